/**
 * The index as it travels: rows without names, texts and shapes once each. The
 * browser makes its searchable entries from it (entries.ts). Everything in it is
 * text of our own pages and API descriptions.
 */

/** Raised when the form below changes, so that an index of another form is refused. */
export const FORMAT = 1;

/** `page`: everything that is neither a guide nor a service's page. */
export type PageKind = 'guide' | 'page' | 'service';

export type PageRow = [kind: PageKind, path: string, title: string, description: string, trail: string];

export type SectionRow = [page: number, anchor: string, title: string, text: string];

/** Words of sections that are neither in their titles nor in their texts: common forms joined by spaces, and for each the numbers of its sections. */
export type WordTable = [words: string, sections: number[][]];

/** The service's page, its id and host (empty for the program). */
export type ServiceRow = [page: number, id: string, host: string];

/** The base path (`/api/v1`) comes with it; `answers` are shapes with the status they belong to. */
export type OperationRow = [
  service: number,
  base: string,
  id: string,
  method: string,
  path: string,
  summary: string,
  description: string,
  tag: string,
  answers: [status: string, shape: number][],
];

/** A parameter of some operations; `anchor` without its name, so `parameter-` or `body-`. */
export type ParameterRow = [anchor: string, name: string, text: number, operations: number[]];

/** A property: the row of the property that it is part of (-1: none), its name and its text's number. */
export type FieldRow = [parent: number, name: string, text: number];

export interface SearchIndex {
  format: number;
  pages: PageRow[];
  sections: SectionRow[];
  words: WordTable;
  services: ServiceRow[];
  operations: OperationRow[];
  parameters: ParameterRow[];
  fields: FieldRow[];
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
    index?.parameters,
    index?.fields,
    index?.shapes,
    index?.texts,
  ];
  if (index?.format !== FORMAT || !lists.every(Array.isArray))
    throw new Error('The search index is in a format that this page does not support.');
  return index as SearchIndex;
}
