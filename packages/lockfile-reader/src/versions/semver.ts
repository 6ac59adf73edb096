/** Compares versions by Semantic Versioning 2.0.0: npm, Cargo, Go, Hex, Swift, and Pub with a rule of its own. */
import SemVer from 'semver/classes/semver';

/**
 * Advisories leave out parts: `< 2`, `>= 1.4`. Go does the same in its own
 * versions and writes a `v` first.
 */
const SHORT = /^[v=]?(\d+)(?:\.(\d+))?(?:\.(\d+))?((?:-[0-9a-z.-]+)?(?:\+[0-9a-z.-]+)?)$/i;

/** @returns the version; undefined if it isn't one by Semantic Versioning */
function parse(text: string): SemVer | undefined {
  const [, major, minor = '0', patch = '0', rest] = SHORT.exec(text) ?? [];
  if (major === undefined) return undefined;
  try {
    return new SemVer(`${major}.${minor}.${patch}${rest}`);
  } catch {
    return undefined;
  }
}

/** @returns below, above or equal to 0 as the first is lower, higher or equal; undefined if one is no version */
export function compareSemver(a: string, b: string): number | undefined {
  const [first, second] = [parse(a), parse(b)];
  return first && second && first.compare(second);
}

/**
 * Pub sorts builds too, as its library pub_semver documents: `1.0.0+1` comes after `1.0.0`.
 *
 * @returns below, above or equal to 0 as the first is lower, higher or equal; undefined if one is no version
 */
export function comparePub(a: string, b: string): number | undefined {
  const [first, second] = [parse(a), parse(b)];
  return first && second && (first.compare(second) || first.compareBuild(second));
}
