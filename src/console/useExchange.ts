import {useCallback, useEffect, useRef, useState} from 'react';
import {withContact, withoutContact} from './address';
import type {ConsoleOperation} from './data';
import {NotJson, openJson, type JsonDocument} from './json/document';
import {secrets} from './secrets';
import {send, type Answer, type Failure, type Outgoing} from './send';
import {isRunning, notJsonText, type Job} from './words';

/** An answer's body as it is shown. */
export type View = {kind: 'reading'} | {kind: 'empty'} | {kind: 'json'; document: JsonDocument} | {kind: 'text'; note: string; text: string; cut: boolean};

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
    const note = error instanceof NotJson ? notJsonText(body.type, error.message) : 'The answer is too large for this browser to open. Download it; this is its beginning:';
    return {kind: 'text', note, text: await body.slice(0, TEXT_BYTES).text(), cut: body.size > TEXT_BYTES};
  }
}

/** Adds who asks, as late as possible, so that it is kept nowhere else. */
function withSecrets(request: Outgoing): Outgoing {
  const {contact, key} = secrets;
  return {...request, url: withContact(request.url, contact), headers: key ? [...request.headers, ['apikey', key]] : request.headers};
}

/** Asks, and for a job goes on asking until it has ended. */
export function useExchange(operation: ConsoleOperation): {exchange: Exchange; start: (request: Outgoing) => void; cancel: () => void} {
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
          const {answer, failure} = await send(withSecrets(request), {signal: own.signal, onProgress});
          if (!isCurrent()) return;
          if (failure) {
            // Who stops the waiting for a job keeps what is known of it.
            if (job && failure === 'cancelled') show({busy: false, job: {...job, polling: false}});
            else show({busy: false, failure, answer: undefined, view: undefined, job: undefined, again: job ? request : undefined});
            return;
          }
          if (!job) show({answer, view: {kind: 'reading'}});
          const view = await openView(answer);
          const document = view.kind === 'json' ? view.document : undefined;
          if (!isCurrent()) {
            document?.close();
            return;
          }
          open.current?.close();
          open.current = document ?? null;
          if (operation.job && answer.status === 200 && document?.status !== undefined) {
            const polling = isRunning(document.status) && !own.signal.aborted && performance.now() - began < PATIENCE_MS;
            job = {status: document.status, asked: (job?.asked ?? 0) + 1, polling};
            request = {method: 'GET', url: withoutContact(answer.url), headers: []};
          } else {
            job = undefined;
          }
          const again = answer.status === 202 || isRunning(job?.status) ? request : undefined;
          show({busy: job?.polling ?? false, answer, view, job, again});
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

  useEffect(
    () => () => {
      controller.current?.abort();
      controller.current = null;
      open.current?.close();
    },
    [],
  );

  return {exchange, start, cancel};
}
