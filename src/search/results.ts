/** Turns ranked entries into the results that a page shows (shown.ts). */
import type {Entry, Kind, OperationEntry, Place} from './entries';
import {PASTED} from './ranking/score';
import type {Query} from './query';
import type {Ranking, ScoredEntry} from './ranking/rank';
import type {ListOptions, Piece, Result, ResultGroup, Results} from './shown';
import {BODY, consoleLink} from '../requests/fragment';
import {cut, MAX_TEXT, snippet} from './snippets';
import {isStopWord, samplePackage, terms, tokens} from './words';

/** @returns a text in pieces, with the given words marked. */
function mark(text: string, words: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const {term, start, end} of tokens(text)) {
    if (!words.has(term) || start < at || isStopWord(text.slice(start, end).toLowerCase())) continue;
    const between = text.slice(at, start);
    const last = pieces.at(-1);
    // The parts of a name are marked as one.
    if (last?.[1] && /^[_-]$/.test(between)) last[0] += text.slice(at, end);
    else {
      if (between) pieces.push([between, 0]);
      pieces.push([text.slice(start, end), 1]);
    }
    at = end;
  }
  if (at < text.length) pieces.push([text.slice(at), 0]);
  return pieces;
}

/** @returns where a result leads: an operation that takes what was pasted opens with it in its fields. */
function addressOf({entry, place, values}: Pick<ScoredEntry, 'entry' | 'place' | 'values'>): string {
  if (values) return consoleLink(entry.address, values);
  return place ? `${place.operation.address}#${encodeURIComponent(place.anchor)}` : entry.address;
}

/** Score below the third best at which results of several words are dropped. One that fits far better than all others hides none of them. */
const MAX_SCORE_GAP = 5;

/** Share of a query that the best results must have; otherwise nothing fits, and only the nearest few are shown. */
const MIN_COVERAGE = 0.4;
const MAX_UNSURE = 3;

/** Results among which a word of the query is looked for. */
const LACKING_FROM = 3;

/** @returns a corrected word as texts spell it, because search uses its common form. */
function asWritten(term: string, ranked: readonly ScoredEntry[]): string | undefined {
  for (const {entry} of ranked.slice(0, 30)) {
    for (const text of [entry.title, entry.text]) {
      const token = tokens(text).find((one) => one.term === term && !one.whole);
      if (token) return text.slice(token.start, token.end).toLowerCase();
    }
  }
  return undefined;
}

/** @returns words that no page has, with what results have instead */
const correctedWords = ({ranked, query}: Ranking): Results['corrected'] =>
  [...query.corrected].flatMap(([word, term]) => {
    const instead = asWritten(term, ranked);
    return instead && instead !== word ? [{word, instead}] : [];
  });

/** Number of results listed before the kinds, if the best are of several kinds. */
const BEST_COUNT = 3;

/** The whole texts of sections and operations. Until they have loaded, results show the beginnings that the index has. */
export interface WholeTexts {
  /** @returns the text of a section or operation, if it is one */
  of: (entry: Entry) => string | undefined;
  /** @returns the same, or the texts of a page's sections */
  around: (entry: Entry) => string;
}

const callOf = ({method, path, gives}: OperationEntry): NonNullable<Result['call']> => ({
  method,
  path,
  gives: gives.amount,
});

/** @returns names of what is around a result; the title of a section names its page already */
function trailOf({entry, place}: Pick<ScoredEntry, 'entry' | 'place'>): string {
  if (place) return `${entry.trail} › ${place.operation.summary}`;
  return entry.kind === 'section' ? entry.trail.slice(0, -` › ${entry.context}`.length) : entry.trail;
}

const LIST = new Intl.ListFormat('en-GB');

/** @returns the fields of its request that a result opens with what was typed; a link that would be too long opens the page alone */
const filledFields = ({entry, values}: ScoredEntry, address: string): string[] =>
  values && address !== entry.address
    ? [...Object.keys(values.parameters), ...(values.body === undefined ? [] : [BODY])]
    : [];

/** Words of readers that a result names. */
const MAX_ASKED = 3;

