/** Components that the dialog, the search page and the Not Found page share. */
import {useEffect, useState, type ReactNode} from 'react';
import {count} from '../../catalogue/numbers';
import {REPORT_BASE} from '../../catalogue/site';
import type {Failure} from '../messages';
import type {Piece, Result, Results} from '../shown';
import type {SearchState} from './useResults';

/** Attributes that the fields of the dialog and the search page share. */
export const FIELD = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  maxLength: 200,
  placeholder: 'Search for a word, field, path or question',
} as const;

/** Marks the words of a text that matched. Markup in it stays text. */
export function Marked({pieces}: {pieces: readonly Piece[]}): ReactNode {
  return pieces.map(([text, marked], index) => (marked ? <mark key={index}>{text}</mark> : text));
}

export const plainText = (pieces: readonly Piece[]): string => pieces.map(([text]) => text).join('');

/** The title, place and text of a result, inside the link of the list. The spaces separate the lines in the accessible name of the link. */
export function ResultBody({result}: {result: Result}): ReactNode {
  const {kind, title, trail, text, call} = result;
  const isName = kind === 'parameter' || kind === 'property';
  return (
    <>
      <span className={isName ? 'search-title search-title--name' : 'search-title'}>
        <Marked pieces={title} />
      </span>{' '}
      {call && (
        <span className="search-call">
          {call.method} {call.path}{' '}
        </span>
      )}
      <span className="search-trail">{trail}</span>{' '}
      {text.length > 0 && (
        <span className="search-text">
          <Marked pieces={text} />
        </span>
      )}
    </>
  );
}

/** @returns the state of the search in words. */
export function statusText({state, results, of}: SearchState): string {
  if (state === 'loading') return 'Loading the search index…';
  if (state !== 'ready' || !results) return '';
  if (results.count === 0) return `No results for “${of}”.`;
  if (results.isUnsure) return `No close matches for “${of}”. Showing similar pages.`;
  return `${count(results.count, 'result')} in ${count(results.groups.length, 'group')} for “${of}”.`;
}

/** Pause in typing after which the count is announced, so that not every letter is. */
const ANNOUNCE_DELAY_MS = 500;

/** Announces the state of the search to screen readers. */
export function Status({search}: {search: SearchState}): ReactNode {
  const text = statusText(search);
  const [announcement, setAnnouncement] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setAnnouncement(text), ANNOUNCE_DELAY_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="out-of-sight">
      {announcement}
    </p>
  );
}

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

/** Queries of several kinds, to show what search understands. */
const EXAMPLES: readonly (readonly [kind: string, query: string])[] = [
  ['A question', 'who maintains a package'],
  ['A field', 'dependent_repos_count'],
  ['A path', '/packages/lookup'],
  ['A package or command', 'pkg:npm/left-pad'],
  ['An error', '429 Too Many Requests'],
];

/** Shows what a reader can type, as long as nothing is typed. What was searched for before isn't kept. */
export function Examples({onChoose}: {onChoose: (query: string) => void}): ReactNode {
  return (
    <div className="search-note search-examples">
      <p>Try one of these:</p>
      <dl>
        {EXAMPLES.map(([kind, query]) => (
          <div key={kind}>
            <dt>{kind}</dt>
            <dd>
              <button type="button" className="search-near" onClick={() => onChoose(query)}>
                {query}
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A longer list of missing words says nothing that the results don't. */
const MAX_NAMED = 3;

/** Notes before the results: words that no page has, corrections, and whether nothing fits well. */
export function Remarks({results}: {results: Results}): ReactNode {
  const {corrected, unknown, isUnsure, isOtherLanguage, count} = results;
  if (count === 0) return null;
  if (corrected.length + unknown.length === 0 && !isUnsure && !isOtherLanguage) return null;
  return (
    <p className="search-note">
      {isUnsure && (
        <>
          <strong>No close matches.</strong> Showing similar pages.{' '}
        </>
      )}
      {unknown.length > 0 && `No page mentions ${quoted(unknown)}. `}
      {corrected.map(({word, instead}) => (
        <span key={word}>
          No results for “{word}”. Showing results for <strong>{instead}</strong>.{' '}
        </span>
      ))}
      {isOtherLanguage && <InEnglish />}
    </p>
  );
}

/** Words that none of the best results has. It's known once the whole texts have loaded, and stands after the results so that they don't move. */
export function Lacking({results: {lacking, count}}: {results: Results}): ReactNode {
  if (count === 0 || lacking.length === 0) return null;
  return (
    <p className="search-note">
      {lacking.length > MAX_NAMED
        ? 'The top results match only some of your words.'
        : `The top results don't mention ${quoted(lacking)}.`}
    </p>
  );
}

/** A hint for queries in another language. */
function InEnglish(): ReactNode {
  return 'The documentation is in English. Try an English word or an API name.';
}

/** Shows that nothing was found, with names of similar spelling. */
export function NoResults({
  of,
  results,
  onChoose,
}: {
  of: string;
  results: Results;
  onChoose: (query: string) => void;
}): ReactNode {
  return (
    <div className="search-note">
      <p>
        <strong>No results for “{of}”.</strong>{' '}
        {results.isOtherLanguage ? <InEnglish /> : 'Try fewer words, a field name or part of a path.'}
      </p>
      {results.nearest.length > 0 && (
        <p>
          Similar names:{' '}
          {results.nearest.map((name) => (
            <button key={name} type="button" className="search-near" onClick={() => onChoose(name)}>
              {name}
            </button>
          ))}
        </p>
      )}
      <FallbackLinks of={of} />
    </div>
  );
}

function FallbackLinks({of}: {of?: string}): ReactNode {
  return (
    <p>
      You can also <a href="/docs/guides/find-a-service#starts">paste an identifier</a>,{' '}
      <a href="/docs/guides/find-a-service">find the right service</a>,{' '}
      <a href="/docs/guides/find-a-service#families">browse all services</a> or{' '}
      <a
        href={`${REPORT_BASE}?${new URLSearchParams({title: of ? `Not found in the documentation: ${of}` : "Search doesn't work"}).toString()}`}
      >
        open an issue
      </a>
      .
    </p>
  );
}

const REASONS: Readonly<Record<Failure, string>> = {
  missing: "The search index didn't load.",
  broken: 'The search index is damaged.',
};

/** Shows that search doesn't work, with a button that tries again. */
export function SearchError({failure, onRetry}: {failure: Failure; onRetry: () => void}): ReactNode {
  return (
    <div className="search-note" role="alert">
      <p>
        <strong>Search isn't available right now.</strong> {REASONS[failure]}{' '}
        <button type="button" className="search-near" onClick={onRetry}>
          Try again
        </button>
      </p>
      <FallbackLinks />
    </div>
  );
}
