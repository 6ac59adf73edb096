/**
 * How values of records are written. A time is a day as YYYY-MM-DD in CSV (`dayOf`), `20 Nov 2026` in the narrow cells
 * of the report (`Day` in columns/cells.tsx), and in sentences as on all our pages (`formatDate`).
 */

/** What a record lacks, in cells and exports. */
export const UNKNOWN = 'unknown';

/** @returns the day of a time, as YYYY-MM-DD */
export const dayOf = (time: string | undefined): string | undefined => time?.slice(0, 10);

/** @returns a time in Unix milliseconds; undefined where it is none */
export function timeOf(date: string | undefined): number | undefined {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? undefined : time;
}
