/** Writes summary and table as Markdown, for an issue or a pull request. */
import {cellsOf, EXPORT_COLUMNS} from './exportCells';
import type {Row} from './rows';

/** Keeps what registries say from being read as markup. */
const escape = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[\\`*_[\]|~<>#@!]/g, '\\$&')
    .trim();

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |\n`;

/** @returns a table in GitHub's Markdown below the summary */
export function toMarkdown(summary: readonly string[], rows: readonly Row[]): string {
  const head = EXPORT_COLUMNS.map(([, title]) => title);
  const body = rows.map((row) => line(Object.values(cellsOf(row)).map(escape)));
  return [
    ...summary.map((sentence) => `- ${escape(sentence)}\n`),
    '\n',
    line(head),
    line(head.map(() => '---')),
    ...body,
    '\nData: [ecosyste.ms](https://ecosyste.ms), [CC BY-SA 4.0](https://creativecommons.org/licenses/by-sa/4.0/).\n',
  ].join('');
}
