import {useEffect, useState, type ReactNode} from 'react';
import {count} from '@ecosystems-docs/text';
import {noResults} from '../groups';
import type {SearchState} from './useResults';

function statusText({state, results, of}: SearchState): string {
  if (state === 'loading') return 'Loading the search index…';
  if (state !== 'ready' || !results) return '';
  if (results.count === 0) return noResults(results, of);
  if (results.isUnsure) return `No close matches for “${of}”. Showing similar pages.`;
  return `${count(results.count, 'result')} for “${of}”.`;
}

/** Pause in typing after which the count is announced, so that not every letter is. */
const ANNOUNCE_DELAY_MS = 500;

/** Announces the state of the search to screen readers. */
export default function SearchStatus({search}: {search: SearchState}): ReactNode {
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
