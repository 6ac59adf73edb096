import {formatNumber} from '@ecosystems-docs/text';
import {UNKNOWN} from '../recordValues';
import {exported, nameParameters, type Column} from './column';

export const dependentsColumn: Column = {
  id: 'dependents',
  title: 'Dependents',
  isDescending: true,
  key: ({finding}) => finding?.record.dependents,
  cell: ({finding: {record}}) =>
    record.dependents === undefined ? <small>{UNKNOWN}</small> : formatNumber(record.dependents),
  request: (_row, finding) => ({
    operation: 'packages/getRegistryPackageDependentPackages',
    values: {parameters: nameParameters(finding)},
  }),
  explanation: {
    page: '/docs/guides/recipes/affected-packages#packages',
    title: 'List the packages that depend on it',
    trap: "Counts packages that depended on it in any of their versions. It hasn't been recalculated regularly since December 2023, so newer packages have 0.",
  },
  exports: [exported('Dependent packages', ({record}) => record.dependents)],
};
