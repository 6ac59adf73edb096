import type {ReactNode} from 'react';
import type {Gives} from '../format';
import type {Piece, Result} from '../shown';

/** What tells neighbours apart: a list, one of its records, their number. */
const RETURNS: Readonly<Record<Gives, string>> = {
  list: 'returns a list',
  one: 'returns one record',
  count: 'returns counts',
  job: 'creates a job',
  nothing: 'returns no data',
};

/** Marks the words of a text that matched. Markup in it stays text. */
function Marked({pieces}: {pieces: readonly Piece[]}): ReactNode {
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
          {call.method} {call.path} <span className="search-returns">{RETURNS[call.gives]}</span>{' '}
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
