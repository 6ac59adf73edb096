/** Typing errors: which known words a reader may have meant. */

/**
 * Edits between two words: a letter too much, missing, other, or two swapped.
 *
 * @param most edits beyond this number are not counted
 * @returns the number of edits, or `most + 1`
 */
function distance(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    let least = i;
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let edits = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) edits = Math.min(edits, before[j - 2]! + 1);
      row.push(edits);
      least = Math.min(least, edits);
    }
    if (least > most) return most + 1;
    before = last;
    last = row;
  }
  return last[b.length]!;
}

interface Correction {
  term: string;
  edits: number;
}

/** Short words have too many near neighbours to correct safely. */
function allowedEdits(word: string): number {
  if (word.length < 4 || /^\d+$/.test(word)) return 0;
  return word.length < 6 ? 1 : 2;
}

/**
 * @param word a word (its common form) that no text has
 * @param vocabulary the words that texts have, with their number
 * @returns the nearest words, fewest edits and most common first
 */
export function corrections(word: string, vocabulary: ReadonlyMap<string, number>): Correction[] {
  const most = allowedEdits(word);
  if (most === 0) return [];
  const corrections: (Correction & {rank: number})[] = [];
  for (const [term, entries] of vocabulary) {
    if (term.length < 3) continue;
    const edits = distance(word, term, most);
    if (edits > most) continue;
    // The first letter is rarely the wrong one.
    corrections.push({term, edits, rank: edits + (term[0] === word[0] ? 0 : 0.7) - Math.log10(entries) / 8});
  }
  return corrections
    .sort((a, b) => a.rank - b.rank)
    .slice(0, 3)
    .map(({term, edits}) => ({term, edits}));
}