/** @returns the first words of a query, as typed, that an entry has in phrases of readers */
function askedWords({entry, terms: matched}: ScoredEntry, {inOrder}: Query): string[] {
  const asked = new Set(entry.asked?.filter((term) => matched.has(term)));
  const texts = inOrder.filter(({raw, isSmall}) => !isSmall && terms(raw).some((term) => asked.has(term)));
  return texts.slice(0, MAX_ASKED).map(({raw}) => raw);
}

/** @returns why a result is there that the words marked in its title and text don't show */
function reasonOf(one: ScoredEntry, filled: readonly string[], query: Query, isMarked: boolean): Piece[] {
  const sentence = (before: string, words: readonly string[], after: string): Piece[] => [
    [before, 0],
    ...LIST.formatToParts(words).map(({type, value}): Piece => [value, type === 'element' ? 1 : 0]),
    [after, 0],
  ];
  if (filled.length > 0) return sentence('Opens with ', filled, ' filled in. ');
  const asked = isMarked || one.rank > 0 ? [] : askedWords(one, query);
  return asked.length > 0 ? sentence('Readers also say ', asked, '. ') : [];
}

function titleOf({entry}: ScoredEntry, inOrder: Query['inOrder']): string {
  const [first, ...others] = inOrder;
  const isPackage = entry.operation?.id === 'lookupPackage' && others.length === 0 && samplePackage(first?.raw ?? '');
  if (isPackage) return `Look up ${first!.raw}`;
  return entry.kind === 'section' ? `${entry.context} › ${entry.title}` : entry.title;
}

function toResult(one: ScoredEntry, query: Query, texts?: WholeTexts): Result {
  const {entry, place} = one;
  // A text can have words that the index lacks. What was pasted has no words.
  const words = new Set(
    one.rank === PASTED ? [] : [...one.terms, ...query.parts.map(({variants}) => variants[0]!.term)],
  );
  const address = addressOf(one);
  const filled = filledFields(one, address);
  const whole = place || filled.length > 0 ? undefined : texts?.of(entry);
  const shown = (whole === undefined ? undefined : snippet(whole, words)) ?? place?.text ?? entry.text;
  const title = mark(titleOf(one, query.inOrder), words);
  const isMarked = [...title, ...mark(shown, words)].some(([, marked]) => marked);
  const reason = reasonOf(one, filled, query, isMarked);
  const rest = MAX_TEXT - reason.reduce((sum, [piece]) => sum + piece.length, 0);
  return {
    kind: entry.kind,
    address,
    title,
    trail: trailOf(one),
    text: [...reason, ...mark(reason.length > 0 ? cut(shown, rest) : shown, words)],
    ...(entry.operation ? {call: callOf(entry.operation)} : {}),
    others: othersOf(entry, place),
  };
}

/** @returns the rows worth showing: for a pasted identifier only the operations that accept it, for several words none far below the third best. */
function worthShowing(rows: readonly Row[], {length}: Query): readonly Row[] {
  const [best] = rows;
  if (best?.one.rank === PASTED) return rows.filter(({one}) => one.rank === PASTED);
  if (length < 2) return rows;
  // They come in the order of their scores.
  const ranks = [...new Set(rows.map(({one}) => one.rank))];
  return ranks.flatMap((rank) => {
    const all = rows.filter(({one}) => one.rank === rank);
    const third = all[Math.min(BEST_COUNT, all.length) - 1]?.one.score ?? 0;
    return all.filter(({one}) => one.score >= third - MAX_SCORE_GAP);
  });
}

/** @returns whether nothing fits a query, so that the entries match only parts of it. */
function isUnsure({ranked, query}: Ranking): boolean {
  const nearest = ranked.slice(0, BEST_COUNT);
  return query.length > 1 && nearest.every(({coverage, isNamed}) => !isNamed && coverage < MIN_COVERAGE);
}

/** @returns whether one of the best results is what was pasted, whatever its words are */
const isDirect = ({ranked}: Ranking): boolean => ranked.slice(0, LACKING_FROM).some(({rank}) => rank > 0);

