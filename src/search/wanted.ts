/**
 * What a query asks for, and what an operation gives: "all packages of a maintainer" wants a list of packages, "how
 * many repositories use it" a number. The other words are often the same for a list, for one of its records and for
 * their number.
 */
import type {Gives} from './format';
import {isStopWord, stem, synonymsOf} from './words';

/** A thing that words name. */
interface Thing {
  /** Common form of the noun. */
  term: string;
  isPlural: boolean;
}

/** What a query asks for. */
export interface Wanted {
  thing?: Thing;
  /** Common forms of other words for the thing. */
  near: readonly string[];
  amount?: Gives;
}

/** What an operation gives. */
export interface Given {
  /** The thing that its summary names. */
  thing?: Thing;
  amount: Gives;
  /** A lookup is for one record, also where it returns a list. */
  isLookup: boolean;
}

/** Words before a thing that say how many of it are wanted. */
const AMOUNTS: ReadonlyMap<string, Gives> = new Map(
  (
    [
      ['list', 'all every each list lists listing'],
      ['count', 'many number count counts total totals amount'],
      ['one', 'one single particular specific given detail details latest newest a an'],
    ] as const
  ).flatMap(([amount, words]) => words.split(' ').map((word): [string, Gives] => [word, amount])),
);

/** Verbs that come before a thing. */
const VERBS = new Set('get lookup look up search find queue create show fetch read see return returns'.split(' '));

/** A thing ends before these words. */
const ENDS = new Set(
  'of for from in on by at with within that which who whose whom when where to into as under across about and or without behind inside'.split(
    ' ',
  ),
);

const isPlural = (word: string): boolean => /[^su']s$/.test(word) || /(?:ss|x|ch|sh)es$/.test(word);

/** A participle describes the thing before it: "packages published by". */
const isParticiple = (word: string): boolean => /[a-z]{2}(?:ed|ing)$/.test(word);

/**
 * @param words in lower case, in their order
 * @returns what the words name first
 */
export function wantedIn(words: readonly string[]): Wanted {
  let amount: Gives | undefined;
  const nouns: string[] = [];
  for (const word of words) {
    const says = AMOUNTS.get(word);
    if (nouns.length === 0) {
      if (says && (!amount || amount === 'one')) amount = says;
      if (says || VERBS.has(word) || isStopWord(word)) continue;
    } else if (ENDS.has(word) || isParticiple(word) || isStopWord(word)) break;
    nouns.push(word);
  }
  const noun = nouns.find(isPlural) ?? nouns.at(-1);
  const term = noun === undefined ? undefined : stem(noun);
  return {
    ...(noun === undefined || term === undefined ? {} : {thing: {term, isPlural: isPlural(noun)}}),
    near: term === undefined ? [] : synonymsOf(term),
    ...(amount ? {amount} : {}),
  };
}

/** How well an operation gives what is wanted: the thing from 0 to 1, and its amount from -1 to 1. */
export interface Fit {
  thing: number;
  amount: number;
}

/** @returns how well an operation gives what is wanted */
export function fitOf({thing, near, amount}: Wanted, given: Given): Fit {
  const term = given.thing?.term;
  if (!thing || term === undefined) return {thing: 0, amount: 0};
  const same = thing.term === term ? 1 : near.includes(term) ? 0.5 : 0;
  const wanted = amount !== 'count' && thing.isPlural ? 'list' : amount;
  // "every package" may ask for a list or for its records.
  if (same === 0 || !wanted || (wanted === 'list' && !thing.isPlural)) return {thing: same, amount: 0};
  const fits = wanted === given.amount || (given.isLookup && wanted !== 'count');
  return {thing: same, amount: fits ? 1 : -1};
}
