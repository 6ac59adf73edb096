/** A request in the URL of its page: `#try=1&purl=pkg%3Anpm%2Freact`. It never holds who asks. */
import {encode} from '../../samples/request';
import type {ConsoleOperation} from '../consoleOperation';
import {BODY, type Texts} from './fields';

/** How such a fragment begins; tryIt.ts knows it too. */
const START = '#try=1';

/** Longer addresses are cut by some programs that pass them on. */
const MAX_LENGTH = 6000;

/**
 * @param texts what stands in the form
 * @returns the fragment with its `#`; undefined where it would be too long to be passed on
 */
export function writeFragment(texts: Texts): string | undefined {
  const pairs = [...Object.entries(texts.parameters), [BODY, texts.body] as const].filter(([, text]) => text !== '');
  const fragment = [START, ...pairs.map(([name, text]) => `${encode(name)}=${encode(text)}`)].join('&');
  return fragment.length > MAX_LENGTH ? undefined : fragment;
}

/**
 * @param hash the page's fragment with its `#`
 * @returns what the form shows; undefined where the fragment holds no request. Names that the operation does not have are left out.
 */
export function readFragment(operation: ConsoleOperation, hash: string): Texts | undefined {
  if (!hash.startsWith('#try=')) return undefined;
  const given = new URLSearchParams(hash.slice(1));
  return {
    parameters: Object.fromEntries(operation.parameters.map(({name}) => [name, given.get(name) ?? ''])),
    body: operation.requestBody ? (given.get(BODY) ?? '') : '',
  };
}
