/** What a page and the search worker say to each other. */
import type {Most, Results} from './shown';

export interface Question {
  query: string;
  most: Most;
  /** Fetch the index past the browser's cache: the copy there may be what is broken. */
  fresh: boolean;
}

/** Why there is no answer: the index did not come, or it is not what it should be. */
export type Failure = 'broken' | 'missing';

export type Reply = {results: Results; failure?: undefined} | {results?: undefined; failure: Failure};
