import {nameParameters, type Column} from './column';

export const versionColumn: Column = {
  id: 'version',
  title: 'Version',
  key: (row) => row.package.version,
  cell: ({row}) => row.package.version ?? 'not fixed',
  request: (row, finding) =>
    row.package.version === undefined
      ? undefined
      : {
          operation: 'packages/getRegistryPackageVersion',
          values: {parameters: {...nameParameters(finding), versionNumber: row.package.version}},
        },
  explanation: {
    page: '/docs/guides/package-urls#look-up',
    title: 'Look up a package URL',
    trap: 'A lookup ignores the version. Request the version itself to see whether it exists.',
  },
  exports: [],
};
