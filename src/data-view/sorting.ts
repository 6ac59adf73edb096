/** Sorts the rows of a table by one of its columns. */

/** What a row is sorted by; undefined: not known. */
export type SortKey<R> = (row: R) => string | number | undefined;

/** How a table is sorted. */
export interface Sorting<C> {
  column: C;
  descending: boolean;
}

/** @returns the rows in another order; rows of which nothing is known come last, and equal rows stay as they were */
export function sortRows<R>(rows: readonly R[], keyOf: SortKey<R>, descending: boolean): R[] {
  const keyed = rows.map((row) => ({row, key: keyOf(row)}));
  const known = keyed.filter(({key}) => key !== undefined);
  const compare = new Intl.Collator('en', {numeric: true}).compare;
  known.sort(({key: a}, {key: b}) => {
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
    return descending ? -order : order;
  });
  return [...known, ...keyed.filter(({key}) => key === undefined)].map(({row}) => row);
}

/**
 * @param before how the table is sorted; undefined: as it came
 * @param isDescending whether the column's largest value is of interest first
 * @returns how it is sorted once the reader chooses the column, a second time the other way round
 */
export const sortedNext = <C>(before: Sorting<C> | undefined, column: C, isDescending: boolean): Sorting<C> => ({
  column,
  descending: before?.column === column ? !before.descending : isDescending,
});
