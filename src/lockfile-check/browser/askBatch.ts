/** Sends the requests of a lookup, as the console sends its own. */
import {withBase} from '../../requests/requestUrl';
import {hostOf, statusName, whatFailed} from '../../requests/browser/requestText';
import {retryTime} from '../../requests/browser/retryTime';
import {send, type Failure} from '../../requests/browser/send';
import {storedBase} from '../../requests/browser/storedBase';
import {withSecrets} from '../../requests/browser/withSecrets';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import {prepareRequest, type RequestValues} from '@ecosystems-docs/openapi-docs/samples';
import type {Batch, Reply, Unanswered} from '@ecosystems-docs/lockfile-check';
import type {ReadPackage} from '@ecosystems-docs/lockfile-reader';
import type {Connection} from './connection';

/** What helps where a lookup failed. */
const HELP: Readonly<Partial<Record<Failure, string>>> = {
  offline: "Continue once you're connected.",
  redirected: "We don't follow redirects with your email address or API key.",
  unsendable: 'Reload the page and try again.',
  unexpected: 'Reload the page and try again.',
  refused:
    'A content blocker can cause this: allow this site to reach it. You may also have reached the rate limit. Wait until the start of the next hour.',
};

/**
 * Sends a request as the console does. Never throws.
 *
 * @param operation what is called
 * @param values of its request
 * @returns the body of a response with the status 200, or how the request ended otherwise
 */
export async function ask(
  operation: ConsoleOperation,
  values: RequestValues,
  signal: AbortSignal,
): Promise<Blob | Unanswered> {
  const prepared = prepareRequest(operation, values);
  const {request} = withSecrets({...prepared, url: withBase(prepared.url, storedBase())}, operation);
  const {response, failure} = await send(request, signal);
  if (failure === 'cancelled') return {kind: 'cancelled'};
  if (failure) {
    const problem = [whatFailed(operation, failure), HELP[failure]].filter(Boolean).join(' ');
    return {kind: 'failed', problem, offline: failure === 'offline'};
  }
  const {status} = response;
  if (status === 429) return {kind: 'limited', until: retryTime(response)};
  if (status !== 200) return {kind: 'failed', problem: `${hostOf(operation)} returned ${statusName(status)}.`, status};
  return response.body;
}

/** @returns how reading a response failed */
export const unreadable = (operation: ConsoleOperation, problem: string): Unanswered => ({
  kind: 'failed',
  problem: `We couldn't read the response from ${hostOf(operation)}: ${problem}`,
});

/** @returns how the request for a batch ended; never throws */
export async function askBatch(
  batch: Batch,
  packages: readonly ReadPackage[],
  operation: ConsoleOperation,
  connection: Connection,
  signal: AbortSignal,
): Promise<Reply> {
  const body = await ask(operation, {parameters: {}, body: {purls: batch.urls}}, signal);
  if (!(body instanceof Blob)) return body;
  const read = await connection.examine(
    batch.members.flatMap((member) => packages[member] ?? []),
    body,
  );
  if (signal.aborted) return {kind: 'cancelled'};
  return 'findings' in read ? {kind: 'found', findings: read.findings} : unreadable(operation, read.problem);
}
