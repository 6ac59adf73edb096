/** Writes CSV (RFC 4180), in which no text is run by a spreadsheet and everything can be seen. */
import {visibleText} from './browser/json/visibleText';

/** What a spreadsheet takes for a formula, also in the width of East Asian scripts. */
const FORMULA = /^[=+\-@\t\r\n＝＋－＠]/;

/** Shows controls other than the two that a cell may contain, tab and line end. */
const shown = (text: string): string =>
  text
    .split(/([\t\r\n]+)/)
    .map((part, place) => (place % 2 ? part : visibleText(part)))
    .join('');

/** @returns a text as it may stand in CSV: never a formula, in quotation marks where it has to be */
export function csvText(text: string): string {
  const harmless = shown(FORMULA.test(text) ? `'${text}` : text);
  return /[",\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/**
 * @param lines of cells that are written already, by {@link csvText} or as numbers
 * @returns the file
 */
export const csvFile = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.join(',')}\r\n`).join('');
