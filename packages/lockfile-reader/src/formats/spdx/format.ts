import type {Format} from '../format';
import {isSpdx, readSpdx} from './spdx';

export const spdx: Format = {
  id: 'spdx',
  title: 'SPDX (JSON)',
  tools: "SPDX 2.2, 2.3 and 3.0: syft, sbom-tool, GitHub's dependency graph; inside in-toto statements too",
  note: 'Packages without a package URL are skipped.',
  syntax: 'json',
  is: isSpdx,
  read: readSpdx,
  nearby: [
    {
      name: /\.spdx$|\.spdx\.(?:ya?ml|rdf|xml)$/i,
      content: /^SPDXVersion: |spdx\.org\/rdf\/terms#|^spdxVersion:/m,
      message:
        'This looks like SPDX, but not in JSON. Export it as JSON, or convert it: pyspdxtools -i FILE -o sbom.spdx.json.',
    },
  ],
};
