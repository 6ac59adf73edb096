/** Writes the table as CSV. */
import {csvLines, csvText} from '../console/csv';
import {cellsOf, EXPORT_COLUMNS} from './exportCells';
import type {Row} from './rows';

/** @returns the rows as RFC 4180 has them, with a line of names */
export function toCsv(rows: readonly Row[]): string {
  const lines = [EXPORT_COLUMNS.map(([, title]) => title), ...rows.map((row) => Object.values(cellsOf(row)))];
  return csvLines(lines.map((cells) => cells.map((cell) => csvText(cell))));
}
