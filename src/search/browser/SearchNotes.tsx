import type {ReactNode} from 'react';
import {REPORT_BASE} from '../../catalogue/site';
import {withoutSecrets} from '@ecosystems-docs/lockfile-reader';
import type {Failure} from '../workerMessages';
import {noResults} from '../groups';
import type {Results} from '../shown';
import type {SearchState} from './useResults';

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
function Examples({onChoose}: {onChoose: (query: string) => void}): ReactNode {
  return (
    <div className="search-note search-examples">
      <p>Try one of these:</p>
      <dl>
        {EXAMPLES.map(([kind, query]) => (
          <div key={kind}>
            <dt>{kind}</dt>
            <dd>
              <button type="button" className="expand search-near" onClick={() => onChoose(query)}>
                {query}
              </button>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** With more missing words, the note names none of them. */
const MAX_NAMED = 3;

/** Notes before the results: words that no page has, corrections, and whether nothing fits well. */
function Remarks({results}: {results: Results}): ReactNode {
  const {corrected, unknown, isUnsure, isOtherLanguage} = results;
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

/** Shows that nothing was found. */
function NoResults({of, results}: {of: string; results: Results}): ReactNode {
  const isNone = results.kinds.length === 0;
  const ofKind = isNone ? 'Try fewer words, a field name or part of a path.' : 'Choose another kind.';
  const hint = results.isOtherLanguage ? <InEnglish /> : ofKind;
  return (
    <div className="search-note">
      <p>
        <strong>{noResults(results, of)}</strong> {hint}
      </p>
      {isNone && <FallbackLinks of={of} />}
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
        href={`${REPORT_BASE}?${new URLSearchParams({title: of ? `Not found in the documentation: ${withoutSecrets(of)}` : "Search doesn't work"}).toString()}`}
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
  slow: 'This search took too long.',
};

/** Shows that search doesn't work, with a button that tries again. */
function SearchError({failure, onRetry}: {failure: Failure; onRetry: () => void}): ReactNode {
  return (
    <div className="search-note" role="alert">
      <p>
        <strong>Search isn't available right now.</strong> {REASONS[failure]}{' '}
        <button type="button" className="expand search-near" onClick={onRetry}>
          Try again
        </button>
      </p>
      <FallbackLinks />
    </div>
  );
}

/** What stands before the results, or in their place: examples of queries, that search loads or doesn't work, and remarks. */
export default function SearchNotes({
  search: {state, results, of, retry},
  onChoose,
}: {
  search: SearchState & {retry: () => void};
  onChoose: (query: string) => void;
}): ReactNode {
  if (state === 'idle') return <Examples onChoose={onChoose} />;
  if (state === 'loading') return <p className="search-note">Loading the search index…</p>;
  if (state !== 'ready') return <SearchError failure={state} onRetry={retry} />;
  if (!results) return null;
  return results.count > 0 ? <Remarks results={results} /> : <NoResults of={of} results={results} />;
}
