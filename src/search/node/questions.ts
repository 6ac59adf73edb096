/** What readers ask: phrases by the address of the place that answers them. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

/** Phrases by the address of a page, a section or an operation. */
export type Phrases = ReadonlyMap<string, readonly string[]>;

/** @returns the phrases of questions.yaml. */
export function readQuestions(): Phrases {
  const places = parse(readFileSync(path.join(__dirname, 'questions.yaml'), 'utf8')) as Record<string, string>;
  return new Map(Object.entries(places).map(([place, phrases]) => [`/docs/${place}`, phrases.split(',')]));
}

/** A query with the addresses that answer it, the best first (bench/search/README.md). */
export interface JudgedQuery {
  /** What readers type: a word, a field's name, another form of one, a path, an identifier, an error text, another vendor's term, a typing error, a question. */
  kind: string;
  query: string;
  /** The set in which it was first measured unseen. */
  from?: string;
  /** An address without an anchor stands for the page and each place on it; `*` stands for any characters but a slash. */
  expect: readonly string[];
}

/** @returns the queries of queries.json. */
export function readQueries(): JudgedQuery[] {
  return JSON.parse(readFileSync(path.join(__dirname, 'queries.json'), 'utf8')) as JudgedQuery[];
}

/** Kinds of queries that are words. Names, paths and identifiers are found without phrases. */
const WORDED = new Set(['error', 'operation', 'question', 'synonym', 'vendor', 'word']);

/** @returns the worded ones of queries, by default those of queries.json, as phrases of the first place that answers them. */
export function readJudged(queries: readonly JudgedQuery[] = readQueries()): Phrases {
  const phrases = new Map<string, string[]>();
  for (const {kind, query, expect} of queries) {
    // A pattern is no place, and an anchor of a parameter or property has no phrases: what has none is dropped later.
    const address = expect.find((one) => !/\*|#(?:parameter|body|response)-/.test(one));
    if (address !== undefined && WORDED.has(kind)) phrases.set(address, [...(phrases.get(address) ?? []), query]);
  }
  return phrases;
}
