import {useEffect, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {ConsoleOperation} from '../consoleOperation';
import {loadOperation} from './loadOperation';
import Session, {type SessionProps} from './Session';

/** "Try it": the page's parameters become fields, and its request is sent from the reader's browser. */
export default function Console({places, hash, onClose}: Omit<SessionProps, 'operation'>): ReactNode {
  const [{operation, failed}, setLoading] = useState<{operation?: ConsoleOperation; failed?: boolean}>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    loadOperation(places.reference, left.signal).then(
      (loaded) => setLoading({operation: loaded}),
      () => {
        if (!left.signal.aborted) setLoading({failed: true});
      },
    );
    return () => left.abort();
  }, [places.reference, attempt]);
  if (operation) return <Session operation={operation} places={places} hash={hash} onClose={onClose} />;
  return createPortal(
    failed ? (
      <p role="alert" className="try-hint">
        The form could not be loaded.{' '}
        <button type="button" className="try-button" onClick={() => setAttempt(attempt + 1)}>
          Retry
        </button>
      </p>
    ) : (
      <p className="try-hint">Loading…</p>
    ),
    places.foot,
  );
}
