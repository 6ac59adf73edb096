import {hasUnknownLicence} from '@ecosystems-docs/lockfile-check';
import type {Face} from './column';
import {MarkWord} from './cells';

export const licenceFace: Face = {
  cell: ({finding}) => (
    <>
      {finding.record.licences.join(', ')} {hasUnknownLicence(finding) && <MarkWord of="check">unknown</MarkWord>}
    </>
  ),
  explanation: {
    page: '/docs/guides/recipes/dependency-licences#state',
    title: 'See what the registry declares',
    trap: "The licence is the package's, not your version's: the SPDX identifier closest to what the registry declares, which can be wrong. Other means that none is close.",
  },
};
