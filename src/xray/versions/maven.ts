/** Compares versions of Maven by the order specification in its POM reference, as Maven 3.9 and 4 read it. */

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

/** @returns the qualifier; `a`, `b` and `m` are short forms only if a number follows */
function qualifier(word: string, digits?: string): Qualifier {
  const long = digits === undefined ? word : (SHORT[word] ?? word);
  return {word: long === 'cr' ? 'rc' : long, ...(digits === undefined ? {} : {number: BigInt(digits)})};
}

/** @returns the version as lists, before what counts as nothing is removed */
function split(version: string): Part[][] {
  const lists: Part[][] = [[]];
  const open = () => void lists.push([]);
  const openIfUsed = () => lists.at(-1)!.length > 0 && open();
  // A word with its number, a number, a word, or nothing, and what separates it from the next.
  const tokens = version.matchAll(/(?:([^\d.-]+)-?(\d+)|(\d+)|([^\d.-]+)|(?=[.-]))([.-]?)/g);
  for (const {0: token, 1: word, 2: digits, 3: number, 4: bare, 5: separator, index} of tokens) {
    const isEnd = index + token.length === version.length;
    if (word !== undefined || (bare !== undefined && isEnd && !separator)) openIfUsed();
    if (word !== undefined) lists.at(-1)!.push(qualifier(word, digits));
    else if (bare !== undefined) lists.at(-1)!.push(qualifier(bare));
    else lists.at(-1)!.push(BigInt(number ?? '0'));
    if (separator === '-' || (!separator && !isEnd)) open();
  }
  return lists;
}

/** @returns whether a part counts as nothing where it stands at an end */
function isNull(part: Part): boolean {
  return part === 0n || (Array.isArray(part) && part.length === 0);
}

/** Removes zeros at the end of a list, and before a qualifier: 1.0-rc1 is 1-rc1. */
function trim(list: Part[]): void {
  for (let index = list.length - 1; index >= 0; index--) {
    if (!isNull(list[index]!)) continue;
    const next = list[index + 1];
    const isBeforeQualifier =
      (isQualifier(next) && next.number === undefined) || (Array.isArray(next) && isQualifier(next[0]));
    if (next === undefined || isBeforeQualifier) list.splice(index, 1);
  }
}

/** @returns the version as one list */
function parse(version: string): Part[] {
  return split(version.toLowerCase()).reduceRight<Part[]>((inner, list, index, lists) => {
    if (index < lists.length - 1) list.push(inner);
    trim(list);
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

/** @returns below, above or equal to 0 as the first is lower, higher or equal; undefined if one is no version */
export function compareMaven(a: string, b: string): number | undefined {
  // JitPack takes commits for versions, which have no order.
  const isCommit = (text: string) => /^(?=.*[a-f])[0-9a-f]{7,40}$/.test(text);
  const isVersion = (text: string) => /\d/.test(text) && !/[\s${}[\](),]/.test(text) && !isCommit(text);
  return isVersion(a) && isVersion(b) ? compareLists(parse(a), parse(b)) : undefined;
}
