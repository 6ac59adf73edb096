/** Ranks the entries that match a query. */
import {makeEngine, rarityOf, saturated, type Engine} from '../engine';
import type {Entries, Entry, Place} from '../entries';
import {readQuery, type Query} from '../query';
import {fitOf, wantedIn, type Fit, type Wanted} from '../wanted';
import {isStopWord, terms, tokens} from '../words';
import {directsOf, dottedPlace, entryNames, type DirectMatches, type Names} from './direct';
import {bestPhrases, indexPhrases, type PhraseIndex} from './phrases';
import {directness, scoreOf, type Candidate, type Match} from './score';
import type {RequestValues} from '@ecosystems-docs/openapi-docs/samples';

/** An entry that matches a query. */
export interface ScoredEntry {
  entry: Entry;
  /** The place to lead to; parameters and properties only. */
  place?: Place;
  score: number;
  /** Share of the query that it matches. */
  coverage: number;
  /** How directly it matches (`directness` in score.ts). */
  rank: number;
  /** Whether the query is or has its name. */
  isNamed: boolean;
  /** The words of the index that matched. */
  terms: ReadonlySet<string>;
  /** Its request with what was pasted; operations that take it only. */
  values?: RequestValues;
}

export interface Ranking {
  ranked: ScoredEntry[];
  query: Query;
}

/** Data derived from the entries once, for all queries. */
interface PreparedIndex {
  engine: Engine;
  names: Names;
  phrases: PhraseIndex;
  /** The words of each title without stop words, with their rarity. */
  titles: readonly ReadonlyMap<string, number>[];
  /** Entries of services' pages, by the number of the service. */
  services: ReadonlyMap<number, number>;
}

const NO_MATCH: Match = {text: 0, coverage: 0, inTitle: 0, inAsked: 0, terms: new Set()};

const NO_FIT: Fit = {thing: 0, amount: 0};

/** Limits the ranked entries; no list shows as many. */
const MAX_RANKED = 400;

function titleOf({title}: Entry, rarity: (term: string) => number): ReadonlyMap<string, number> {
  const parts = tokens(title).filter(({whole}) => !whole);
  const content = parts.filter(({start, end}) => !isStopWord(title.slice(start, end).toLowerCase()));
  return new Map((content.length > 0 ? content : parts).map(({term}) => [term, rarity(term)]));
}

function prepare(all: Entries): PreparedIndex {
  const {entries} = all;
  const engine = makeEngine(entries);
  const rarity = (term: string): number => rarityOf(term, engine.vocabulary, entries.length);
  return {
    engine,
    names: entryNames(all),
    phrases: indexPhrases(entries, rarity),
    titles: entries.map((entry) => titleOf(entry, rarity)),
    services: new Map(
      entries.flatMap(({kind, service}, number) =>
        kind === 'service' && service !== undefined ? [[service, number]] : [],
      ),
    ),
  };
}

type Sums = Omit<Match, 'terms'> & {terms: Set<string>};

const emptySums = (): Sums => ({...NO_MATCH, terms: new Set()});

/** @returns what each entry has of one word of a query, by the best variant of the word. */
function matchesOfPart(engine: Engine, variants: Query['parts'][number]['variants']): Map<number, Sums> {
  const best = new Map<number, Sums>();
  for (const {term, worth} of variants) {
    for (const {entry, all, inTitle, inAsked} of engine.find(term)) {
      const one = best.get(entry) ?? emptySums();
      best.set(entry, one);
      one.text = Math.max(one.text, worth * saturated(all));
      one.coverage = Math.max(one.coverage, worth);
      if (inTitle) one.inTitle = Math.max(one.inTitle, worth);
      if (inAsked) one.inAsked = Math.max(one.inAsked, worth);
      one.terms.add(term);
    }
  }
  return best;
}

const SUMMED = ['text', 'coverage', 'inTitle', 'inAsked'] as const;

/** @returns how much of a query's words each entry has. */
function matchesOf(engine: Engine, {parts}: Query): Map<number, Match> {
  const all = parts.reduce((sum, {weight}) => sum + weight, 0);
  const sums = new Map<number, Sums>();
  // Adds small words last, and only to entries that match another word.
  for (const {variants, weight, isSmall} of [...parts].sort((a, b) => Number(a.isSmall) - Number(b.isSmall))) {
    for (const [entry, one] of matchesOfPart(engine, variants)) {
      if (isSmall && !sums.has(entry)) continue;
      const sum = sums.get(entry) ?? emptySums();
      sums.set(entry, sum);
      for (const key of SUMMED) sum[key] += (one[key] * weight) / all;
      for (const term of one.terms) sum.terms.add(term);
    }
  }
  return sums;
}

