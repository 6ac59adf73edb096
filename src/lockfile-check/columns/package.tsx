import type {Finding} from '@ecosystems-docs/lockfile-check';
import type {Face} from './column';

/** How a version compares with the newest one, where the arrow between them doesn't say it. */
const AGES: Readonly<Record<Finding['age'], string>> = {
  newest: '',
  behind: '',
  ahead: 'ahead',
  unknown: "can't compare",
};

/** Name and version; the table adds the button that opens the record. */
export const packageFace: Face = {
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
};
