/** Results as a page shows them: plain data, the same from the worker, in tests and in the bench. */
import type {Kind} from './entries';
import type {Gives} from './format';

/** A text in pieces, with those that matched marked. */
export type Piece = [text: string, marked: 0 | 1];

export interface Result {
  kind: Kind;
  address: string;
  title: Piece[];
  /** Names of the pages around it, from the outside in. */
  trail: string;
  /** What matched, after why the result is there where that isn't seen. */
  text: Piece[];
  /** An operation's method and path, and how much it returns. */
  call?: {method: string; path: string; gives: Gives};
  /** The other operations with this parameter or property. */
  others: {title: string; address: string}[];
}

/** Results of one kind, best first; or, before them, the best of several kinds. */
export interface ResultGroup {
  kind: Kind | 'best';
  results: Result[];
}

export interface Results {
  groups: ResultGroup[];
  /** Number of results of the kind that is wanted, were all of them shown. */
  count: number;
  /** Number of results of each kind, were all of them shown. */
  kinds: {kind: Kind; count: number}[];
  /** Words that no page has, with their corrections. */
  corrected: {word: string; instead: string}[];
  /** Words that no page has, and nothing like them. */
  unknown: string[];
  /** Words that some page has, but none of the first results. */
  lacking: string[];
  /** Nothing fits; the results are the nearest. */
  isUnsure: boolean;
  /** The query is in another language than the pages. */
  isOtherLanguage?: boolean;
  /** The texts are the beginnings that the index has; a second request gets the excerpts that matched. */
  isDraft?: boolean;
}

/** What a list shows of the results: how many of one kind, and how many in all. */
export interface ListOptions {
  group: number;
  all: number;
  /** Show only this kind. */
  kind?: Kind;
}
