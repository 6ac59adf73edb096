/** Writes the table as CSV. */
import {csvLines, csvText} from '../data-view/csv';
import {EXPORT_COLUMNS} from './columns/columns';
import type {Row} from './rows';

/** @returns the rows as RFC 4180 has them, with a line of names */
export function toCsv(rows: readonly Row[]): string {
  const lines = [
    EXPORT_COLUMNS.map(({title}) => title),
    ...rows.map((row) => EXPORT_COLUMNS.map(({text}) => text(row))),
  ];
  return csvLines(lines.map((line) => line.map(csvText)));
}
