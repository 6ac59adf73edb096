/** @returns how many letters differ: inserted, removed, replaced or swapped with the next */
function distance(left: string, right: string): number {
  const rows: number[][] = [Array.from({length: right.length + 1}, (_, index) => index)];
  for (let at = 1; at <= left.length; at += 1) {
    const row = [at];
    for (let to = 1; to <= right.length; to += 1) {
      const above = rows[at - 1] ?? [];
      const replaced = (above[to - 1] ?? 0) + (left[at - 1] === right[to - 1] ? 0 : 1);
      const isSwap = at > 1 && to > 1 && left[at - 1] === right[to - 2] && left[at - 2] === right[to - 1];
      const swapped = isSwap ? (rows[at - 2]?.[to - 2] ?? 0) + 1 : Infinity;
      row.push(Math.min(replaced, swapped, (above[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1));
    }
    rows.push(row);
  }
  return rows.at(-1)?.at(-1) ?? 0;
}

/** Share of the letters that may differ. */
const MAX_DIFFERENCE = 0.4;

/**
 * @param word what was written
 * @param known what could have been meant
 * @returns the words most like it, best first, at most three; empty if none is near
 */
export function nearest(word: string, known: readonly string[]): string[] {
  const wanted = word.toLowerCase();
  return known
    .map((one) => ({one, far: distance(wanted, one.toLowerCase()) / Math.max(word.length, one.length)}))
    .filter(({far}) => far <= MAX_DIFFERENCE)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({one}) => one);
}

/** @returns `Did you mean "x" or "y"?`, or the whole list where nothing is near */
export function suggestion(word: string, known: readonly string[]): string {
  const near = nearest(word, known).map((one) => `"${one}"`);
  return near.length > 0 ? `Did you mean ${near.join(' or ')}?` : `Known: ${known.join(', ')}.`;
}
