/** From an index as it was sent to answers as they are shown; the worker, the tests and the bench all go this way. */
import {toEntries} from './entries';
import {asIndex} from './format';
import {makeSearcher} from './rank';
import {nearestNames, toResults} from './results';
import type {Most, Results} from './shown';

/** Answers a query. */
export type Ask = (query: string, most: Most) => Results;

/**
 * @param value content of the index file
 * @returns what answers queries
 * @throws Error when the content is no index of this form
 */
export function openIndex(value: unknown): Ask {
  const all = toEntries(asIndex(value));
  const search = makeSearcher(all);
  return (query, most) => {
    const results = toResults(search(query), most);
    return results.count > 0 ? results : {...results, nearest: nearestNames(query, all.entries)};
  };
}
