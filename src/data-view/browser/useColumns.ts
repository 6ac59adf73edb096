/** Which columns of a table the reader wants, and in which order. Kept in this browser; where it stores nothing, for this page. */
import {useState} from 'react';
import {readStored, store} from '../../browser/storage';

/** What was chosen on this page, also where the browser stores nothing. */
const chosen = new Map<string, string[] | undefined>();

function stored(key: string): string[] | undefined {
  try {
    const names = JSON.parse(readStored(key) ?? 'null') as unknown;
    return Array.isArray(names) && names.every((name) => typeof name === 'string') ? names : undefined;
  } catch {
    return undefined;
  }
}

export interface ColumnChoice {
  /** Every column of the list, in the order in which it came. */
  all: readonly string[];
  /** What the table and CSV have, in this order. */
  columns: readonly string[];
  /** @param columns undefined: all, in the order in which they came */
  choose: (columns: readonly string[] | undefined) => void;
}

/**
 * @param wanted what was chosen, perhaps for a response with other columns; undefined: nothing was
 * @returns which of a list's columns to show; all where none of the wanted is there
 */
export function columnsToShow(all: readonly string[], wanted: readonly string[] | undefined): readonly string[] {
  const known = [...new Set(wanted)].filter((name) => all.includes(name));
  return known.length > 0 ? known : all;
}

/** @returns the names with one of them a place further to the front or the back */
export function moved(names: readonly string[], name: string, by: -1 | 1): string[] {
  const from = names.indexOf(name);
  const to = from + by;
  const rest = names.filter((one) => one !== name);
  return to < 0 || to >= names.length ? [...names] : [...rest.slice(0, to), name, ...rest.slice(to)];
}

/**
 * @param table whose choice it is: `<api>/<operationId>`
 * @param all columns of the list that is shown
 */
export function useColumns(table: string, all: readonly string[]): ColumnChoice {
  const key = `console-columns:${table}`;
  const [wanted, setWanted] = useState(() => (chosen.has(key) ? chosen.get(key) : stored(key)));
  const choose = (columns: readonly string[] | undefined): void => {
    const names = columns && [...columns];
    chosen.set(key, names);
    store(key, names ? JSON.stringify(names) : null);
    setWanted(names);
  };
  return {all, columns: columnsToShow(all, wanted), choose};
}
