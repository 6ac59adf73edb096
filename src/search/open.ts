/** From an index as it was sent to results as they are shown; the worker, the tests and the bench all go this way. */
import {toEntries, type Entries, type Entry} from './entries';
import {asIndex} from './format';
import {isOtherLanguage} from './language';
import {makeSearcher, type Searcher} from './ranking/rank';
import {nearestNames, toResults, type WholeTexts} from './results';
import type {ResultLimits, Results} from './shown';

/** Searches the index. With the whole texts of sections and operations, in the order of the index, it knows every word, and results show the excerpts that matched. */
export type Search = (query: string, limits: ResultLimits, texts?: readonly string[]) => Results;

/** The whole texts by entry, and the search over them. */
interface Whole {
  texts: WholeTexts;
  searcher: () => Searcher;
}

/**
 * @param all the entries of the index
 * @param pages number of the entries before the first that has a text
 * @param texts the whole texts
 */
function openWhole(all: Entries, pages: number, texts: readonly string[]): Whole {
  const numbers = new Map(
    all.entries.flatMap(({address, places}, number) => (places ? [] : [[address, number] as const])),
  );
  const of = (entry: Entry): string | undefined =>
    entry.places ? undefined : texts[(numbers.get(entry.address) ?? 0) - pages];
  let searcher: Searcher | undefined;
  return {
    texts: {
      of: (entry) => of(entry)?.split('\n')[0],
      around: (entry) => {
        const sections = all.entries.filter(({page}) => page !== undefined && page === numbers.get(entry.address));
        return [entry, ...sections].map(of).join(' ');
      },
    },
    searcher: () =>
      (searcher ??= makeSearcher({
        ...all,
        entries: all.entries.map((entry) => ({...entry, id: `${entry.id} ${of(entry) ?? ''}`})),
      })),
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
  let whole: Whole | undefined;
  return (query, most, texts) => {
    if (texts) whole ??= openWhole(all, index.pages.length, texts);
    const first = search(query);
    // Making the other search takes a slow phone a second or two, so only a word that the index lacks is worth it.
    const isLacking = first.query.corrected.size + first.query.unknown.length > 0;
    const ranking = whole && isLacking ? whole.searcher().search(query) : first;
    const results = toResults(ranking, most, whole?.texts);
    return {
      ...results,
      ...(isOtherLanguage(query, first.query.unknown) ? {isOtherLanguage: true} : {}),
      ...(results.count > 0 ? {} : {nearest: nearestNames(query, all.entries)}),
    };
  };
}
