/** What every language needs to know of a list that is read page by page. */
import type {Operation} from '../model';
import {callOf, type Call} from './call';
import type {RequestValues} from './request';

export interface LoopCall {
  /** The request for the first page. */
  call: Call;
  /** What leads to the next page: `rel="next"` of the `Link` header, or else counting until a page is empty. */
  by: 'link' | 'page';
  /** What is between the URL and `page=2` where pages are counted. */
  separator: '?' | '&';
}

/** Pages that a loop reads before it stops: a list can have thousands. */
export const MAX_PAGES = 10;

/** How often a loop waits after a 429 before it gives up. */
export const MAX_WAITS = 2;

/** What is larger than the seconds of a day is no time to wait, but a Unix time: `X-RateLimit-Reset` is one without a key. */
export const UNIX_TIME = 86_400;

/**
 * @param operation the operation to call
 * @param values values of its parameters; a given `page` is left out
 * @returns undefined where the operation is not paginated
 */
export function loopCallOf(operation: Operation, values: RequestValues): LoopCall | undefined {
  if (operation.method !== 'GET' || !operation.parameters.some(({name}) => name === 'page')) return undefined;
  const success = operation.responses.find(({status}) => status === '200');
  // `page` of a few operations has no effect: what they return is no list.
  const isLinked = success?.headers.some(({name}) => name.toLowerCase() === 'link') ?? false;
  if (!isLinked && !success?.content[0]?.schema.types.includes('array')) return undefined;
  const {page: _, ...parameters} = values.parameters;
  const call = callOf(operation, {...values, parameters});
  return {call, by: isLinked ? 'link' : 'page', separator: call.url.includes('?') ? '&' : '?'};
}
