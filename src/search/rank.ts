/** Which entries answer a query, best first. */
import {makeEngine, type Engine} from './engine';
import type {Entries, Entry, Kind, Place} from './entries';
import {scoreOf, type Features} from './features';
import {operationsFor} from './pasted';
import {literalOf, readQuery, type Query, type QueryPath} from './query';
import {topicsIn} from './topics';
import {WEIGHTS} from './weights';
import {isStopWord, terms, tokens, type Intent} from './words';

/** An entry that answers a query. */
export interface Found {
  entry: Entry;
  /** The place to lead to; parameters and properties only. */
  place?: Place;
  /** The sum of its features. */
  score: number;
  features: Features;
  /** The words of the index that matched. */
  terms: ReadonlySet<string>;
}

export interface Answer {
  found: Found[];
  query: Query;
}

/** Share of the query that a section must have to count for its page. */
const SECTION_COVERAGE = 0.85;

const INTENT_KINDS: Readonly<Record<Intent, readonly Kind[]>> = {
  meaning: [],
  operation: ['operation'],
  parameter: ['parameter'],
  property: ['property'],
  prose: ['guide', 'page', 'section'],
  service: ['service'],
};

/** What an entry has of the query. */
interface Match {
  /** Sum over the parts of the query of the best variant's score. */
  score: number;
  coverage: number;
  inTitle: number;
  /** Whether the query names its service or page. */
  inContext: boolean;
  /** Words of the index that matched. */
  terms: Set<string>;
}

const NO_MATCH: Match = {score: 0, coverage: 0, inTitle: 0, inContext: false, terms: new Set()};

/** How far a match in these fields counts as one in the title: a section stands below its page's, and ids of sections and operations are second titles. */
function titleWorth(kind: Kind, fields: readonly string[]): number {
  if (fields.includes('title')) return 1;
  if (kind === 'section' && fields.includes('context')) return 0.8;
  return (kind === 'operation' || kind === 'section') && fields.includes('id') ? 0.8 : 0;
}

/** Asks the engine for each word once and keeps for each part of the query the best variant. */
function matches(engine: Engine, query: Query, entries: readonly Entry[]): Map<number, Match> {
  const all = query.parts.reduce((sum, {weight}) => sum + weight, 0);
  const cache = new Map<string, Map<number, {score: number; fields: readonly string[]}>>();
  const find = (term: string) => {
    let hits = cache.get(term);
    if (!hits)
      cache.set(term, (hits = new Map(engine.find(term).map(({entry, score, fields}) => [entry, {score, fields}]))));
    return hits;
  };
  const found = new Map<number, Match>();
  for (const {variants, weight} of query.parts) {
    const best = new Map<number, {score: number; worth: number; title: number; context: boolean; terms: Set<string>}>();
    for (const {terms: some, worth: full} of variants) {
      const [first, ...others] = some.map(find);
      for (const [entry, hit] of first ?? []) {
        const hits = [hit, ...others.flatMap((map) => map.get(entry) ?? [])];
        if (hits.length < some.length) continue;
        const isDeep = hits.some(({fields}) => fields.every((field) => field === 'body'));
        const worth = isDeep ? full * WEIGHTS.bodyWorth : full;
        const score = worth * Math.max(...hits.map((one) => one.score));
        const title = worth * Math.min(...hits.map(({fields}) => titleWorth(entries[entry]!.kind, fields)));
        const context = hits.some(({fields}) => fields.includes('context'));
        const known = best.get(entry);
        if (!known) best.set(entry, {score, worth, title, context, terms: new Set(some)});
        else {
          known.score = Math.max(known.score, score);
          known.worth = Math.max(known.worth, worth);
          known.title = Math.max(known.title, title);
          known.context ||= context;
          for (const term of some) known.terms.add(term);
        }
      }
    }
    for (const [entry, {score, worth, title, context, terms: matched}] of best) {
      const match = found.get(entry) ?? {...NO_MATCH, terms: new Set<string>()};
      match.score += score;
      match.coverage += (worth * weight) / all;
      match.inTitle += (title * weight) / all;
      match.inContext ||= context;
      for (const term of matched) match.terms.add(term);
      found.set(entry, match);
    }
  }
  return found;
}

