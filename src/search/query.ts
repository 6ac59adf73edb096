/** Reads a query: words with their variants, a path, and names. */
import {rarityOf} from './engine';
import {pathIn, type QueryPath} from './paths';
import {corrections} from './spelling';
import {isStopWord, samplePackage, stem, synonymsOf, tokens, type Token} from './words';

/** The words of queries are read up to this length. A path is found wherever it stands. */
const MAX_WORDS_LENGTH = 200;
const MAX_WORDS = 24;

/** Weights of variants of the reader's word: the completion of a word being typed, another word for it, a longer word after a whole one, and corrections by number of edits. */
const WORTH = {completion: 0.75, synonym: 0.5, longer: 0.45, corrections: [1, 0.95, 0.6]};

/** Factor on the rarity of a small word, a package of our samples or a version beside other words. */
export const SMALL_SHARE = 0.15;

/** A word to search for instead of the reader's. */
interface Variant {
  term: string;
  /** Weight relative to the reader's own word (1). */
  worth: number;
}

interface QueryPart {
  variants: Variant[];
  /** Share of the query; rare words weigh more. */
  weight: number;
  /** Whether most questions have it. */
  isSmall: boolean;
}

/** Words of the query that may be a name. */
interface QueryName {
  /** Key of the name (words.ts), with typing errors corrected. */
  key: string;
  /** The name as typed, without regard to style. */
  literal: string;
  /** Share of the query's words that it has, small words aside. */
  share: number;
  words: number;
  /** Whether it is written as names in code are. */
  written: boolean;
}

export interface Query {
  parts: QueryPart[];
  names: QueryName[];
  /** Number of words, small words aside unless there is nothing else. */
  length: number;
  /** The same with small words, as typed, and whether each is in some text. */
  inOrder: readonly {raw: string; isSmall: boolean; known: boolean}[];
  /** Names joined by dots, in lower case. */
  dotted: string[];
  path?: QueryPath;
  /** Words of the query that no text has, with their corrections. */
  corrected: ReadonlyMap<string, string>;
  /** Words of the query that no text has, and nothing like them. */
  unknown: readonly string[];
}

interface Word {
  /** Common form. */
  term: string;
  /** As typed, in lower case. */
  raw: string;
  isSmall: boolean;
  /** The term, or the known word that it is read as. */
  readAs: string;
  variants: Variant[];
  known: boolean;
  /** Whether it is a part of a version number or of a figure. */
  isNumber: boolean;
}

/** A name as code has it: words joined by underlines or hyphens, or in camel case. */
const NAME = /[A-Za-z\d]+(?:[._-][A-Za-z\d]+)+|\b[a-z\d]+(?:[A-Z][a-z\d]*)+/g;

/** A version number or a figure ("4.39M", "5 million", "4.1%"), which says little of what a question is about. */
const NUMBER = /\b\d+(?:[.,]\d+)*(?:\s?(?:[kmb]|[mb]illions?|percent)\b|\s?%)|\bv?\d+(?:\.\d+)+\b/gi;

/** @returns what a figure is one of, in words that texts have: a share of something, or a count of it */
const figureOf = (figure: string): readonly string[] =>
  /(?:%|percent)$/i.test(figure) ? ['percent'] : /[a-z]$/i.test(figure) ? ['count'] : [];

/** Longest name of a property, in words. */
const MAX_NAME_WORDS = 9;

/** @returns where what a pattern takes stands in a text */
const spansOf = (source: string, pattern: RegExp): {start: number; end: number}[] =>
  [...source.matchAll(pattern)].map(({0: name, index}) => ({start: index, end: index + name.length}));

/** @returns the words that begin with the one being typed */
function completions(raw: string, vocabulary: ReadonlyMap<string, number>): string[] {
  const longer = [...vocabulary.keys()].filter((word) => word.length > raw.length && word.startsWith(raw));
  return longer.sort((a, b) => a.length - b.length).slice(0, 12);
}

/** @returns the known words that a word may be a misspelling of, nearest first; compares both forms, because the error may be in the ending. */
function nearWords(term: string, raw: string, vocabulary: ReadonlyMap<string, number>): Variant[] {
  return [...corrections(term, vocabulary), ...corrections(raw, vocabulary)]
    .sort((a, b) => a.edits - b.edits)
    .slice(0, 4)
    .map(({term: other, edits}) => ({term: other, worth: WORTH.corrections[edits] ?? 0.5}));
}

function readWord(
  term: string,
  raw: string,
  isSmall: boolean,
  isTyping: boolean,
  vocabulary: ReadonlyMap<string, number>,
): Word {
  const known = vocabulary.has(term);
  const completed = (isTyping && raw.length > 1 && !isSmall) || !known ? completions(raw, vocabulary) : [];
  const near = known ? [] : nearWords(term, raw, vocabulary);
  const longer = completed.map((word) => ({
    term: word,
    worth: (known ? WORTH.longer : WORTH.completion) * Math.sqrt(raw.length / word.length),
  }));
  const others = isSmall ? [] : synonymsOf(term).filter((other) => vocabulary.has(other));
  const synonyms = others.map((other) => ({term: other, worth: WORTH.synonym}));
  return {
    term,
    raw,
    isSmall,
    readAs: known ? term : (completed[0] ?? near[0]?.term ?? term),
    variants: [{term, worth: 1}, ...longer, ...near, ...synonyms],
    known,
    isNumber: false,
  };
}

