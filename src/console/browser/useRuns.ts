import {useCallback, useState} from 'react';
import {prepareRequest} from '@ecosystems-docs/openapi-docs/samples';
import {withBase} from '../../requests/requestUrl';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import {readTexts, type Texts} from './fields';
import type {Outgoing} from '../../requests/browser/send';
import {storedBase} from '../../requests/browser/storedBase';
import type {Exchange} from './exchange';
import {useExchange} from './useExchange';

/** The requests of one operation, one after the other. */
interface Runs {
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

/** @returns the request that the texts of a form make, to where requests of this browser go */
export function requestOf(operation: ConsoleOperation, texts: Texts): Outgoing {
  const request = prepareRequest(operation, readTexts(operation, texts).values);
  return {...request, url: withBase(request.url, storedBase())};
}

/** Sends requests of an operation. */
export function useRuns(operation: ConsoleOperation): Runs {
  const {exchange, start, cancel, clear} = useExchange(operation);
  const [sent, setSent] = useState<Texts>();
  const send = useCallback(
    (texts: Texts): void => {
      setSent(texts);
      start(requestOf(operation, texts));
    },
    [operation, start],
  );
  return {exchange, sent, send, again: start, cancel, clear};
}
