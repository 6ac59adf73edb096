/** Writes the table as CSV. */
import {csvLines, csvText} from '@ecosystems-docs/text';
import {EXPORT_COLUMNS} from './columns';
import type {ListedEntry, ListedPackage} from './inventory';
import type {Missing} from './missing';
import type {Row} from './rows';
import {REASONS} from './skipReasons';
import {versionedPurl} from './versionedPurl';

/** @returns the lines as RFC 4180 has them */
const csvDocument = (lines: readonly (readonly string[])[]): string =>
  csvLines(lines.map((line) => line.map((cell) => csvText(cell))));

/** @returns a line for what has no row, with what is known of it in the columns of the rows */
function lineOf({name, version = '', reason, in: files}: Missing): string[] {
  const known = new Map([
    ['Package', name],
    ['Version', version],
    ['In', files.join('; ')],
    ['Result', reason],
  ]);
  return EXPORT_COLUMNS.map(({title}) => known.get(title) ?? '');
}

/** @returns the rows below a line of names, and then what has no row */
export const toCsv = (rows: readonly Row[], leftOut: readonly Missing[]): string =>
  csvDocument([
    EXPORT_COLUMNS.map(({title}) => title),
    ...rows.map((row) => EXPORT_COLUMNS.map(({text}) => text(row))),
    ...leftOut.map(lineOf),
  ]);

/** @returns packages that nobody has looked up, and entries that nobody will */
export const listToCsv = (listed: readonly (ListedPackage | ListedEntry)[]): string =>
  csvDocument([
    ['Package URL', 'Package', 'Version', 'In', 'Skipped'],
    ...listed.map((one) =>
      'reason' in one
        ? ['', one.name, one.version ?? '', one.in.join('; '), REASONS[one.reason]]
        : [versionedPurl(one), one.name, one.version ?? '', one.in.join('; '), ''],
    ),
  ]);
