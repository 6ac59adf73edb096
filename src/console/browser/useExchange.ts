import {onlyRecord, readCard, type RecordCardData} from '../../api/recordCard';
import {kindOf} from '../../api/cards';
import {useCallback, useEffect, useRef, useState} from 'react';
import {isRunning} from '@ecosystems-docs/openapi-docs';
import {pause} from '../../browser/wait';
import {isLoopback, withoutContact} from '../../requests/requestUrl';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import {NotJson, openJson, type JsonDocument} from '../../data-view/browser/json/document';
import {send, type HttpResponse, type Outgoing} from '../../requests/browser/send';
import {withSecrets} from '../../requests/browser/withSecrets';
import type {Exchange, Job, View} from './exchange';
import {notJsonText} from './resultText';

/** Before a request is sent. */
const IDLE: Exchange = {busy: false, isWaiting: false};

/** Pause between two polls of a job. */
const POLL_MS = 2000;

/** How long a job is polled: as long as the guide's loop and the command line client do. */
const JOB_TIMEOUT_MS = 600_000;

/** Bytes of a response that is not JSON that are shown. */
const TEXT_BYTES = 20_000;

/** The beginning of a body that is no JSON document. */
async function textView(body: Blob, note: string): Promise<View> {
  const text = await body.slice(0, TEXT_BYTES).text();
  return {kind: 'text', note, text, cut: body.size > TEXT_BYTES};
}

/** Bytes up to which a response is read for its card: a record has a hundredth of it. */
const CARD_BYTES = 1_000_000;

async function cardOf(operation: ConsoleOperation, {status, body}: HttpResponse): Promise<RecordCardData | undefined> {
  const kind = status === 200 && body.size <= CARD_BYTES ? kindOf(`${operation.api}/${operation.id}`) : undefined;
  return kind && readCard(kind, onlyRecord(JSON.parse(await body.text())));
}

async function openView(operation: ConsoleOperation, response: HttpResponse): Promise<View> {
  const {body} = response;
  if (body.size === 0) return {kind: 'empty'};
  try {
    return {kind: 'json', document: await openJson(body), card: await cardOf(operation, response)};
  } catch (error) {
    if (error instanceof NotJson) return textView(body, notJsonText(body.type, error.message));
    // Anything else is the browser's memory: the beginning can still be shown, and the whole downloaded.
    const note = 'The response is too large for this browser to open. Download it for the rest. Its beginning:';
    return textView(body, note);
  }
}

/** @returns the host of a response that came from another host than the request's; with a mock server, the first part of the path is the host */
function foreignHost(requested: string, responded: string): string | undefined {
  const place = (url: string): string => {
    const {origin, pathname} = new URL(url);
    return isLoopback(origin) ? `${origin}/${pathname.split('/')[1] ?? ''}` : origin;
  };
  return place(requested) === place(responded) ? undefined : new URL(responded).host;
}

/** What following a request needs besides it. */
interface Following {
  operation: ConsoleOperation;
  signal: AbortSignal;
  /** False once another request has taken the place of this one. */
  isCurrent: () => boolean;
  show: (change: Partial<Exchange>) => void;
  /** Holds the document that is shown, and closes the one before. */
  hold: (document: JsonDocument | undefined) => void;
}

/** @returns what a failure leaves: who stops the waiting for a job keeps what is known of it */
function afterFailure(
  {failure, problem}: Pick<Exchange, 'failure' | 'problem'>,
  request: Outgoing,
  job: Job | undefined,
): Partial<Exchange> {
  if (job && failure === 'cancelled') return {busy: false, job: {...job, polling: false}};
  // A poll that was sent again by hand is one too, and can be again.
  const again = job || request.redirect ? request : undefined;
  return {busy: false, isWaiting: false, failure, problem, response: undefined, view: undefined, job: undefined, again};
}

/** A request to send, and the job that it asks about. */
interface Step {
  request: Outgoing;
  job?: Job;
}

/** Sends a request and shows what comes of it. @returns what comes next: the poll of a job that runs */
async function exchangeOnce(
  {request, job: before}: Step,
  first: Outgoing,
  {operation, signal, isCurrent, show, hold}: Following,
  isInTime: () => boolean,
): Promise<Step | undefined> {
  const {request: outgoing, who} = withSecrets(request, operation);
  const {response, ...failed} = await send(outgoing, signal);
  if (!isCurrent()) return undefined;
  show({who});
  if (!response) {
    if (!(before && failed.failure === 'cancelled')) hold(undefined);
    show(afterFailure(failed, request, before));
    return undefined;
  }
  const foreign = foreignHost(first.url, response.url);
  const view = await openView(operation, response);
  const document = view.kind === 'json' ? view.document : undefined;
  if (!isCurrent()) {
    document?.close();
    return undefined;
  }
  hold(document);
  const status = operation.job && response.status === 200 ? document?.status : undefined;
  const polling = foreign === undefined && isRunning(status) && !signal.aborted && isInTime();
  const job = status === undefined ? undefined : {status, asked: (before?.asked ?? 0) + 1, polling};
  const next: Outgoing = job
    ? {method: 'GET', url: withoutContact(response.url), headers: [], redirect: 'manual'}
    : request;
  const again = foreign === undefined && (response.status === 202 || isRunning(status)) ? next : undefined;
  show({busy: polling, isWaiting: false, response, foreign, view, job, again});
  return polling ? {request: next, job} : undefined;
}

/** Sends a request, and polls a job until it has ended. */
async function follow(first: Outgoing, following: Following): Promise<void> {
  const {signal, show} = following;
  const end = performance.now() + JOB_TIMEOUT_MS;
  const isInTime = (): boolean => performance.now() < end;
  let next = await exchangeOnce({request: first}, first, following, isInTime);
  while (next) {
    await pause(POLL_MS, signal);
    if (signal.aborted) return show({busy: false, job: next.job && {...next.job, polling: false}});
    next = await exchangeOnce(next, first, following, isInTime);
  }
}

/** @returns the state of the last request, and what sends, cancels and clears it */
export function useExchange(operation: ConsoleOperation): {
  exchange: Exchange;
  start: (request: Outgoing) => void;
  cancel: () => void;
  clear: () => void;
} {
  const [exchange, setExchange] = useState<Exchange>(IDLE);
  const controller = useRef<AbortController>(null);
  const open = useRef<JsonDocument>(null);

  const hold = useCallback((document: JsonDocument | undefined): void => {
    open.current?.close();
    open.current = document ?? null;
  }, []);
  const drop = useCallback((): void => {
    controller.current?.abort();
    controller.current = null;
    hold(undefined);
  }, [hold]);

  const start = useCallback(
    (first: Outgoing): void => {
      controller.current?.abort();
      const own = new AbortController();
      controller.current = own;
      const isCurrent = (): boolean => controller.current === own;
      const show = (change: Partial<Exchange>): void => {
        if (isCurrent()) setExchange((before) => ({...before, ...change}));
      };
      // What came before stays in its place until it is replaced.
      setExchange(({response, view, who}) => ({busy: true, isWaiting: true, response, view, who}));
      void follow(first, {operation, signal: own.signal, isCurrent, show, hold});
    },
    [operation, hold],
  );

  const cancel = useCallback((): void => controller.current?.abort(), []);

  const clear = useCallback((): void => {
    drop();
    setExchange(IDLE);
  }, [drop]);

  useEffect(() => drop, [drop]);

  return {exchange, start, cancel, clear};
}
