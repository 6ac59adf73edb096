/** How far a query is what readers ask of a place (build/questions.ts). */
import type {Entry} from './entries';
import {rarityOf, type Query} from './query';
import {isStopWord, tokens} from './words';

/** A phrase with the words that say something, and how much of it each is. */
export interface Phrase {
  entry: number;
  weights: ReadonlyMap<string, number>;
  sum: number;
}

/**
 * @param entries all entries
 * @param vocabulary the words that texts have, with the number of entries that have each
 * @returns the phrases of all entries
 */
export function phrasesOf(entries: readonly Entry[], vocabulary: ReadonlyMap<string, number>): Phrase[] {
  return entries.flatMap(({asked = []}, entry) =>
    asked.map((phrase): Phrase => {
      const content = tokens(phrase).filter(
        ({start, end, whole}) => !whole && !isStopWord(phrase.slice(start, end).toLowerCase()),
      );
      const weights = new Map(content.map(({term}) => [term, rarityOf(term, vocabulary, entries.length)]));
      return {entry, weights, sum: [...weights.values()].reduce((sum, weight) => sum + weight, 0)};
    }),
  );
}

/** @returns from 0 to 1, how much of the query is in the phrase and of the phrase in the query */
function fitOf({weights, sum}: Phrase, {parts}: Query): number {
  let covered = 0;
  let all = 0;
  const found = new Set<string>();
  for (const {variants, weight} of parts) {
    all += weight;
    let best = 0;
    for (const {terms, worth} of variants) {
      if (!terms.every((term) => weights.has(term))) continue;
      best = Math.max(best, worth);
      for (const term of terms) found.add(term);
    }
    covered += best * weight;
  }
  if (covered === 0) return 0;
  const ofQuery = covered / all;
  const ofPhrase = [...found].reduce((part, term) => part + weights.get(term)!, 0) / sum;
  return (2 * ofQuery * ofPhrase) / (ofQuery + ofPhrase);
}

/**
 * @param phrases those of all entries
 * @param query a query
 * @returns for each entry how well the best of its phrases fits
 */
export function phraseFits(phrases: readonly Phrase[], query: Query): Map<number, number> {
  const fits = new Map<number, number>();
  // One word is a subject, which titles and topics decide.
  if (query.length < 2) return fits;
  for (const phrase of phrases) {
    const fit = fitOf(phrase, query);
    if (fit > (fits.get(phrase.entry) ?? 0)) fits.set(phrase.entry, fit);
  }
  return fits;
}
