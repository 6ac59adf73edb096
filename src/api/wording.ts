/** What the page of an operation and its Markdown twin say in the same words. Build time only. */
import {STATUS_CODES} from 'node:http';
import {formatDate} from '../catalogue/access';
import type {Example, Operation} from '../openapi/model';

/** Where readers find how the service's own OpenAPI document differs from ours. */
export const DIFFERENCES_PAGE = '/docs/usage/differences';

/** The places of parameters in reading order, with their headings. */
export const PLACES = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Header parameters'],
] as const;

const EFFECTS: Readonly<Record<Operation['effect'], string | undefined>> = {
  read: undefined,
  queues: 'A call can queue a sync of the record.',
  creates: 'A call creates a job or a record.',
};

/** @returns what the flags of an operation mean for who calls it, a sentence each; they stand before its caveats */
export function warnings({deprecated, effect}: Operation): string[] {
  const done = EFFECTS[effect];
  return [...(deprecated ? ['Deprecated: do not use it in new code.'] : []), ...(done ? [done] : [])];
}

/** Names of RFC 9110 where Node.js still has older ones. */
const NEWER_NAMES: Readonly<Record<string, string>> = {413: 'Content Too Large', 422: 'Unprocessable Content'};

/** @returns a status with its standard name, for example `404 Not Found`. */
export function statusTitle(status: string): string {
  return `${status} ${NEWER_NAMES[status] ?? STATUS_CODES[status] ?? ''}`.trim();
}

/** @returns the caption of an example: whether it was recorded, and when, or written. */
export function exampleCaption({recorded}: Pick<Example, 'recorded'>): string {
  return recorded ? `Recorded on ${formatDate(recorded)}` : 'Illustrative';
}

/** What every operation does, in one sentence with links; the Markdown twin says it too. */
export const COMMON_TEXT =
  'Every operation sends rate limit headers and can return `429`: see [Rate limits](/docs/usage/rate-limits). No key is needed; [identify your client](/docs/usage/authentication) for a higher limit. [Caching](/docs/usage/caching) and [Errors](/docs/usage/errors) apply to all services.';
