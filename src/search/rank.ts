/** Ranks the entries that match a query. */
import {makeEngine, rarityOf, saturated, type Engine} from './engine';
import type {Entries, Entry, OperationEntry, Place} from './entries';
import {contributions, directness, type Candidate, type Direct, type Match} from './features';
import {takersOf} from './pasted';
import {fitOf, split, type PathFit, type QueryPath} from './paths';
import {literalOf, readQuery, type Query} from './query';
import {isPlural, isStopWord, terms, tokens} from './words';
import type {RequestValues} from '../samples/request';

/** An entry that matches a query. */
export interface ScoredEntry {
  entry: Entry;
  /** The place to lead to; parameters and properties only. */
  place?: Place;
  score: number;
  /** Share of the query that it matches. */
  coverage: number;
  /** How directly it matches (`directness` in features.ts). */
  rank: number;
  /** Whether the query is or has its name. */
  isNamed: boolean;
  /** The words of the index that matched. */
  terms: ReadonlySet<string>;
  /** Its request with what was pasted; operations that take it only. */
  values?: RequestValues;
}

export interface Ranking {
  found: ScoredEntry[];
  query: Query;
}

/** Data derived from the entries once, for all queries. */
interface PreparedIndex {
  all: Entries;
  engine: Engine;
  titles: readonly Title[];
  /** Names as they are compared with the beginning of others. */
  literals: readonly string[];
  /** Entries by the key of their name. */
  keys: ReadonlyMap<string, readonly number[]>;
  /** Entries of pages by address, and of operations by `service/operation`. */
  pages: ReadonlyMap<string, number>;
  operations: ReadonlyMap<string, number>;
  /** Entries of services' pages, by the number of the service. */
  services: ReadonlyMap<number, number>;
}

interface Title {
  /** Its words without stop words, with their rarity. */
  words: ReadonlyMap<string, number>;
  /** All its words in order, and whether each is in the plural. */
  inOrder: readonly {term: string; plural: boolean}[];
}

const NO_MATCH: Match = {
  text: 0,
  name: 0,
  head: 0,
  coverage: 0,
  inTitle: 0,
  inAsked: 0,
  inContext: 0,
  inHead: 0,
  terms: new Set(),
};

/** Limits the ranked entries; no list shows as many. */
const MAX_RANKED = 400;

/** Share of the query that a section must have to count for its page. */
const SECTION_COVERAGE = 0.85;

function titleOf({title}: Entry, engine: Engine, size: number): Title {
  const found = tokens(title).filter(({whole}) => !whole);
  const content = found.filter(({start, end}) => !isStopWord(title.slice(start, end).toLowerCase()));
  return {
    words: new Map(
      (content.length > 0 ? content : found).map(({term}) => [term, rarityOf(term, engine.vocabulary, size)]),
    ),
    inOrder: found.map(({term, start, end}) => ({term, plural: isPlural(title.slice(start, end))})),
  };
}

function prepare(all: Entries): PreparedIndex {
  const {entries, operations, serviceIds} = all;
  const keys = new Map<string, number[]>();
  const pages = new Map<string, number>();
  entries.forEach(({key, kind, address}, number) => {
    const known = keys.get(key);
    if (known) known.push(number);
    else keys.set(key, [number]);
    if (kind !== 'parameter' && kind !== 'property' && !pages.has(address)) pages.set(address, number);
  });
  const engine = makeEngine(entries);
  return {
    all,
    engine,
    titles: entries.map((entry) => titleOf(entry, engine, entries.length)),
    literals: entries.map(({title, operation}) => literalOf(operation?.id ?? title)),
    keys,
    pages,
    operations: new Map(operations.map(({service, id, entry}) => [`${serviceIds[service]!}/${id}`, entry])),
    services: new Map(
      entries.flatMap(({kind, service}, number) =>
        kind === 'service' && service !== undefined ? [[service, number]] : [],
      ),
    ),
  };
}

type Sums = Omit<Match, 'terms'> & {terms: Set<string>};

