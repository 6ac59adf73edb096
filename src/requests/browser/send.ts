/** Sends one request and says how it ended. */
import {NOBODY, type Who} from './callerSecrets';
import {countRequest, learnLeft} from './usage';

export interface Outgoing {
  method: string;
  /** With base and contact address. */
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: string;
  /** `manual`: a redirect is not followed but becomes the failure `redirected`. Absent: it is followed. */
  redirect?: 'manual';
  /** How it identifies the reader; absent: not at all. */
  who?: Who;
}

export interface HttpResponse {
  status: number;
  /** The URL of the response; another than that of the request after a redirect. */
  url: string;
  redirected: boolean;
  /** What the service lets a page read, by name. */
  headers: [name: string, value: string][];
  /** From sending to the last byte. */
  milliseconds: number;
  /** When the last byte came, in Unix milliseconds. */
  received: number;
  body: Blob;
}

/**
 * Why there is no response. `refused`: the browser doesn't say why. `redirected`: the browser
 * doesn't say to where. `unsendable`: it is no request that a browser can send. `interrupted`: the connection ended
 * within the response. `unexpected`: a fault of the page or the browser.
 */
export type Failure =
  | 'offline'
  | 'refused'
  | 'redirected'
  | 'too large'
  | 'timeout'
  | 'cancelled'
  | 'unsendable'
  | 'interrupted'
  | 'unexpected';

export type SendResult =
  | {response: HttpResponse; failure?: undefined}
  | {
      failure: Failure;
      /** What the browser said, where that tells more. */
      problem?: string;
      response?: undefined;
    };

/** How long a service may keep silent, before and within its response. */
export const TIMEOUT_MS = 30_000;

/** Where receiving ends: browsers hold a response in memory, and open less than this. */
export const LARGEST_BYTES = 200_000_000;

class TooLarge extends Error {}

/** The connection ended within the response. */
class Interrupted extends Error {}

/** @returns a body in UTF-8, as all that shows it reads it; unchanged where the browser doesn't know its charset */
async function inUtf8(body: Blob): Promise<Blob> {
  const charset = /;\s*charset="?([^\s;"]+)/i.exec(body.type)?.[1] ?? 'utf-8';
  if (/^utf-?8$/i.test(charset)) return body;
  try {
    return new Blob([new TextDecoder(charset).decode(await body.arrayBuffer())], {type: body.type.replace(/;.*/, '')});
  } catch {
    return body;
  }
}

/**
 * @throws TooLarge after `largest` bytes
 * @throws Interrupted where the connection ends before the response does
 */
async function receiveBody(response: Response, largest: number, onBytes: () => void): Promise<Blob> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body) return new Blob([], {type});
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const {done, value} = await reader.read().catch((error: unknown) => {
      throw error instanceof TypeError ? new Interrupted(error.message) : error;
    });
    if (done) return inUtf8(new Blob(chunks, {type}));
    bytes += value.length;
    if (bytes > largest) {
      await reader.cancel();
      throw new TooLarge();
    }
    chunks.push(value);
    onBytes();
  }
}

/** @returns the request for the browser, or the browser's message if it can't be sent */
function requestOf({method, url, headers, body, redirect}: Outgoing, signal: AbortSignal): Request | string {
  try {
    return new Request(url, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      body,
      cache: 'no-store',
      credentials: 'omit',
      redirect,
      signal,
    });
  } catch (error) {
    return (error as Error).message;
  }
}

/** @returns why there is no response, by what was thrown */
function failureOf(error: unknown): {failure: Failure; problem?: string} {
  if (error instanceof TooLarge) return {failure: 'too large'};
  if (!navigator.onLine) return {failure: 'offline'};
  if (error instanceof Interrupted) return {failure: 'interrupted', problem: error.message};
  // The request itself is in order, so that fetch throws this only where the network, or who guards it, gave nothing.
  if (error instanceof TypeError) return {failure: 'refused'};
  return {failure: 'unexpected', problem: error instanceof Error ? error.message : String(error)};
}

/**
 * Never throws. The browser's cache is left out, so that the time is that of
 * the service, and no cookie or stored password goes along.
 *
 * @param largest in bytes, where receiving ends
 */
export async function send(outgoing: Outgoing, signal: AbortSignal, largest = LARGEST_BYTES): Promise<SendResult> {
  // One controller for both reasons to stop: browsers before 2024 have no AbortSignal.any.
  const stop = new AbortController();
  const cancel = (): void => stop.abort('cancelled');
  let timer: number | undefined;
  const heard = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => stop.abort('silent'), TIMEOUT_MS);
  };
  if (signal.aborted) return {failure: 'cancelled'};
  const request = requestOf(outgoing, stop.signal);
  if (typeof request === 'string') return {failure: 'unsendable', problem: request};
  signal.addEventListener('abort', cancel);
  heard();
  const started = performance.now();
  countRequest(Date.now(), outgoing.who ?? NOBODY);
  try {
    const response = await fetch(request);
    if (response.type === 'opaqueredirect') return {failure: 'redirected'};
    heard();
    const body = await receiveBody(response, largest, heard);
    const received: HttpResponse = {
      status: response.status,
      url: response.url,
      redirected: response.redirected,
      headers: [...response.headers],
      milliseconds: performance.now() - started,
      received: Date.now(),
      body,
    };
    learnLeft(received, outgoing.who ?? NOBODY);
    return {response: received};
  } catch (error) {
    if (stop.signal.reason === 'cancelled') return {failure: 'cancelled'};
    return stop.signal.reason === 'silent' ? {failure: 'timeout'} : failureOf(error);
  } finally {
    window.clearTimeout(timer);
    signal.removeEventListener('abort', cancel);
  }
}
