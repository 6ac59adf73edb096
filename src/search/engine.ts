/** The full-text engine behind search: MiniSearch, fed with our words (bench/search/README.md says why this one). */
import MiniSearch from 'minisearch';
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

/** Builds the engine of a list of entries. */
export type MakeEngine = (entries: readonly Entry[]) => Engine;

/** @returns how many entries have each word. */
export function countTerms(entries: readonly Record<Field, readonly string[]>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const entry of entries) {
    for (const term of new Set(Object.values(entry).flat())) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return counts;
}

/** @returns the words of an entry by field. */
export function termsByField(entry: Entry): Record<Field, string[]> {
  return {
    title: terms(entry.title),
    id: terms(entry.id),
    context: terms(entry.context),
    text: terms(entry.text),
    words: entry.words,
    body: entry.body ?? [],
  };
}

export const makeEngine: MakeEngine = (entries) => {
  const documents = entries.map(termsByField);
  const search = new MiniSearch<{entry: number}>({
    idField: 'entry',
    fields: Object.keys(WEIGHTS.fields),
    // Words are made by ours, once; MiniSearch splits them where they were joined.
    extractField: ({entry}, field) =>
      (field === 'entry' ? entry : documents[entry]![field as Field].join(' ')) as string,
    tokenize: (text) => text.split(' '),
    processTerm: (term) => term,
    searchOptions: {boost: {...WEIGHTS.fields}, bm25: {...WEIGHTS.bm25}},
  });
  search.addAll(entries.map((_, entry) => ({entry})));
  return {
    vocabulary: countTerms(documents),
    find: (term) =>
      search.search(term).map(({id, score, match}) => ({entry: id as number, score, fields: match[term] ?? []})),
  };
};
