/**
 * The numbers of the ranking, in one place. They were tuned on
 * bench/search/queries.json; `npm run bench:search` says what a change does.
 *
 * The score of an entry is the sum of
 * - how well its text fits, from 0 to 1 (the engine's score, times a power of the
 *   share of the query that it covers, as a share of the best), and how well its
 *   title fits alone: both times a factor for its kind;
 * - a bonus, where the query names it exactly.
 */
export const WEIGHTS = {
  /** What a match in a field counts in the engine, and the engine's own two numbers (BM25). */
  fields: {title: 3.8, id: 1.6, context: 1, text: 0.7, asked: 3, words: 0.5, body: 0.3},
  bm25: {k: 1.2, b: 0.45, d: 0.6},
  /** What a word of a page's sections is worth for the page. */
  bodyWorth: 0.3,
  /** The power of the covered share. */
  coverage: 1.5,
  /** How likely a reader wants a thing of this kind, all else being equal. */
  kind: {service: 1.3, guide: 1.12, page: 1.3, operation: 1, section: 0.9, parameter: 0.66, property: 0.68},
  /** Factor of a kind that the query asks for in words. */
  intent: 1.25,
  /** Factor of a glossary's section, and where the query asks for a meaning. */
  definition: 0.35,
  meaning: 1.2,
  /** Factor of a parameter or property in a question without a name in it. */
  fieldOfQuestion: 0.6,
  /** What an operation has that takes what was pasted, and how much less each later one. */
  takes: 8,
  takesLater: 0.2,
  /** What a page has that readers' words lead to, the power of its share of the query, and how much less each later page of a topic. */
  topic: 2.6,
  topicShare: 3,
  topicLater: 0.3,
  /** The least share that a name counts for, such as that of another product or of a status. */
  namedTopic: 0.6,
  /** What a title adds that is all of the query and nothing else. */
  titleFit: 0.7,
  /** Parts of that for the same endings and the same order. */
  sameEndings: 0.14,
  sameOrder: 0.09,
  /** What of its sections' scores goes to a page: several that match make it the better start. */
  sectionsToPage: 0.2,
  /** What words are worth that stand for the reader's: the end of a word being typed, more after a whole word, corrections by number of edits, synonyms. */
  completion: 0.75,
  longer: 0.45,
  corrections: [1, 0.95, 0.6],
  synonym: 0.64,
  /** Weight of a word that says which kind is asked for, that says little, and that no text has. */
  kindWord: 0.35,
  weakWord: 0.4,
  unknownWord: 0.6,
  /** A path as the reference has it, with values in it, with more values than parameters, and a part of it. */
  path: {exact: 5, values: 4.5, rest: 3.5, part: 1.6},
  host: 3,
  operation: 4,
  name: 2.4,
  /** A name written as in code. */
  written: 0.6,
  /** The end of a path, such as `dependent_packages`. */
  pathEnd: 1.4,
  /** A name inside a longer query. */
  contained: 1.3,
  title: 1.6,
  /** Share of that for a section. */
  sectionTitle: 0.2,
  /** Endings and all are the same. */
  literal: 0.3,
  /** What the place of its service in the catalogue takes off; it decides between equals only. */
  catalogueOrder: 0.012,
  /** What an enclosing property takes off, and what twice as many operations with the name add. */
  depth: 0.15,
  places: 0.035,
  /** What the name of its service in the query adds. */
  serviceNamed: 0.15,
};