function shareOf(title: ReadonlyMap<string, number>, matched: ReadonlySet<string>): number {
  let all = 0;
  let share = 0;
  for (const [term, rarity] of title) {
    all += rarity;
    if (matched.has(term)) share += rarity;
  }
  return all > 0 ? share / all : 0;
}

/** The entries that may answer a query, with all that their scores need. */
function candidatesOf(
  {engine, names, phrases, titles, services}: PreparedIndex,
  text: string,
): {query: Query; candidates: Candidate[]; values: DirectMatches['values']} {
  const {entries, serviceIds} = names.all;
  const query = readQuery(text, engine.vocabulary, entries.length);
  const matched = matchesOf(engine, query);
  const directs = directsOf(names, text, query);
  const phrase = bestPhrases(phrases, query);
  // An address asks for nothing in words.
  const wanted: Wanted = query.path ? {near: []} : wantedIn(query.inOrder.map(({raw}) => raw));
  const candidates = [...new Set([...matched.keys(), ...directs.byEntry.keys()])].map((number): Candidate => {
    const entry = entries[number]!;
    const match = matched.get(number) ?? NO_MATCH;
    const page = entry.page ?? (entry.kind === 'service' ? undefined : services.get(entry.service ?? -1));
    return {
      entry,
      query,
      match,
      direct: directs.byEntry.get(number) ?? {},
      around: (page === undefined ? undefined : matched.get(page)?.text) ?? 0,
      phrase: phrase.get(number) ?? 0,
      titleShare: shareOf(titles[number]!, match.terms),
      fit: entry.operation ? fitOf(wanted, entry.operation.gives) : NO_FIT,
      order: (entry.service ?? 0) / serviceIds.length,
    };
  });
  return {query, candidates, values: directs.values};
}

/** @returns the place that fits the other words of the query best; without other words the first, which is the most direct. */
function placeOf({entry, query, match}: Candidate): Place | undefined {
  if (!entry.places) return undefined;
  const dotted = dottedPlace(entry.places, query.dotted);
  if (dotted) return dotted;
  const own = new Set(terms(entry.title));
  const rest = query.parts.filter(({variants}) => !variants.some(({term}) => own.has(term)));
  if (rest.length === 0 || match.coverage === 0) return entry.places[0];
  const scored = entry.places.map((place, index) => {
    const words = new Set(terms(place.operation.summary));
    const fits = rest.map(({variants, weight}) => (variants.some(({term}) => words.has(term)) ? weight : 0));
    return {place, score: fits.reduce((sum, fit) => sum + fit, 0) - index / 100 - place.depth * 0.3};
  });
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).place;
}

/** Ranks the entries of an index. */
interface Searcher {
  /** @returns the entries that match a query, best first. */
  search: (text: string) => Ranking;
  /** @returns the same before they are scored, to explain the scores. */
  candidates: (text: string) => {query: Query; candidates: Candidate[]};
}

/**
 * @param all the entries
 * @returns the search over them
 */
export function makeSearcher(all: Entries): Searcher {
  const prepared = prepare(all);
  const search = (text: string): Ranking => {
    const {query, candidates, values} = candidatesOf(prepared, text);
    const scored = candidates
      .map((candidate) => ({
        candidate,
        rank: directness(candidate),
        score: scoreOf(candidate),
      }))
      .sort((a, b) => b.rank - a.rank || b.score - a.score)
      .slice(0, MAX_RANKED);
    const ranked = scored.map(({candidate, rank, score}): ScoredEntry => {
      const place = placeOf(candidate);
      const {entry, match, direct} = candidate;
      const pasted = entry.operation && values.get(entry.operation.entry);
      return {
        entry,
        score,
        coverage: match.coverage,
        rank,
        isNamed: Object.keys(direct).length > 0,
        terms: match.terms,
        ...(place ? {place} : {}),
        ...(pasted ? {values: pasted} : {}),
      };
    });
    return {query, ranked};
  };
  return {search, candidates: (text) => candidatesOf(prepared, text)};
}
