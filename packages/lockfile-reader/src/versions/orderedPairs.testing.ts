/** Expands ordered lists of versions to all pairs, for the tests of each ecosystem. */
import {expect} from 'vitest';
import {compareVersions} from './versions';

/** @returns -1, 0 or 1; undefined stays */
const signOf = (value: number | undefined) => (value === undefined ? undefined : Math.sign(value));

/**
 * Expects each version to be lower than all later ones, and equal to those of its own group.
 *
 * @param groups in ascending order; the versions of a group are equal
 * @returns how many pairs were compared
 */
export function expectOrder(type: string, groups: readonly (string | readonly string[])[]): number {
  const flat = groups.flatMap((group, rank) => [group].flat().map((version) => ({version, rank})));
  const wrong: string[] = [];
  let pairs = 0;
  for (const [index, a] of flat.entries()) {
    for (const b of flat.slice(index)) {
      const expected = Math.sign(a.rank - b.rank);
      const [forth, back] = [compareVersions(type, a.version, b.version), compareVersions(type, b.version, a.version)];
      if (signOf(forth) !== expected || signOf(back) !== (expected === 0 ? 0 : -expected))
        wrong.push(`${a.version} to ${b.version}: ${forth} and ${back}, expected ${expected}`);
      pairs++;
    }
  }
  expect(wrong).toEqual([]);
  return pairs;
}