/** @returns how much of a query's words each entry has, counting the best variant of each word. */
function matchesOf({engine}: PreparedIndex, {parts}: Query): Map<number, Match> {
  const all = Math.max(
    1e-9,
    parts.reduce((sum, {weight}) => sum + weight, 0),
  );
  const found = new Map<number, Sums>();
  // Adds small words last, and only to entries that match another word.
  for (const {variants, weight, isSmall} of [...parts].sort((a, b) => Number(a.isSmall) - Number(b.isSmall))) {
    const best = new Map<number, Sums>();
    for (const {term, worth} of variants) {
      for (const [entry, posting] of engine.find(term)) {
        const one = best.get(entry) ?? {...NO_MATCH, terms: new Set<string>()};
        best.set(entry, one);
        one.text = Math.max(one.text, worth * saturated(posting.all));
        one.name = Math.max(one.name, worth * saturated(posting.name));
        one.head = Math.max(one.head, worth * saturated(posting.name + posting.asked));
        one.coverage = Math.max(one.coverage, worth);
        if (posting.inTitle) one.inTitle = Math.max(one.inTitle, worth);
        if (posting.inContext) one.inContext = Math.max(one.inContext, worth);
        if (posting.asked > 0) one.inAsked = Math.max(one.inAsked, worth);
        if (posting.inTitle || posting.asked > 0) one.inHead = Math.max(one.inHead, worth);
        one.terms.add(term);
      }
    }
    for (const [entry, one] of best) {
      if (!isSmall || found.has(entry)) addTo(found, entry, one, weight / all);
    }
  }
  return found;
}

const SUMMED = ['text', 'name', 'head', 'coverage', 'inTitle', 'inAsked', 'inContext', 'inHead'] as const;

function addTo(found: Map<number, Sums>, entry: number, one: Sums, share: number): void {
  const sum = found.get(entry) ?? {...NO_MATCH, terms: new Set<string>()};
  found.set(entry, sum);
  for (const key of SUMMED) sum[key] += share * one[key];
  for (const term of one.terms) sum.terms.add(term);
}

/** Collects matches without comparing words; the highest of each kind counts. */
class DirectMatches {
  readonly found = new Map<number, Direct>();
  /** Requests with what was pasted, by entry. */
  readonly values = new Map<number, RequestValues>();

  boost(entry: number, name: keyof Direct, value = 1): void {
    const direct = this.found.get(entry) ?? {};
    direct[name] = Math.max(direct[name] ?? 0, value);
    this.found.set(entry, direct);
  }
}

/** Boosts the entries whose name the query is or contains. */
function boostNames({all: {entries}, keys, literals}: PreparedIndex, query: Query, directs: DirectMatches): void {
  for (const {key, literal, share, words, written} of query.names) {
    const isWhole = share === 1;
    for (const number of keys.get(key) ?? []) {
      const {kind} = entries[number]!;
      const isCode = kind === 'operation' || kind === 'parameter' || kind === 'property';
      if (isWhole) directs.boost(number, 'exact');
      if (!isWhole && !written && !(isCode && words > 1)) continue;
      if (isCode && written) directs.boost(number, 'written');
      if (literals[number] === literal) directs.boost(number, 'literal');
    }
  }
}

/** Minimum length, without punctuation, of a query that matches as the beginning of names. */
const MIN_PREFIX_LENGTH = 4;

/** Boosts the names in code that begin with the whole query. */
function boostPrefixes({all: {entries}, literals}: PreparedIndex, query: Query, directs: DirectMatches): void {
  const whole = query.names.find(({share, words, written}) => share === 1 && (written || words > 1));
  if (!whole || whole.literal.length < MIN_PREFIX_LENGTH) return;
  literals.forEach((literal, number) => {
    const {kind} = entries[number]!;
    if (kind === 'section' || literal.length <= whole.literal.length || !literal.startsWith(whole.literal)) return;
    directs.boost(number, 'begins', whole.literal.length / literal.length);
  });
}

/** Matches the end of a path as a name, if it has more than one word. */
function boostPathEnds({all: {operations}}: PreparedIndex, query: Query, directs: DirectMatches): void {
  const written = new Set(query.names.filter((name) => name.written).map(({literal}) => literal));
  if (written.size === 0) return;
  for (const {path, entry} of operations) {
    const end = path.split('/').at(-1)!;
    if (/[_-]/.test(end) && written.has(literalOf(end))) directs.boost(entry, 'pathEnd');
  }
}

const PATH_FEATURES: Readonly<Record<PathFit, keyof Direct>> = {
  exact: 'pathExact',
  values: 'pathValues',
  rest: 'pathRest',
  part: 'pathPart',
};

