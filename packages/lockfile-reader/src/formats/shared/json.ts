/** Reads JSON, and says where it stops being JSON: browsers word that differently or not at all. */
import {Unreadable} from './unreadable';

/** What can follow in a JSON text. */
type Expected = 'value' | 'value or ]' | 'key' | 'key or }' | ':' | ', or end' | 'nothing';

/** @returns the position after the string that begins there; undefined if it doesn't end */
function endOfString(text: string, start: number): number | undefined {
  for (let at = start + 1; at < text.length; at++) {
    if (text[at] === '"') return at + 1;
    if (text[at] === '\\') at++;
  }
  return undefined;
}

/** @returns what is expected after a value, given the brackets that are open */
function afterValue(open: string[]): Expected {
  return open.length > 0 ? ', or end' : 'nothing';
}

/** @returns what is expected after this sign; undefined if it can't stand here */
function afterSign(sign: string, expected: Expected, open: string[]): Expected | undefined {
  if ((sign === '{' || sign === '[') && expected.startsWith('value')) {
    open.push(sign);
    return sign === '{' ? 'key or }' : 'value or ]';
  }
  if (sign === '}' || sign === ']') {
    const fits = expected === ', or end' || expected === (sign === '}' ? 'key or }' : 'value or ]');
    return fits && open.pop() === (sign === '}' ? '{' : '[') ? afterValue(open) : undefined;
  }
  if (sign === ':' && expected === ':') return 'value';
  if (sign === ',' && expected === ', or end') return open.at(-1) === '{' ? 'key' : 'value';
  return undefined;
}

const BARE = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?/iy;

/** @returns the position at which the text stops being JSON; its length if it only breaks off */
function faultIn(text: string): number {
  const open: string[] = [];
  let expected: Expected = 'value';
  for (let at = 0; at < text.length; ) {
    const sign = text[at]!;
    if (' \t\r\n'.includes(sign)) {
      at++;
    } else if ('{}[]:,'.includes(sign)) {
      const next = afterSign(sign, expected, open);
      if (!next) return at;
      expected = next;
      at++;
    } else {
      BARE.lastIndex = at;
      const isKey = expected.startsWith('key');
      if (!isKey && !expected.startsWith('value')) return at;
      const end = sign === '"' ? endOfString(text, at) : isKey || !BARE.test(text) ? at : BARE.lastIndex;
      if (end === undefined) return text.length;
      if (end === at) return text.length - at < 5 && /^[a-z-]*$/.test(text.slice(at)) ? text.length : at;
      expected = isKey ? ':' : afterValue(open);
      at = end;
    }
  }
  return text.length;
}

/** @returns line and column of a position, both from 1, in words */
export function place(text: string, position: number): string {
  const before = text.slice(0, position);
  const start = before.lastIndexOf('\n') + 1;
  return `line ${before.split('\n').length}, column ${position - start + 1}`;
}

/**
 * @param what the file is, in words for readers
 * @throws Unreadable with the place of the fault
 */
export function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    const fault = faultIn(text);
    const where = place(text, fault);
    throw new Unreadable(
      fault === text.length
        ? `${what} ends unexpectedly at ${where}. Choose or paste the whole file.`
        : `${what} isn't valid JSON: check ${where}.`,
    );
  }
}
