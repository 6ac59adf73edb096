/** What the page of an operation and its Markdown twin say in the same words. */
import {formatDate} from '@ecosystems-docs/text';
import type {Example, Operation} from '@ecosystems-docs/openapi-docs';
import {STATUS_NAMES, valueText} from '@ecosystems-docs/openapi-docs/words';

/** Where readers find how the service's own OpenAPI document differs from ours. */
export const DIFFERENCES_PAGE = '/docs/usage/differences';

/** What the page of a deprecated operation says of it. */
const DEPRECATED = "Deprecated. Don't use it in new code.";

/** The places of parameters in reading order, with their headings. */
export const PLACES = [
  ['path', 'Path parameters'],
  ['query', 'Query parameters'],
  ['header', 'Header parameters'],
] as const;

/** @returns what to know before a request, a note each: its flag first, then what its description says */
export function notesOf({deprecated, caveats}: Pick<Operation, 'deprecated' | 'caveats'>): string[] {
  return [...(deprecated ? [DEPRECATED] : []), ...caveats];
}

/** @returns a status with its standard name, for example `404 Not Found`. */
export function statusTitle(status: string): string {
  return `${status} ${STATUS_NAMES[status] ?? ''}`.trim();
}

/** @returns the class that gives a status its colour */
export function statusClass(status: string): string {
  return `status status--${status[0]}`;
}

/**
 * @param example an example of a body
 * @param isShortened whether it's shown without some of its properties
 * @returns its caption: whether it was recorded, and when, whether it is whole, and for which values if they aren't those of the request above it
 */
export function exampleCaption(
  {recorded, request}: Pick<Example, 'recorded' | 'request'>,
  isShortened = false,
): string {
  const values = Object.values(request ?? {}).map(valueText);
  // A repository's URL says its name too.
  const said = values.filter((value) => !values.some((other) => other !== value && other.includes(value)));
  return [
    recorded ? `Recorded on ${formatDate(recorded)}` : 'Example data',
    ...(isShortened ? ['shortened'] : []),
    ...(said.length > 0 ? [`for ${said.join(', ')}`] : []),
  ].join(', ');
}

/** @returns what the description of an operation rests on: a response of the live API that fits it, or the service's code alone */
export function confirmation({responses}: Pick<Operation, 'responses'>): string {
  const dates = responses.flatMap(({content}) =>
    content.flatMap(({examples}) => examples.flatMap(({recorded}) => recorded ?? [])),
  );
  const latest = dates.sort().at(-1);
  return latest ? `Confirmed against the live API on ${formatDate(latest)}.` : 'Based on the source code.';
}

/** What every operation does, in one sentence with links; the Markdown twin says it too. */
export const COMMON_TEXT =
  'Every operation sends rate limit headers and can return `429`: see [Rate limits](/docs/usage/rate-limits). No key is needed; [identify your client](/docs/usage/authentication) for a higher limit. [Caching](/docs/usage/caching) and [Errors](/docs/usage/errors) apply to all services.';
