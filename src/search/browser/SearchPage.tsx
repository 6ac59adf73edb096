import {useEffect, useState, type FormEvent, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistory, useLocation} from '@docusaurus/router';
import {SearchError, FIELD, NoResults, Remarks, Status} from './parts';
import type {ResultLimits} from '../shown';
import SearchResults from './SearchResults';
import {warmUp} from './connection';
import {queryString, useResults} from './useResults';
import './search.css';

const LIMITS: ResultLimits = {group: 12, all: 60};

/** Pause in typing after which the query is written to the address. */
const PAUSE_MS = 400;

const queryIn = (search: string): string => new URLSearchParams(search).get('q') ?? '';

/** The search page: the query is in the address, so that it can be bookmarked and shared. */
export default function SearchPage(): ReactNode {
  const history = useHistory();
  const location = useLocation();
  // The page is rendered without a query, so it is read after hydration.
  const inAddress = useIsBrowser() ? queryIn(location.search) : '';
  const [{query, from}, setQuery] = useState({query: '', from: ''});
  if (from !== inAddress) {
    // A replaced URL is the one this page wrote from the field, and the reader may have typed on since then.
    const typedMeanwhile = history.action === 'REPLACE';
    setQuery({query: typedMeanwhile || query.trim() === inAddress ? query : inAddress, from: inAddress});
  }
  const search = useResults(query, LIMITS);
  useEffect(warmUp, []);
  const {state, results, of} = search;
  const typed = query.trim();

  useEffect(() => {
    if (typed === inAddress) return undefined;
    const timer = window.setTimeout(
      () => history.replace({pathname: location.pathname, search: typed ? queryString(typed) : ''}),
      PAUSE_MS,
    );
    return () => window.clearTimeout(timer);
  }, [typed, inAddress, history, location.pathname]);

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (typed !== inAddress) history.replace({pathname: location.pathname, search: queryString(typed)});
  };
  const change = (text: string): void => setQuery({query: text, from: inAddress});
  return (
    <>
      <form role="search" action="/search" className="search-form" onSubmit={submit}>
        <input
          {...FIELD}
          className="search-input"
          type="search"
          name="q"
          aria-label="Search the documentation"
          value={query}
          onChange={(event) => change(event.target.value)}
        />
        <button type="submit" className="search-submit">
          Search
        </button>
      </form>
      <Status search={search} />
      {state === 'loading' && <p className="search-note">Loading the search index…</p>}
      {(state === 'missing' || state === 'broken') && <SearchError failure={state} onRetry={search.retry} />}
      {state === 'ready' && results && <Remarks results={results} />}
      {state === 'ready' && results?.count === 0 && <NoResults of={of} results={results} onChoose={change} />}
      {state === 'ready' && results && <SearchResults results={results} />}
    </>
  );
}