/** How a path fits a template. */
function fitOf(
  segments: readonly string[],
  template: readonly string[],
): 'exact' | 'part' | 'rest' | 'values' | undefined {
  const isParameter = (segment: string): boolean => segment.startsWith('{');
  const same = (given: string, wanted: string): boolean => given.toLowerCase() === wanted.toLowerCase();
  const takes = (given: string, wanted: string): boolean => same(given, wanted) || isParameter(wanted);
  if (segments.length === template.length) {
    if (
      segments.every(
        (segment, index) => same(segment, template[index]!) || (isParameter(segment) && isParameter(template[index]!)),
      )
    )
      return 'exact';
    if (segments.every((segment, index) => takes(segment, template[index]!))) return 'values';
  }
  // A parameter at the end may hold a name with slashes: rails/rails.
  if (
    segments.length > template.length &&
    isParameter(template.at(-1)!) &&
    template.every((wanted, index) => takes(segments[index]!, wanted))
  )
    return 'rest';
  for (let from = 0; from + segments.length <= template.length; from += 1) {
    if (segments.every((segment, index) => same(segment, template[from + index]!))) return 'part';
  }
  return undefined;
}

const split = (path: string): string[] => path.split('/').filter(Boolean);

/** Notes the highest bonus of an entry. */
type Raise = (entry: number, bonus: number) => void;

function raiseNames(
  {entries}: Entries,
  keys: ReadonlyMap<string, readonly number[]>,
  query: Query,
  raise: Raise,
): void {
  for (const {key, literal, words, written} of query.names) {
    const whole = words === query.length;
    const share = words / query.length;
    for (const number of keys.get(key) ?? []) {
      const {kind, title, operation, definition} = entries[number]!;
      const isLiteral = literalOf(operation?.id ?? title) === literal;
      const more = isLiteral ? WEIGHTS.literal : 0;
      if (kind === 'operation') {
        if (whole || words > 1) raise(number, (whole ? WEIGHTS.operation : WEIGHTS.contained * share) + more);
      } else if (kind === 'parameter' || kind === 'property') {
        if (written) raise(number, WEIGHTS.name + (whole ? WEIGHTS.written : 0) + more);
        else if (words > 1)
          raise(
            number,
            (whole ? WEIGHTS.name : WEIGHTS.contained * Math.min(1, share + 0.2)) *
              (isLiteral || !query.intents.has('prose') ? 1 : WEIGHTS.fieldOfQuestion) +
              more,
          );
      } else if (whole) {
        if (!definition || query.intents.has('meaning'))
          raise(number, WEIGHTS.title * (kind === 'section' ? WEIGHTS.sectionTitle : 1));
      }
    }
  }
}

/** The end of a path is a name too, where it has more than one word. */
function raisePathEnds({operations}: Entries, query: Query, raise: Raise): void {
  const written = new Set(query.names.filter((name) => name.written).map(({literal}) => literal));
  if (written.size === 0) return;
  for (const {path, entry} of operations) {
    const end = path.split('/').at(-1)!;
    if (/[_-]/.test(end) && written.has(literalOf(end))) raise(entry, WEIGHTS.pathEnd);
  }
}

