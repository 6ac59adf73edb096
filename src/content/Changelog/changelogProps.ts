/** An operation of a service, with its page if it still has one. */
export interface ChangedOperation {
  /** For example `GET /packages/lookup`. */
  name: string;
  page?: string;
}

export const KINDS = ['Removed', 'Deprecated', 'Changed', 'New'] as const;

/** One change of an API. */
export interface ChangeLine {
  kind: (typeof KINDS)[number];
  /** Title of the API. */
  api: string;
  /** What changed, for example `query parameter`. */
  what?: string;
  /** Its name. */
  code?: string;
  operation?: ChangedOperation;
  /** Title of a deprecated operation, instead of its method and path. */
  summary?: string;
  /** Values before and after. */
  values?: {before: string; after: string};
}

/** Changes of one cause. */
export interface Changes {
  intro: string;
  lines: readonly ChangeLine[];
}

/** Operations on which a service's own document and its code disagree, by API. */
export interface Disagreements {
  intro: string;
  apis: readonly {title: string; operations: readonly ChangedOperation[]}[];
}

export interface ChangelogEntry {
  id: string;
  /** YYYY-MM-DD */
  date: string;
  title: string;
  /** Paragraphs of the first publication. */
  initial?: {published: string; differed: string; disagreements: readonly Disagreements[]};
  changes: readonly Changes[];
  /** What needs no change in a client: texts, limits and the like. */
  wording?: string;
}
