/**
 * Looks into values of files that anyone may have written. What isn't of the
 * expected type counts as absent, and no key of a file is looked up in an
 * object, so that keys such as `__proto__` are keys like others.
 */
import {isObject} from '@ecosystems-docs/openapi-docs';

/** @returns the value of a key that the object has itself */
export function field(value: unknown, key: string): unknown {
  return isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** @returns the text of a key; undefined if it is missing, empty or no text */
export function textField(value: unknown, key: string): string | undefined {
  const text = field(value, key);
  return typeof text === 'string' && text !== '' ? text : undefined;
}

/** @returns whether the object has the key at all */
export function has(value: unknown, key: string): boolean {
  return isObject(value) && Object.hasOwn(value, key);
}

/** @returns the keys and values of an object; none if it is no object */
export function entriesOf(value: unknown): [string, unknown][] {
  return isObject(value) ? Object.entries(value) : [];
}

/** @returns the keys of an object; none if it is no object */
export function keysOf(value: unknown): string[] {
  return isObject(value) ? Object.keys(value) : [];
}

/** @returns the items of a list; none if it is no list */
export function itemsOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
