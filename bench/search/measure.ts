/** How well search answers the queries of queries.json and asked.json (train, asked), and of the sets that nobody tunes on; used by `npm run bench:search` and its test. */
import {readFileSync} from 'node:fs';
import path from 'node:path';

export interface BenchQuery {
  /** What readers type: a word, a field's name, another form of one, a path, an identifier, an error text, another vendor's term, a typing error, a question. */
  kind: string;
  query: string;
  /** Train: it was first measured unseen, in a set of that name (README.md). Asked: the thread in which somebody asked it. */
  from?: string;
  /**
   * Addresses that answer it. One without an anchor stands for the page and each
   * place on it; `*` stands for any characters but a slash.
   */
  expect: string[];
}

export interface Score {
  queries: number;
  /** Share of the queries whose first result answers, and one of whose first three does. */
  success1: number;
  success3: number;
  /** Mean of 1/position of the first result that answers; 0 where none does. */
  reciprocalRank: number;
}

export interface Outcome {
  query: BenchQuery;
  /** Position of the first result that answers, from 1; 0: none does. */
  position: number;
}

/** What is demanded of each set: what was reached, less 15%, so that only a big loss fails a test. The aim on unseen queries is 0.78 and 0.9. */
export const LEAST = {
  train: {success1: 0.73, success3: 0.81},
  check: {success1: 0.65, success3: 0.73},
  fresh: {success1: 0.59, success3: 0.72},
  cold: {success1: 0.6, success3: 0.75},
  asked: {success1: 0.4, success3: 0.6},
} as const;

/** The sets of queries by name, with their files. */
const SETS = {
  train: 'queries.json',
  check: 'check.json',
  fresh: 'check-2026-11-25.json',
  cold: 'cold-2026-11-28.json',
  asked: 'asked.json',
} as const;

export type SetName = keyof typeof SETS;
export const SET_NAMES = Object.keys(SETS) as SetName[];

/** @returns the queries of a set */
export function readQueries(set: SetName = 'train'): BenchQuery[] {
  return JSON.parse(readFileSync(path.join(__dirname, SETS[set]), 'utf8')) as BenchQuery[];
}

function toPattern(expected: string): RegExp {
  return new RegExp(
    `^${expected
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]*')}$`,
  );
}

/** @returns whether addresses are one that is expected: a function, because one is asked for thousands. */
export function answering(expected: string): (address: string) => boolean {
  const pattern = toPattern(expected);
  return (address) => {
    const plain = decodeURIComponent(address);
    return pattern.test(plain) || (!expected.includes('#') && pattern.test(plain.split('#')[0]!));
  };
}

/**
 * @param search gives the addresses of results in the order in which they are shown
 * @param queries what to ask
 */
export function outcomes(search: (query: string) => readonly string[], queries: readonly BenchQuery[]): Outcome[] {
  return queries.map((query) => {
    const expected = query.expect.map(answering);
    const position = search(query.query).findIndex((address) => expected.some((answers) => answers(address))) + 1;
    return {query, position};
  });
}

/** @returns the score of a list of outcomes. */
export function scoreOf(list: readonly Outcome[]): Score {
  const share = (holds: (position: number) => boolean): number =>
    list.filter(({position}) => position > 0 && holds(position)).length / list.length;
  return {
    queries: list.length,
    success1: share((position) => position === 1),
    success3: share((position) => position <= 3),
    reciprocalRank: list.reduce((sum, {position}) => sum + (position > 0 ? 1 / position : 0), 0) / list.length,
  };
}

/** @returns the scores by kind, in the order of the queries, and of all. */
export function scoresByKind(list: readonly Outcome[]): Map<string, Score> {
  const kinds = [...new Set(list.map(({query}) => query.kind))];
  return new Map([
    ...kinds.map((kind): [string, Score] => [kind, scoreOf(list.filter(({query}) => query.kind === kind))]),
    ['all', scoreOf(list)],
  ]);
}
