import {useCallback, useEffect, useRef, useState} from 'react';
import {withContact, withoutContact} from '../address';
import type {ConsoleOperation} from '../consoleOperation';
import {NotJson, openJson, type JsonDocument} from './json/document';
import {secrets} from './secrets';
import {send, type Answer, type Failure, type Outgoing} from './send';
import {isRunning, notJsonText, redirects, type Job} from './consoleText';

/** An answer's body as it is shown. */
export type View =
  | {kind: 'reading'}
  | {kind: 'empty'}
  | {kind: 'json'; document: JsonDocument}
  | {kind: 'text'; note: string; text: string; cut: boolean};

/** A request and what became of it so far. */
export interface Exchange {
  /** Waiting for an answer, or for a job. */
  busy: boolean;
  /** Bytes of the answer that have arrived. */
  bytes: number;
  answer?: Answer;
  view?: View;
  failure?: Failure;
  job?: Job;
  /** Host that a redirect led to, where it is another than the operation's: nothing is polled there. */
  foreign?: string;
  /** What to send to ask for the same again: after a 202, or for a job that still runs. */
  again?: Outgoing;
}

/** Pause between two questions for a job, and how long a job is waited for. */
const POLL_MS = 2000;
const PATIENCE_MS = 300_000;

/** Bytes of an answer that is not JSON that are shown. */
const TEXT_BYTES = 20_000;

/** How often the count of received bytes is renewed on the page, in milliseconds. */
const PROGRESS_MS = 200;

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = window.setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      resolve();
    });
  });
}

async function openView({body}: Answer): Promise<View> {
  if (body.size === 0) return {kind: 'empty'};
  try {
    return {kind: 'json', document: await openJson(body)};
  } catch (error) {
    // Anything else is the browser's memory: the beginning can still be shown, and the whole downloaded.
    const note =
      error instanceof NotJson
        ? notJsonText(body.type, error.message)
        : 'The response is too large for this browser to open. Download it for the rest. Its beginning:';
    return {kind: 'text', note, text: await body.slice(0, TEXT_BYTES).text(), cut: body.size > TEXT_BYTES};
  }
}

/** Adds who asks, as late as possible, so that it is kept nowhere else. A key goes along with a redirect, so one is followed only where it is described. */
function withSecrets(request: Outgoing, operation: ConsoleOperation): Outgoing {
  const {contact, key} = secrets;
  const url = withContact(request.url, contact);
  if (!key) return {...request, url};
  return {
    ...request,
    url,
    headers: [...request.headers, ['apikey', key]],
    redirect: redirects(operation) ? 'follow' : 'error',
  };
}

/** @returns the host of a response that came from elsewhere than it was asked for; two hosts of a mock server are told apart by the first part of the path */
function foreignHost(asked: string, answered: string): string | undefined {
  const place = (url: string): string => {
    const {origin, host, pathname} = new URL(url);
    return /^(localhost|127\.0\.0\.1|\[::1\])(:|$)/.test(host) ? `${origin}/${pathname.split('/')[1] ?? ''}` : origin;
  };
  return place(asked) === place(answered) ? undefined : new URL(answered).host;
}

/** Sends a request, and polls a job until it has ended. */
export function useExchange(operation: ConsoleOperation): {
  exchange: Exchange;
  start: (request: Outgoing) => void;
  cancel: () => void;
  clear: () => void;
} {
  const [exchange, setExchange] = useState<Exchange>({busy: false, bytes: 0});
  const controller = useRef<AbortController>(null);
  const open = useRef<JsonDocument>(null);

  const start = useCallback(
    (first: Outgoing): void => {
      controller.current?.abort();
      const own = new AbortController();
      controller.current = own;
      const isCurrent = (): boolean => controller.current === own;
      const show = (change: Partial<Exchange>): void => {
        if (isCurrent()) setExchange((before) => ({...before, ...change}));
      };
      let shown = 0;
      const onProgress = (bytes: number): void => {
        if (performance.now() - shown < PROGRESS_MS) return;
        shown = performance.now();
        show({bytes});
      };

      const run = async (): Promise<void> => {
        const began = performance.now();
        let request = first;
        let job: Job | undefined;
        open.current?.close();
        open.current = null;
        setExchange({busy: true, bytes: 0});
        for (;;) {
          const {answer, failure} = await send(withSecrets(request, operation), {signal: own.signal, onProgress});
          if (!isCurrent()) return;
          if (failure) {
            // Who stops the waiting for a job keeps what is known of it.
            if (job && failure === 'cancelled') show({busy: false, job: {...job, polling: false}});
            else
              show({
                busy: false,
                failure,
                answer: undefined,
                view: undefined,
                job: undefined,
                again: job ? request : undefined,
              });
            return;
          }
          const foreign = foreignHost(first.url, answer.url);
          if (!job) show({answer, foreign, view: {kind: 'reading'}});
          const view = await openView(answer);
          const document = view.kind === 'json' ? view.document : undefined;
          if (!isCurrent()) {
            document?.close();
            return;
          }
          open.current?.close();
          open.current = document ?? null;
          if (operation.job && answer.status === 200 && document?.status !== undefined) {
            const polling =
              foreign === undefined &&
              isRunning(document.status) &&
              !own.signal.aborted &&
              performance.now() - began < PATIENCE_MS;
            job = {status: document.status, asked: (job?.asked ?? 0) + 1, polling};
            request = {method: 'GET', url: withoutContact(answer.url), headers: []};
          } else {
            job = undefined;
          }
          const again =
            foreign === undefined && (answer.status === 202 || isRunning(job?.status)) ? request : undefined;
          show({busy: job?.polling ?? false, answer, foreign, view, job, again});
          if (!job?.polling) return;
          await pause(POLL_MS, own.signal);
          if (own.signal.aborted) {
            show({busy: false, job: {...job, polling: false}});
            return;
          }
        }
      };
      void run();
    },
    [operation],
  );

  const cancel = useCallback((): void => controller.current?.abort(), []);

  const clear = useCallback((): void => {
    controller.current?.abort();
    controller.current = null;
    open.current?.close();
    open.current = null;
    setExchange({busy: false, bytes: 0});
  }, []);

  useEffect(
    () => () => {
      controller.current?.abort();
      controller.current = null;
      open.current?.close();
    },
    [],
  );

  return {exchange, start, cancel, clear};
}
