/**
 * The full-text index behind search, scored by BM25F: what the fields of an entry
 * have of a word is added up, each by its weight and length, before it saturates.
 * A word that is in three fields is one piece of evidence, not three. (MiniSearch
 * adds the fields after saturation, so it does not lie below.)
 */
import type {Entry} from './entries';
import {terms} from './words';

/** What one occurrence counts in each field, and how far a long field counts less. */
const FIELDS = {
  title: {weight: 3, length: 0.5},
  id: {weight: 1, length: 0.5},
  context: {weight: 0.8, length: 0.3},
  text: {weight: 0.6, length: 0.3},
  asked: {weight: 2, length: 0.6},
  further: {weight: 0.6, length: 0.5},
} as const;

type Field = keyof typeof FIELDS;

const FIELD_NAMES = Object.keys(FIELDS) as Field[];

/** Occurrences at which a word counts half. */
const SATURATION = 1.2;

/** What an entry has of a word: occurrences by weight and length in all fields, and whether it's in some. */
interface Posting {
  entry: number;
  all: number;
  inTitle: boolean;
  inAsked: boolean;
}

export interface Engine {
  /** Every word with the number of entries that have it. */
  vocabulary: ReadonlyMap<string, number>;
  /** @returns the entries that have a word, given in its common form. */
  find(term: string): readonly Posting[];
}

/** @returns from 0 to 1, what occurrences count. */
export function saturated(occurrences: number): number {
  return occurrences / (SATURATION + occurrences);
}

/** @returns how much a word says: the rarer, the more. */
export function rarityOf(term: string, vocabulary: ReadonlyMap<string, number>, size: number): number {
  return Math.log(1 + size / (1 + (vocabulary.get(term) ?? 0)));
}

function termsByField(entry: Entry): Record<Field, readonly string[]> {
  return {
    title: terms(entry.title),
    id: terms(entry.id),
    context: terms(entry.context),
    text: terms(entry.text),
    asked: entry.asked ?? [],
    further: entry.further ?? [],
  };
}

/** @returns the mean number of words of each field, among the entries that have it. */
function meanLengths(documents: readonly Record<Field, readonly string[]>[]): Record<Field, number> {
  const means = FIELD_NAMES.map((field): [Field, number] => {
    const lengths = documents.map((document) => document[field].length).filter((length) => length > 0);
    return [field, lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length)];
  });
  return Object.fromEntries(means) as Record<Field, number>;
}

/** @returns the index of a list of entries. */
export function makeEngine(entries: readonly Entry[]): Engine {
  const documents = entries.map(termsByField);
  const means = meanLengths(documents);
  const postings = new Map<string, Posting[]>();
  documents.forEach((document, entry) => {
    for (const field of FIELD_NAMES) {
      const {weight, length} = FIELDS[field];
      const each = weight / (1 - length + (length * document[field].length) / means[field]);
      for (const term of document[field]) {
        let own = postings.get(term);
        if (!own) postings.set(term, (own = []));
        let posting = own.at(-1);
        if (posting?.entry !== entry) own.push((posting = {entry, all: 0, inTitle: false, inAsked: false}));
        posting.all += each;
        posting.inTitle ||= field === 'title';
        posting.inAsked ||= field === 'asked';
      }
    }
  });
  return {
    vocabulary: new Map([...postings].map(([term, own]) => [term, own.length])),
    find: (term) => postings.get(term) ?? [],
  };
}
