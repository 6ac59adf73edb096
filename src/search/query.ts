/** What a reader's query says: words with what they may stand for, a path, a name, and what kind of thing is asked for. */
import {corrections} from './spelling';
import {topicsIn} from './topics';
import {WEIGHTS} from './weights';
import {
  alternatives,
  compoundOf,
  intentOf,
  isStopWord,
  isWeakWord,
  LONGEST_PHRASE,
  tokens,
  type Intent,
  type Token,
} from './words';

/** Queries are read up to this length. */
export const LONGEST_QUERY = 200;
const MOST_WORDS = 16;

/** Another way to say a word or phrase. */
export interface Variant {
  /** All of them have to be there. */
  terms: readonly string[];
  /** What it is worth beside the reader's own word (1). */
  worth: number;
}

/** One word of the query, or the words of a phrase that has synonyms. */
export interface QueryPart {
  variants: Variant[];
  /** How much of the query it is: rare words are more. */
  weight: number;
}

/** An address or path in a query. */
export interface QueryPath {
  host?: string;
  method?: string;
  segments: string[];
}

/** Words of the query that may be a name. */
export interface QueryName {
  /** Key of the name (words.ts), with typing errors corrected. */
  key: string;
  /** The name as typed, without regard to style. */
  literal: string;
  /** Number of its words without those that say nothing. */
  words: number;
  /** Whether it is written as names in code are. */
  written: boolean;
}

export interface Query {
  parts: QueryPart[];
  /** Longest first. */
  names: QueryName[];
  /** Number of words without those that say nothing. */
  length: number;
  /** These words as typed in lower case, and what is looked for. */
  raw: string[];
  kept: string[];
  /** All words, also those that say nothing; and the same before typing errors are corrected. */
  all: string[];
  typed: string[];
  /** How much of the query each of them is. */
  weights: number[];
  /** Names joined by dots, in lower case. */
  dotted: string[];
  path?: QueryPath;
  intents: ReadonlySet<Intent>;
  /** Whether something in it is written as a name in code, or a parameter or property is asked for. */
  isName: boolean;
  /** Words of the query that no text has, with the words that were taken instead. */
  corrected: ReadonlyMap<string, string>;
}

