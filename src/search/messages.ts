/** What a page and the search worker say to each other. */
import type {Most, Results} from './shown';

/** The index, which the page fetches while the worker's script comes; without it the worker fetches it itself. */
export interface Opening {
  index: string;
}

export interface Question {
  query: string;
  most: Most;
  /** Fetch the index past the browser's cache: the copy there may be what is broken. */
  fresh: boolean;
  /** Wait for the whole texts, to show what matched of them. */
  whole: boolean;
}

/** Why there is no answer: the index did not come, or it is not what it should be. */
export type Failure = 'broken' | 'missing';

export type Reply = {results: Results; failure?: undefined} | {results?: undefined; failure: Failure};
