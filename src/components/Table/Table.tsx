import type {ReactNode} from 'react';

interface TableProps {
  /** What the table is, for readers who do not see it. By default the titles of its columns. */
  label?: string;
  /** Titles of the columns. */
  head: readonly string[];
  /** The cells of each row. */
  rows: readonly (readonly ReactNode[])[];
  /** Whether it has names that a third of a phone is too narrow for. */
  hasLongNames?: boolean;
}

/** From this many columns on, each row is a list of labels and values on a phone; with long names from one less. */
export const MIN_LABELLED = 4;

/** A table that scrolls where it is wider than the page. Its box has its name too, because the keyboard stops there. */
export default function Table({label, head, rows, hasLongNames = false}: TableProps): ReactNode {
  const name = label ?? head.join(', ');
  const isLabelled = head.length + Number(hasLongNames) >= MIN_LABELLED;
  return (
    <div className="table" tabIndex={0} role="group" aria-label={name}>
      <table aria-label={name}>
        <thead>
          <tr>
            {head.map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells, row) => (
            <tr key={row}>
              {cells.map((cell, column) => (
                <td key={column} data-label={column > 0 && isLabelled && cell !== undefined ? head[column] : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The head of a table whose rows are laid out as a grid. Some browsers then forget what they are, so each has its role. */
export function GridTableHead({titles}: {titles: readonly string[]}): ReactNode {
  return (
    <thead role="rowgroup">
      <tr role="row">
        {titles.map((title) => (
          <th key={title} role="columnheader" scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
  );
}
