import {useState, type ReactNode} from 'react';
import {Button, ButtonRow} from '../../components/controls/Button/Button';
import {Select} from '../../components/controls/FormField/FormField';
import SortableHead from '../../data-view/browser/SortableHead';
import {sortedNext, sortRows, type Sorting} from '../../data-view/sorting';
import {COLUMNS} from '../columns/columns';
import type {Column} from '../columns/column';
import type {Row} from '@ecosystems-docs/lockfile-check';
import PackageRow from './PackageRow';

const TABLE_PAGE_SIZE = 100;

interface HeadProps {
  columns: readonly Column[];
  sorting: Sorting<Column>;
  onSort: (column: Column) => void;
}

function Head({columns, sorting, onSort}: HeadProps): ReactNode {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <SortableHead
            key={column.id}
            title={column.title}
            className={`lockfile-check__cell--${column.id}`}
            isSorted={sorting.column === column}
            isDescending={sorting.descending}
            onSort={() => onSort(column)}
          />
        ))}
      </tr>
    </thead>
  );
}

interface PagerProps {
  tablePage: number;
  tablePages: number;
  onPage: (tablePage: number) => void;
}

function Pager({tablePage, tablePages, onPage}: PagerProps): ReactNode {
  if (tablePages < 2) return null;
  const turn = (step: number): void => {
    const next = tablePage + step;
    if (next >= 0 && next < tablePages) onPage(next);
  };
  return (
    <ButtonRow as="nav" className="lockfile-check__pager" aria-label="Pages of the table">
      <Button aria-disabled={tablePage === 0} onClick={() => turn(-1)}>
        Previous
      </Button>
      <span>
        Page {tablePage + 1} of {tablePages}
      </span>
      <Button aria-disabled={tablePage === tablePages - 1} onClick={() => turn(1)}>
        Next
      </Button>
    </ButtonRow>
  );
}

/** Sorts the rows of a window that is too narrow for a head. */
function SortSelect({columns, sorting, onSort}: HeadProps): ReactNode {
  return (
    <label className="lockfile-check__sort-select">
      Sort by
      <Select
        value={sorting.column.id}
        onChange={({target}) => {
          const column = columns.find(({id}) => id === target.value);
          if (column) onSort(column);
        }}
      >
        {columns.map(({id, title}) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </Select>
    </label>
  );
}

interface PackageTableProps {
  /** Those that are left by the filter, of packages that were found. */
  rows: readonly Row[];
  columns: readonly Column[];
  /** In Unix milliseconds. */
  now: number;
  onOpen: (row: Row) => void;
}

/** The packages, a hundred at a time, sorted as the reader likes. */
export default function PackageTable({rows, columns, now, onOpen}: PackageTableProps): ReactNode {
  const [sorting, setSorting] = useState<Sorting<Column>>(() => ({
    column: COLUMNS.find(({id}) => id === 'advisories') ?? (COLUMNS[0] as Column),
    descending: true,
  }));
  const [tablePage, setTablePage] = useState(0);
  const sorted = sortRows(rows, sorting.column.key, sorting.descending);
  const tablePages = Math.max(1, Math.ceil(sorted.length / TABLE_PAGE_SIZE));
  const current = Math.min(tablePage, tablePages - 1);
  const shown = sorted.slice(current * TABLE_PAGE_SIZE, (current + 1) * TABLE_PAGE_SIZE);
  const sort = (column: Column): void => {
    setTablePage(0);
    setSorting(sortedNext(sorting, column, column.isDescending === true));
  };
  const head = {columns, sorting, onSort: sort};
  const isWide = columns.length > COLUMNS.filter(({isFirst}) => isFirst).length + 1;
  return (
    <>
      <SortSelect {...head} />
      <div
        className={isWide ? 'lockfile-check__scroll' : undefined}
        tabIndex={isWide ? 0 : undefined}
        role="region"
        aria-labelledby="lockfile-check-packages"
      >
        <table>
          <Head {...head} />
          <tbody>
            {shown.map((row) => (
              <PackageRow key={row.index} row={row} columns={columns} now={now} onOpen={onOpen} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager tablePage={current} tablePages={tablePages} onPage={setTablePage} />
    </>
  );
}
