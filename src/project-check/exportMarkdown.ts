/** Writes summary (verdict.ts) and table (columns/) as Markdown, for an issue or a pull request; recordValues.ts has the form of dates. */
import {visibleText} from '../data-view/visibleText';
import {EXPORT_COLUMNS} from './columns/columns';
import type {Row} from './rows';

/** Words, amounts and dates, which nothing takes for more than that. */
const PLAIN = /^(?:[A-Za-z]+(?: [A-Za-z]+)*|\d{1,6}|\d{4}-\d\d-\d\d)?$/;

/**
 * Keeps what registries say from being read as markup. Only code does that: sites
 * make links of bare URLs, `GH-1`, `@name` and commits also behind a backslash.
 */
function cell(text: string): string {
  const shown = visibleText(text.replace(/\s+/g, ' ').trim());
  if (PLAIN.test(shown)) return shown;
  // A table ends its cell at a bar, and at one behind two backslashes.
  const inTable = shown.replace(/(?<!\\)\\+(?=\|)/g, (slashes) => `${slashes} `).replaceAll('|', '\\|');
  const longest = Math.max(0, ...(inTable.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const space = longest > 0 ? ' ' : '';
  return fence + space + inTable + space + fence;
}

/** Keeps our own sentences as they are, also where they name a file. */
const sentence = (text: string): string =>
  visibleText(text.replace(/\s+/g, ' ').trim()).replace(/[\\`*_[\]|~<>#@!&$:]/g, '\\$&');

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;

/** @returns a table in GitHub's Markdown below the summary */
export function toMarkdown(summary: readonly string[], rows: readonly Row[]): string {
  const head = EXPORT_COLUMNS.map(({title}) => title);
  const body = rows.map((row) => line(EXPORT_COLUMNS.map(({text}) => cell(text(row)))));
  return [
    ...summary.map((text) => `- ${sentence(text)}\n`),
    '\n',
    line(head),
    line(head.map(() => '---')),
    ...body,
    '\nData: [ecosyste.ms](https://ecosyste.ms), [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/).\n',
  ].join('');
}
