import {decoded} from '../format/decoded';

/** @returns the words of a path, without those that all paths have. */
export function pathWords(path: string): string {
  return (decoded(path) ?? path)
    .replace(/\.\w+$/, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word && !/^(docs?|services?|index|html?|category|api|v1|www)$/i.test(word))
    .join(' ')
    .slice(0, 100);
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
