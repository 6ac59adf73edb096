/** How well search answers judged queries: those that it knows, and those that nobody tuned on; used by `npm run bench:search` and its test. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {Entries} from '../../src/search/entries';
import {readQueries, type JudgedQuery} from '../../src/search/node/questions';

export interface Score {
  queries: number;
  /** Share of the queries whose first result answers, and one of whose first three does. */
  success1: number;
  success3: number;
  /** Mean of 1/position of the first result that answers; 0 where none does. */
  reciprocalRank: number;
}

export interface Outcome {
  query: JudgedQuery;
  /** Position of the first result that answers, from 1; 0: none does. */
  position: number;
}

/**
 * The sets of queries, with what is demanded of each: what was reached, less two points for changes of texts.
 * `known` are those that search has as phrases: it guards against regressions and measures nothing else.
 */
export const SETS = {
  known: {least: {success1: 0.89, success3: 0.95}, read: readQueries},
  check: {least: {success1: 0.78, success3: 0.855}, read: () => readSet('check.json')},
  fresh: {least: {success1: 0.67, success3: 0.835}, read: () => readSet('check-2026-11-25.json')},
} as const satisfies Record<string, {least: Pick<Score, 'success1' | 'success3'>; read: () => JudgedQuery[]}>;

export type SetName = keyof typeof SETS;
export const SET_NAMES = Object.keys(SETS) as SetName[];

function readSet(file: string): JudgedQuery[] {
  return JSON.parse(readFileSync(path.join(__dirname, file), 'utf8')) as JudgedQuery[];
}

function toPattern(expected: string): RegExp {
  return new RegExp(
    `^${expected
      .split('*')
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, '\\$&'))
      .join('[^/]*')}$`,
  );
}

/** @returns whether an address is one that is expected. */
export function answers(address: string, expected: string): boolean {
  const plain = decodeURIComponent(address);
  const pattern = toPattern(expected);
  return pattern.test(plain) || (!expected.includes('#') && pattern.test(plain.split('#')[0]!));
}

/**
 * @param search gives the addresses of results in the order in which they are shown
 * @param queries what to ask
 */
export function outcomes(search: (query: string) => readonly string[], queries: readonly JudgedQuery[]): Outcome[] {
  return queries.map((query) => ({
    query,
    position:
      search(query.query).findIndex((address) => query.expect.some((expected) => answers(address, expected))) + 1,
  }));
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

/** @returns every address that a result can have. */
export function addressesOf({entries}: Entries): string[] {
  return entries.flatMap(({address, places}) =>
    places ? places.map(({operation, anchor}) => `${operation.address}#${anchor}`) : [address],
  );
}
