/** Between the form and the request in the URL of its page (src/requests/fragment.ts). */
import {BODY, fragmentOf, parseFragment, type ViewName} from '../../requests/fragment';
import {hasSecret} from '@ecosystems-docs/lockfile-reader';
import type {ConsoleOperation} from '../../requests/consoleOperation';
import {parseBody, type Texts} from './fields';

const fieldEntries = ({parameters, body}: Texts): [name: string, text: string][] =>
  Object.entries({...parameters, [BODY]: body});

const EMAIL_ADDRESS = /^[^\s@/:]+@[^\s@/:]+\.[a-z]{2,}$/i;

function fragmentWithout(isLeftOut: (text: string) => boolean, texts: Texts, view?: ViewName): string | undefined {
  const entries = fieldEntries(texts);
  const whole = fragmentOf(Object.fromEntries(entries), view);
  return whole && fragmentOf(Object.fromEntries(entries.filter(([, text]) => !isLeftOut(text))), view);
}

/**
 * @param texts what stands in the form
 * @returns the fragment with its `#`, without values that have a secret; undefined where it would be too long to be passed on
 */
export const writeFragment = (texts: Texts): string | undefined => fragmentWithout(hasSecret, texts);

/** Whether a value is kept out of what is shared: it has a secret or somebody's email address, in a list or a body too. */
const isPrivate = (text: string): boolean =>
  hasSecret(text) || text.split(/[\s,;"'<>]+/).some((part) => EMAIL_ADDRESS.test(part));

/**
 * @param view of the response
 * @returns the fragment of a link that is shared, and whether it has every value
 */
export const shareFragment = (texts: Texts, view?: ViewName): {fragment: string | undefined; isWhole: boolean} => ({
  fragment: fragmentWithout(isPrivate, texts, view),
  isWhole: !fieldEntries(texts).some(([, text]) => isPrivate(text)),
});

/** @returns JSON on one line, as links of the pages have it, in the lines that the form shows; other text as it is */
function inLines(text: string): string {
  try {
    const value = parseBody(text);
    // What JavaScript would write otherwise (a long number, a key twice) stays as it was typed, and so does what isn't read.
    return JSON.stringify(value) === text ? JSON.stringify(value, null, 2) : text;
  } catch {
    return text;
  }
}

/**
 * @param hash the page's fragment with its `#`
 * @returns what the form shows; undefined where the fragment holds no request. Names that the operation does not have are left out.
 */
export function readFragment(operation: ConsoleOperation, hash: string): Texts | undefined {
  const given = parseFragment(hash);
  if (!given) return undefined;
  return {
    parameters: Object.fromEntries(operation.parameters.map(({name}) => [name, given.get(name) ?? ''])),
    body: operation.requestBody ? inLines(given.get(BODY) ?? '') : '',
  };
}
