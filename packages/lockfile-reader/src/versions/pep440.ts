/** Compares versions of PyPI by PEP 440. */
import {compare, valid} from '@renovatebot/pep440';

/** Numbers that JavaScript can't hold exactly would count as equal. */
const TOO_LONG = /\d{16}/;

/** @returns below, above or equal to 0 as the first is lower, higher or equal; undefined if one is no version */
export function comparePep440(a: string, b: string): number | undefined {
  const [first, second] = [a.trim(), b.trim()];
  if (!valid(first) || !valid(second) || TOO_LONG.test(first) || TOO_LONG.test(second)) return undefined;
  return compare(first, second);
}

/** @returns the public version, without the part that says where it was built */
export function withoutLocal(version: string): string {
  return version.replace(/\+.*$/, '');
}
