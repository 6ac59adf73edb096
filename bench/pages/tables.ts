/** Tables of figures in Markdown, and where they are written. */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** The day of a measurement. */
export const TODAY = new Date().toISOString().slice(0, 10);

export type Cells = readonly (string | number)[];

/** @returns the middle one, of an even number the greater of the two */
export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

/** @returns bytes as KiB with one decimal */
export const kib = (bytes: number): string => (bytes / 1024).toFixed(1);

/** @returns the table */
export const table = (head: Cells, rows: readonly Cells[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

/** Prints tables, and puts them in the place of the last ones in bench/README.md. */
export function record(section: string, tables: readonly string[]): void {
  const text = tables.join('\n\n');
  console.log(`${text}\n`);
  const file = path.resolve('bench/README.md');
  const readme = readFileSync(file, 'utf8');
  const place = new RegExp(`(<!-- ${section} -->)[\\s\\S]*?(<!-- /${section} -->)`);
  if (!place.test(readme))
    throw new Error(`bench/README.md has no "<!-- ${section} --><!-- /${section} -->" for the tables.`);
  writeFileSync(
    file,
    readme.replace(place, (_match, open: string, close: string) => `${open}\n\n${text}\n\n${close}`),
  );
}
