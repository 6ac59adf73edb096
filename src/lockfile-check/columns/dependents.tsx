import {formatNumber} from '@ecosystems-docs/text';
import {UNKNOWN} from '@ecosystems-docs/lockfile-check';
import {nameParameters, type Face} from './column';

export const dependentsFace: Face = {
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
};
