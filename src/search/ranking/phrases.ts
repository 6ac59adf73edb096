/**
 * Matches a query with single phrases: titles, and what readers ask (src/search/phrases). All words of
 * a place together also match a query that has one word of each of its phrases; a single phrase doesn't.
 */
import type {Entry} from '../entries';
import {SMALL_SHARE, type Query} from '../query';
import {isSmallTerm, terms} from '../words';

/** The phrases of all entries, by the words that they have. */
export interface PhraseIndex {
  /** The entry of each phrase, and the weight of all its words. */
  entries: readonly number[];
  totals: readonly number[];
  /** The phrases that have a word, and its weight in each. */
  words: ReadonlyMap<string, {weight: number; phrases: readonly number[]}>;
}

/** Fewest words of a parameter or property whose name is a phrase; shorter names match too many queries. */
const MIN_NAME_WORDS = 3;

/** @returns the phrases of an entry: common forms of words, each once. */
function phrasesOf({title, places, phrases = []}: Entry): readonly (readonly string[])[] {
  const words = [...new Set(terms(title))];
  return places && words.length < MIN_NAME_WORDS ? [] : [words, ...phrases];
}

/**
 * @param entries all entries
 * @param rarity how much a word says
 * @returns their phrases
 */
export function indexPhrases(entries: readonly Entry[], rarity: (term: string) => number): PhraseIndex {
  const words = new Map<string, {weight: number; phrases: number[]}>();
  const owners: number[] = [];
  const totals: number[] = [];
  entries.forEach((entry, number) => {
    for (const phrase of phrasesOf(entry)) {
      let total = 0;
      for (const term of phrase) {
        let word = words.get(term);
        if (!word)
          words.set(term, (word = {weight: rarity(term) * (isSmallTerm(term) ? SMALL_SHARE : 1), phrases: []}));
        word.phrases.push(owners.length);
        total += word.weight;
      }
      owners.push(number);
      totals.push(total);
    }
  });
  return {entries: owners, totals, words};
}

/** What a phrase and a query share: weights of the query's words, and of the phrase's. */
interface Shared {
  ofQuery: number;
  ofPhrase: number;
}

/** Adds what each phrase has of one word of the query, by its best variant. */
function addPart(index: PhraseIndex, part: Query['parts'][number], shared: Map<number, Shared>): void {
  const best = new Map<number, {worth: number; weight: number}>();
  for (const {term, worth} of part.variants) {
    const word = index.words.get(term);
    for (const phrase of word?.phrases ?? [])
      if (worth > (best.get(phrase)?.worth ?? 0)) best.set(phrase, {worth, weight: word?.weight ?? 0});
  }
  for (const [phrase, {worth, weight}] of best) {
    const sum = shared.get(phrase) ?? {ofQuery: 0, ofPhrase: 0};
    shared.set(phrase, sum);
    sum.ofQuery += worth * part.weight;
    sum.ofPhrase += worth * weight;
  }
}

/** @returns for each entry the best F measure, from 0 to 1, of the query and one of its phrases. */
export function bestPhrases(index: PhraseIndex, {parts}: Query): Map<number, number> {
  const all = parts.reduce((sum, {weight}) => sum + weight, 0);
  const shared = new Map<number, Shared>();
  for (const part of parts) addPart(index, part, shared);
  const best = new Map<number, number>();
  for (const [phrase, {ofQuery, ofPhrase}] of shared) {
    const recall = ofQuery / all;
    const precision = Math.min(1, ofPhrase / (index.totals[phrase] ?? 1));
    const entry = index.entries[phrase] ?? 0;
    best.set(entry, Math.max(best.get(entry) ?? 0, (2 * precision * recall) / (precision + recall)));
  }
  return best;
}
