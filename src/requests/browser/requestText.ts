/** What the console says of a request, its response and a job, without markup. Titles and labels stand in their component. */
import {header, isRunning} from '@ecosystems-docs/openapi-docs';
import {shellWord} from '@ecosystems-docs/openapi-docs/samples';
import {STATUS_NAMES, valueText} from '@ecosystems-docs/openapi-docs/words';
import {facts} from '../../catalogue/access';
import type {ConsoleOperation} from '../consoleOperation';
import {visibleText} from '@ecosystems-docs/text';
import {NOBODY, type Who} from './callerSecrets';
import {retryTime} from './retryTime';
import {LARGEST_BYTES, TIMEOUT_MS, type HttpResponse, type Failure} from './send';

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
export const secretsText = ({contact, key}: Who): string =>
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
function redirectedText(operation: ConsoleOperation, who: Who, polled: string | undefined): string {
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
  if (failure === 'redirected') return redirectedText(operation, who, polled);
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

function limitText(response: HttpResponse, canJoin: boolean): string {
  const clock = new Date(retryTime(response)).toLocaleTimeString('en-GB', {hour: '2-digit', minute: '2-digit'});
  const advice = canJoin
    ? ` Add an email address to join the polite pool: ${facts['rateLimit.polite']} requests an hour.`
    : '';
  return `You've reached the rate limit, which resets at ${clock}.${advice}`;
}

/** No service means a wait of more than a day. */
const MAX_WAIT_SECONDS = 86_400;

/** Seconds after which to retry: from the header where a page may read it, else from the description of the status. */
function waitOf(operation: ConsoleOperation, response: HttpResponse): number | undefined {
  const described = operation.responses
    .find(({status}) => status === String(response.status))
    ?.headers.find(({name}) => name === 'Retry-After')?.example;
  const wait = header(response, 'retry-after') || valueText(described);
  const sent = Date.parse(header(response, 'date')) || response.received;
  const seconds = /^\d+$/.test(wait) ? Number(wait) : Math.ceil((Date.parse(wait) - sent) / 1000);
  return seconds > 0 && seconds <= MAX_WAIT_SECONDS ? seconds : undefined;
}

/** What these statuses say. Only a 500 comes from the service itself, so only there values may be the cause; others come from what is before it. */
const STATUS_NOTES: Readonly<Record<number, string>> = {
  421: 'The connection was for another host. Reload this page and try again.',
  451: "This isn't available where you are, for legal reasons.",
  500: 'The service returned an error. Check the parameter descriptions for values that can cause this.',
  501: 'A proxy or gateway returned an error. Try again later.',
  511: 'Your network wants you to sign in first. Open any other website, sign in there, and try again.',
};

/**
 * Words that a response needs beside its status; undefined where it needs none.
 *
 * @param hasContact whether the request said who asks
 */
export function responseNote(
  operation: ConsoleOperation,
  response: HttpResponse,
  hasContact: boolean,
): string | undefined {
  if (response.status === 429) return limitText(response, !hasContact && !redirects(operation));
  if (response.status === 202) {
    const seconds = waitOf(operation, response);
    return `This record is being synced for the first time. Try again${seconds ? ` in ${seconds} seconds` : ' later'}.`;
  }
  if ([502, 503, 504].includes(response.status)) {
    const seconds = waitOf(operation, response);
    return `The service isn't available at the moment. Try again${seconds ? ` in ${seconds} seconds` : ' later'}.`;
  }
  return STATUS_NOTES[response.status] ?? (response.status > 500 ? STATUS_NOTES[501] : undefined);
}

/** A job that is asked for, or has ended. */
export interface Job {
  status: string;
  /** How often it was asked for. */
  asked: number;
  /** Whether the console goes on asking. */
  polling: boolean;
}

/** @returns where a job stands, in a sentence */
export function jobText({status: told, asked, polling}: Job): string {
  const status = visibleText(told);
  if (polling)
    return `The job is ${status}. We poll it every few seconds (${asked === 1 ? 'once' : `${asked} times`} so far).`;
  if (status === 'complete') return 'Job complete. Its results are below.';
  return isRunning(status)
    ? `The job is still ${status}. We've stopped polling it.`
    : `The job ended with the status ${status}. See its results for the reason.`;
}

/**
 * @param mediaType of the response; empty where it has none
 * @param problem what the JSON parser said
 */
export function notJsonText(mediaType: string, problem: string): string {
  const type = mediaType.split(';')[0]?.trim();
  if (!type || type.includes('json'))
    return `The response isn't valid JSON, probably because it was cut off (${visibleText(problem)}). Its text:`;
  const origin = type.includes('html') ? ' It probably comes from a proxy or gateway, not from the service.' : '';
  return `The response is ${type}, not JSON.${origin} Its text:`;
}

/** @returns what is said in place of a body without bytes */
export const emptyText = (status: number): string =>
  [204, 205, 304].includes(status)
    ? `Empty response: a ${status} never has a body.`
    : 'Empty response: the service sent a status and headers, but no body.';

/** @param names that an object of the response has more than once */
export const repeatedText = (names: readonly string[]): string =>
  `An object in the response has ${names.map((name) => `“${visibleText(name)}”`).join(', ')} more than once. You see only the last value, here and in CSV. To get all of them, copy the response or download the JSON.`;
