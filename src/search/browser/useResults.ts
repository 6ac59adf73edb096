import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {ask} from './connection';
import {searchAddress} from '../address';
import type {Failure} from '../workerMessages';
import type {ListOptions, Results} from '../shown';

/** State of a search. */
export interface SearchState {
  /** `idle`: there is no query. */
  state: Failure | 'idle' | 'loading' | 'ready';
  /** The last results; kept while the next are on their way. */
  results?: Results;
  /** The query of the results. */
  of: string;
}

const IDLE: SearchState = {state: 'idle', of: ''};

/** Whether the reader's browser saves data. */
const savesData = (): boolean => (navigator as {connection?: {saveData?: boolean}}).connection?.saveData === true;

/**
 * Searches for the current query. While results are on their way, keeps only the
 * last of the queries that follow.
 *
 * @param query what the reader typed
 * @param options how many results to give, and of which kind; the same object each time
 * @param field gets the focus when the button that retries goes away
 * @returns the state of the search, and `retry`; a second failure reloads /search
 */
export function useResults(
  query: string,
  options: ListOptions,
  field: RefObject<HTMLInputElement | null>,
): SearchState & {retry: () => void} {
  const [current, setCurrent] = useState<SearchState>(IDLE);
  const wanted = useRef<{query: string; options: ListOptions} | undefined>(undefined);
  const busy = useRef(false);
  const retried = useRef(false);
  /** Shows the results again once the whole texts have loaded, unless the query has changed. */
  const showWhole = useCallback(async (asked: NonNullable<typeof wanted.current>): Promise<void> => {
    const {results} = await ask(asked.query, asked.options, true);
    if (results && wanted.current === asked) setCurrent({state: 'ready', results, of: asked.query});
  }, []);
  const run = useCallback(async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    const isWanted = (): boolean => wanted.current !== undefined;
    for (let asked: typeof wanted.current; wanted.current && wanted.current !== asked; ) {
      asked = wanted.current;
      const {results, failure} = await ask(asked.query, asked.options);
      // The reader may have emptied the field meanwhile, or closed the dialog.
      if (isWanted()) setCurrent({state: failure ?? 'ready', results, of: asked.query});
      if (failure) break;
      if (results.isDraft && !savesData()) void showWhole(asked);
      retried.current = false;
    }
    busy.current = false;
  }, [showWhole]);
  const typed = query.trim();
  useEffect(() => {
    wanted.current = typed ? {query: typed, options} : undefined;
    if (typed) void run();
    return () => {
      wanted.current = undefined;
    };
  }, [typed, options, run]);
  const retry = useCallback(() => {
    // A new release may have removed the files that this page requests. The search page then loads that release.
    if (retried.current && navigator.onLine) {
      window.location.assign(searchAddress(typed));
      return;
    }
    retried.current = true;
    setCurrent({state: 'loading', of: ''});
    field.current?.focus();
    void run();
  }, [run, typed, field]);
  if (!typed) return {...IDLE, retry};
  return {...current, state: current.state === 'idle' ? 'loading' : current.state, retry};
}
