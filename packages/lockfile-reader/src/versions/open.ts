/** Tells limits that stand for more than one version, and versions that count otherwise than each other: nothing compares with these. */

/** Ecosystems whose versions have three numbers: a shorter one is a range to their tools, `1.2` any of `1.2.x`. */
const THREE_NUMBERS = /^(?:npm|cargo|hex|pub|golang|githubactions)$/;

/** Those that order pre-releases by identifiers between dots, numbers before words. */
const IDENTIFIERS = /^(?:npm|cargo|hex|pub|golang|githubactions|swift|nuget)$/;

const SHORT = /^\d+(?:\.\d+)?$/;

/** What stands for several versions where one is expected: `1.x`, `1.2.*`, `1.0+`, `1.0.0-2.0.0`. To some ecosystems these are versions too. */
const SEVERAL = /\.{2}|(?:^|[.-])[x*]+(?:$|[.-])|\+$|^v?\d+(?:\.\d+)+-v?\d+(?:\.\d+)+$/i;

export const standsForSeveral = (limit: string): boolean => SEVERAL.test(limit);

/** A year, possibly with a month and more: `2024`, `202401`, `20240131`, `20240131120000`. */
const DATE = /^(?:19|20)\d{2}(?:(?:0[1-9]|1[0-2])\d*)?$/;

/** Without the `v` of tags and the build, which has no order. */
const bare = (version: string): string => version.toLowerCase().replace(/^[v=]/, '').replace(/\+.*$/, '');

/** @returns whether `own` is more than the first of what the beginning of a version stands for: 1.2.3 of `1.2`, 1.0.0-beta.2 of `1.0.0-beta` */
function continues(type: string, own: string, limit: string): boolean {
  if (own === limit || !own.startsWith(limit)) return false;
  const rest = own.slice(limit.length);
  if (THREE_NUMBERS.test(type) && SHORT.test(limit)) return rest.startsWith('.') && !/^(?:\.0+)+(?:-.*)?$/.test(rest);
  if (!IDENTIFIERS.test(type) || !limit.includes('-')) return false;
  // beta1 isn't cut off where beta10 goes on; a commit of Go is, wherever it ends.
  return type === 'golang' || !(/\d$/.test(limit) && /^\d/.test(rest));
}

/** @returns whether a limit is the beginning of the version, and may stand for all that begin like it */
export const isBeginning = (type: string, version: string, limit: string): boolean =>
  continues(type, bare(version), bare(limit));

/** @returns the first place where two lists differ, as a pair */
function firstDifference(a: readonly string[], b: readonly string[]): readonly [string, string, number] | undefined {
  const isNumber = (text: string): boolean => /^\d+$/.test(text);
  const place = a.findIndex((part, index) => {
    const other = b[index];
    if (other === undefined || part === other) return other === undefined;
    return !(isNumber(part) && isNumber(other) && BigInt(part) === BigInt(other));
  });
  const [left, right] = [a[place], b[place]];
  return left === undefined || right === undefined ? undefined : [left, right, place];
}

/** @returns whether the versions differ where one has a date and the other a number, or a longer date: 20240206 and 20240131120000 */
function differInDates(a: string, b: string): boolean {
  const partsOf = (version: string): string[] => version.match(/\d+|[a-z]+/g) ?? [];
  const [left, right, place] = firstDifference(partsOf(a), partsOf(b)) ?? ['', '', 0];
  if (place === 0 || left.length === right.length || !/^\d+$/.test(left) || !/^\d+$/.test(right)) return false;
  // A number of four digits after others is no year.
  return (DATE.test(left) && left.length > 4) || (DATE.test(right) && right.length > 4);
}

/** @returns whether one identifier is a number and the other begins as one: a date, and a pseudo-version of Go with its commit */
function differInKind(type: string, a: string, b: string): boolean {
  if (!IDENTIFIERS.test(type)) return false;
  const identifiersOf = (version: string): string[] => version.split(/\.|(?<=^[^-]*)-/);
  const [left, right] = firstDifference(identifiersOf(a), identifiersOf(b)) ?? ['', ''];
  return /^\d/.test(left) && /^\d/.test(right) && /^\d+$/.test(left) !== /^\d+$/.test(right);
}

/** @returns whether the order of two versions would come from how they are written, not from what they mean */
export function isUnclear(type: string, a: string, b: string): boolean {
  const [first, second] = [bare(a), bare(b)];
  return differInDates(first, second) || differInKind(type, first, second);
}

/** @returns whether the number of a version is a date or a year; undefined if it begins with a word */
function countsByDate(version: string): boolean | undefined {
  const first = /^(?:\d+!)?(\d+)/.exec(bare(version))?.[1];
  return first === undefined ? undefined : DATE.test(first);
}

/** @returns whether some versions count by date and others don't: projects have changed from either to the other */
export function isMixed(versions: readonly string[]): boolean {
  const kinds = new Set(versions.map(countsByDate));
  return kinds.has(true) && kinds.has(false);
}
