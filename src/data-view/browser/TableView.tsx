import clsx from 'clsx';
import {Button, PlainButton} from '../../components/controls/Button/Button';
import {useEffect, useId, useMemo, useRef, useState, type ReactNode} from 'react';
import {formatNumber, visibleText} from '@ecosystems-docs/text';
import {openModal} from '../../browser/modal';
import type {Sorting} from '../sorting';
import type {JsonDocument} from './json/document';
import type {Cell, TablePage} from './json/list';
import {columnTitle} from './columnTitle';
import SortableHead from './SortableHead';
import {MAX_COLUMNS} from './useColumns';
import './dataView.css';

/** Rows that are shown at once. */
const CHUNK = 100;

interface HeadProps {
  columns: readonly string[];
  /** Undefined: as the list came. */
  sorting?: Sorting<string>;
  /** Called with the column that the reader wants the rows sorted by; absent: they can't be sorted. */
  onSort?: (column: string) => void;
}

interface RowsProps {
  /** Whether its numbers are counts, whose digits are grouped; otherwise they may be IDs. */
  areCounts?: boolean;
}

interface TableProps extends HeadProps, RowsProps {
  /** What the table shows. */
  title: string;
  document: JsonDocument;
  rows: TablePage;
  count: number;
  /** Columns that are wanted; those that are drawn are `columns`. */
  total: number;
}

interface ValueProps extends RowsProps {
  cell: Cell | undefined;
  /** Asks for the whole of it. */
  whole: () => Promise<string | undefined>;
}

/** A value; where it says more than the cell shows, a press shows all of it. */
function Value({cell, whole, areCounts}: ValueProps): ReactNode {
  const [opened, setOpened] = useState<{of: Cell; text: string | undefined}>();
  if (areCounts && cell?.kind === 'number') return formatNumber(Number(cell.text));
  if (!cell?.more) return cell?.text;
  // Another cell in the same place, of the next page or in another order, is not open.
  const text = opened?.of === cell ? opened.text : undefined;
  return (
    <>
      <PlainButton
        className="data-cell"
        aria-expanded={text !== undefined}
        title={text === undefined ? 'Show the whole value' : 'Show less'}
        onClick={() => {
          if (text !== undefined) setOpened(undefined);
          else void whole().then((all) => setOpened({of: cell, text: all}));
        }}
      >
        {cell.text}
      </PlainButton>
      {text !== undefined && <pre className="data-whole">{text}</pre>}
    </>
  );
}

function Head({columns, sorting, onSort}: HeadProps): ReactNode {
  return columns.map((name) =>
    onSort ? (
      <SortableHead
        key={name}
        title={visibleText(columnTitle(name))}
        isSorted={sorting?.column === name}
        isDescending={sorting?.descending === true}
        onSort={() => onSort(name)}
      />
    ) : (
      <th key={name} scope="col">
        {visibleText(columnTitle(name))}
      </th>
    ),
  );
}

function TableRows({
  document,
  columns,
  rows,
  areCounts,
}: Pick<TableProps, 'document' | 'columns' | 'rows' | 'areCounts'>): ReactNode {
  return rows.map((cells, index) => (
    <tr key={index} tabIndex={-1}>
      {columns.map((name, place) => {
        const cell = cells[place];
        const value = <Value cell={cell} areCounts={areCounts} whole={() => document.cell(index, name)} />;
        return place === 0 ? (
          <th key={name} scope="row">
            {value}
          </th>
        ) : (
          <td key={name} data-kind={cell?.kind}>
            {value}
          </td>
        );
      })}
    </tr>
  ));
}

/** The table itself, in a region of its own that scrolls. */
function Table({
  title,
  document,
  columns,
  rows,
  count,
  total,
  sorting,
  onSort,
  areCounts,
  children,
}: TableProps & {children: ReactNode}): ReactNode {
  const id = useId();
  const size = `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}, ${formatNumber(total)} columns`;
  return (
    <div className={clsx('data-table', rows.length > 4 && 'is-long')} role="region" tabIndex={0} aria-labelledby={id}>
      <table>
        <caption id={id}>
          {title}: {size}
          {columns.length < total && ` (showing the first ${columns.length}: choose others above)`}
        </caption>
        <thead translate="no">
          <tr>
            <Head columns={columns} sorting={sorting} onSort={onSort} />
          </tr>
        </thead>
        <tbody translate="no">
          <TableRows document={document} columns={columns} rows={rows} areCounts={areCounts} />
        </tbody>
      </table>
      {children}
    </div>
  );
}

function useRows(document: JsonDocument, columns: readonly string[]): {rows: TablePage; showMore: () => Promise<void>} {
  const [rows, setRows] = useState<TablePage>([]);
  useEffect(() => {
    let current = true;
    void document.table(columns, 0, CHUNK).then((first) => {
      if (current) setRows(first);
    });
    return () => {
      current = false;
    };
  }, [document, columns]);
  const showMore = async (): Promise<void> => {
    const from = rows.length;
    const next = await document.table(columns, from, CHUNK);
    setRows((before) => (before.length === from ? [...before, ...next] : before));
  };
  return {rows, showMore};
}

/** Over the whole window, because a response has more columns than a panel has room for. */
function WideTable({title, onClose, children}: {title: string; onClose: () => void; children: ReactNode}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => openModal(dialog.current!), []);
  return (
    <dialog ref={dialog} className="data-wide" aria-labelledby={id} onClose={onClose}>
      <form method="dialog">
        <h2 id={id}>{title}</h2>
        <Button type="submit">Close</Button>
      </form>
      {children}
    </dialog>
  );
}

interface TableViewProps extends HeadProps, RowsProps {
  title?: string;
  document: JsonDocument;
  /** Whether it has the whole window. */
  isWide: boolean;
  /** Called when the reader has closed that. */
  onClose: () => void;
}

/** A list of objects as a table: a row for each, a column for each property. */
export default function TableView({
  title = 'Response as a table',
  document,
  columns: wanted,
  isWide,
  onClose,
  ...head
}: TableViewProps): ReactNode {
  // The same names are the same columns, whichever list has them.
  const names = JSON.stringify(wanted.slice(0, MAX_COLUMNS));
  const columns = useMemo(() => JSON.parse(names) as string[], [names]);
  const {count = 0} = document.list ?? {};
  const {rows, showMore} = useRows(document, columns);
  const left = count - rows.length;
  const table = (
    <Table
      {...head}
      title={title}
      document={document}
      columns={columns}
      rows={rows}
      count={count}
      total={wanted.length}
    >
      {rows.length > 0 && left > 0 && (
        <button type="button" className="expand" onClick={() => void showMore()}>
          Show {Math.min(CHUNK, left)} more of {formatNumber(count)}
        </button>
      )}
    </Table>
  );
  return isWide ? (
    <WideTable title={title} onClose={onClose}>
      {table}
    </WideTable>
  ) : (
    table
  );
}
