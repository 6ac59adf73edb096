import {withContact} from '../requestUrl';
import type {ConsoleOperation} from '../consoleOperation';
import {redirects} from './requestText';
import {NOBODY, secrets, whoAsks, type Who} from './callerSecrets';
import type {Outgoing} from './send';

/**
 * Adds who asks, as late as possible, so that it is kept nowhere else. A browser
 * sends a header of ours on to wherever a redirect leads, and a service may copy
 * the query: a request either says who asks or follows redirects, never both.
 */
export function withSecrets(request: Outgoing, operation: ConsoleOperation): {request: Outgoing; who: Who} {
  const {contact, key} = secrets;
  const isFollowed = request.redirect !== 'manual' && redirects(operation);
  if (isFollowed || !(contact || key)) return {request, who: NOBODY};
  const headers: Outgoing['headers'] = key ? [...request.headers, ['apikey', key]] : request.headers;
  const who = whoAsks();
  return {request: {...request, url: withContact(request.url, contact), headers, redirect: 'manual', who}, who};
}
