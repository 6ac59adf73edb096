import type {Format} from '../format';
import {field} from '../shared/looseValues';
import {readCycloneDx} from './cycloneDx';
import {fromXml} from './xmlForm';

export const cycloneDx: Format = {
  id: 'cyclonedx',
  title: 'CycloneDX (JSON)',
  tools: 'CycloneDX generators, cdxgen, syft, Trivy; inside in-toto statements too',
  note: 'Components without a package URL are skipped.',
  syntax: 'json',
  is: (value) => field(value, 'bomFormat') === 'CycloneDX',
  read: readCycloneDx,
};

export const cycloneDxXml: Format = {
  id: 'cyclonedx-xml',
  title: 'CycloneDX (XML)',
  tools: 'CycloneDX generators',
  note: 'Components without a package URL are skipped.',
  syntax: 'xml',
  is: ({name}) => name === 'bom',
  read: (root) => readCycloneDx(fromXml(root)),
};
