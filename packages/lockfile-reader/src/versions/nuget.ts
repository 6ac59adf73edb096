/** Compares versions of NuGet: Semantic Versioning with up to four numbers, without regard to case. */

const VERSION = /^v?(\d+(?:\.\d+){0,3})(?:-([0-9a-z-]+(?:\.[0-9a-z-]+)*))?(?:\+[0-9a-z.-]*)?$/i;

interface Version {
  numbers: bigint[];
  /** Empty for a release. */
  labels: string[];
}

/** @returns the version in parts; undefined if it is none */
function parse(text: string): Version | undefined {
  const [, numbers, labels] = VERSION.exec(text.trim()) ?? [];
  if (!numbers) return undefined;
  return {numbers: numbers.split('.').map(BigInt), labels: labels?.toLowerCase().split('.') ?? []};
}

/** @returns the order of two labels of pre-releases: numbers by value, and before words */
function compareLabels(a: string, b: string): number {
  const [isNumber, isOtherNumber] = [/^\d+$/.test(a), /^\d+$/.test(b)];
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  const [left, right] = isNumber ? [BigInt(a), BigInt(b)] : [a, b];
  return left === right ? 0 : left < right ? -1 : 1;
}

/** @returns the order of two pre-releases or releases of the same number */
function compareReleases(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return b.length - a.length;
  for (const [index, label] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = compareLabels(label, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

/** @returns below, above or equal to 0 as the first is lower, higher or equal; undefined if one is no version */
export function compareNuGet(a: string, b: string): number | undefined {
  const [first, second] = [parse(a), parse(b)];
  if (!first || !second) return undefined;
  for (let index = 0; index < 4; index++) {
    const left = first.numbers[index] ?? 0n;
    const right = second.numbers[index] ?? 0n;
    if (left !== right) return left < right ? -1 : 1;
  }
  return compareReleases(first.labels, second.labels);
}
