import {hasUnknownLicence} from '../rows';
import {exported, type Column} from './column';
import {MarkWord} from './cells';

export const licenceColumn: Column = {
  id: 'licence',
  title: 'Licence',
  isFirst: true,
  key: ({finding}) => finding?.record.licences.join(', ') || undefined,
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
  exports: [exported('Licences', ({record}) => record.licences.join(', ') || undefined)],
};
