import {versionedPurl} from '../share';
import type {Finding} from '../findings';
import type {Row} from '../rows';
import {exported, type Column} from './column';

/** The result of a row in words. */
const RESULTS: Readonly<Record<Row['state'], string>> = {
  found: 'found',
  'not-found': 'not found',
  failed: 'not looked up: the request failed',
  waiting: 'not looked up',
};

/** How a version compares with the newest one, where the arrow between them doesn't say it. */
const AGES: Readonly<Record<Finding['age'], string>> = {
  newest: '',
  behind: '',
  ahead: 'ahead',
  unknown: "can't compare",
};

/** Name and version; the table adds the button that opens the record. */
export const packageColumn: Column = {
  id: 'package',
  title: 'Package',
  isFirst: true,
  key: (row) => row.package.name.toLowerCase(),
  cell: ({row, finding: {record, age}}) => (
    <>
      {row.package.version ?? 'version not fixed'}
      {record.newest !== undefined && age !== 'newest' && (
        <>
          {' '}
          <span aria-hidden="true">→</span> <span className="out-of-sight">newest: </span>
          {record.newest} {AGES[age] && <small>{AGES[age]}</small>}
        </>
      )}
    </>
  ),
  request: (row) => ({
    operation: 'packages/bulkLookupPackages',
    values: {parameters: {}, body: {purls: [row.package.purl]}},
  }),
  explanation: {
    page: '/docs/guides/package-urls#not-found',
    title: 'Why a lookup finds nothing',
    trap: 'The version is the one in your file. The one after the arrow is the highest stable one when we last synced the package.',
  },
  exports: [
    {title: 'Package URL', text: (row) => versionedPurl(row.package)},
    {title: 'Package', text: (row) => row.package.name},
    {title: 'Version', text: (row) => row.package.version ?? ''},
    {title: 'In', text: (row) => row.package.in.join('; ')},
    {title: 'Result', text: (row) => RESULTS[row.state]},
    exported('Newest version', ({record}) => record.newest),
  ],
};
