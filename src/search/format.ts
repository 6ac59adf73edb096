/**
 * The index as it travels: rows without names, texts and shapes once each. The
 * browser makes its searchable entries from it (entries.ts). Everything in it is
 * text of our own pages and API descriptions.
 */

/** Raised when the types below change, so that a page refuses an index that was built for others. */
export const FORMAT = 9;

/** `page`: everything that is neither a guide nor a service's page. */
export type PageKind = 'guide' | 'page' | 'service';

export type PageRow = [kind: PageKind, path: string, title: string, description: string, trail: string];

/** Sections by column, which compresses better than by row; numbers of pages as differences, and no anchor that follows from the title. */
type SectionTable = [pages: number[], anchors: string[], titles: string[], texts: string[]];

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
  /** Its place in GIVES. */
  gives: number,
];

/** How much an operation returns: numbers only (`count`), or something that a job brings later. */
export const GIVES = ['one', 'list', 'count', 'job', 'nothing'] as const;

export type Gives = (typeof GIVES)[number];

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
  /** Words of texts that results don't show, for each section and then each operation: rising numbers as differences. */
  further: number[][];
  /** What readers ask, for each page, section and operation in this order: the words of each phrase in the same way. */
  asked: number[][][];
  parameters: ParameterRow[];
  properties: PropertyTable;
  /** Numbers of properties, each as the difference to the one before. */
  shapes: number[][];
  texts: string[];
}

/** @returns the anchor that most headings with a title have. */
export function anchorOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z\d -]/g, '')
    .replaceAll(' ', '-');
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
