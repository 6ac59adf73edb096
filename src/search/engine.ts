/**
 * The full-text engine behind search: for each word the entries that have it,
 * scored by BM25+ with a weight for each field. It is asked for one word at a
 * time; what the words of a query add up to is rank.ts' business.
 */
import type {Entry} from './entries';
import {WEIGHTS} from './weights';
import {terms} from './words';

/** The fields that are searched. */
export type Field = keyof typeof WEIGHTS.fields;

/** An entry that has a word. */
export interface Hit {
  entry: number;
  score: number;
  /** The fields that have it. */
  fields: readonly string[];
}

export interface Engine {
  /** Every word of the entries with the number of entries that have it. */
  vocabulary: ReadonlyMap<string, number>;
  /** @returns the entries that have a word, which is given in its common form. */
  find(term: string): Hit[];
}

/** @returns how many entries have each word. */
function countTerms(entries: readonly Record<Field, readonly string[]>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    for (const term of new Set(Object.values(entry).flat())) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

/** @returns the words of an entry by field. */
function termsByField(entry: Entry): Record<Field, readonly string[]> {
  return {
    title: terms(entry.title),
    id: terms(entry.id),
    context: terms(entry.context),
    text: terms(entry.text),
    asked: entry.asked ?? [],
    words: entry.words,
    body: entry.body ?? [],
  };
}

/** A field of an entry that has a word: how often, and how many words the field has. */
interface Posting {
  entry: number;
  count: number;
  length: number;
}

/** One field of all entries: for each word the entries whose field has it. */
class FieldIndex {
  private readonly postings = new Map<string, Posting[]>();
  private words = 0;

  constructor(private readonly size: number) {}

  add(entry: number, terms: readonly string[]): void {
    const counts = new Map<string, number>();
    for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
    this.words += counts.size;
    for (const [term, count] of counts) {
      const posting = {entry, count, length: counts.size};
      const known = this.postings.get(term);
      if (known) known.push(posting);
      else this.postings.set(term, [posting]);
    }
  }

  /** @returns the entries that have a word in this field, with their scores */
  find(term: string): {entry: number; score: number}[] {
    const {k, b, d} = WEIGHTS.bm25;
    const found = this.postings.get(term) ?? [];
    const rarity = Math.log(1 + (this.size - found.length + 0.5) / (found.length + 0.5));
    return found.map(({entry, count, length}) => {
      const relative = (length * this.size) / this.words;
      return {entry, score: rarity * (d + (count * (k + 1)) / (count + k * (1 - b + b * relative)))};
    });
  }
}

/** @returns the engine of a list of entries */
export function makeEngine(entries: readonly Entry[]): Engine {
  const documents = entries.map(termsByField);
  const fields = (Object.keys(WEIGHTS.fields) as Field[]).map((field) => {
    const index = new FieldIndex(entries.length);
    documents.forEach((document, entry) => index.add(entry, document[field]));
    return {field, index};
  });
  return {
    vocabulary: countTerms(documents),
    find: (term) => {
      const hits = new Map<number, Hit>();
      for (const {field, index} of fields) {
        for (const {entry, score} of index.find(term)) {
          const hit = hits.get(entry) ?? {entry, score: 0, fields: []};
          hits.set(entry, {entry, score: hit.score + WEIGHTS.fields[field] * score, fields: [...hit.fields, field]});
        }
      }
      return [...hits.values()];
    },
  };
}
