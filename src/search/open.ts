/** From an index as it was sent to results as they are shown; the worker, the tests and the bench all go this way. */
import {toEntries, type Entry} from './entries';
import {asIndex} from './format';
import {isOtherLanguage} from './language';
import {makeSearcher} from './rank';
import {nearestNames, toResults} from './results';
import type {ResultLimits, Results} from './shown';

/** Searches the index. With the whole texts of sections and operations, in the order of the index, results show the excerpts that matched. */
export type Search = (query: string, limits: ResultLimits, texts?: readonly string[]) => Results;

/**
 * @param value content of the index file
 * @returns the search
 * @throws Error when the content is no index of this form
 */
export function openIndex(value: unknown): Search {
  const index = asIndex(value);
  const all = toEntries(index);
  const {search} = makeSearcher(all);
  const numbers = new Map<Entry, number>(all.entries.map((entry, number) => [entry, number - index.pages.length]));
  return (query, most, texts = []) => {
    const results = toResults(search(query), most, (entry) => texts[numbers.get(entry)!]);
    return {
      ...results,
      ...(isOtherLanguage(query, results.unknown) ? {isOtherLanguage: true} : {}),
      ...(results.count > 0 ? {} : {nearest: nearestNames(query, all.entries)}),
    };
  };
}
