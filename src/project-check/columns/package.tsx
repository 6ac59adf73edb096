import {versionedPurl} from '../share';
import type {Row} from '../rows';
import type {Column} from './column';
import {AGES} from './newest';

/** What became of a row, in words. */
export const RESULTS: Readonly<Record<Row['state'], string>> = {
  found: 'found',
  'not-found': 'not found',
  failed: 'not looked up: the request failed',
  waiting: 'not looked up',
};

/** Name and version; the table adds the button that opens the record. */
export const packageColumn: Column = {
  id: 'package',
  title: 'Package',
  isFirst: true,
  key: (row) => row.package.name.toLowerCase(),
  cell: ({row, finding}) => (
    <>
      {row.package.version ?? 'version not fixed'}
      {finding.record.newest !== undefined && finding.age !== 'newest' && (
        <>
          {' '}
          <span aria-hidden="true">→</span> <span className="out-of-sight">newest: </span>
          {finding.record.newest} {AGES[finding.age] !== 'behind' && <small>{AGES[finding.age]}</small>}
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
    trap: 'The version is the one in your file. The one after the arrow is the newest we know of.',
  },
  exports: [
    {title: 'Package URL', text: (row) => versionedPurl(row.package)},
    {title: 'Package', text: (row) => row.package.name},
    {title: 'Version', text: (row) => row.package.version ?? ''},
    {title: 'Result', text: (row) => RESULTS[row.state]},
  ],
};
