/** Which columns of a table the reader wants. Kept in memory, so that the next page of a list has the same. */
import {useState} from 'react';

/** Columns that are drawn; the others can be chosen in their place, and are in the files. */
export const MAX_COLUMNS = 100;

/** Columns that are listed to choose from. */
export const MAX_CHOICES = 500;

const chosen = new Map<string, readonly string[] | undefined>();

export interface ColumnChoice {
  /** Every column of the list, in the order in which it came. */
  all: readonly string[];
  /** What the table and CSV have, in the same order. */
  columns: readonly string[];
  /** @param columns undefined: all */
  choose: (columns: readonly string[] | undefined) => void;
}

/**
 * @param wanted what was chosen, perhaps for a response with other columns; undefined: nothing was
 * @returns which of a list's columns to show; all where none of the wanted is there
 */
function columnsToShow(all: readonly string[], wanted: readonly string[] | undefined): readonly string[] {
  const names = new Set(wanted);
  const known = all.filter((name) => names.has(name));
  return known.length > 0 ? known : all;
}

/**
 * @param table whose choice it is: `<api>/<operationId>`
 * @param all columns of the list that is shown
 */
export function useColumns(table: string, all: readonly string[]): ColumnChoice {
  const [wanted, setWanted] = useState(() => chosen.get(table));
  const choose = (columns: readonly string[] | undefined): void => {
    chosen.set(table, columns);
    setWanted(columns);
  };
  return {all, columns: columnsToShow(all, wanted), choose};
}
