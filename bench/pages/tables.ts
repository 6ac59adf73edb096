/** Tables of figures in Markdown. */

export type Cells = readonly (string | number)[];

/** @returns the middle one, of an even number the greater of the two */
export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;

/** @returns bytes as KiB with one decimal */
export const kib = (bytes: number): string => (bytes / 1024).toFixed(1);

/** @returns the table */
export const table = (head: Cells, rows: readonly Cells[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
