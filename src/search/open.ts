/** From an index as it was sent to results as they are shown; the worker, the tests and the bench all go this way. */
import {toEntries, type Entries, type Entry} from './entries';
import {asIndex} from './format';
import {isOtherLanguage} from './otherLanguage';
import {makeSearcher} from './ranking/rank';
import {toResults, type WholeTexts} from './results';
import type {ListOptions, Results} from './shown';

/** Searches the index. With the whole texts of sections and operations, in the order of the index, results show the excerpts that matched. */
export type Search = (query: string, options: ListOptions, texts?: readonly string[]) => Results;

/**
 * @param all the entries of the index
 * @param pages number of the entries before the first that has a text
 * @param texts the whole texts
 */
function wholeTexts({entries}: Entries, pages: number, texts: readonly string[]): WholeTexts {
  const numbers = new Map(entries.map((entry, number) => [entry, number]));
  const of = (entry: Entry): string | undefined => texts[numbers.get(entry)! - pages];
  return {
    of,
    around: (entry) => [entry, ...entries.filter(({page}) => page === numbers.get(entry))].map(of).join(' '),
  };
}

/**
 * @param value content of the index file
 * @returns the search
 * @throws Error when the content is no index of this form
 */
export function openIndex(value: unknown): Search {
  const index = asIndex(value);
  const all = toEntries(index);
  const {search} = makeSearcher(all);
  let opened: WholeTexts | undefined;
  return (query, options, texts) => {
    const whole = texts && (opened ??= wholeTexts(all, index.pages.length, texts));
    const results = toResults(search(query), options, whole);
    return {
      ...results,
      ...(isOtherLanguage(query, results.unknown) ? {isOtherLanguage: true} : {}),
    };
  };
}
