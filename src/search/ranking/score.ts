/**
 * The score of an entry that matches a query: a sum of features, each from 0 to about 1, times a round weight. The
 * weights are set by hand. On queries that nobody had tuned on, they do as well as 123 learned ones did, and
 * `npm run bench:search` shows what a change does. `-- --explain "query"` shows what each feature adds.
 */
import type {Entry} from '../entries';
import type {Query} from '../query';
import type {Fit} from '../wanted';

/** How much of a query an entry has. Shares are of the weights of the query's words. */
export interface Match {
  /** Score of the text (BM25F). */
  text: number;
  /** Shares of the query in all texts, in the title and in readers' words. */
  coverage: number;
  inTitle: number;
  inAsked: number;
  /** Words of the index that matched. */
  terms: ReadonlySet<string>;
}

/** Matches without comparing words: names, paths, and pasted identifiers. */
export type Direct = Partial<
  Record<
    | 'dotted'
    | 'exact'
    | 'host'
    | 'literal'
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

/** An entry that may match a query, with everything that its score needs. */
export interface Candidate {
  entry: Entry;
  query: Query;
  match: Match;
  direct: Direct;
  /** Score of the text of a section's page, or of the service of an operation or name. */
  around: number;
  /** How much one phrase of readers, or the title, is the same as the query (phrases.ts). */
  phrase: number;
  /** Share of the title's words, by rarity, that the query has. */
  titleShare: number;
  /** How well an operation gives what the query asks for. */
  fit: Fit;
  /** Where its service stands among all, from 0 to 1. */
  order: number;
}

const WEIGHTS = {
  text: 3,
  coverage: 3,
  asked: 2,
  phrase: 5,
  /** The same of the name of a parameter or property. */
  name: 3,
  /** An entry of the glossary comes after what is about the same. */
  definition: -1,
  /** How much the title and the query have in common. */
  title: 3,
  around: 2,
  /** A service's page before another with the same words, for a query that names a subject. */
  service: 1,
  /** A page before a section with the same words. */
  page: 0.5,
  /** Position of the service in the catalogue. */
  order: -1,
  /** The query is its name; the name is spelled so; the query has it, written as code has it; a path of properties. */
  exact: 2,
  literal: 2,
  written: 2,
  dotted: 2,
  /** A path fits its path: with values, or in part. */
  pathValues: 5,
  pathPart: 2,
  /** An operation gives the thing that is wanted, and as much of it. */
  thing: 1,
  amount: 1,
  /** Position among the operations that accept the pasted identifier. */
  pastedOrder: -4,
};

type Feature = keyof typeof WEIGHTS;

/** Words of a query that names a subject; a longer one asks for something in particular. */
const MAX_NAMING = 2;

const both = (a: number, b: number): number => (a + b > 0 ? (2 * a * b) / (a + b) : 0);

function featuresOf({
  entry,
  query,
  match,
  direct,
  around,
  phrase,
  titleShare,
  fit,
  order,
}: Candidate): Partial<Record<Feature, number>> {
  // Operations that accept a pasted identifier keep their own order.
  if (direct.pasted) return {pastedOrder: direct.pastedOrder ?? 0};
  const {exact, literal, written, dotted, pathValues, pathPart} = direct;
  return {
    text: match.text,
    coverage: match.coverage,
    asked: match.inAsked,
    [entry.places ? 'name' : 'phrase']: phrase,
    definition: entry.address.includes('/glossary#') ? 1 : 0,
    title: both(match.inTitle, titleShare),
    around,
    service: entry.kind === 'service' && query.length <= MAX_NAMING ? 1 : 0,
    page: entry.kind === 'page' || entry.kind === 'guide' ? 1 : 0,
    order,
    // A page comes before its own section of the same title.
    exact: entry.kind === 'section' ? (exact ?? 0) / 4 : exact,
    // Titles in prose differ from a query in number and capitals only.
    literal: entry.kind === 'page' || entry.kind === 'section' ? 0 : literal,
    written,
    dotted,
    pathValues,
    pathPart,
    thing: fit.thing,
    amount: fit.amount,
  };
}

/** @returns what each feature adds to the score of a candidate. */
export function contributions(candidate: Candidate): [feature: Feature, part: number][] {
  const features = Object.entries(featuresOf(candidate)) as [Feature, number | undefined][];
  return features.map(([feature, value = 0]) => [feature, value * WEIGHTS[feature]]);
}

export function scoreOf(candidate: Candidate): number {
  return contributions(candidate).reduce((sum, [, part]) => sum + part, 0);
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
