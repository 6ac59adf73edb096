/** Writes the table as CSV. */
import {csvLines, csvText} from '@ecosystems-docs/text';
import {EXPORT_COLUMNS} from './columns';
import type {ListedEntry, ListedPackage} from './inventory';
import type {Row} from './rows';
import {REASONS} from './skipReasons';
import {versionedPurl} from './versionedPurl';

/** @returns the lines as RFC 4180 has them */
const csvDocument = (lines: readonly (readonly string[])[]): string =>
  csvLines(lines.map((line) => line.map((cell) => csvText(cell))));

/** @returns the rows below a line of names */
export const toCsv = (rows: readonly Row[]): string =>
  csvDocument([
    EXPORT_COLUMNS.map(({title}) => title),
    ...rows.map((row) => EXPORT_COLUMNS.map(({text}) => text(row))),
  ]);

/** @returns packages that nobody has looked up, and entries that nobody will */
export const listToCsv = (found: readonly (ListedPackage | ListedEntry)[]): string =>
  csvDocument([
    ['Package URL', 'Package', 'Version', 'In', 'Skipped'],
    ...found.map((one) =>
      'reason' in one
        ? ['', one.name, one.version ?? '', one.in.join('; '), REASONS[one.reason]]
        : [versionedPurl(one), one.name, one.version ?? '', one.in.join('; '), ''],
    ),
  ]);