/** Scores how well a path fits an operation; of two templates that accept the values, the one with fewer parameters fits better. */
function boostPath(operation: OperationEntry, {method, segments}: QueryPath, directs: DirectMatches): void {
  const base = split(operation.base);
  const rest = base.every((part, index) => segments[index] === part) ? segments.slice(base.length) : segments;
  const fit = rest.length === 0 ? undefined : fitOf(rest, split(operation.path));
  if (!fit) return;
  const parameters = fit === 'values' ? (operation.path.match(/\{/g)?.length ?? 0) : 0;
  const isOther = method !== undefined && method !== operation.method;
  directs.boost(operation.entry, PATH_FEATURES[fit], (1 - parameters / 50) / (isOther ? 2 : 1));
}

/** Boosts the operations that a path or an address leads to. @returns whether there are any */
function boostPaths({all}: PreparedIndex, path: QueryPath, directs: DirectMatches): boolean {
  const before = directs.found.size;
  const page = path.host === undefined ? undefined : all.hosts.get(path.host);
  const service = page === undefined ? undefined : all.entries[page]!.service;
  if (page !== undefined) directs.boost(page, 'host');
  // Ignores the path of a foreign host.
  if (path.host !== undefined && page === undefined) return false;
  const [first, second, ...others] = path.segments;
  for (const operation of all.operations) {
    if (service !== undefined && operation.service !== service) continue;
    // "packages/lookupPackage", the way our own pages name an operation.
    const isReference = first === all.serviceIds[operation.service] && others.length === 0 && second !== undefined;
    if (isReference && literalOf(second) === literalOf(operation.id)) directs.boost(operation.entry, 'pathExact');
    boostPath(operation, path, directs);
  }
  return directs.found.size > before;
}

/** Boosts the operations that accept the pasted identifier, in their order, with the page of the first one's service after it. */
function boostPasted({all, operations, pages}: PreparedIndex, text: string, directs: DirectMatches): void {
  takersOf(text).forEach(({operation, values}, index) => {
    const entry = operations.get(operation);
    if (entry === undefined) return;
    if (values && !directs.values.has(entry)) directs.values.set(entry, values);
    directs.boost(entry, 'pasted');
    directs.boost(entry, 'pastedOrder', index);
    const page = index === 0 ? pages.get(all.entries[entry]!.address.replace(/\/[^/]+$/, '')) : undefined;
    if (page === undefined) return;
    directs.boost(page, 'pasted');
    directs.boost(page, 'pastedOrder', 0.5);
  });
}

/** A command of our own client: its group is the first label of a service's host, its name that of an operation. */
const CLIENT_COMMAND = /^(?:\$\s*)?ecosystems\s+(?:--?\S+\s+(?:(?!-)\S+\s+)?)*?([a-z]+)(?:\s+([a-z]\w*))?(?:\s|$)/;

function boostCommand({all}: PreparedIndex, text: string, directs: DirectMatches): void {
  const [, group = '', command = ''] = CLIENT_COMMAND.exec(text.trim()) ?? [];
  const page = all.hosts.get(`${group}.ecosyste.ms`);
  if (page === undefined) return;
  const {service} = all.entries[page]!;
  const named = all.operations.filter(
    (operation) => operation.service === service && literalOf(operation.id) === literalOf(command),
  );
  for (const {entry} of named) directs.boost(entry, 'pasted');
  directs.boost(page, 'pasted');
  directs.boost(page, 'pastedOrder', 0.5);
}

/** @returns the place of a nested property, such as `repo_metadata.stargazers_count`, in an entry. */
function dottedPlace(places: readonly Place[], dotted: readonly string[]): Place | undefined {
  return places.find(({anchor}) =>
    dotted.some((path) => anchor.toLowerCase().endsWith(`-${path}`) || anchor.toLowerCase().endsWith(`.${path}`)),
  );
}

function boostDotted({all: {entries}}: PreparedIndex, {dotted}: Query, directs: DirectMatches): void {
  if (dotted.length === 0) return;
  entries.forEach(({places}, number) => {
    if (places && dottedPlace(places, dotted)) directs.boost(number, 'dotted');
  });
}

function directsOf(prepared: PreparedIndex, text: string, query: Query): DirectMatches {
  const directs = new DirectMatches();
  boostCommand(prepared, text, directs);
  if (directs.found.size === 0) boostPasted(prepared, text, directs);
  // A pasted identifier is neither a name nor a path of ours.
  if (directs.found.size > 0) return directs;
  if (query.path) boostPaths(prepared, query.path, directs);
  boostNames(prepared, query, directs);
  boostPrefixes(prepared, query, directs);
  boostPathEnds(prepared, query, directs);
  boostDotted(prepared, query, directs);
  return directs;
}

/** @returns for each page the sum of the scores of its sections that match nearly all of the query. */
function sectionSums({all: {entries}}: PreparedIndex, matched: ReadonlyMap<number, Match>): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [number, {text, coverage}] of matched) {
    const {page} = entries[number]!;
    if (page !== undefined && coverage >= SECTION_COVERAGE) sums.set(page, (sums.get(page) ?? 0) + text);
  }
  return sums;
}

