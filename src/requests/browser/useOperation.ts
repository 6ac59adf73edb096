import {useEffect, useState} from 'react';
import {dataPath} from '../requestUrl';
import type {ConsoleOperation} from '../consoleOperation';

/**
 * @param reference `<api>/<operationId>`
 * @throws Error where the data does not come
 */
export async function loadOperation(reference: string, signal: AbortSignal): Promise<ConsoleOperation> {
  const response = await fetch(dataPath(reference), {signal});
  if (!response.ok) throw new Error(`The data of ${reference} couldn't be loaded (${response.status}).`);
  return (await response.json()) as ConsoleOperation;
}

/** What is known of an operation whose data was asked for: nothing yet, the data, or that it did not come. */
interface LoadedOperation {
  operation?: ConsoleOperation;
  failed?: boolean;
}

/**
 * Loads the data of an operation when a component that needs it is shown.
 *
 * @param reference `<api>/<operationId>`
 * @param attempt another number loads it again
 */
export function useOperation(reference: string, attempt = 0): LoadedOperation {
  const [loaded, setLoaded] = useState<LoadedOperation>({});
  useEffect(() => {
    const left = new AbortController();
    loadOperation(reference, left.signal).then(
      (operation) => setLoaded({operation}),
      () => {
        if (!left.signal.aborted) setLoaded({failed: true});
      },
    );
    return () => left.abort();
  }, [reference, attempt]);
  return loaded;
}
