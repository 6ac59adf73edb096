/** Compares versions of RubyGems as Gem::Version documents it. */

const VERSION = /^\d+(?:\.[0-9a-z]+)*(?:-[0-9a-z-]+(?:\.[0-9a-z-]+)*)?$/i;

/** @returns the parts without zeros at the end */
function trimZeros(parts: (bigint | string)[]): (bigint | string)[] {
  const last = parts.findLastIndex((part) => part !== 0n);
  return parts.slice(0, last + 1);
}

/** @returns numbers and words of the version; undefined if it is none */
function parse(text: string): (bigint | string)[] | undefined {
  const version = text.trim();
  if (!VERSION.test(version)) return undefined;
  const words = version.replaceAll('-', '.pre.').match(/\d+|[a-z]+/gi) ?? [];
  const parts = words.map((word) => (/^\d/.test(word) ? BigInt(word) : word));
  const firstWord = parts.findIndex((part) => typeof part === 'string');
  const numbers = firstWord < 0 ? parts : parts.slice(0, firstWord);
  // 1.0.a and 1.a are equal, as 1.0 and 1 are.
  return [...trimZeros(numbers), ...trimZeros(parts.slice(numbers.length))];
}

/** @returns below, above or equal to 0 as the first is lower, higher or equal; undefined if one is no version */
export function compareGems(a: string, b: string): number | undefined {
  const [first, second] = [parse(a), parse(b)];
  if (!first || !second) return undefined;
  for (let index = 0; index < Math.max(first.length, second.length); index++) {
    const left = first[index] ?? 0n;
    const right = second[index] ?? 0n;
    if (left === right) continue;
    // A word is a pre-release, which comes before any number.
    if (typeof left !== typeof right) return typeof left === 'string' ? -1 : 1;
    return left < right ? -1 : 1;
  }
  return 0;
}
