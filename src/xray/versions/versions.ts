/** Compares versions by the rules of their ecosystem, and says which an advisory affects. */
import type {Affected} from '../types';
import {compareComposer} from './composer';
import {compareMaven} from './maven';
import {compareNuGet} from './nuget';
import {comparePep440, withoutLocal} from './pep440';
import {compareGems} from './rubygems';
import {compareSemver} from './semver';

/** Gives below, above or equal to 0 as the first is lower, higher or equal; undefined if one is no version. */
type Compare = (a: string, b: string) => number | undefined;

/** By type of the package URL. */
const RULES = new Map<string, Compare>([
  ['npm', compareSemver],
  ['cargo', compareSemver],
  ['golang', compareSemver],
  ['pypi', comparePep440],
  ['gem', compareGems],
  ['maven', compareMaven],
  ['composer', compareComposer],
  ['nuget', compareNuGet],
]);

/** Longer texts are no versions, and comparing them could take long. */
const MAX_LENGTH = 256;

/**
 * @param type of the package URL, for example `npm`
 * @returns below, above or equal to 0 as the first version is lower, higher or
 *   equal; undefined if one is no version there, or if we have no rules for the type
 */
export function compareVersions(type: string, a: string, b: string): number | undefined {
  return a.length > MAX_LENGTH || b.length > MAX_LENGTH ? undefined : RULES.get(type)?.(a, b);
}

type Operator = '<' | '<=' | '=' | '>=' | '>';

/** One condition of a range. */
interface Condition {
  operator: Operator;
  version: string;
}

/** @returns the conditions of a range such as `>= 1.0.0, < 1.2.3`; undefined for any other notation */
function conditionsOf(range: string): Condition[] | undefined {
  const conditions: Condition[] = [];
  for (const part of range.split(',')) {
    const match = /^\s*(<=|>=|<|>|=)\s*([^\s<>=,|^~*]+)\s*$/.exec(part);
    if (!match) return undefined;
    conditions.push({operator: match[1] as Operator, version: match[2]!});
  }
  return conditions;
}

/** A version that stands for the first one there is, as advisories write it: `0`, `0.0.0`, `v0.0.0-0`. */
const ZERO = /^v?(?:0+!)?0+(?:\.0+)*(?:-0+)?$/i;

/**
 * Says whether a condition has no lower bound. Versions before 0 exist, such as
 * Go's `v0.0.0-20260101000000-0123456789ab`, and malware is listed as `>= 0`.
 */
const isUnbounded = ({operator, version}: Condition): boolean => operator.startsWith('>') && ZERO.test(version);

/** @returns whether a comparison fits an operator */
function holds(compared: number, operator: Operator): boolean {
  return (
    (compared === 0 && operator.includes('=')) ||
    (compared < 0 && operator.startsWith('<')) ||
    (compared > 0 && operator.startsWith('>'))
  );
}

/**
 * Takes a range as a question of order, as advisories do: a pre-release lies in
 * `>= 1.0.0, < 2.0.0` if its ecosystem sorts it there.
 *
 * @param type of the package URL, for example `npm`
 * @param range in the notation of the advisories, for example `>= 1.0.0, < 1.2.3`
 */
export function affected(type: string, version: string, range: string): Affected {
  const conditions = conditionsOf(range);
  if (!conditions) return 'unknown';
  let inside = true;
  for (const {operator, version: limit} of conditions.filter((condition) => !isUnbounded(condition))) {
    // A local build (`2.0.0+cu118`) is the version that it was built from.
    const own = type === 'pypi' && !limit.includes('+') ? withoutLocal(version) : version;
    const compared = compareVersions(type, own, limit);
    if (compared === undefined) return 'unknown';
    inside &&= holds(compared, operator);
  }
  return inside ? 'affected' : 'not-affected';
}
