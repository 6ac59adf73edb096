/** Sends one request and says how it ended. */
import {countRequest} from './usage';

export interface Outgoing {
  method: string;
  /** With base and contact address. */
  url: string;
  headers: readonly (readonly [name: string, value: string])[];
  body?: string;
  /** `manual`: a redirect is not followed but becomes the failure `redirected`. Absent: it is followed. */
  redirect?: 'manual';
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

/** Why there is no response. `refused`: the browser does not say why, see consoleText.ts. `redirected`: to where, the browser does not say. */
export type Failure = 'offline' | 'refused' | 'redirected' | 'too large' | 'timeout' | 'cancelled';

export type SendResult = {response: HttpResponse; failure?: undefined} | {failure: Failure; response?: undefined};

/** How long a service may keep silent, before and within its response. */
export const TIMEOUT_MS = 30_000;

/** Where receiving ends: browsers hold a response in memory, and open less than this. */
export const LARGEST_BYTES = 200_000_000;

class TooLarge extends Error {}

/** @throws TooLarge after {@link LARGEST_BYTES} */
async function readBody(response: Response, onBytes: (bytes: number) => void): Promise<Blob> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body) return new Blob([], {type});
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for (;;) {
    const {done, value} = await reader.read();
    if (done) return new Blob(chunks, {type});
    bytes += value.length;
    if (bytes > LARGEST_BYTES) {
      await reader.cancel();
      throw new TooLarge();
    }
    chunks.push(value);
    onBytes(bytes);
  }
}

/**
 * Never throws. The browser's cache is left out, so that the time is that of
 * the service, and no cookie or stored password goes along.
 *
 * @param onProgress called with the bytes received so far
 */
export async function send(
  {method, url, headers, body, redirect}: Outgoing,
  signal: AbortSignal,
  onProgress: (bytes: number) => void,
): Promise<SendResult> {
  const silence = new AbortController();
  let timer: number | undefined;
  const heard = (): void => {
    window.clearTimeout(timer);
    timer = window.setTimeout(() => silence.abort(), TIMEOUT_MS);
  };
  // Before AbortSignal.any() (Chrome 116, Firefox 124, Safari 17.4) one controller has to do for both.
  if (signal.aborted) silence.abort();
  signal.addEventListener('abort', () => silence.abort(), {signal: silence.signal});
  heard();
  const started = performance.now();
  countRequest(Date.now());
  try {
    const response = await fetch(url, {
      method,
      headers: headers.map(([name, value]): [string, string] => [name, value]),
      body,
      cache: 'no-store',
      credentials: 'omit',
      redirect,
      signal: silence.signal,
    });
    if (response.type === 'opaqueredirect') return {failure: 'redirected'};
    heard();
    const blob = await readBody(response, (bytes) => {
      heard();
      onProgress(bytes);
    });
    return {
      response: {
        status: response.status,
        url: response.url,
        redirected: response.redirected,
        headers: [...response.headers].sort(([a], [b]) => a.localeCompare(b)),
        milliseconds: performance.now() - started,
        received: Date.now(),
        body: blob,
      },
    };
  } catch (error) {
    if (error instanceof TooLarge) return {failure: 'too large'};
    if (signal.aborted) return {failure: 'cancelled'};
    if (silence.signal.aborted) return {failure: 'timeout'};
    return {failure: navigator.onLine ? 'refused' : 'offline'};
  } finally {
    window.clearTimeout(timer);
  }
}
