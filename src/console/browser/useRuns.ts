import {useCallback, useEffect, useRef, useState} from 'react';
import {prepareRequest} from '@ecosystems-docs/openapi-docs/samples';
import {withBase} from '../../requests/requestUrl';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import {readTexts, type Texts} from './fields';
import {holdsSecret, writeFragment} from './formFragment';
import {keep} from './kept';
import type {Outgoing} from '../../requests/browser/send';
import {storedBase} from '../../requests/browser/storedBase';
import {useExchange, type Exchange} from './useExchange';

/** The requests of one operation, one after the other. */
export interface Runs {
  exchange: Exchange;
  /** What the last request was made of. */
  sent?: Texts;
  /** Sends what the form shows. */
  send: (texts: Texts) => void;
  /** Sends the same once more, or asks for a job. */
  again: (request: Outgoing) => void;
  cancel: () => void;
  clear: () => void;
}

/**
 * @param operation what is called
 * @param page path of its page
 */
export function useRuns(operation: ConsoleOperation, page: string): Runs {
  const {exchange, start, cancel, clear} = useExchange(operation);
  const [sent, setSent] = useState<Texts>();
  const send = useCallback(
    (texts: Texts): void => {
      const request = prepareRequest(operation, readTexts(operation, texts).values);
      setSent(texts);
      start({...request, url: withBase(request.url, storedBase())});
    },
    [operation, start],
  );
  useKeeping(operation, page, exchange, sent);
  return {exchange, sent, send, again: start, cancel, clear};
}

/** Keeps each request without a secret once it has ended, where the reader has asked for it. */
function useKeeping(operation: ConsoleOperation, page: string, exchange: Exchange, sent: Texts | undefined): void {
  const {busy, response, failure} = exchange;
  const isNew = useRef(false);
  useEffect(() => {
    if (busy) isNew.current = true;
    if (busy || !isNew.current || !sent || !(response ?? failure)) return;
    isNew.current = false;
    if (holdsSecret(sent)) return;
    const {method, url} = prepareRequest(operation, readTexts(operation, sent).values);
    const href = page + (writeFragment(sent) ?? '');
    keep({title: operation.summary, method, href, url, status: String(response?.status ?? ''), at: Date.now()});
  }, [operation, page, busy, response, failure, sent]);
}
