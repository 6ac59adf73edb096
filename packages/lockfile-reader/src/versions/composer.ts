/** Compares versions of Packagist as Composer does: brought to one form, then ordered as PHP's `version_compare` orders. */

const STABILITY = String.raw`[._-]?(?:(stable|beta|b|rc|alpha|a|patch|pl|p)([.-]?\d+(?:[.-]\d+)*)?)?([.-]?dev)?`;
const CLASSICAL = new RegExp(String.raw`^v?(\d{1,5})(?:\.(\d+))?(?:\.(\d+))?(?:\.(\d+))?${STABILITY}$`, 'i');
const DATE = new RegExp(String.raw`^v?(\d{4}(?:[.:-]?\d{2}){1,6}(?:[.:-]?\d{1,3}){0,2})${STABILITY}$`, 'i');

/** Numbers stand between release candidates and patches; `#` stands for any of them. */
const ORDER = ['dev', 'alpha', 'beta', 'rc', '#', 'patch'];
const LONG_FORMS: Readonly<Record<string, string>> = {a: 'alpha', b: 'beta', p: 'patch', pl: 'patch'};

/** @returns the words of a stability: `beta2` as `beta`, `2` */
function stabilityParts([word, numbers, dev]: (string | undefined)[]): string[] {
  const name = word?.toLowerCase();
  // A stable version is the version itself, whatever follows.
  if (name === 'stable') return [];
  return [...(name ? [LONG_FORMS[name] ?? name] : []), ...(numbers?.match(/\d+/g) ?? []), ...(dev ? ['dev'] : [])];
}

/** @returns numbers and words of the version; undefined for branches, whose code changes under the same name */
function parse(text: string): string[] | undefined {
  const version = text
    .trim()
    .replace(/@(?:stable|rc|beta|alpha|dev)$/i, '')
    .replace(/^([^\s,+]+)\+\S+$/, '$1');
  // What Composer 1 wrote for the main branch looks like a date.
  if (/^9999999\b/.test(version)) return undefined;
  const classical = CLASSICAL.exec(version);
  if (classical) {
    const numbers = classical.slice(1, 5).map((number: string | undefined) => number ?? '0');
    return [...numbers, ...stabilityParts(classical.slice(5))];
  }
  const date = DATE.exec(version);
  return date ? [...date[1]!.split(/\D/), ...stabilityParts(date.slice(2))] : undefined;
}

/** @returns the order of two parts; a number counts as a number if both are */
function compareParts(a: string, b: string): number {
  const [isNumber, isOtherNumber] = [/^\d/.test(a), /^\d/.test(b)];
  if (isNumber && isOtherNumber) {
    const [left, right] = [BigInt(a), BigInt(b)];
    return left === right ? 0 : left < right ? -1 : 1;
  }
  return ORDER.indexOf(isNumber ? '#' : a) - ORDER.indexOf(isOtherNumber ? '#' : b);
}

/** @returns below, above or equal to 0 as the first is lower, higher or equal; undefined if one is no version */
export function compareComposer(a: string, b: string): number | undefined {
  const [first, second] = [parse(a), parse(b)];
  if (!first || !second) return undefined;
  for (let index = 0; index < Math.max(first.length, second.length); index++) {
    const [left, right] = [first[index], second[index]];
    // A further number makes a version higher, a further word as it stands to a number.
    if (left === undefined) return /^\d/.test(right!) ? -1 : compareParts('#', right!);
    if (right === undefined) return /^\d/.test(left) ? 1 : compareParts(left, '#');
    const order = compareParts(left, right);
    if (order !== 0) return order;
  }
  return 0;
}
