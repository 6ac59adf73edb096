/**
 * Looks into values of files that anyone may have written. What isn't of the
 * expected type counts as absent, and no key of a file is looked up in an
 * object, so that keys such as `__proto__` are keys like others.
 */

/** @returns whether the value is an object with keys: no list, and not null */
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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

/**
 * @returns the items of a list. PHP writes a list with gaps as an object with numbers for keys, and other tools name the
 *   items, or write a single one without the list
 */
export function itemsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return [];
  const entries = Object.entries(value);
  return entries.every(([key, item]) => /^\d+$/.test(key) || isObject(item))
    ? entries.map(([, item]) => item)
    : [value];
}
