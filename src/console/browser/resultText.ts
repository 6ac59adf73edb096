/** Messages on a response and a job, without markup. Titles and labels stand in their component; what is said of a request stands in src/requests/browser/requestText.ts. */
import {header, isRunning, waitAsked} from '@ecosystems-docs/openapi-docs';
import {valueText} from '@ecosystems-docs/openapi-docs/words';
import {visibleText} from '@ecosystems-docs/text';
import {facts} from '../../catalogue/access';
import {withoutContact} from '../../requests/requestUrl';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import {failureText, redirects, statusName} from '../../requests/browser/requestText';
import {retryTime} from '../../requests/browser/retryTime';
import type {HttpResponse} from '../../requests/browser/send';
import type {Exchange, Job} from './exchange';

/** What is announced when it changes: the state, but nothing that counts. */
export function headline(
  operation: ConsoleOperation,
  {isWaiting, response, failure, problem, job, who, again}: Exchange,
): string {
  if (isWaiting) return 'Waiting for a response…';
  if (job?.polling) return `The job is ${job.status}.`;
  if (failure) return failureText(operation, failure, who, again && withoutContact(again.url), problem);
  return response ? statusName(response.status) : '';
}

/** What a response lacks although it may exist. */
export type Absence = 'empty' | 'not found';

/** Where to look next. */
export const CAUSES: Readonly<Record<Absence, {title: string; href: string}>> = {
  empty: {title: 'Causes of an empty list', href: '/docs/guides/troubleshooting#empty-list'},
  'not found': {title: 'Causes of a 404', href: '/docs/guides/troubleshooting#not-found'},
};

/** @returns what may be missing from the response that is shown */
export function absenceIn({isWaiting, response, view}: Exchange): Absence | undefined {
  if (isWaiting) return undefined;
  if (response?.status === 404) return 'not found';
  const isEmpty = view?.kind === 'json' && view.document.root.kind === 'array' && view.document.root.count === 0;
  return isEmpty && response?.status === 200 ? 'empty' : undefined;
}

export const EMPTY_LIST = "The list is empty. That doesn't prove that there's nothing to find.";

/** Of a link whose request has a password, a key or an email address. */
export const LINK_COPIED_IN_PART = 'Copied without private values';

export const CHANGED_SINCE = 'The form has changed since.';

/** @param host that a response came from, which isn't the service's */
export const ledElsewhereText = (host: string): string =>
  `The request was redirected to ${host}, another host. Your email address and API key weren't sent there, and we don't poll it.`;

function limitText(response: HttpResponse, canJoin: boolean): string {
  const clock = new Date(retryTime(response)).toLocaleTimeString('en-GB', {hour: '2-digit', minute: '2-digit'});
  const advice = canJoin
    ? ` Add an email address to join the polite pool: ${facts['rateLimit.polite']} requests an hour.`
    : '';
  return `You've reached the rate limit, which resets at ${clock}.${advice}`;
}

/** When to try again: from the header where a page may read it, else from the description of the status. */
function againText(operation: ConsoleOperation, response: HttpResponse): string {
  const described = operation.responses
    .find(({status}) => status === String(response.status))
    ?.headers.find(({name}) => name === 'Retry-After')?.example;
  const wait = waitAsked(response, header(response, 'retry-after') || valueText(described));
  return `Try again${wait ? ` in ${Math.ceil(wait / 1000)} seconds` : ' later'}.`;
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
  if (response.status === 202)
    return `This record is being synced for the first time. ${againText(operation, response)}`;
  if ([502, 503, 504].includes(response.status))
    return `The service isn't available at the moment. ${againText(operation, response)}`;
  return STATUS_NOTES[response.status] ?? (response.status > 500 ? STATUS_NOTES[501] : undefined);
}

/** @returns where a job stands, in a sentence */
export function jobText({status: told, asked, polling}: Job): string {
  const status = visibleText(told);
  if (polling)
    return `The job is ${status}. We poll it every few seconds (${asked === 1 ? 'once' : `${asked} times`} so far).`;
  if (status === 'complete') return 'Job complete. Its results are below.';
  return isRunning(status)
    ? `The job hasn't ended: its last status is ${status}. We've stopped polling it.`
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