function raisePath(
  {entries, operations, hosts, serviceIds}: Entries,
  {host, method, segments}: QueryPath,
  raise: Raise,
): void {
  const page = host === undefined ? undefined : hosts.get(host);
  const service = page === undefined ? undefined : entries[page]!.service;
  if (page !== undefined) raise(page, WEIGHTS.host);
  for (const operation of operations) {
    if (service !== undefined && operation.service !== service) continue;
    // "packages/lookupPackage", the way our own pages name an operation.
    if (
      segments.length === 2 &&
      segments[0] === serviceIds[operation.service] &&
      literalOf(segments[1]!) === literalOf(operation.id)
    )
      raise(operation.entry, WEIGHTS.path.exact);
    const base = split(operation.base);
    const rest = base.every((part, index) => segments[index] === part) ? segments.slice(base.length) : segments;
    const fit = rest.length === 0 ? undefined : fitOf(rest, split(operation.path));
    if (!fit) continue;
    const otherMethod = method !== undefined && method !== operation.method;
    // Of two templates that take the values, the one with fewer parameters says more.
    const parameters = fit === 'values' ? (operation.path.match(/\{/g)?.length ?? 0) : 0;
    raise(
      operation.entry,
      WEIGHTS.path[fit] - 0.02 * parameters - (otherMethod ? 2 : 0) + (service === undefined ? 0 : 0.5),
    );
  }
}

/** A property with those that enclose it, such as `repo_metadata.stargazers_count`. @returns the place of it in an entry. */
function dottedPlace(places: readonly Place[], dotted: readonly string[]): Place | undefined {
  return places.find(({anchor}) =>
    dotted.some((path) => anchor.toLowerCase().endsWith(`-${path}`) || anchor.toLowerCase().endsWith(`.${path}`)),
  );
}

/** @returns the place that fits the rest of the query best; without a rest the best of all. */
function choosePlace(
  places: readonly Place[],
  query: Query,
  titles: readonly ReadonlySet<string>[],
  own: ReadonlySet<string>,
): Place {
  let best = places[0]!;
  let bestScore = -Infinity;
  places.forEach((place, index) => {
    const words = titles[place.operation.entry]!;
    let score = -index / 100 - place.depth * 0.3;
    for (const {variants, weight} of query.parts) {
      if (variants.some(({terms: some}) => some.every((term) => own.has(term)))) continue;
      score +=
        weight *
        Math.max(
          0,
          ...variants.filter(({terms: some}) => some.every((term) => words.has(term))).map(({worth}) => worth),
        );
    }
    if (score > bestScore) [best, bestScore] = [place, score];
  });
  return best;
}

/** First words of titles that say what is done, not with what. */
const VERBS = new Set(
  'ask call choose find get give keep know list look look-up make or query read report run search see take up use work'.split(
    ' ',
  ),
);

/** Where the head of an operation's title ends: "List critical packages, the most downloaded first". */
const HEAD = /^(.+?)(?:,| by | with | as | built | across | in which | inside ).*$/;

/** A title as it is compared with queries. */
interface Title {
  /** Its words that say something, in order. */
  content: string[];
  /** Those of its head. */
  head: string[];
  /** All as written, in lower case. */
  raw: Set<string>;
}

function contentOf(title: string): {terms: string[]; raw: string[]} {
  const found = tokens(title)
    .filter(({whole}) => !whole)
    .map(({term, start, end}) => ({term, raw: title.slice(start, end).toLowerCase()}))
    .filter(({raw}) => !isStopWord(raw));
  let from = 0;
  while (from < found.length - 1 && (VERBS.has(found[from]!.raw) || found[from]!.term === 'lookup')) from += 1;
  const rest = found.slice(from);
  return {terms: rest.map(({term}) => term), raw: rest.map(({raw}) => raw)};
}

function titleOf({kind, title}: Entry): Title {
  const {terms: content, raw} = contentOf(title);
  return {
    content,
    head: kind === 'operation' ? contentOf(title.replace(HEAD, '$1')).terms : content,
    raw: new Set(raw),
  };
}

/** Length of the longest run of words (with gaps) that both have in the same order. */
function inOrder(a: readonly string[], b: readonly string[]): number {
  let last = new Array<number>(b.length + 1).fill(0);
  for (const word of a) {
    const row = [0];
    b.forEach((other, index) => row.push(word === other ? last[index]! + 1 : Math.max(row[index]!, last[index + 1]!)));
    last = row;
  }
  return last[b.length]!;
}

/** @returns from 0 to about 1, how much the title is the query. */
function titleFit(title: Title, match: Match, query: Query): number {
  if (match.inTitle === 0) return 0;
  const shareOf = (content: readonly string[]): number =>
    content.filter((term) => match.terms.has(term)).length / Math.max(1, content.length);
  const share = Math.max(shareOf(title.content), 0.95 * shareOf(title.head));
  if (share === 0) return 0;
  const both = (2 * match.inTitle * share) / (match.inTitle + share);
  // The same words with the same endings, in the same order, are a little better.
  const literal = query.raw.filter((word) => title.raw.has(word)).length / query.raw.length;
  const order = inOrder(query.kept, title.content) / query.kept.length;
  return both * (1 - WEIGHTS.sameEndings * (1 - literal) - WEIGHTS.sameOrder * (1 - order));
}

/** How likely the reader wants this kind of thing. */
function factorOf({kind, places, definition}: Entry, query: Query, asked: ReadonlySet<Kind>): number {
  let factor = WEIGHTS.kind[kind] * (asked.has(kind) ? WEIGHTS.intent : 1);
  if (definition) factor *= query.intents.has('meaning') ? WEIGHTS.meaning : WEIGHTS.definition;
  if (places && query.intents.has('prose') && !query.isName) factor *= WEIGHTS.fieldOfQuestion;
  return factor;
}

/** What is made of the entries once, for all queries. */
interface Prepared {
  all: Entries;
  engine: Engine;
  titleTerms: readonly ReadonlySet<string>[];
  titles: readonly Title[];
  /** Entries by the key of their name. */
  keys: ReadonlyMap<string, readonly number[]>;
  /** Entries of pages by address, and of operations by `service/operation`. */
  pages: ReadonlyMap<string, number>;
  operations: ReadonlyMap<string, number>;
}

function addTo(map: Map<string, number[]>, key: string, number: number): void {
  const known = map.get(key);
  if (known) known.push(number);
  else map.set(key, [number]);
}

function prepare(all: Entries): Prepared {
  const {entries, operations, serviceIds} = all;
  const keys = new Map<string, number[]>();
  const pages = new Map<string, number>();
  entries.forEach(({key, kind, address}, number) => {
    addTo(keys, key, number);
    if (kind !== 'parameter' && kind !== 'property' && !pages.has(address)) pages.set(address, number);
  });
  const engine = makeEngine(entries);
  return {
    all,
    engine,
    titleTerms: entries.map(({title}) => new Set(terms(title))),
    titles: entries.map(titleOf),
    keys,
    pages,
    operations: new Map(operations.map(({service, id, entry}) => [`${serviceIds[service]!}/${id}`, entry])),
  };
}

/** What each entry has beside its words: the highest of each kind of bonus. */
interface Bonuses {
  exact: Map<number, number>;
  topic: Map<number, number>;
  takes: Map<number, number>;
}

function raiser(bonus: Map<number, number>): Raise {
  return (number, value) => {
    if (value > (bonus.get(number) ?? 0)) bonus.set(number, value);
  };
}

/** The operations that take what was pasted, in their order, and after them the page of the first one's service. */
function raiseTakers({all, operations, pages}: Prepared, text: string, raise: Raise): void {
  operationsFor(text).forEach((reference, index) => {
    const entry = operations.get(reference);
    if (entry === undefined) return;
    raise(entry, WEIGHTS.takes - index * WEIGHTS.takesLater);
    const page = index === 0 ? pages.get(all.entries[entry]!.address.replace(/\/[^/]+$/, '')) : undefined;
    if (page !== undefined) raise(page, WEIGHTS.takes - WEIGHTS.takesLater / 2);
  });
}

/** The pages that readers' words lead to, by the share of the query that leads to each. */
function raiseTopics({pages}: Prepared, query: Query, raise: Raise): void {
  const all = query.weights.reduce((sum, weight) => sum + weight, 0);
  const isQuestion = query.intents.has('prose') || query.intents.has('meaning');
  for (const words of [query.typed, query.all]) {
    const topics = topicsIn(words);
    for (const address of new Set(topics.map((topic) => topic.address))) {
      const entry = pages.get(address);
      if (entry === undefined) continue;
      const runs = topics.filter((topic) => topic.address === address);
      const covered = query.weights.filter((_, index) => runs.some(({from, to}) => from <= index && index < to));
      const share = covered.reduce((sum, weight) => sum + weight, 0) / all;
      const rank = Math.min(...runs.map((run) => run.rank));
      // A word in a long question says little, unless it is a name; one in a short query is its subject.
      const least = runs.some(({named}) => named) && !isQuestion ? WEIGHTS.namedTopic : 0;
      raise(entry, WEIGHTS.topic * Math.max(share ** WEIGHTS.topicShare, least) - rank * WEIGHTS.topicLater);
    }
  }
}

function bonusesOf(prepared: Prepared, text: string, query: Query): Bonuses {
  const {all, keys} = prepared;
  const bonuses: Bonuses = {exact: new Map(), topic: new Map(), takes: new Map()};
  raiseTakers(prepared, text, raiser(bonuses.takes));
  // What was pasted is no name and no path of ours.
  if (bonuses.takes.size > 0) return bonuses;
  const raise = raiser(bonuses.exact);
  raiseNames(all, keys, query, raise);
  raisePathEnds(all, query, raise);
  let isOurPath = false;
  if (query.path)
    raisePath(all, query.path, (number, value) => {
      isOurPath = true;
      raise(number, value);
    });
  // Other URLs, digests and identifiers with a slash are read as words.
  if (!isOurPath) raiseTopics(prepared, query, raiser(bonuses.topic));
  return bonuses;
}

/** What the texts of entries have of a query, those of sections added to their pages, as shares of the best. */
function textShares({entries}: Entries, matched: ReadonlyMap<number, Match>): Map<number, number> {
  const bases = new Map<number, number>();
  const ofSections = new Map<number, number>();
  for (const [number, {score, coverage}] of matched) {
    const base = score * coverage ** WEIGHTS.coverage;
    const {page} = entries[number]!;
    bases.set(number, base);
    if (page !== undefined && coverage >= SECTION_COVERAGE) ofSections.set(page, (ofSections.get(page) ?? 0) + base);
  }
  const highest = Math.max(1e-9, ...bases.values());
  return new Map(
    [...new Set([...bases.keys(), ...ofSections.keys()])].map((number) => [
      number,
      Math.min(1.2, ((bases.get(number) ?? 0) + WEIGHTS.sectionsToPage * (ofSections.get(number) ?? 0)) / highest),
    ]),
  );
}

/** All that is known of a query before entries are compared. */
interface Asked {
  query: Query;
  matched: ReadonlyMap<number, Match>;
  shares: ReadonlyMap<number, number>;
  bonuses: Bonuses;
  kinds: ReadonlySet<Kind>;
}

function featuresOf(prepared: Prepared, asked: Asked, number: number, isDotted: boolean): Features {
  const {query, matched, shares, bonuses, kinds} = asked;
  const entry = prepared.all.entries[number]!;
  const match = matched.get(number) ?? NO_MATCH;
  const {kind, places, service} = entry;
  // What takes a pasted identifier stands in its own order, whatever words it shares with it.
  const factor = bonuses.takes.has(number) ? 0 : factorOf(entry, query, kinds);
  // One word of a longer query is seldom the name that is meant.
  const fit = titleFit(prepared.titles[number]!, match, query) * (places ? match.inTitle : 1);
  return {
    text: (shares.get(number) ?? 0) * factor,
    title: WEIGHTS.titleFit * fit * factor,
    exact: bonuses.exact.get(number) ?? 0,
    topic: bonuses.topic.get(number) ?? 0,
    takes: bonuses.takes.get(number) ?? 0,
    dotted: isDotted ? WEIGHTS.operation : 0,
    service: service !== undefined && kind !== 'service' && match.inContext ? WEIGHTS.serviceNamed : 0,
    places: WEIGHTS.places * Math.log2(places?.length ?? 1),
    order:
      -WEIGHTS.catalogueOrder * (service ?? 0) - WEIGHTS.depth * (kind === 'property' ? (places?.[0]?.depth ?? 0) : 0),
  };
}

function answerTo(prepared: Prepared, text: string): Answer {
  const {all, engine, titleTerms} = prepared;
  const query = readQuery(text, engine.vocabulary, all.entries.length);
  const matched = matches(engine, query, all.entries);
  const bonuses = bonusesOf(prepared, text, query);
  const asked: Asked = {
    query,
    matched,
    shares: textShares(all, matched),
    bonuses,
    kinds: new Set([...query.intents].flatMap((intent) => INTENT_KINDS[intent])),
  };
  const numbers = new Set(
    [matched, asked.shares, ...(Object.values(asked.bonuses) as Map<number, number>[])].flatMap((map) => [
      ...map.keys(),
    ]),
  );
  const found = [...numbers].map((number): Found => {
    const entry = all.entries[number]!;
    const dotted = entry.places && dottedPlace(entry.places, query.dotted);
    const features = featuresOf(prepared, asked, number, dotted !== undefined);
    return {
      entry,
      features,
      score: scoreOf(features),
      terms: matched.get(number)?.terms ?? NO_MATCH.terms,
      ...(entry.places ? {place: dotted ?? choosePlace(entry.places, query, titleTerms, titleTerms[number]!)} : {}),
    };
  });
  return {query, found: found.sort((a, b) => b.score - a.score)};
}

/**
 * @param all the entries
 * @returns what answers queries
 */
export function makeSearcher(all: Entries): (text: string) => Answer {
  const prepared = prepare(all);
  return (text) => answerTo(prepared, text);
}
