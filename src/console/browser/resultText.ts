/** Messages on a response, beside those that every request has (src/requests/browser/requestText.ts). */
import {withoutContact} from '../../requests/requestUrl';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import {failureText, statusName} from '../../requests/browser/requestText';
import type {Exchange} from './useExchange';

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

/** Why a record may be missing from a response although it exists. */
export type Missing = 'empty' | 'not found';

/** Where to look next. */
export const CAUSES: Readonly<Record<Missing, {title: string; href: string}>> = {
  empty: {title: 'Causes of an empty list', href: '/docs/guides/troubleshooting#empty-list'},
  'not found': {title: 'Causes of a 404', href: '/docs/guides/troubleshooting#not-found'},
};

export const EMPTY_LIST = "The list is empty. That doesn't prove that there's nothing to find.";

/** Of a link whose request has a password, a key or an email address. */
export const LINK_COPIED_IN_PART = 'Copied without private values';

export const CHANGED_SINCE = 'The form has changed since.';

/** @param host that a response came from, which isn't the service's */
export const redirectedText = (host: string): string =>
  `The request was redirected to ${host}, another host. Your email address and API key weren't sent there, and we don't poll it.`;
