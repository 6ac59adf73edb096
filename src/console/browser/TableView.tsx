import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {formatNumber} from '../../catalogue/numbers';
import type {JsonDocument} from './json/document';
import type {TablePage} from './json/list';
import {visibleText} from './json/visibleText';

/** Rows that are shown at once. */
const CHUNK = 100;

/** A table wider than this is no table; the rest is in the tree and in the files. */
const MOST_COLUMNS = 100;

interface TableProps {
  columns: readonly string[];
  rows: TablePage;
  count: number;
}

function Rows({columns, rows}: Pick<TableProps, 'columns' | 'rows'>): ReactNode {
  return rows.map((cells, index) => (
    <tr key={index} tabIndex={-1}>
      {columns.map((name, place) => {
        const cell = cells[place];
        return place === 0 ? (
          <th key={name} scope="row">
            {cell?.text}
          </th>
        ) : (
          <td key={name} data-kind={cell?.kind}>
            {cell?.text}
          </td>
        );
      })}
    </tr>
  ));
}

/** The table itself, in a region of its own that scrolls. */
function Table({columns, rows, count, children}: TableProps & {children: ReactNode}): ReactNode {
  const id = useId();
  const shown = columns.slice(0, MOST_COLUMNS);
  const size = `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}, ${columns.length} columns`;
  return (
    <div className="try-table" role="region" tabIndex={0} aria-labelledby={id}>
      <table>
        <caption id={id}>
          Response as a table: {size}
          {shown.length < columns.length && ` (showing the first ${shown.length})`}
        </caption>
        <thead>
          <tr>
            {shown.map((name) => (
              <th key={name} scope="col">
                {visibleText(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Rows columns={shown} rows={rows} />
        </tbody>
      </table>
      {children}
    </div>
  );
}

function useRows(document: JsonDocument): {rows: TablePage; showMore: () => Promise<void>} {
  const [rows, setRows] = useState<TablePage>([]);
  useEffect(() => {
    let current = true;
    void document.table(0, CHUNK).then((first) => {
      if (current) setRows(first);
    });
    return () => {
      current = false;
    };
  }, [document]);
  const showMore = async (): Promise<void> => {
    const from = rows.length;
    const next = await document.table(from, CHUNK);
    setRows((before) => (before.length === from ? [...before, ...next] : before));
  };
  return {rows, showMore};
}

/** Over the whole window, because a response has more columns than a panel has room for. */
function Wide({onClose, children}: {onClose: () => void; children: ReactNode}): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className="try-wide" aria-label="Response as a table" onClose={onClose}>
      <form method="dialog">
        <button className="try-button">Close</button>
      </form>
      {children}
    </dialog>
  );
}

interface TableViewProps {
  document: JsonDocument;
  /** Whether it has the whole window. */
  isWide: boolean;
  /** Called when the reader has closed that. */
  onClose: () => void;
}

/** A list of objects as a table: a row for each, a column for each property. */
export default function TableView({document, isWide, onClose}: TableViewProps): ReactNode {
  const {columns = [], count = 0} = document.list ?? {};
  const {rows, showMore} = useRows(document);
  const left = count - rows.length;
  const table = (
    <Table columns={columns} rows={rows} count={count}>
      {rows.length > 0 && left > 0 && (
        <button type="button" className="try-chunk" onClick={() => void showMore()}>
          Show {Math.min(CHUNK, left)} more of {formatNumber(count)}
        </button>
      )}
    </Table>
  );
  return isWide ? <Wide onClose={onClose}>{table}</Wide> : table;
}
