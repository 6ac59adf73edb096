/** Sends the requests of a lookup from Node, as the page sends them from a browser. */
import {setTimeout as pause} from 'node:timers/promises';
import {retryTime} from '@ecosystems-docs/openapi-docs';
import type {ReadPackage} from '@ecosystems-docs/lockfile-reader';
import {examine} from '../examine';
import type {Batch, Reply, Unanswered} from '../lookUp';
import {VERSION} from './about';

const HOST = 'packages.ecosyste.ms';
const PATH = '/api/v1/packages/bulk_lookup';

/** Limits start again at each full hour. */
const WINDOW_SECONDS = 3600;

/** How long the attempts at a request may take together, and how large a response may be. */
const REQUEST_TIMEOUT_MS = 60_000;
const MAX_RESPONSE_BYTES = 200_000_000;

/** Attempts at a request that failed on the way, and the pause before the next. */
const ATTEMPTS = 3;
const PAUSE_MS = 1000;

/** How the command reaches the service. */
interface Access {
  /** The caller's address. */
  email?: string;
  /** Of a mock server. */
  base?: string;
  packages: readonly ReadPackage[];
}

async function bodyOf({body}: Response): Promise<string> {
  const [reader, decoder] = [body?.getReader(), new TextDecoder()];
  let [text, size] = ['', 0];
  for (;;) {
    const {value} = (await reader?.read()) ?? {};
    if (!value) return text + decoder.decode();
    size += value.length;
    if (size > MAX_RESPONSE_BYTES) throw new Error('the response is too large');
    text += decoder.decode(value, {stream: true});
  }
}

/** Why a fetch failed: Node hides that in the cause. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const {code, message} = (cause ?? {}) as {code?: string; message?: string};
  return code ?? message ?? String(cause);
}

const failed = (problem: string, status?: number): Unanswered => ({kind: 'failed', problem, status});

async function sendOnce({urls, members}: Batch, {email, base, packages}: Access, signal: AbortSignal): Promise<Reply> {
  const response = await fetch(base ? `${base}/${HOST}${PATH}` : `https://${HOST}${PATH}`, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': `ecosystems-check/${VERSION}${email ? ` (${email})` : ''}`,
    },
    body: JSON.stringify({purls: urls}),
    // Where a redirect leads isn't ours to send names to.
    redirect: 'manual',
    signal,
  });
  if (response.status === 429) {
    await response.body?.cancel();
    return {kind: 'limited', until: retryTime({headers: [...response.headers], received: Date.now()}, WINDOW_SECONDS)};
  }
  if (response.status !== 200) {
    await response.body?.cancel();
    return failed(`${HOST} returned ${response.status}.`, response.status);
  }
  const body = await bodyOf(response);
  try {
    return {
      kind: 'found',
      findings: examine(
        members.flatMap((member) => packages[member] ?? []),
        body,
      ),
    };
  } catch {
    return failed(`We couldn't read the response from ${HOST}: it isn't a list of packages.`);
  }
}

/** Failures that another attempt can help. */
const isPassing = (reply: Reply): boolean =>
  reply.kind === 'failed' && (reply.status === undefined || [502, 503, 504].includes(reply.status));

async function sendUntil(batch: Batch, access: Access, signal: AbortSignal): Promise<Reply> {
  for (let attempt = 1; ; attempt++) {
    const reply = await sendOnce(batch, access, signal).catch(
      (error): Reply => failed(`We couldn't reach ${HOST} (${causeOf(error)}).`),
    );
    if (attempt === ATTEMPTS || !isPassing(reply) || signal.aborted) return reply;
    await pause(PAUSE_MS * attempt, undefined, {signal}).catch(() => undefined);
  }
}

/** @returns how the request for a batch ended; never throws */
export async function sendBatch(batch: Batch, access: Access, signal: AbortSignal): Promise<Reply> {
  // Node collects the timeout of AbortSignal.any while a response is read, and then waits for it without an end.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new Error('no whole response within a minute')), REQUEST_TIMEOUT_MS);
  const cancel = (): void => limit.abort();
  signal.addEventListener('abort', cancel);
  const reply = await sendUntil(batch, access, limit.signal);
  clearTimeout(timer);
  signal.removeEventListener('abort', cancel);
  return signal.aborted && reply.kind === 'failed' ? {kind: 'cancelled'} : reply;
}
