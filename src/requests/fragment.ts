/**
 * A request in the fragment of its operation's page: `#try=1&purl=pkg%3Anpm%2Freact`, or with a view of the response
 * `#try=table&purl=…`. It never holds who asks. What a form makes of it: src/console/browser/formFragment.ts.
 */
import type {Json} from '@ecosystems-docs/openapi-docs';
import {isRequestFragment, REQUEST_FRAGMENT} from '../markers/markers';
import {valueText} from '@ecosystems-docs/openapi-docs/words';
import {decode, encode, type RequestValues} from '@ecosystems-docs/openapi-docs/samples';

/** Views of a response; the first that there is opens. */
export const VIEWS = ['card', 'json', 'table'] as const;
export type ViewName = (typeof VIEWS)[number];

/** Limits a fragment: longer addresses are cut by some programs that pass them on. */
export const MAX_FRAGMENT_LENGTH = 6000;

/** The key of the body among the fields. No parameter has this name. */
export const BODY = 'body';

/** @returns a value as text for a field; a list has a line for each item */
export const toText = (value: Json): string => (Array.isArray(value) ? value.map(toText).join('\n') : valueText(value));

/**
 * @param texts of the fields by name; empty ones are left out
 * @param view of the response
 * @returns the fragment with its `#`; undefined where it would be too long to be passed on
 */
export function fragmentOf(texts: Readonly<Record<string, string>>, view: ViewName | '1' = '1'): string | undefined {
  const pairs = Object.entries(texts).filter(([, text]) => text !== '');
  const fragment = [REQUEST_FRAGMENT + view, ...pairs.map(([name, text]) => `${encode(name)}=${encode(text)}`)].join(
    '&',
  );
  return fragment.length > MAX_FRAGMENT_LENGTH ? undefined : fragment;
}

/**
 * @param hash with its `#`
 * @returns the texts of the fields by name; undefined where the fragment holds no request. A `+` is a plus and not a
 *   space: links are written with `%20`, and names such as `c++` are typed into them.
 */
export function parseFragment(hash: string): ReadonlyMap<string, string> | undefined {
  if (!isRequestFragment(hash) || hash.length > MAX_FRAGMENT_LENGTH) return undefined;
  const pairs = hash
    .slice(1)
    .split('&')
    .map((pair): [string, string] => {
      const [name = '', ...value] = pair.split('=');
      return [decode(name), decode(value.join('='))];
    });
  return new Map(pairs.reverse());
}

/** @returns the view that a fragment names; undefined where it names none that there is */
export const viewOf = (hash: string): ViewName | undefined =>
  VIEWS.find((view) => hash.split('&', 1)[0] === REQUEST_FRAGMENT + view);

/**
 * @param page path of an operation's page
 * @returns the link that opens it with the values in its fields; where they are too long for a link, the page alone
 */
export function consoleLink(page: string, {parameters, body}: RequestValues): string {
  const texts = Object.entries(parameters).map(([name, value]) => [name, toText(value)] as const);
  return (
    page + (fragmentOf(Object.fromEntries([...texts, [BODY, body === undefined ? '' : JSON.stringify(body)]])) ?? '')
  );
}
