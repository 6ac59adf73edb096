import {useCallback, useEffect, useRef, useState} from 'react';
import {ask} from './connection';
import type {Failure} from '../messages';
import type {Most, Results} from '../shown';

/** How a search stands. */
export interface Answers {
  /** `idle`: nothing is asked. A failure: see messages.ts. */
  state: Failure | 'idle' | 'loading' | 'ready';
  /** The last results; they stay while the next are looked for. */
  results?: Results;
  /** The query of the results. */
  of: string;
}

/** @returns the URL of the search page with a query */
export const searchAddress = (query: string): string => `/search?q=${encodeURIComponent(query.trim())}`;

const IDLE: Answers = {state: 'idle', of: ''};

/**
 * Answers the query of the moment. While an answer is on its way only the last
 * of the queries that come meanwhile is kept.
 *
 * @param query what the reader typed
 * @param most how many results to give; the same object each time
 * @returns how the search stands, and a function that tries again: the second time in a row on the search page, loaded anew
 */
export function useAnswers(query: string, most: Most): Answers & {retry: () => void} {
  const [answers, setAnswers] = useState<Answers>(IDLE);
  const wanted = useRef<string | undefined>(undefined);
  const busy = useRef(false);
  const retried = useRef(false);
  const run = useCallback(async (): Promise<void> => {
    if (busy.current) return;
    busy.current = true;
    for (let asked: string | undefined; wanted.current && wanted.current !== asked; ) {
      asked = wanted.current;
      const {results, failure} = await ask(asked, most);
      // The reader may have emptied the field meanwhile, or closed the dialog.
      if (wanted.current) setAnswers({state: failure ?? 'ready', results, of: asked});
      if (failure) break;
      retried.current = false;
    }
    busy.current = false;
  }, [most]);
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
    setAnswers({state: 'loading', of: ''});
    void run();
  }, [run, typed]);
  if (!typed) return {...IDLE, retry};
  return {...answers, state: answers.state === 'idle' ? 'loading' : answers.state, retry};
}
