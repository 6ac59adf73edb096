/** Writes the table as CSV. */
import {cellsOf, EXPORT_COLUMNS} from './exportCells';
import type {Row} from './rows';

/** Spreadsheets run a cell that begins with one of these as a formula. An apostrophe before it makes it text. */
const FORMULA = /^[=+\-@\t\r]/;

function quote(text: string): string {
  const safe = FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** @returns the rows as RFC 4180 has them, with a line of names */
export function toCsv(rows: readonly Row[]): string {
  const lines = [EXPORT_COLUMNS.map(([, title]) => title), ...rows.map((row) => Object.values(cellsOf(row)))];
  return lines.map((line) => `${line.map(quote).join(',')}\r\n`).join('');
}
