import {useMemo, useState, type ReactNode} from 'react';
import {count, formatNumber} from '../../catalogue/numbers';
import {
  filterRows,
  MARKS,
  marksOf,
  sortRows,
  type ColumnId,
  type Filter,
  type Mark,
  type Row,
  type Sorting,
} from '../rows';
import PackageRow from './PackageRow';

/** Rows that stand in the page at a time. */
const PAGE_SIZE = 100;

/** The titles of the columns, in their order. */
export const COLUMNS: Readonly<Record<ColumnId, string>> = {
  package: 'Package',
  version: 'Version',
  newest: 'Newest',
  advisories: 'Advisories',
  licence: 'Licence',
  maintainers: 'Maintainers',
  release: 'Last release',
  status: 'Status',
  dependents: 'Dependents',
  funding: 'Funding',
  synced: 'Last synced',
};

/** Columns whose largest value is of interest first. */
const DESCENDING_FIRST: readonly ColumnId[] = ['advisories', 'dependents', 'funding'];

interface HeadProps {
  sorting: Sorting;
  onSort: (by: ColumnId) => void;
  onRequest: (column: ColumnId) => void;
}

function Head({sorting, onSort, onRequest}: HeadProps): ReactNode {
  return (
    <thead>
      <tr>
        {Object.entries(COLUMNS).map(([id, title]) => {
          const column = id as ColumnId;
          const isSorted = sorting.by === column;
          return (
            <th
              key={id}
              scope="col"
              aria-sort={isSorted ? (sorting.descending ? 'descending' : 'ascending') : undefined}
            >
              <span className="xray__column">
                <button type="button" className="xray__sort" onClick={() => onSort(column)}>
                  {title}
                  <span aria-hidden="true">{isSorted ? (sorting.descending ? ' ↓' : ' ↑') : ''}</span>
                </button>
                <button
                  type="button"
                  className="xray__ask-request"
                  aria-label={`Show the request: ${title}`}
                  title="Show the request"
                  onClick={() => onRequest(column)}
                >
                  <span aria-hidden="true">{'{ }'}</span>
                </button>
              </span>
            </th>
          );
        })}
      </tr>
    </thead>
  );
}

interface FiltersProps {
  filter: Filter;
  rows: readonly Row[];
  now: number;
  onChange: (filter: Filter) => void;
}

function Filters({filter, rows, now, onChange}: FiltersProps): ReactNode {
  const numbers = useMemo(() => {
    const found = new Map<Mark, number>();
    for (const row of rows) for (const mark of marksOf(row, now)) found.set(mark, (found.get(mark) ?? 0) + 1);
    return found;
  }, [rows, now]);
  return (
    <div className="xray__filters">
      <label>
        Filter by name, licence or advisory
        <input
          type="search"
          className="try-input"
          value={filter.text}
          spellCheck={false}
          autoComplete="off"
          onChange={({target}) => onChange({...filter, text: target.value})}
        />
      </label>
      <label>
        Finding
        <select
          className="try-input"
          value={filter.mark}
          onChange={({target}) => onChange({...filter, mark: target.value as Filter['mark']})}
        >
          <option value="all">All ({formatNumber(rows.length)})</option>
          {Object.entries(MARKS).map(([mark, title]) => (
            <option key={mark} value={mark}>
              {title} ({formatNumber(numbers.get(mark as Mark) ?? 0)})
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

interface PagerProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

function Pager({page, pages, onPage}: PagerProps): ReactNode {
  if (pages < 2) return null;
  const turn = (step: number): void => {
    const next = page + step;
    if (next >= 0 && next < pages) onPage(next);
  };
  return (
    <nav className="try-actions xray__pager" aria-label="Pages of the table">
      <button type="button" className="try-button" aria-disabled={page === 0} onClick={() => turn(-1)}>
        Previous
      </button>
      <span>
        Page {page + 1} of {pages}
      </span>
      <button type="button" className="try-button" aria-disabled={page === pages - 1} onClick={() => turn(1)}>
        Next
      </button>
    </nav>
  );
}

interface PackageTableProps {
  rows: readonly Row[];
  /** In Unix milliseconds. */
  now: number;
  /** Text of the filter at first. */
  find: string;
  /** Called when the reader wants to see the request for a value. */
  onRequest: (row: Row, column: ColumnId) => void;
}

/** The packages, a hundred at a time, sorted and filtered as the reader likes. */
export default function PackageTable({rows, now, find, onRequest}: PackageTableProps): ReactNode {
  const [sorting, setSorting] = useState<Sorting>({by: 'advisories', descending: true});
  const [filter, setFilter] = useState<Filter>({text: find, mark: 'all'});
  const [page, setPage] = useState(0);
  const sorted = useMemo(() => sortRows(filterRows(rows, filter, now), sorting), [rows, filter, sorting, now]);
  const pages = Math.max(1, Math.ceil(sorted.length / PAGE_SIZE));
  const current = Math.min(page, pages - 1);
  const shown = sorted.slice(current * PAGE_SIZE, (current + 1) * PAGE_SIZE);
  const sort = (by: ColumnId): void => {
    setPage(0);
    setSorting({by, descending: sorting.by === by ? !sorting.descending : DESCENDING_FIRST.includes(by)});
  };
  const change = (next: Filter): void => {
    setPage(0);
    setFilter(next);
  };
  const first = shown[0] ?? rows[0];
  return (
    <>
      <Filters filter={filter} rows={rows} now={now} onChange={change} />
      <p role="status" className="xray__hint">
        {sorted.length === rows.length
          ? `${count(rows.length, 'row')}.`
          : `${formatNumber(sorted.length)} of ${count(rows.length, 'row')}.`}
        {sorted.length === 0 && " That isn't a pass: a package that we don't know has no advisories to compare."}
      </p>
      <div className="xray__scroll" tabIndex={0} role="region" aria-labelledby="xray-packages">
        <table>
          <Head sorting={sorting} onSort={sort} onRequest={(column) => first && onRequest(first, column)} />
          <tbody>
            {shown.map((row) => (
              <PackageRow key={row.index} row={row} now={now} onRequest={onRequest} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager page={current} pages={pages} onPage={setPage} />
    </>
  );
}
