import {decoded} from '../browser/decoded';

/** @returns the words of a path, without those that all paths have. */
export function pathWords(path: string): string {
  return (decoded(path) ?? path)
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !/^(docs?|services?|index|html?|category|api|v1|www)$/i.test(word))
    .join(' ')
    .slice(0, 100);
}

/** Two words of as many same letters mean the same: "pricing" and "prices". */
const SAME_LETTERS = 4;

const beginnings = (text: string): string[] =>
  pathWords(text)
    .toLowerCase()
    .split(' ')
    .filter(Boolean)
    .map((word) => word.slice(0, SAME_LETTERS));

/** @returns whether a page has a word of a path in its address or title; what search finds by its text alone is a guess */
export function sharesWord(path: string, {address, title}: {address: string; title: string}): boolean {
  const known = new Set([...beginnings(address), ...beginnings(title)]);
  return beginnings(path).some((word) => known.has(word));
}

const lastPart = (address: string): string =>
  address
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '')
    .split('/')
    .at(-1) ?? '';

/**
 * @param path an address that doesn't exist
 * @param pages the best result first
 * @returns the pages, those first whose last part begins as that of the path, the shortest of them first
 */
export function nearestFirst<T extends {address: string}>(path: string, pages: readonly T[]): T[] {
  const wanted = lastPart(path).toLowerCase();
  const rank = ({address}: T): number =>
    wanted && lastPart(address).startsWith(wanted) ? lastPart(address).length : Infinity;
  return [...pages].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}