/** @returns words of the query that some page has, but none of the best results; of a name or path, none. */
function lackingWords(ranking: Ranking, texts: WholeTexts): string[] {
  const {ranked, query} = ranking;
  const best = ranked.slice(0, LACKING_FROM);
  if (best.length === 0 || query.path || isDirect(ranking)) return [];
  const matched = new Set(best.flatMap((one) => [...one.terms, ...terms(texts.around(one.entry))]));
  return query.inOrder
    .filter(({isSmall, known}, index) => {
      const {variants} = query.parts[index]!;
      return !isSmall && known && !variants.some(({term}) => matched.has(term));
    })
    .map(({raw}) => raw);
}

/** @returns how many results there are of each kind, in the order of the best of each. */
function countKinds(ranked: readonly ScoredEntry[]): Results['kinds'] {
  const counts = new Map<Kind, number>();
  for (const {entry} of ranked) counts.set(entry.kind, (counts.get(entry.kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => ({kind, count}));
}

/** A result, and what is folded into it. */
interface Row {
  one: ScoredEntry;
  same: ScoredEntry[];
}

/** Rows of one page; more are folded into its first. */
const MAX_PAGE_ROWS = 2;

/** Folds a name that several services have into one row with all their operations, and a page's further places into its first row. */
function foldRows(ranked: readonly ScoredEntry[]): Row[] {
  const rows: Row[] = [];
  const byName = new Map<string, Row>();
  const byPage = new Map<string, Row[]>();
  for (const one of ranked) {
    const {kind, title, places, address} = one.entry;
    const name = places && `${kind} ${title}`;
    const page = (one.place?.operation.address ?? address).split('#')[0]!;
    const ofPage = byPage.get(page) ?? [];
    const known = (name && byName.get(name)) ?? (ofPage.length < MAX_PAGE_ROWS ? undefined : ofPage[0]);
    if (known) {
      known.same.push(one);
      continue;
    }
    const row = {one, same: []};
    rows.push(row);
    if (name) byName.set(name, row);
    byPage.set(page, [...ofPage, row]);
  }
  return rows;
}

/**
 * @param ranking the entries that fit
 * @param options how many results to give, and of which kind
 * @param texts the whole texts, if they are there: without them, nothing is said of missing words
 * @returns the results by kind, the kind of the best result first; preceded by the best three if they are of several kinds
 */
export function toResults(ranking: Ranking, options: ListOptions, texts?: WholeTexts): Results {
  const {ranked, query} = ranking;
  const unsure = isUnsure(ranking);
  const every = worthShowing(foldRows(ranked), query).slice(0, unsure ? MAX_UNSURE : undefined);
  const rows = options.kind ? every.filter(({one}) => one.entry.kind === options.kind) : every;
  const kinds = new Set(rows.slice(0, BEST_COUNT).map(({one}) => one.entry.kind));
  const best = kinds.size > 1 ? BEST_COUNT : 0;
  const groups = new Map<ResultGroup['kind'], Result[]>();
  let listed = 0;
  for (const [index, {one, same}] of rows.entries()) {
    if (listed >= options.all) break;
    const kind = index < best ? 'best' : one.entry.kind;
    const group = groups.get(kind) ?? [];
    if (group.length >= options.group) continue;
    groups.set(kind, group);
    listed += 1;
    const result = toResult(one, query, texts);
    group.push({...result, others: [...result.others, ...same.flatMap(othersElsewhere)]});
  }
  return {
    groups: [...groups].map(([kind, results]) => ({kind, results})),
    count: rows.length,
    kinds: countKinds(every.map(({one}) => one)),
    corrected: isDirect(ranking) ? [] : correctedWords(ranking),
    unknown: isDirect(ranking) ? [] : [...query.unknown],
    lacking: texts ? lackingWords(ranking, texts) : [],
    isUnsure: unsure,
  };
}

/** @returns the operations of another service that has the name too, or another place of the page. */
function othersElsewhere(one: ScoredEntry): Result['others'] {
  const {places, title, trail} = one.entry;
  if (!places) return [{title, address: addressOf(one)}];
  return othersOf(one.entry, undefined).map((other) => ({...other, title: `${trail}: ${other.title}`}));
}

function othersOf({places = []}: Entry, chosen: Place | undefined): Result['others'] {
  const seen = new Set([chosen?.operation]);
  return places.flatMap(({operation, anchor}) => {
    if (seen.has(operation)) return [];
    seen.add(operation);
    return [{title: operation.summary, address: `${operation.address}#${encodeURIComponent(anchor)}`}];
  });
}
