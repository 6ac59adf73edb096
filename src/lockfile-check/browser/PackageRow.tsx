import {memo, type ReactNode} from 'react';
import {PlainButton} from '../../components/controls/Button/Button';
import type {Column} from '../columns/column';
import {advisoriesOf, needsCheck, worst, type Row} from '@ecosystems-docs/lockfile-check';

interface PackageRowProps {
  row: Row;
  /** Those that are shown; the first one is the package. */
  columns: readonly Column[];
  /** In Unix milliseconds. */
  now: number;
  /** Called when the reader wants to see the record. */
  onOpen: (row: Row) => void;
}

/** A package that was found. Opens its record. */
function PackageRow({row, columns, now, onOpen}: PackageRowProps): ReactNode {
  const {package: one, finding} = row;
  const [first, ...others] = columns;
  if (!finding || !first) return null;
  const isQuiet = advisoriesOf(row, 'affected').length === 0 && !needsCheck(row);
  return (
    <tr className={isQuiet ? 'is-quiet' : undefined} data-severity={worst(advisoriesOf(row, 'affected'))}>
      <th scope="row">
        <PlainButton className="lockfile-check__name" onClick={() => onOpen(row)}>
          {one.name}
        </PlainButton>{' '}
        {one.development && <span className="lockfile-check__tag">dev</span>}
        <div className="lockfile-check__versions">{first.cell({row, finding, now})}</div>
      </th>
      {others.map((column) => (
        <td key={column.id} data-label={column.title} className={`lockfile-check__cell--${column.id}`}>
          {column.cell({row, finding, now})}
        </td>
      ))}
    </tr>
  );
}

export default memo(
  PackageRow,
  (before, after) =>
    before.row.finding === after.row.finding &&
    before.row.index === after.row.index &&
    before.columns === after.columns,
);
