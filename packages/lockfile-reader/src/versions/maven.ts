/** Compares versions of Maven as Maven 3 and Maven 4 both do: `4.1.77.Final-redhat-1` comes after its release in one, before it in the other. */

/** A word in a version, with the number that follows it directly: `rc` 2 in `1.0-rc2`. */
interface Qualifier {
  word: string;
  number?: bigint;
}

/** Numbers and words between dots. A hyphen, or a change from number to word, begins a list inside the list. */
type Part = bigint | Qualifier | Part[];

const WORDS = ['alpha', 'beta', 'milestone', 'rc', 'snapshot', '', 'sp'];
const RELEASE = WORDS.indexOf('');
const SHORT: Readonly<Record<string, string>> = {a: 'alpha', b: 'beta', m: 'milestone'};

const isQualifier = (part: Part | undefined): part is Qualifier => typeof part === 'object' && !Array.isArray(part);

/** Generations of Maven with an order of their own. */
type Generation = 3 | 4;

/** @returns the qualifier; `a`, `b` and `m` are short forms only if a number follows. To Maven 3 that number is a part of its own */
function qualifier(word: string, digits?: string, generation: Generation = 4): Qualifier {
  const long = digits === undefined ? word : (SHORT[word] ?? word);
  const hasNumber = digits !== undefined && generation === 4;
  return {word: long === 'cr' ? 'rc' : long, ...(hasNumber ? {number: BigInt(digits)} : {})};
}

/**
 * A word with its number (to Maven 3: before it), a number, a word, or nothing, and what separates it from the next:
 * Maven 4 keeps a word and its number together.
 */
const TOKENS: Readonly<Record<Generation, RegExp>> = {
  3: /(?:([^\d.-]+)(?=(\d))|(\d+)|([^\d.-]+)|(?=[.-]))([.-]?)/g,
  4: /(?:([^\d.-]+)-?(\d+)|(\d+)|([^\d.-]+)|(?=[.-]))([.-]?)/g,
};

/** @returns the version as lists, before what counts as nothing is removed */
function split(version: string, generation: Generation): Part[][] {
  const lists: Part[][] = [[]];
  const open = () => void lists.push([]);
  const openIfUsed = () => lists.at(-1)!.length > 0 && open();
  const tokens = version.matchAll(TOKENS[generation]);
  for (const {0: token, 1: word, 2: digits, 3: number, 4: bare, 5: separator, index} of tokens) {
    const isEnd = index + token.length === version.length;
    if (word !== undefined || (bare !== undefined && isEnd && !separator)) openIfUsed();
    if (word !== undefined) lists.at(-1)!.push(qualifier(word, digits, generation));
    else if (bare !== undefined) lists.at(-1)!.push(qualifier(bare));
    else lists.at(-1)!.push(BigInt(number ?? '0'));
    if (separator === '-' || (!separator && !isEnd)) open();
  }
  return lists;
}

/** @returns whether a part counts as nothing where it stands at an end; to Maven 3, the word for a release does too */
function isNull(part: Part, generation: Generation): boolean {
  if (isQualifier(part)) return generation === 3 && rankOf(part.word) === RELEASE;
  return part === 0n || (Array.isArray(part) && part.length === 0);
}

/** Removes what counts as nothing at the end of a list and before its lists, as Maven 3 does. */
function trim3(list: Part[]): void {
  for (let index = list.length - 1; index >= 0; index--) {
    if (isNull(list[index]!, 3)) list.splice(index, 1);
    else if (!Array.isArray(list[index])) return;
  }
}

/** Removes zeros at the end of a list, and before a qualifier, as Maven 4 does: 1.0-rc1 is 1-rc1. */
function trim4(list: Part[]): void {
  for (let index = list.length - 1; index >= 0; index--) {
    if (!isNull(list[index]!, 4)) continue;
    const next = list[index + 1];
    const isBeforeQualifier =
      (isQualifier(next) && next.number === undefined) || (Array.isArray(next) && isQualifier(next[0]));
    if (next === undefined || isBeforeQualifier) list.splice(index, 1);
  }
}

