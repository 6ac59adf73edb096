import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {dataPath} from './address';
import type {ConsoleOperation} from './data';
import Session from './Session';

async function loadOperation(reference: string, signal: AbortSignal): Promise<ConsoleOperation> {
  const response = await fetch(dataPath(reference), {signal});
  if (!response.ok) throw new Error(`The data of ${reference} could not be loaded (${response.status}).`);
  return (await response.json()) as ConsoleOperation;
}

interface ConsoleProps {
  /** `<api>/<operationId>`. */
  reference: string;
  /** The fragment of the page's address. */
  hash: string;
  onClose: () => void;
}

type Loading = {operation: ConsoleOperation; failed?: undefined} | {operation?: undefined; failed: boolean};

/** "Try it": sends the operation's request from the reader's browser. */
export default function Console({reference, hash, onClose}: ConsoleProps): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const [{operation, failed}, setLoading] = useState<Loading>({failed: false});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const left = new AbortController();
    loadOperation(reference, left.signal).then(
      (loaded) => setLoading({operation: loaded}),
      () => {
        if (!left.signal.aborted) setLoading({failed: true});
      },
    );
    return () => left.abort();
  }, [reference, attempt]);
  useEffect(() => title.current?.focus(), []);
  return (
    <section className="try" aria-labelledby={titleId}>
      <div className="try-head">
        <h3 id={titleId} ref={title} tabIndex={-1}>
          Try it
        </h3>
        <button type="button" className="try-button" onClick={onClose}>
          Close
        </button>
      </div>
      {operation && <Session operation={operation} hash={hash} />}
      {!operation && !failed && <p className="try-hint">Loading…</p>}
      {failed && (
        <p role="alert">
          The form could not be loaded.{' '}
          <button type="button" className="try-button" onClick={() => setAttempt(attempt + 1)}>
            Retry
          </button>
        </p>
      )}
    </section>
  );
}
