/**
 * The index as it travels: rows without names, texts and shapes once each. The
 * browser makes its searchable entries from it (entries.ts). Everything in it is
 * text of our own pages and API descriptions.
 */

/** Raised when the form below changes, so that an index of another form is refused. */
export const FORMAT = 4;

/** `page`: everything that is neither a guide nor a service's page. */
export type PageKind = 'guide' | 'page' | 'service';

export type PageRow = [kind: PageKind, path: string, title: string, description: string, trail: string];

/** Sections by column, which compresses better than by row; numbers of pages as differences. */
export type SectionTable = [pages: number[], anchors: string[], titles: string[], texts: string[]];

/**
 * Words of sections and operations that are neither in their titles nor in their
 * texts, and readers' words: common forms joined by spaces, the most frequent
 * first, and for each section, then each operation, then each place of `asked`
 * the numbers of its words (`packNumbers`).
 */
export type WordTable = [words: string, numbers: string];

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
];

/** A parameter of some operations; `anchor` without its name, so `parameter-` or `body-`. */
export type ParameterRow = [anchor: string, name: string, text: number, operations: number[]];

/** Properties by column: how many rows above each its parent is (0: none), names, and numbers of texts as differences. */
export type FieldTable = [parents: number[], names: string[], texts: number[]];

export interface SearchIndex {
  format: number;
  pages: PageRow[];
  sections: SectionTable;
  words: WordTable;
  services: ServiceRow[];
  operations: OperationRow[];
  /** The places that have readers' words: numbers of pages, sections and operations, counted on in this order, as differences. */
  asked: number[];
  parameters: ParameterRow[];
  fields: FieldTable;
  /** Numbers of fields, each as the difference to the one before. */
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
const DIGITS = Array.from({length: 95}, (_, index) => String.fromCharCode(32 + index)).filter(
  (digit) => !/["\\]/.test(digit),
);
const SINGLE = 52;
const BETWEEN = '\n';

/** @returns lists of rising numbers as a text that compresses to two thirds of the same lists in JSON */
export function packNumbers(lists: readonly (readonly number[])[]): string {
  const digit = (difference: number): string => {
    if (difference < SINGLE) return DIGITS[difference]!;
    const rest = difference - SINGLE;
    const lead = DIGITS[SINGLE + Math.floor(rest / DIGITS.length)];
    if (lead === undefined)
      throw new Error(`The number ${difference} is too high for the word table of the search index.`);
    return lead + DIGITS[rest % DIGITS.length]!;
  };
  return lists.map((list) => toDifferences(list).map(digit).join('')).join(BETWEEN);
}

/** The reverse of `packNumbers`. */
export function unpackNumbers(packed: string): number[][] {
  const values = new Map(DIGITS.map((digit, value) => [digit, value]));
  return packed.split(BETWEEN).map((text) => {
    const differences: number[] = [];
    for (let at = 0; at < text.length; at += 1) {
      const value = values.get(text[at]!)!;
      if (value < SINGLE) differences.push(value);
      else differences.push(SINGLE + (value - SINGLE) * DIGITS.length + values.get(text[(at += 1)]!)!);
    }
    return fromDifferences(differences);
  });
}

/**
 * @param value what a file held
 * @returns it as an index
 * @throws Error when it is none, or one of another form
 */
export function asIndex(value: unknown): SearchIndex {
  const index = value as Partial<SearchIndex> | null;
  const lists = [
    index?.pages,
    index?.sections,
    index?.words,
    index?.services,
    index?.operations,
    index?.asked,
    index?.parameters,
    index?.fields,
    index?.shapes,
    index?.texts,
  ];
  if (index?.format !== FORMAT || !lists.every(Array.isArray))
    throw new Error("The search index is in a format that this page doesn't support.");
  return index as SearchIndex;
}