/** @returns the share of a title that begins with the whole query, word by word. */
function startOf({inOrder: title}: Title, {inOrder: query}: Query): number {
  if (query.length < 2 || query.length > title.length) return 0;
  return query.every(({term}, index) => title[index]!.term === term) ? query.length / title.length : 0;
}

/** @returns from -1 to 1, whether the words that a title and a query share are in the same number. */
function numberOf({inOrder: title}: Title, {inOrder: query, length}: Query): number {
  const agree = query.map(({term, plural, isSmall}) => {
    const same = isSmall ? [] : title.filter((word) => word.term === term);
    if (same.length === 0) return 0;
    return same.some((word) => word.plural === plural) ? 1 : -1;
  });
  return agree.reduce<number>((sum, one) => sum + one, 0) / Math.max(1, length);
}

function shareOf({words}: Title, matched: ReadonlySet<string>): number {
  let all = 0;
  let found = 0;
  for (const [term, rarity] of words) {
    all += rarity;
    if (matched.has(term)) found += rarity;
  }
  return all > 0 ? found / all : 0;
}

/** The entries that may answer a query, with all that the features look at. */
function candidatesOf(
  prepared: PreparedIndex,
  text: string,
): {query: Query; candidates: Candidate[]; values: DirectMatches['values']} {
  const {all, engine, titles} = prepared;
  const query = readQuery(text, engine.vocabulary, all.entries.length, all.hosts);
  const matched = matchesOf(prepared, query);
  const directs = directsOf(prepared, text, query);
  const sums = sectionSums(prepared, matched);
  const matches = [...matched.values()];
  const best = Math.max(1e-9, ...matches.map((match) => match.text));
  const bestHead = Math.max(1e-9, ...matches.map((match) => match.head));
  const candidates = [...new Set([...matched.keys(), ...directs.found.keys(), ...sums.keys()])].map(
    (number): Candidate => {
      const entry = all.entries[number]!;
      const match = matched.get(number) ?? NO_MATCH;
      const page = entry.page ?? (entry.kind === 'service' ? undefined : prepared.services.get(entry.service ?? -1));
      return {
        entry,
        query,
        match,
        direct: directs.found.get(number) ?? {},
        best,
        bestHead,
        around: (page === undefined ? undefined : matched.get(page)) ?? NO_MATCH,
        sections: sums.get(number) ?? 0,
        titleShare: shareOf(titles[number]!, match.terms),
        titleStart: match.inTitle > 0 ? startOf(titles[number]!, query) : 0,
        number: match.inTitle > 0 ? numberOf(titles[number]!, query) : 0,
      };
    },
  );
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
export interface Searcher {
  /** @returns the entries that match a query, best first. */
  search: (text: string) => Ranking;
  /** @returns the same before they are scored, for learning. */
  candidates: (text: string) => {query: Query; candidates: Candidate[]};
  /** @returns the place that a candidate leads to; parameters and properties only. */
  placeOf: (candidate: Candidate) => Place | undefined;
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
        score: contributions(candidate).reduce((sum, part) => sum + part, 0),
      }))
      .sort((a, b) => b.rank - a.rank || b.score - a.score)
      .slice(0, MAX_RANKED);
    const found = scored.map(({candidate, rank, score}): ScoredEntry => {
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
    return {query, found};
  };
  return {search, candidates: (text) => candidatesOf(prepared, text), placeOf};
}