/** Reads the words of a query; one that is still being typed may be the beginning of another. */
function readWords(
  source: string,
  found: readonly Token[],
  isTyping: boolean,
  vocabulary: ReadonlyMap<string, number>,
): Word[] {
  const numbers = spansOf(source, NUMBER);
  const inNames = spansOf(source, NAME);
  return found.map(({term, start, end}, index) => {
    const raw = source.slice(start, end).toLowerCase();
    const isSmall = isStopWord(raw) && !inNames.some((name) => name.start <= start && end <= name.end);
    const word = readWord(term, raw, isSmall, isTyping && index === found.length - 1, vocabulary);
    const number = numbers.find((one) => one.start <= start && end <= one.end);
    if (!number) return word;
    const [figure] = start === number.start ? figureOf(source.slice(start, number.end)).map(stem) : [];
    if (figure === undefined) return {...word, isNumber: true};
    return {...word, variants: [...word.variants, {term: figure, worth: 1}], readAs: figure, known: true};
  });
}

function weightOf(word: Word, length: number, vocabulary: ReadonlyMap<string, number>, size: number): number {
  const saysLittle = length > 1 && (word.isSmall || word.isNumber || samplePackage(word.raw));
  return rarityOf(word.readAs, vocabulary, size) * (saysLittle ? SMALL_SHARE : 1);
}

/** Names joined by dots, in lower case. */
function dottedIn(source: string): string[] {
  const names = source.toLowerCase().match(/[a-z]\w+(?:\.\w+)+/g) ?? [];
  return names.filter((name) => !name.includes('ecosyste.ms'));
}

/** Adds whole names in camel case as another way to say their parts. */
function addWholes(
  words: readonly Word[],
  found: readonly Token[],
  parts: readonly Token[],
  vocabulary: ReadonlyMap<string, number>,
): void {
  for (const {term, whole, start, end} of found) {
    if (!whole || !vocabulary.has(term)) continue;
    parts.forEach((token, index) => {
      if (start <= token.start && token.end <= end) words[index]!.variants.push({term, worth: 1});
    });
  }
}

/**
 * @param text what the reader typed
 * @param vocabulary the words that texts have, with the number of entries that have each
 * @param size number of entries
 * @returns the query
 */
export function readQuery(text: string, vocabulary: ReadonlyMap<string, number>, size: number): Query {
  const path = pathIn(text);
  const typed = text.slice(0, MAX_WORDS_LENGTH);
  const source = path?.segments.length ? path.segments.join(' ') : typed;
  const found = tokens(source);
  const ofWords = found.filter(({whole}) => !whole).slice(0, MAX_WORDS);
  const words = readWords(source, ofWords, /[\p{L}\p{N}]$/u.test(typed), vocabulary);
  addWholes(words, found, ofWords, vocabulary);
  const notSmall = words.filter(({isSmall}) => !isSmall);
  // Keeps a query of small words alone ("who are you") as it is.
  const content = notSmall.length > 0 ? notSmall : words;
  const missing = content.filter(({known, isNumber}) => !known && !isNumber);
  return {
    parts: words.map((word) => ({
      variants: word.variants,
      weight: weightOf(word, content.length, vocabulary, size),
      isSmall: word.isSmall && notSmall.length > 0,
    })),
    names: namesIn(source, ofWords, words, content.length),
    length: content.length,
    inOrder: words.map(({raw, isSmall, known}) => ({raw, isSmall, known})),
    dotted: dottedIn(source),
    ...(path ? {path} : {}),
    corrected: new Map(
      missing
        .filter(({readAs, term, raw}) => readAs !== term && !readAs.startsWith(raw))
        .map(({raw, readAs}) => [raw, readAs]),
    ),
    unknown: missing.filter(({readAs, term}) => readAs === term).map(({raw}) => raw),
  };
}

/** @returns every run of words that may be a name. */
function namesIn(
  source: string,
  found: readonly {start: number; end: number}[],
  words: readonly Word[],
  length: number,
): QueryName[] {
  const names: QueryName[] = [];
  const written = spansOf(source, NAME);
  for (let from = 0; from < words.length; from += 1) {
    for (let to = Math.min(words.length, from + MAX_NAME_WORDS); to > from; to -= 1) {
      const some = words.slice(from, to);
      const isAll = some.length === words.length;
      if (!isAll && (some[0]!.isSmall || some.at(-1)!.isSmall)) continue;
      const start = found[from]!.start;
      const end = found[to - 1]!.end;
      const count = isAll ? length : some.filter(({isSmall}) => !isSmall).length;
      names.push({
        key: some.map(({readAs}) => readAs).join(' '),
        literal: literalOf(source.slice(start, end)),
        share: count / length,
        words: count,
        written: written.some((name) => name.start === start && end === name.end),
      });
    }
  }
  return names;
}

/** @returns a name without regard to style, but with its endings: `latest_release_number`, `latestReleaseNumber` → latestreleasenumber. */
export function literalOf(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}
