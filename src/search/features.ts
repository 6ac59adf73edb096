/** What speaks for an entry, by name: the score is their sum, and `npm run bench:search -- --explain "query"` shows them. */
export interface Features {
  /** How well its text fits, as a share of the best, times the factor of its kind. */
  text: number;
  /** How much its title is the query, times the factor of its kind. */
  title: number;
  /** The query is its name, path or id. */
  exact: number;
  /** A word of readers leads to it (topics.ts). */
  topic: number;
  /** It takes what was pasted: a package URL, a repository, a file. */
  takes: number;
  /** It is a property named with those that enclose it. */
  dotted: number;
  /** The query names its service. */
  service: number;
  /** How many operations have the name. */
  places: number;
  /** Taken off: the place of its service in the catalogue, and enclosing properties. */
  order: number;
}

/** @returns the score of an entry */
export function scoreOf(features: Features): number {
  return Object.values(features).reduce<number>((sum, value: number) => sum + value, 0);
}
