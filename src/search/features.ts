/**
 * Features of an entry that match a query: one named list, from 0 to about 1 each.
 * A score is their sum, each times its weight (weights.ts), which
 * scripts/search-learn.ts learns from the train set of bench/search.
 * `npm run bench:search -- --explain "query"` shows what each adds.
 */
import type {Entry} from './entries';
import type {Query} from './query';
import {WEIGHTS} from './weights';

/** How much of a query's words an entry has, as shares of the words' weights. */
export interface Match {
  /** BM25F scores: over all fields; over title, id and place. */
  text: number;
  name: number;
  /** BM25F score over title, id, place and readers' words. */
  head: number;
  /** Share of the query in all fields; in the title; in readers' words; in the trail; in the title or readers' words. */
  coverage: number;
  inTitle: number;
  inAsked: number;
  inContext: number;
  inHead: number;
  /** Words of the index that matched. */
  terms: ReadonlySet<string>;
}

/** Matches without comparing words: names, paths, and pasted identifiers. */
export type Direct = Partial<
  Record<
    | 'begins'
    | 'dotted'
    | 'exact'
    | 'host'
    | 'literal'
    | 'pathEnd'
    | 'pathExact'
    | 'pathPart'
    | 'pathRest'
    | 'pathValues'
    | 'pasted'
    | 'pastedOrder'
    | 'written',
    number
  >
>;

/** An entry that may match a query, with everything that features use. */
export interface Candidate {
  entry: Entry;
  query: Query;
  match: Match;
  direct: Direct;
  /** The best `match.text` and `match.head` of all entries. */
  best: number;
  bestHead: number;
  /** Match of the page of a section, or of the service of an operation or name. */
  around: Match;
  /** Sum of `match.text` over the sections of a page that have nearly all of the query. */
  sections: number;
  /** Share of the title's words, by rarity, that the query has. */
  titleShare: number;
  /** Share of the title that is the whole query, from its beginning. */
  titleStart: number;
  /** Whether the words of the title are in the same number as in the query, from -1 to 1. */
  number: number;
}

const isPage = ({kind}: Entry): boolean => kind === 'guide' || kind === 'page' || kind === 'service';
const isField = ({kind}: Entry): boolean => kind === 'parameter' || kind === 'property';
const when = (holds: boolean): number => (holds ? 1 : 0);
const both = (a: number, b: number): number => (a + b > 0 ? (2 * a * b) / (a + b) : 0);

