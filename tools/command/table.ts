/** @returns rows below their heads, in columns of one width: the first to the left, the others to the right. */
export function table(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  return lines
    .map(([first = '', ...others]) =>
      [first.padEnd(widths[0] ?? 0), ...others.map((cell, column) => cell.padStart(widths[column + 1] ?? 0))]
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
