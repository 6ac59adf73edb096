/** What a page and the search worker say to each other. */
import type {ListOptions, Results} from './shown';

/** The index, which the page fetches while the worker's script comes; without it the worker fetches it itself. */
export interface Opening {
  index: string;
}

export interface SearchRequest {
  query: string;
  options: ListOptions;
  /** Fetch the index past the browser's cache: the copy there may be what is broken. */
  fresh: boolean;
  /** Wait for the whole texts, to show what matched of them. */
  whole: boolean;
}

/** Why there are no results: the index isn't readable or didn't load, or the worker took too long. */
export type Failure = 'broken' | 'missing' | 'slow';

export type SearchReply = {results: Results; failure?: undefined} | {results?: undefined; failure: Failure};
