import {useMemo, useState, useSyncExternalStore, type ReactNode} from 'react';
import {forgetKept, onKept, readKept, startKeeping, storedText, type KeptRequest} from './kept';

const timeOf = (at: number): string =>
  new Date(at).toLocaleString('en-GB', {day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit'});

function Entry({request: {title, method, href, url, status, at}}: {request: KeptRequest}): ReactNode {
  return (
    <li>
      <a href={href}>{title}</a>{' '}
      <span className="try-hint">
        {status || 'no response'}, {timeOf(at)}
      </span>
      <code translate="no">
        {method} {url}
      </code>
    </li>
  );
}

/** The reader's last requests: kept only where the reader asks for it, and forgotten as easily. */
export default function KeptRequests(): ReactNode {
  const text = useSyncExternalStore(onKept, storedText);
  const requests = useMemo(() => readKept(text), [text]);
  const [isBlocked, setBlocked] = useState(false);
  return (
    <details className="try-more">
      <summary>Recent requests{requests.length > 0 && ` (${requests.length})`}</summary>
      <label className="try-check">
        <input
          type="checkbox"
          checked={text !== null}
          onChange={({target}) => (target.checked ? setBlocked(!startKeeping()) : forgetKept())}
        />
        Keep my 20 most recent requests in this browser
      </label>
      <p className="try-hint" role="status">
        {isBlocked
          ? 'Your browser is blocking storage for this site.'
          : 'Stored only in this browser, without your email address, API key or responses.'}
      </p>
      {requests.length > 0 && (
        <>
          <ol className="try-kept">
            {requests.map((request) => (
              <Entry key={`${request.at} ${request.href}`} request={request} />
            ))}
          </ol>
          <button type="button" className="try-button" onClick={forgetKept}>
            Clear recent requests
          </button>
        </>
      )}
    </details>
  );
}
