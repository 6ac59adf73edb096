import {useCallback, useEffect, useRef, useState} from 'react';
import {ask} from './connection';
import type {Failure} from '../messages';
import type {Most, Results} from '../shown';

/** How a search stands. */
export interface SearchState {
  /** `idle`: nothing is asked. A failure: see messages.ts. */
  state: Failure | 'idle' | 'loading' | 'ready';
  /** The last results; they stay while the next are looked for. */
  results?: Results;
  /** The query of the results. */
  of: string;
}

/** @returns what the search page's URL says of a query. Not made with `encodeURIComponent`, which throws for half a character, as a field's maximum leaves of an emoji */
export const queryString = (query: string): string =>
  `?${new URLSearchParams({q: query.trim()}).toString().replaceAll('+', '%20')}`;

/** @returns the URL of the search page with a query */
export const searchAddress = (query: string): string => `/search${queryString(query)}`;

const IDLE: SearchState = {state: 'idle', of: ''};

/** Whether the reader's browser is set to fetch little. */
const savesData = (): boolean => (navigator as {connection?: {saveData?: boolean}}).connection?.saveData === true;

/**
 * Answers the query of the moment. While an answer is on its way only the last
 * of the queries that come meanwhile is kept.
 *
 * @param query what the reader typed
 * @param most how many results to give; the same object each time
 * @returns how the search stands, and a function that tries again: the second time in a row on the search page, loaded anew
 */
export function useResults(query: string, most: Most): SearchState & {retry: () => void} {
  const [current, setCurrent] = useState<SearchState>(IDLE);
  const wanted = useRef<string | undefined>(undefined);
  const busy = useRef(false);
  const retried = useRef(false);
  /** Shows the results once more when the texts have come, unless the reader has typed on. */
  const showWhole = useCallback(
    async (asked: string): Promise<void> => {
      const {results} = await ask(asked, most, true);
      if (results && wanted.current === asked) setCurrent({state: 'ready', results, of: asked});
    },
    [most],
  );
  const run = useCallback(async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    for (let asked: string | undefined; wanted.current && wanted.current !== asked; ) {
      asked = wanted.current;
      const {results, failure} = await ask(asked, most);
      // The reader may have emptied the field meanwhile, or closed the dialog.
      if (wanted.current) setCurrent({state: failure ?? 'ready', results, of: asked});
      if (failure) break;
      if (results.isDraft && !savesData()) void showWhole(asked);
      retried.current = false;
    }
    busy.current = false;
  }, [most, showWhole]);
  const typed = query.trim();
  useEffect(() => {
    wanted.current = typed;
    if (typed) void run();
    return () => {
      wanted.current = undefined;
    };
  }, [typed, run]);
  const retry = useCallback(() => {
    // A new release may have taken away what this page asks for: the search page is a document of that release.
    if (retried.current && navigator.onLine) {
      window.location.assign(searchAddress(typed));
      return;
    }
    retried.current = true;
    setCurrent({state: 'loading', of: ''});
    void run();
  }, [run, typed]);
  if (!typed) return {...IDLE, retry};
  return {...current, state: current.state === 'idle' ? 'loading' : current.state, retry};
}
