/** Writes the table as CSV. */
import {csvFile, csvText} from '../console/csv';
import {cellsOf, EXPORT_COLUMNS} from './exportCells';
import type {Row} from './rows';

/** @returns the rows as RFC 4180 has them, with a line of names */
export function toCsv(rows: readonly Row[]): string {
  const lines = [EXPORT_COLUMNS.map(([, title]) => title), ...rows.map((row) => Object.values(cellsOf(row)))];
  return csvFile(lines.map((line) => line.map(csvText)));
}