function parse(version: string, generation: Generation): Part[] {
  return split(version.toLowerCase(), generation).reduceRight<Part[]>((inner, list, index, lists) => {
    if (index < lists.length - 1) list.push(inner);
    (generation === 3 ? trim3 : trim4)(list);
    return list;
  }, []);
}

/** @returns the place of a word among the known ones; others come after them */
function rankOf(word: string): number {
  if (/^(?:ga|final|release)$/.test(word)) return RELEASE;
  const rank = WORDS.indexOf(word);
  return rank < 0 ? WORDS.length : rank;
}

/** @returns -1, 0 or 1 */
function order<Value extends bigint | string | number>(a: Value, b: Value): number {
  return a === b ? 0 : a < b ? -1 : 1;
}

/** @returns the order of two words, and of their numbers if they are equal; one without number comes first */
function compareQualifiers(a: Qualifier, b: Qualifier): number {
  const [rank, other] = [rankOf(a.word), rankOf(b.word)];
  const words = order(rank, other) || (rank === WORDS.length ? order(a.word, b.word) : 0);
  if (words !== 0 || (a.number === undefined && b.number === undefined)) return words;
  if (a.number === undefined || b.number === undefined) return a.number === undefined ? -1 : 1;
  return order(a.number, b.number);
}

/** @returns the order of a part and nothing: 1.0 is 1, 1-rc comes before it, 1-sp after it */
function compareToNothing(part: Part): number {
  if (typeof part === 'bigint') return part === 0n ? 0 : 1;
  if (Array.isArray(part)) return part.map(compareToNothing).find((result) => result !== 0) ?? 0;
  return order(rankOf(part.word), RELEASE);
}

/** @returns 0 for qualifiers, 1 for lists, 2 for numbers, which come in this order */
function kindOf(part: Part): number {
  return typeof part === 'bigint' ? 2 : Array.isArray(part) ? 1 : 0;
}

/** @returns the order of two parts at the same place */
function compareParts(a: Part | undefined, b: Part | undefined): number {
  if (a === undefined) return b === undefined ? 0 : -compareToNothing(b);
  if (b === undefined) return compareToNothing(a);
  if (typeof a === 'bigint' && typeof b === 'bigint') return order(a, b);
  if (isQualifier(a) && isQualifier(b)) return compareQualifiers(a, b);
  if (Array.isArray(a) && Array.isArray(b)) return compareLists(a, b);
  return order(kindOf(a), kindOf(b));
}

/** @returns the order of two lists, decided by their first difference */
function compareLists(a: readonly Part[], b: readonly Part[]): number {
  for (let index = 0; index < Math.max(a.length, b.length); index++) {
    const result = compareParts(a[index], b[index]);
    if (result !== 0) return result;
  }
  return 0;
}

/** The time of a build in place of `SNAPSHOT`, as repositories write it: Maven takes both for the same version. */
const TIMESTAMP = /-\d{8}\.\d{6}-\d+$/;

/** JitPack takes commits for versions, which have no order. */
const COMMIT = /^(?=.*[a-f])[0-9a-f]{7,40}$/;

const isVersion = (text: string): boolean => /^[\w.+-]*\d[\w.+-]*$/.test(text) && !COMMIT.test(text);

/** Tags with a `v`, which JitPack takes for versions: to Maven a word, which comes before every number. */
const isTag = (text: string): boolean => /^v\d/i.test(text);

/**
 * @returns below, above or equal to 0 as the first is lower, higher or equal; undefined if one is no version, or
 *   if Maven 3 and Maven 4 don't agree: a file doesn't say which one it is for
 */
export function compareMaven(a: string, b: string): number | undefined {
  if (!isVersion(a) || !isVersion(b) || isTag(a) !== isTag(b)) return undefined;
  const [first, second] = [a.replace(TIMESTAMP, '-SNAPSHOT'), b.replace(TIMESTAMP, '-SNAPSHOT')];
  const [old, current] = ([3, 4] as const).map((one) => Math.sign(compareLists(parse(first, one), parse(second, one))));
  return old === current ? current : undefined;
}
