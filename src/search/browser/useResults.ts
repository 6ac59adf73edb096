import {useCallback, useEffect, useRef, useState, type RefObject} from 'react';
import {ask} from './connection';
import {searchAddress} from '../address';
import type {Failure} from '../workerMessages';
import type {ListOptions, Results} from '../shown';

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

interface Query {
  text: string;
  options: ListOptions;
}

/** Answers one query after the other: of those that come while one is answered, only the last. */
class LatestQuery {
  #wanted: Query | undefined;
  #isBusy = false;

  /** @param show called with the results of a query, and again once the whole texts have loaded */
  constructor(private readonly show: (state: SearchState) => void) {}

  /** What is on its way isn't shown. */
  forget(): void {
    this.#wanted = undefined;
  }

  async ask(query: Query): Promise<void> {
    this.#wanted = query;
    if (this.#isBusy) return;
    this.#isBusy = true;
    await this.#answer();
    this.#isBusy = false;
  }

  async #answer(): Promise<void> {
    let answered: Query | undefined;
    while (this.#wanted && this.#wanted !== answered) {
      answered = this.#wanted;
      const {results, failure} = await ask(answered.text, answered.options);
      // The reader may have emptied the field meanwhile, or closed the dialog.
      if (this.#isWanted()) this.show({state: failure ?? 'ready', results, of: answered.text});
      if (failure) return;
      if (results.isDraft && !savesData()) void this.#showWhole(answered);
    }
  }

  #isWanted(query = this.#wanted): boolean {
    return query !== undefined && this.#wanted === query;
  }

  async #showWhole(query: Query): Promise<void> {
    const {results} = await ask(query.text, query.options, true);
    if (results && this.#isWanted(query)) this.show({state: 'ready', results, of: query.text});
  }
}

/**
 * Searches for the current query.
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
  const [latest] = useState(() => new LatestQuery(setCurrent));
  const retried = useRef(false);
  const text = query.trim();
  useEffect(() => {
    if (text) void latest.ask({text, options});
    return () => latest.forget();
  }, [latest, text, options]);
  useEffect(() => {
    if (current.state === 'ready') retried.current = false;
  }, [current]);
  const retry = useCallback(() => {
    // A new release may have removed the files that this page requests. The search page then loads that release.
    if (retried.current && navigator.onLine) {
      window.location.assign(searchAddress(text));
      return;
    }
    retried.current = true;
    setCurrent({state: 'loading', of: ''});
    field.current?.focus();
    void latest.ask({text, options});
  }, [latest, text, options, field]);
  if (!text) return {...IDLE, retry};
  return {...current, state: current.state === 'idle' ? 'loading' : current.state, retry};
}