/** The features by name. */
export const FEATURES = {
  /** Score of the text; as a share of the best; in names; with readers' words, as a share of the best. */
  text: ({match}) => match.text,
  lead: ({match, best}) => match.text / best,
  name: ({match}) => match.name,
  headLead: ({match, bestHead}) => match.head / bestHead,
  /** How much of the query is there. */
  coverage: ({match}) => match.coverage,
  inTitle: ({match}) => match.inTitle,
  inAsked: ({match}) => match.inAsked,
  inHeadMostly: ({match}) => match.inHead ** 4,
  inContext: ({match}) => match.inContext,
  /** How much the title and the query are the same, and how much of the title begins with the query. */
  titleBoth: ({match, titleShare}) => both(match.inTitle, titleShare),
  titleStart: ({titleStart}) => titleStart,
  /** Whether an operation is of one or of many, as the query is. */
  number: ({entry, number}) => (entry.kind === 'operation' ? number : 0),
  /** Scores of the page around a section, an operation or a name, and of the sections of a page. */
  around: ({around}) => around.text,
  sections: ({sections}) => sections / (1 + sections),
  /** The query is its name, or has it. */
  exactPage: ({entry, direct}) => (isPage(entry) ? (direct.exact ?? 0) : 0),
  exactOperation: ({entry, direct}) => (entry.kind === 'operation' ? (direct.exact ?? 0) : 0),
  exactField: ({entry, direct}) => (isField(entry) ? (direct.exact ?? 0) : 0),
  literal: ({direct}) => direct.literal ?? 0,
  written: ({direct}) => direct.written ?? 0,
  begins: ({direct}) => direct.begins ?? 0,
  dotted: ({direct}) => direct.dotted ?? 0,
  /** A path fits its path. */
  pathExact: ({direct}) => direct.pathExact ?? 0,
  pathValues: ({direct}) => direct.pathValues ?? 0,
  pathRest: ({direct}) => direct.pathRest ?? 0,
  pathPart: ({direct}) => direct.pathPart ?? 0,
  pathEnd: ({direct}) => direct.pathEnd ?? 0,
  host: ({direct}) => direct.host ?? 0,
  /** Position among the operations that accept the pasted identifier. */
  pastedOrder: ({direct}) => direct.pastedOrder ?? 0,
  /** Its kind. */
  service: ({entry}) => when(entry.kind === 'service'),
  guide: ({entry}) => when(entry.kind === 'guide'),
  page: ({entry}) => when(entry.kind === 'page'),
  operation: ({entry}) => when(entry.kind === 'operation'),
  section: ({entry}) => when(entry.kind === 'section'),
  field: ({entry}) => when(isField(entry)),
  definition: ({entry}) => when(entry.definition === true),
  /** The query wants a meaning, or a name in code. */
  meaning: ({entry, query}) => when(entry.definition === true && query.intents.has('meaning')),
  fieldAsked: ({entry, query}) => when(isField(entry) && query.isName),
  /** How many operations have the name, how deep it is nested, and the position of its service in the catalogue. */
  places: ({entry}) => Math.log2(entry.places?.length ?? 1) / 5,
  depth: ({entry}) => (entry.places?.[0]?.depth ?? 0) / 3,
  order: ({entry}) => (entry.service ?? 0) / 25,
} satisfies Record<string, (candidate: Candidate) => number>;

export type Feature = keyof typeof FEATURES;

export const FEATURE_NAMES = Object.keys(FEATURES) as Feature[];

/** The sorts of queries that have weights of their own on top of the first, which are for all. */
export const SORTS = ['all', 'question', 'word'] as const;

/** @returns which of `SORTS` a query is, as 1 or 0. */
export function sortsOf({isQuestion, length}: Query): readonly number[] {
  return [1, when(isQuestion), when(!isQuestion && length === 1)];
}

/** The rank of an entry that accepts the pasted identifier. */
export const PASTED = 3;

/**
 * @returns how directly an entry matches: `PASTED` it accepts the pasted identifier, 2 it has the very path, 1 a path
 *   or address leads to it, 0 it has the words. Entries of a lower rank come later, whatever words they share.
 */
export function directness({direct, query}: Pick<Candidate, 'direct' | 'query'>): number {
  if (direct.pasted) return PASTED;
  if (direct.pathExact) return 2;
  const isAddress = direct.host && query.path?.segments.length === 0;
  return isAddress || direct.pathValues || direct.pathRest ? 1 : 0;
}

/** @returns the features of a candidate, in the order of `FEATURE_NAMES`. */
export function valuesOf(candidate: Candidate): number[] {
  // Operations that accept a pasted identifier keep their own order.
  if (!candidate.direct.pasted) return FEATURE_NAMES.map((name) => FEATURES[name](candidate));
  return FEATURE_NAMES.map((name) => (name === 'pastedOrder' ? FEATURES[name](candidate) : 0));
}

/** Every feature has weights: one without is a type error. */
const weightsOf: Readonly<Record<Feature, readonly number[]>> = WEIGHTS;

/** @returns what each feature adds to the score of a candidate, in the order of `FEATURE_NAMES`. */
export function contributions(candidate: Candidate): number[] {
  const sorts = sortsOf(candidate.query);
  return valuesOf(candidate).map((value, index) => {
    if (value === 0) return 0;
    const weights = weightsOf[FEATURE_NAMES[index]!];
    return value * weights.reduce((sum, weight, sort) => sum + weight * sorts[sort]!, 0);
  });
}