const METHODS = /^(get|post|put|patch|delete)\s+(?=\S*[/{]|\w+$)/i;

/**
 * @param text a query
 * @returns the path in it, where there is one
 */
export function pathIn(text: string): QueryPath | undefined {
  const whole = text
    .trim()
    .replace(/^curl\s+(-\S+\s+)*/, '')
    .replace(/^['"]|['"]$/g, '');
  const method = METHODS.exec(whole)?.[1]?.toUpperCase();
  const rest = whole.replace(METHODS, '');
  if (/\s/.test(rest) || rest === '') return undefined;
  const [, host, tail = ''] = /^(?:https?:\/\/)?([\w-]+\.ecosyste\.ms)(\/\S*)?$/i.exec(rest) ?? [
    undefined,
    undefined,
    rest,
  ];
  if (!host && !method && !/\//.test(rest)) return undefined;
  const segments = (tail.split(/[?#]/)[0] ?? '')
    .split('/')
    .filter(Boolean)
    .map((segment) => {
      try {
        return decodeURIComponent(segment);
      } catch {
        return segment;
      }
    });
  return {...(host ? {host: host.toLowerCase()} : {}), ...(method ? {method} : {}), segments};
}

interface Word {
  /** Common form. */
  term: string;
  /** As typed, in lower case. */
  raw: string;
  /** It may be left out. */
  stop: boolean;
  /** What is looked for: the term, or a known word in its place. */
  kept: string;
  variants: Variant[];
  known: boolean;
}

/** Words that begin with the one that is being typed. */
function completions(raw: string, vocabulary: ReadonlyMap<string, number>): string[] {
  const found: [string, number][] = [];
  for (const [word, entries] of vocabulary)
    if (word.length > raw.length && word.startsWith(raw)) found.push([word, entries]);
  return found
    .sort((a, b) => a[0].length - b[0].length || b[1] - a[1])
    .slice(0, 12)
    .map(([word]) => word);
}

function readWord(
  term: string,
  raw: string,
  stop: boolean,
  typing: boolean,
  vocabulary: ReadonlyMap<string, number>,
): Word {
  const known = vocabulary.has(term);
  const variants: Variant[] = [{terms: [term], worth: 1}];
  const completed = (typing && raw.length > 1) || !known ? completions(raw, vocabulary) : [];
  for (const longer of completed)
    variants.push({
      terms: [longer],
      worth: (known ? WEIGHTS.longer : WEIGHTS.completion) * Math.sqrt(raw.length / longer.length),
    });
  let kept = term;
  if (!known) {
    // The ending may be what is wrong, so both forms are compared.
    const near = [...corrections(term, vocabulary), ...corrections(raw, vocabulary)]
      .sort((a, b) => a.edits - b.edits)
      .slice(0, 4);
    near.forEach(({term: other, edits}, rank) =>
      variants.push({terms: [other], worth: (WEIGHTS.corrections[edits] ?? 0.5) * (rank === 0 ? 1 : 0.85)}),
    );
    kept = completed[0] ?? near[0]?.term ?? term;
  }
  return {term, raw, stop, kept, variants, known};
}

/** Reads the words of a query; one that is still being typed may be the beginning of another. */
function readWords(
  source: string,
  ofWords: readonly Token[],
  isTyping: boolean,
  vocabulary: ReadonlyMap<string, number>,
): Word[] {
  const inNames = [...source.matchAll(NAME)].map(({0: name, index}) => ({start: index, end: index + name.length}));
  return ofWords.map(({term, start, end}, index) => {
    const raw = source.slice(start, end).toLowerCase();
    const stop = isStopWord(raw) && !inNames.some((name) => name.start <= start && end <= name.end);
    return readWord(term, raw, stop, isTyping && index === ofWords.length - 1, vocabulary);
  });
}

/** A question that is answered by text rather than by an operation. */
const PROSE =
  /^\s*(why|may|can i|can you|is there|is it|are there|does|do i|where|when|what (is|are|does|do)|how (are|is|fast|fresh|much|often|old|long (are|is))|who (are|can|decides|is|may|owns|pays|runs))\b/i;

/** A question for the meaning of a word. */
const MEANING = /^\s*(what (is|are|does|do)|define|definition|meaning)\b|\b(means?|meaning|definition)\s*\??\s*$/i;

/** @returns how much a word says: the rarer, the more; less where it says little anywhere */
export function rarityOf(term: string, vocabulary: ReadonlyMap<string, number>, size: number): number {
  const rarity = Math.log(1 + size / (1 + (vocabulary.get(term) ?? 0)));
  return isWeakWord(term) ? rarity * WEIGHTS.weakWord : rarity;
}

/** How much of the query each word is: rare words are more, those that are left out nothing. */
function weightsOf(
  words: readonly Word[],
  isContent: (word: Word) => boolean,
  vocabulary: ReadonlyMap<string, number>,
  size: number,
): number[] {
  const count = words.filter(isContent).length;
  return words.map((word) => {
    if (!isContent(word)) return 0;
    const rarity = rarityOf(word.kept, vocabulary, size);
    if (count > 1 && intentOf(word.kept)) return rarity * WEIGHTS.kindWord;
    // A word that no text has says less of what is looked for than one that some have.
    return word.known || word.kept !== word.term ? rarity : rarity * WEIGHTS.unknownWord;
  });
}

function intentsOf(typed: string, content: readonly Word[]): Set<Intent> {
  const intents = new Set<Intent>();
  if (PROSE.test(typed)) intents.add('prose');
  if (MEANING.test(typed)) intents.add('meaning');
  for (const {kept} of content.length > 1 ? content : []) {
    const intent = intentOf(kept);
    if (intent) intents.add(intent);
  }
  return intents;
}

/** Names joined by dots, in lower case. */
function dottedIn(source: string): string[] {
  const names = source.toLowerCase().match(/[a-z]\w+(?:\.\w+)+/g) ?? [];
  return names.filter((name) => !name.includes('ecosyste.ms'));
}

/** Words that no text has, with those that were taken instead. */
function correctionsOf(content: readonly Word[]): Map<string, string> {
  return new Map(
    content
      .filter(
        ({known, kept, term, raw}) => !known && topicsIn([term]).length === 0 && kept !== term && !kept.startsWith(raw),
      )
      .map(({raw, kept}) => [raw, kept]),
  );
}

/**
 * @param text what the reader typed
 * @param vocabulary the words that texts have, with the number of entries that have each
 * @param size number of entries
 * @returns what it says
 */
export function readQuery(text: string, vocabulary: ReadonlyMap<string, number>, size: number): Query {
  const typed = text.slice(0, LONGEST_QUERY);
  const path = pathIn(typed);
  const source = path?.segments.length ? path.segments.join(' ') : typed;
  const found = tokens(source);
  const ofWords = found.filter(({whole}) => !whole).slice(0, MOST_WORDS);
  const words = readWords(source, ofWords, /[\p{L}\p{N}]$/u.test(typed), vocabulary);
  // A query of nothing but such words ("who", "can i") is looked for as it stands.
  const content = words.some(({stop}) => !stop) ? words.filter(({stop}) => !stop) : words;
  const weights = weightsOf(words, (word) => content.includes(word), vocabulary, size);
  const intents = intentsOf(typed, content);
  const parts = new Map(
    words.flatMap((word, index): [Word, QueryPart][] =>
      content.includes(word) ? [[word, {variants: word.variants, weight: weights[index]!}]] : [],
    ),
  );
  const more = otherWays(words, parts);
  const names = namesIn(source, ofWords, words);
  for (const {term, whole, start, end} of found) {
    if (!whole || !vocabulary.has(term)) continue;
    ofWords.forEach((token, index) => {
      if (start <= token.start && token.end <= end) parts.get(words[index]!)?.variants.push({terms: [term], worth: 1});
    });
  }
  return {
    parts: [...parts.values(), ...more],
    names,
    isName: names.some(({written}) => written) || intents.has('property') || intents.has('parameter'),
    length: content.length,
    raw: content.map(({raw}) => raw),
    kept: content.map(({kept}) => kept),
    all: words.map(({kept}) => kept),
    typed: words.map(({term}) => term),
    weights,
    dotted: dottedIn(source),
    ...(path ? {path} : {}),
    intents,
    corrected: correctionsOf(content),
  };
}

/** Gives the words of each phrase that has synonyms the other ways to say it. @returns parts for phrases of words that are left out. */
function otherWays(words: readonly Word[], parts: ReadonlyMap<Word, QueryPart>): QueryPart[] {
  const more: QueryPart[] = [];
  for (let from = 0; from < words.length; from += 1) {
    for (let length = 1; length <= LONGEST_PHRASE && from + length <= words.length; length += 1) {
      const phrase = words.slice(from, from + length);
      const compound = length === 2 ? compoundOf(phrase[0]!.kept, phrase[1]!.kept) : undefined;
      const others = [
        ...new Set([
          ...alternatives(phrase.map(({term}) => term)),
          ...alternatives(phrase.map(({kept}) => kept)),
          ...(compound ? alternatives([compound]) : []),
        ]),
      ].map((terms): Variant => ({terms, worth: WEIGHTS.synonym}));
      if (compound) others.push({terms: [compound], worth: 1});
      const inside = phrase.flatMap((word) => parts.get(word) ?? []);
      for (const part of inside) part.variants.push(...others);
      // "how many" is made of words that are left out; what it means is not.
      if (inside.length === 0 && others.length > 0) more.push({variants: others, weight: 1.5});
    }
  }
  return more;
}

/** A name as code has it: words joined by underlines or hyphens, or in camel case. */
const NAME = /[A-Za-z\d]+(?:[._-][A-Za-z\d]+)+|\b[a-z\d]+(?:[A-Z][a-z\d]*)+/g;

/** Longest name of a property, in words. */
const LONGEST_NAME = 9;

/** @returns every run of words that may be a name, longest first. */
function namesIn(source: string, found: readonly {start: number; end: number}[], words: readonly Word[]): QueryName[] {
  const names: QueryName[] = [];
  const written = [...source.matchAll(NAME)].map(({0: name, index}) => ({start: index, end: index + name.length}));
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + LONGEST_NAME); to > from; to -= 1) {
      const some = words.slice(from, to);
      if (some[0]!.stop || some.at(-1)!.stop) continue;
      const start = found[from]!.start;
      const end = found[to - 1]!.end;
      const kept: string[] = [];
      for (const {kept: term} of some) {
        const compound = kept.length > 0 ? compoundOf(kept.at(-1)!, term) : undefined;
        if (compound) kept[kept.length - 1] = compound;
        else kept.push(term);
      }
      names.push({
        key: kept.join(' '),
        literal: literalOf(source.slice(start, end)),
        words: some.filter(({stop}) => !stop).length,
        written: written.some((name) => name.start === start && end === name.end),
      });
    }
  }
  return names.sort((a, b) => b.words - a.words);
}

/** @returns a name without regard to style, but with its endings: `latest_release_number`, `latestReleaseNumber` → latestreleasenumber. */
export function literalOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
