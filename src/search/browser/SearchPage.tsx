import {useCallback, useEffect, useMemo, useRef, useState, type FormEvent, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useHistory, useLocation} from '@docusaurus/router';
import {afterPause} from '../../browser/visit';
import {queryString} from '../address';
import {KIND_TITLES} from '../groups';
import type {ListOptions, Results} from '../shown';
import KindFilter from './KindFilter';
import SearchNotes, {Lacking} from './SearchNotes';
import SearchResults from './SearchResults';
import SearchStatus from './SearchStatus';
import {warmUp} from './connection';
import {FIELD} from './searchField';
import {useResults} from './useResults';
import './search.css';

// Begins with this script, not once React has taken the page over.
if (typeof window !== 'undefined') warmUp();

const LIST: ListOptions = {group: 12, all: 60};

/** Pause in typing after which the query is written to the address. */
const PAUSE_MS = 400;

type ShownKind = ListOptions['kind'];

/** What the reader has asked for; the address follows. */
interface Wanted {
  query: string;
  kind?: ShownKind;
}

const queryIn = (search: string): string => new URLSearchParams(search).get('q') ?? '';

/** @returns the kind that an address asks for, as `?q=…&kind=operation` */
function kindIn(search: string): ShownKind {
  const kind = new URLSearchParams(search).get('kind') ?? '';
  return Object.hasOwn(KIND_TITLES, kind) && kind !== 'best' ? (kind as ShownKind) : undefined;
}

const addressed = (typed: string, kind: ShownKind): string => {
  const query = typed && queryString(typed);
  return [query, typed && kind && `kind=${kind}`].filter(Boolean).join('&');
};

/** Whether two addresses ask for the same, however they are encoded. */
const isSame = (a: string, b: string): boolean => queryIn(a) === queryIn(b) && kindIn(a) === kindIn(b);

/** Says so where the list ends before the results do. */
function Rest({results: {groups, count}}: {results: Results}): ReactNode {
  const isAll = groups.reduce((sum, {results}) => sum + results.length, 0) === count;
  return isAll ? null : <p className="search-note">Not all results are listed. Add a word to find others.</p>;
}

/** The query and the kind of results, which are in the address: what is typed is written there after a pause. */
function useQueryInAddress(): Wanted & {
  change: (text: string) => void;
  show: (kind: ShownKind) => void;
  submit: (event: FormEvent) => void;
} {
  const history = useHistory();
  const location = useLocation();
  // The page is rendered without a query, so it is read after hydration.
  const address = useIsBrowser() ? location.search : '';
  const [{query, kind, from}, setWanted] = useState<Wanted & {from: string}>({query: '', from: ''});
  if (from !== address) {
    const read = {query: queryIn(address), kind: kindIn(address)};
    // A replaced URL is the one this page wrote, and the reader may have typed or chosen since then.
    const wanted = history.action === 'REPLACE' ? {query, kind} : read;
    setWanted({...wanted, ...(query.trim() === read.query && {query}), from: address});
  }
  const typed = query.trim();
  const write = useCallback(
    (wanted: ShownKind): void => history.replace({pathname: location.pathname, search: addressed(typed, wanted)}),
    [history, location.pathname, typed],
  );
  const isWritten = isSame(addressed(typed, kind), address);

  useEffect(() => (isWritten ? undefined : afterPause(PAUSE_MS, () => write(kind))), [isWritten, write, kind]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isWritten) write(kind);
  };
  const change = (text: string): void => setWanted({query: text, kind: text.trim() ? kind : undefined, from});
  const show = (chosen: ShownKind): void => {
    setWanted({query, kind: chosen, from});
    write(chosen);
  };
  return {query, kind, change, show, submit};
}

/** The search page: the query is in the address, so that it can be bookmarked and shared. */
export default function SearchPage(): ReactNode {
  const isBrowser = useIsBrowser();
  const {query, kind, change, show, submit} = useQueryInAddress();
  const input = useRef<HTMLInputElement>(null);
  const options = useMemo(() => (kind ? {group: LIST.all, all: LIST.all, kind} : LIST), [kind]);
  useEffect(() => input.current?.focus({preventScroll: true}), []);
  const search = useResults(query, options, input);
  const {state, results} = search;
  // The button that was chosen goes away, so the field gets the focus.
  const choose = (text: string): void => {
    change(text);
    input.current?.focus();
  };
  return (
    <>
      <form role="search" action="/search" className="search-form" onSubmit={submit}>
        <input
          {...FIELD}
          ref={input}
          className="search-input field-input field-input--l"
          type="search"
          name="q"
          aria-label="Search the documentation"
          value={query}
          onChange={(event) => change(event.target.value)}
        />
        <button type="submit" className="search-submit button button--primary button--lg">
          Search
        </button>
      </form>
      <SearchStatus search={search} />
      {isBrowser && <SearchNotes search={search} onChoose={choose} />}
      {state === 'loading' && <div className="search-wait" aria-hidden />}
      {state === 'ready' && results && (
        <>
          <KindFilter kinds={results.kinds} chosen={kind} onChoose={show} />
          <SearchResults results={results} />
          <Lacking results={results} />
          <Rest results={results} />
        </>
      )}
    </>
  );
}
