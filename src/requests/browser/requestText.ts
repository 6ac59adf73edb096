/** What is said of a request and its failure, without markup. What is said of its response stands in src/console/browser/resultText.ts. */
import {shellWord} from '@ecosystems-docs/openapi-docs/samples';
import {STATUS_NAMES} from '@ecosystems-docs/openapi-docs/words';
import type {ConsoleOperation} from '../consoleOperation';
import {NOBODY, type Who} from './callerSecrets';
import {LARGEST_BYTES, TIMEOUT_MS, type Failure} from './send';

/** A status without a name of its own counts as the first of its class (RFC 9110, 15). */
const CLASSES: Readonly<Record<number, string>> = {
  1: 'interim response',
  2: 'success',
  3: 'redirect',
  4: 'request error',
  5: 'server error',
};

/** @returns for example `404 Not Found`; for a status that is not registered what its class means */
export function statusName(status: number): string {
  const name = STATUS_NAMES[status] ?? CLASSES[Math.floor(status / 100)];
  return name ? `${status} ${name}` : String(status);
}

/** @returns a length in the unit that suits it, in powers of 1,000 */
export function sizeText(bytes: number): string {
  if (bytes < 1e3) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

/** @returns a time in the unit that suits it */
export const timeText = (milliseconds: number): string =>
  milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(1)} s`;

/** Whether an operation is described to redirect. */
export const redirects = ({responses}: ConsoleOperation): boolean =>
  responses.some(({status}) => /^30[1278]$/.test(status));

export const hostOf = (operation: ConsoleOperation): string => new URL(operation.baseUrl).host;

/** @returns for example `your email address and your API key`; empty where neither goes along */
const secretsText = ({contact, key}: Who): string =>
  [...(contact ? ['your email address'] : []), ...(key ? ['your API key'] : [])].join(' and ');

/**
 * @param who what the reader has entered
 * @returns whether it goes along with requests of the operation; undefined where nothing is entered
 */
export function whoText(operation: ConsoleOperation, who: Who): string | undefined {
  const names = secretsText(who);
  if (!names) return undefined;
  if (!redirects(operation)) return `Sent with ${names}.`;
  const them = who.contact && who.key ? 'them' : 'it';
  const otherwise = operation.job
    ? `Only polls of the job are sent with ${them}.`
    : `To send ${them}, run the request in a terminal.`;
  return `We don't send ${names} with this request, because it redirects and ${them === 'it' ? 'it' : 'they'} could reach another host. ${otherwise}`;
}

/** What a redirect that was not followed leaves to say: the browser tells a page only that there was one. */
function notFollowedText(operation: ConsoleOperation, who: Who, polled: string | undefined): string {
  const host = hostOf(operation);
  return polled === undefined
    ? `${host} redirected the request. We didn't follow the redirect, so that ${secretsText(who)} ${who.contact && who.key ? "aren't" : "isn't"} sent to another host. To see where it leads, run the request in a terminal.`
    : `${host} redirected the request for the job. We didn't follow the redirect, so nothing was sent there. To see where it leads, run in a terminal: curl -i ${shellWord(polled)}`;
}

/**
 * @param problem what the browser said
 * @returns what happened, whoever sent the request; what helps depends on that
 */
export function whatFailed(operation: ConsoleOperation, failure: Failure, problem = ''): string {
  const host = hostOf(operation);
  const said = problem && ` (${problem})`;
  switch (failure) {
    case 'offline':
      return "You're offline.";
    case 'redirected':
      return `${host} redirected the request.`;
    case 'cancelled':
      return 'Request cancelled.';
    case 'timeout':
      return `${host} didn't respond within ${TIMEOUT_MS / 1000} seconds.`;
    case 'too large':
      return `The response is larger than ${sizeText(LARGEST_BYTES).replace('.0', '')}, so we stopped the download.`;
    case 'unsendable':
      return `Your browser can't send this request, so nothing was sent${said}.`;
    case 'interrupted':
      return `The connection to ${host} ended before the response was complete${said}.`;
    case 'unexpected':
      return `Something went wrong in this page or browser${said}.`;
    case 'refused':
      return `We couldn't reach ${host}.`;
  }
}

/** What helps a reader who has sent a request of the page. */
function whatHelps(operation: ConsoleOperation, failure: Exclude<Failure, 'redirected'>): string {
  const less = operation.parameters.some(({name}) => name === 'per_page')
    ? 'Request less data, for example with a smaller per_page, or '
    : '';
  const sentence = (rest: string): string => less + (less ? rest : rest.charAt(0).toUpperCase() + rest.slice(1));
  switch (failure) {
    case 'offline':
      return "Send the request again once you're connected.";
    case 'cancelled':
      return operation.effect === 'read' ? '' : 'The service may still have received it.';
    case 'timeout':
      return sentence('try again later.');
    case 'too large':
      return sentence('run the request in a terminal.');
    case 'unsendable':
      return "Check the values for characters that a URL or header can't have.";
    case 'interrupted':
      return 'Try again. If it happens again, run the request above in a terminal.';
    case 'unexpected':
      return 'Reload the page and try again. If it happens again, run the request above in a terminal.';
    case 'refused':
      return `A content blocker or network filter is the usual cause: allow this site to reach ${hostOf(operation)}. The service may also be down, or you may have reached the rate limit. To find out, run the request in a terminal.`;
  }
}

/**
 * @param operation what was called
 * @param failure how it failed
 * @param who how the request identified the reader
 * @param polled the job's URL, where the request was for a job that is polled
 * @param problem what the browser said
 * @returns what happened and what to do
 */
export function failureText(
  operation: ConsoleOperation,
  failure: Failure,
  who: Who = NOBODY,
  polled: string | undefined = undefined,
  problem = '',
): string {
  if (failure === 'redirected') return notFollowedText(operation, who, polled);
  return `${whatFailed(operation, failure, problem)} ${whatHelps(operation, failure)}`.trimEnd();
}

/** Why the console doesn't send at all. */
export const corsText = (operation: ConsoleOperation): string =>
  `${operation.api === 'advisories-osv' ? 'The OSV API' : hostOf(operation)} doesn't allow requests from web pages (no CORS headers). Run the request in a terminal.`;

/** What sending does besides reading; undefined where it does nothing. */
export function effectText(operation: ConsoleOperation): string | undefined {
  const host = hostOf(operation);
  if (operation.effect === 'creates') return `This creates a job on ${host}.`;
  return operation.effect === 'queues' ? `This request may queue a sync on ${host}.` : undefined;
}
