/** Dates as readers see them. */

/** @returns a date such as 2026-07-01, or the day of a time, as readers say it: 1 July 2026 */
export function formatDate(date: string, timeZone = 'UTC'): string {
  return new Date(date).toLocaleDateString('en-GB', {day: 'numeric', month: 'long', year: 'numeric', timeZone});
}
