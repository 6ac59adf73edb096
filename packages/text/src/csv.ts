/** Writes CSV (RFC 4180) in which no text is run by a spreadsheet and everything can be seen, in every table that is downloaded. */
import {visibleText} from './visibleText';

/**
 * Before what a spreadsheet takes for a formula, also behind spaces that it removes and in the widths of East Asian
 * scripts: at the beginning of a cell, and where a program that splits at another separator begins one. Space, `:` and `^`
 * begin one only before a call, because signs stand behind them in what people write: `-O2`, `by @name`.
 */
const FORMULA = /^(?=[\t\r\n])|(?<=^|[,;\t|"\r\n]|[\s:^](?=[^\s:^]+[(|]))(?=[^\S\t\r\n]*[=+\-@＝＋－＠﹦﹢﹣﹫])/g;

/** Shows controls other than those that a cell may contain, tab and line end. */
const shown = (text: string): string =>
  text
    .split(/([\t\r\n]+)/)
    .map((part, place) => (place % 2 ? part : visibleText(part)))
    .join('');

/** A number that stands alone can't be a formula, whatever its sign. */
const NUMBER = /^[+-]?\d+(?:\.\d+)?$/;

/** @returns a text as a cell: never a formula, in quotation marks where it has to be for a program that splits elsewhere */
export function csvText(text: string): string {
  if (NUMBER.test(text)) return text;
  const harmless = shown(text).replace(FORMULA, "'");
  return /[,;\t|"\r\n']/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** @returns lines of cells that {@link csvText} made, or that are numbers */
export const csvLines = (lines: readonly (readonly string[])[]): string =>
  lines.map((cells) => `${cells.join(',')}\r\n`).join('');

/** @returns a file; the mark at its beginning tells Excel that it is UTF-8 */
export const csvFile = (text: string): Blob => new Blob(['\ufeff', text], {type: 'text/csv;charset=utf-8'});
