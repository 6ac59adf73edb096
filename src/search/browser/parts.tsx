/** The parts that the dialog, the search page and the Not Found page share. */
import {useEffect, useState, type ReactNode} from 'react';
import {REPORT_BASE} from '../../catalogue/site';
import type {Failure} from '../messages';
import type {Piece, Result, Results} from '../shown';
import type {SearchState} from './useResults';

/** What the fields of the dialog and the search page have in common. */
export const FIELD = {
  autoComplete: 'off',
  autoCapitalize: 'off',
  spellCheck: false,
  maxLength: 200,
  placeholder: 'Search for a word, field, path or question',
} as const;

/** A text with the words marked that matched. Whatever is in it stays text. */
export function Marked({pieces}: {pieces: readonly Piece[]}): ReactNode {
  return pieces.map(([text, marked], index) => (marked ? <mark key={index}>{text}</mark> : text));
}

export const plainText = (pieces: readonly Piece[]): string => pieces.map(([text]) => text).join('');

/** A result's title, place and text; the link around it is the list's. The spaces keep the lines apart in its name. */
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

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** @returns how the search stands, in words. */
export function statusText({state, results, of}: SearchState): string {
  if (state === 'loading') return 'Loading the search index…';
  if (state !== 'ready' || !results) return '';
  if (results.count === 0) return `No results for “${of}”.`;
  if (results.isUnsure) return `Nothing fits “${of}” well.`;
  return `${plural(results.count, 'result', 'results')} in ${plural(results.groups.length, 'group', 'groups')} for “${of}”.`;
}

/** A pause in typing after which the count is said; without it each letter would be answered. */
const QUIET_MS = 500;

/** Says how the search stands to those who do not see it. */
export function Status({search}: {search: SearchState}): ReactNode {
  const text = statusText(search);
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(text), QUIET_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="out-of-sight">
      {said}
    </p>
  );
}

const quoted = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ');

/** What the reader should know of the results: words that no page has, what was looked for instead, and that nothing fits. */
export function Remarks({results}: {results: Results}): ReactNode {
  const {corrected, unknown, isUnsure, isOtherLanguage, count} = results;
  if (count === 0) return null;
  if (corrected.length + unknown.length === 0 && !isUnsure && !isOtherLanguage) return null;
  return (
    <p className="search-note">
      {isUnsure && <strong>Nothing fits this well. </strong>}
      {unknown.length > 0 && `No page has ${quoted(unknown)}. `}
      {corrected.map(({word, instead}) => (
        <span key={word}>
          No results for “{word}”. Showing results for <strong>{instead}</strong>.{' '}
        </span>
      ))}
      {isUnsure && 'These are the nearest pages. '}
      {isOtherLanguage && <InEnglish />}
    </p>
  );
}

/** What helps a reader who asks in another language. */
function InEnglish(): ReactNode {
  return 'These pages are in English: try an English word, or a name as it is in the API.';
}

/** Says that nothing was found, and what is written alike. */
export function Nothing({
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
      <WaysOn of={of} />
    </div>
  );
}

function WaysOn({of}: {of?: string}): ReactNode {
  return (
    <p>
      You can also <a href="/docs/guides/find-a-service#starts">paste an identifier</a>,{' '}
      <a href="/docs/guides/find-a-service">find the right service</a>,{' '}
      <a href="/docs/category/data-services">browse all services</a> or{' '}
      <a
        href={`${REPORT_BASE}?${new URLSearchParams({title: of ? `Not found in the documentation: ${of}` : 'Search does not work'}).toString()}`}
      >
        open an issue
      </a>
      .
    </p>
  );
}

const REASONS: Readonly<Record<Failure, string>> = {
  missing: 'Its index couldn’t be loaded.',
  broken: 'Its index couldn’t be read.',
};

/** Says that search does not work, and how to go on. */
export function Failed({failure, onRetry}: {failure: Failure; onRetry: () => void}): ReactNode {
  return (
    <div className="search-note" role="alert">
      <p>
        <strong>Search isn’t available right now.</strong> {REASONS[failure]}{' '}
        <button type="button" className="search-near" onClick={onRetry}>
          Try again
        </button>
      </p>
      <WaysOn />
    </div>
  );
}
