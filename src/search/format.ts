/**
 * The index as it travels: rows without names, texts and shapes once each. The
 * browser makes its searchable entries from it (entries.ts). Everything in it is
 * text of our own pages and API descriptions.
 */

/** Raised when the types below change, so that a page refuses an index that was built for others. */
export const FORMAT = 7;

/** `page`: everything that is neither a guide nor a service's page. */
export type PageKind = 'guide' | 'page' | 'service';

export type PageRow = [kind: PageKind, path: string, title: string, description: string, trail: string];

/** Sections by column, which compresses better than by row; numbers of pages as differences. */
export type SectionTable = [pages: number[], anchors: string[], titles: string[], texts: string[]];

/** Phrases of places: the numbers of the places (pages, sections and operations, counted on in this order) as differences, and the phrases (`packPhrases`). */
export type PhraseTable = [places: number[], phrases: string];

/** The service's page, its id and host (empty for the program). */
export type ServiceRow = [page: number, id: string, host: string];

/** The base path (`/api/v1`) comes with it; `responses` are shapes with the status they belong to. */
export type OperationRow = [
  service: number,
  base: string,
  id: string,
  method: string,
  path: string,
  summary: string,
  description: string,
  tag: string,
  responses: [status: string, shape: number][],
  returns: Returns,
];

/** What an operation returns: one record (0), a list (1), or what a job or a sync has to bring first (2). */
export type Returns = 0 | 1 | 2;

/** A parameter of some operations; `anchor` without its name, so `parameter-` or `body-`. */
export type ParameterRow = [anchor: string, name: string, text: number, operations: number[]];

/** Properties by column: how many rows above each its parent is (0: none), names, and numbers of texts as differences. */
export type PropertyTable = [parents: number[], names: string[], texts: number[]];

export interface SearchIndex {
  format: number;
  pages: PageRow[];
  sections: SectionTable;
  services: ServiceRow[];
  operations: OperationRow[];
  /** Words of phrases and texts: common forms, joined by spaces, the most frequent first. */
  words: string;
  /** Words of texts that results don't show, for each section and then each operation (`packRows`). */
  further: string;
  /** What readers ask. */
  asked: PhraseTable;
  parameters: ParameterRow[];
  properties: PropertyTable;
  /** Numbers of properties, each as the difference to the one before. */
  shapes: number[][];
  texts: string[];
}

/** @returns numbers as differences; rising numbers become small ones. */
export function toDifferences(numbers: readonly number[]): number[] {
  return numbers.map((number, index) => number - (index > 0 ? (numbers[index - 1] as number) : 0));
}

/** The reverse of `toDifferences`. */
export function fromDifferences(differences: readonly number[]): number[] {
  let sum = 0;
  return differences.map((difference) => (sum += difference));
}

/** Characters that JSON writes as they are: the first encode a number, the others begin one of two characters. */
const DIGITS = Array.from({length: 94}, (_, index) => String.fromCharCode(32 + index)).filter(
  (digit) => !/["\\]/.test(digit),
);
const SINGLE = 44;
const BETWEEN_PHRASES = '~';
const BETWEEN_ROWS = '\n';

/** @returns rising numbers as a text that compresses to two thirds of the same list in JSON */
function packNumbers(numbers: readonly number[]): string {
  const digit = (difference: number): string => {
    if (difference < SINGLE) return DIGITS[difference]!;
    const rest = difference - SINGLE;
    const lead = DIGITS[SINGLE + Math.floor(rest / DIGITS.length)];
    if (lead === undefined)
      throw new Error(`The number ${difference} is too high for the phrases of the search index.`);
    return lead + DIGITS[rest % DIGITS.length]!;
  };
  return toDifferences(numbers).map(digit).join('');
}

const VALUES = new Map(DIGITS.map((digit, value) => [digit, value]));

/** The reverse of `packNumbers`. */
function unpackNumbers(packed: string): number[] {
  const differences: number[] = [];
  for (let at = 0; at < packed.length; at += 1) {
    const value = VALUES.get(packed[at]!)!;
    if (value < SINGLE) differences.push(value);
    else differences.push(SINGLE + (value - SINGLE) * DIGITS.length + VALUES.get(packed[(at += 1)]!)!);
  }
  return fromDifferences(differences);
}

/** @returns rows of numbers, each in any order, as they travel */
export function packRows(rows: readonly (readonly number[])[]): string {
  return rows.map((row) => packNumbers([...row].sort((a, b) => a - b))).join(BETWEEN_ROWS);
}

/** The reverse of `packRows`. */
export function unpackRows(packed: string): number[][] {
  return packed.split(BETWEEN_ROWS).map(unpackNumbers);
}

/** Letters for the number of characters that a word has in common with the one before. */
const COMMON = 'ABCDEFGHIJ';

/** @returns words as one text, each without the beginning that it has in common with the one before, and a letter instead */
export function packWords(words: readonly string[]): string {
  return words
    .map((word, index) => {
      const before = words[index - 1] ?? '';
      let common = 0;
      while (common < COMMON.length - 1 && common < word.length && word[common] === before[common]) common += 1;
      return `${COMMON[common]!}${word.slice(common)}`;
    })
    .join('');
}

/** The reverse of `packWords`. */
export function unpackWords(packed: string): string[] {
  let before = '';
  return [...packed.matchAll(/([A-J])([^A-J]*)/g)].map(
    ([, common, rest]) => (before = before.slice(0, COMMON.indexOf(common!)) + rest!),
  );
}

/** Phrases of a place, each as the numbers of its words. */
export type PlacePhrases = [place: number, phrases: (readonly number[])[]];

/** @returns the phrases of places, in the order of the places, as they travel */
export function packPhrases(rows: readonly PlacePhrases[]): PhraseTable {
  const packed = rows.map(([, phrases]) =>
    phrases.map((phrase) => packNumbers([...phrase].sort((a, b) => a - b))).join(BETWEEN_PHRASES),
  );
  return [toDifferences(rows.map(([place]) => place)), packed.join(BETWEEN_ROWS)];
}

/** The reverse of `packPhrases`. */
export function unpackPhrases([places, packed]: PhraseTable): PlacePhrases[] {
  const rows = packed.split(BETWEEN_ROWS);
  return fromDifferences(places).map((place, row) => [place, rows[row]!.split(BETWEEN_PHRASES).map(unpackNumbers)]);
}

/**
 * @param value what a file contained
 * @returns it as an index
 * @throws Error when it isn't one, or was built for other types
 */
export function asIndex(value: unknown): SearchIndex {
  const index = value as SearchIndex | null;
  if (index?.format !== FORMAT) throw new Error("The search index is in a format that this page doesn't support.");
  return index;
}
