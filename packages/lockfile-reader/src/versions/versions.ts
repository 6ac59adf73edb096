/** Compares versions by the rules of their ecosystem, and says which an advisory affects. */
import type {Affected} from '../types';
import {compareComposer} from './composer';
import {isExact} from './exact';
import {compareMaven} from './maven';
import {compareNuGet} from './nuget';
import {comparePep440, withoutLocal} from './pep440';
import {isBeginning, isMixed, isUnclear, standsForSeveral} from './open';
import {compareGems} from './rubygems';
import {comparePub, compareSemver} from './semver';

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
  ['hex', compareSemver],
  ['swift', compareSemver],
  ['githubactions', compareSemver],
  ['pub', comparePub],
]);

/** Longer texts are no versions, and comparing them could take long. */
const MAX_LENGTH = 256;

/** Longer texts are no ranges, and reading them could take long. */
export const MAX_RANGE_LENGTH = 10_000;

/** @returns the order that the ecosystem gives two versions, however they are written; undefined as below */
export function orderOf(type: string, a: string, b: string): number | undefined {
  return a.length > MAX_LENGTH || b.length > MAX_LENGTH ? undefined : RULES.get(type)?.(a, b);
}

/**
 * @param type of the package URL, for example `npm`
 * @returns below, above or equal to 0 as the first version is lower, higher or equal; undefined if one is no version
 *   there, if one is a date and the other isn't, or if we have no rules for the type
 */
export function compareVersions(type: string, a: string, b: string): number | undefined {
  const order = orderOf(type, a, b);
  return order === undefined || isUnclear(type, a, b) || isMixed([a, b]) ? undefined : order;
}

type Operator = '<' | '<=' | '=' | '>=' | '>';

/** One condition of a range. */
interface Condition {
  operator: Operator;
  version: string;
}

/** A condition, or a version that stands for itself, maybe with PyPI's epoch. A sign that isn't in either makes the notation unknown. */
const CONDITION = /\s*(?:(<=|>=|<|>|={1,2})\s*)?((?:\d+!)?[^\s<>=,|^~!()[\]]+)(?=\s|$|[<>=])/y;

/** @returns the conditions in a text such as `>= 1.0.0 < 1.2.3`; undefined for any other notation */
function conditionsIn(text: string): Condition[] | undefined {
  const conditions: Condition[] = [];
  const end = text.trimEnd().length;
  CONDITION.lastIndex = 0;
  while (CONDITION.lastIndex < end) {
    const match = CONDITION.exec(text);
    if (!match) return undefined;
    const operator = (match[1] ?? '=').replace('==', '=') as Operator;
    conditions.push({operator, version: match[2] as string});
  }
  return conditions.length > 0 ? conditions : undefined;
}

/** A version that stands for the first one there is, as advisories write it: `0`, `0.0.0`, `v0.0.0-0`. */
const ZERO = /^v?(?:0+!)?0+(?:\.0+)*(?:-0+)?$/i;

/**
 * Says whether a condition holds for every version. `>= 0` and `> 0` have no
 * lower bound: versions before 0 exist, such as Go's
 * `v0.0.0-20260101000000-0123456789ab`, and malware is listed as `>= 0`.
 */
const isAlways = ({operator, version}: Condition): boolean =>
  version === '*' ? operator.includes('=') : operator.startsWith('>') && ZERO.test(version);

const isEqual = ({operator}: Condition): boolean => operator === '=';

/**
 * Reads the notations of advisories: conditions that hold together stand behind
 * commas or spaces, alternatives behind `||`. A bare version means itself, `*`
 * every version.
 *
 * @returns for each alternative its conditions, without those that always hold; undefined for any other notation
 */
function alternativesOf(range: string): Condition[][] | undefined {
  if (range.length > MAX_RANGE_LENGTH) return undefined;
  const alternatives: Condition[][] = [];
  for (const alternative of range.split(/\|\|?/)) {
    const parts = alternative.split(',').map(conditionsIn);
    if (parts.includes(undefined)) return undefined;
    const conditions = (parts as Condition[][]).flat().filter((condition) => !isAlways(condition));
    // No version equals two, so several versions are a list of alternatives.
    if (conditions.length > 1 && conditions.every(isEqual)) alternatives.push(...conditions.map((one) => [one]));
    else if (conditions.length > 1 && conditions.some(isEqual)) return undefined;
    else alternatives.push(conditions);
  }
  return alternatives;
}

function holds(compared: number, operator: Operator): boolean {
  return (
    (compared === 0 && operator.includes('=')) ||
    (compared < 0 && operator.startsWith('<')) ||
    (compared > 0 && operator.startsWith('>'))
  );
}

/**
 * Says whether conditions are one range: not more than a lower and an upper bound, in this order. Others are
 * alternatives that were joined by a comma, as far as anyone can tell.
 */
function isRange(type: string, conditions: readonly Condition[]): boolean {
  const [high, ...otherHighs] = conditions.filter(({operator}) => operator.startsWith('<'));
  const [low, ...otherLows] = conditions.filter(({operator}) => operator.startsWith('>'));
  if (otherHighs.length > 0 || otherLows.length > 0) return false;
  if (!high || !low) return true;
  const order = orderOf(type, low.version, high.version) ?? 1;
  return order < 0 || (order === 0 && low.operator.includes('=') && high.operator.includes('='));
}

/** @returns whether a limit leaves open on which side of it the version is */
function isOpen(type: string, version: string, {operator, version: limit}: Condition): boolean {
  if (standsForSeveral(limit)) return orderOf(type, version, limit) !== 0 || !operator.includes('=');
  if (operator !== '<' && operator !== '>=' && isBeginning(type, version, limit)) return true;
  return operator !== '=' && isUnclear(type, version, limit);
}

/** @returns whether a version and limits have an order: dates and numbers do only if the limits tell which came first */
function hasOrder(version: string, conditions: readonly Condition[]): boolean {
  const limits = conditions.flatMap(({operator, version: limit}) => (operator === '=' ? [] : [limit]));
  return isMixed(limits) || !isMixed([version, ...limits]);
}

/** @returns whether a version meets all conditions; `unknown` too where they are no range */
function meets(type: string, version: string, conditions: readonly Condition[]): Affected {
  if (conditions.length > 0 && !isExact(type, version)) return 'unknown';
  if (!hasOrder(version, conditions)) return 'unknown';
  let inside = true;
  for (const condition of conditions) {
    const {operator, version: limit} = condition;
    // A local build (`2.0.0+cu118`) is the version that it was built from.
    const own = type === 'pypi' && !limit.includes('+') ? withoutLocal(version) : version;
    const compared = orderOf(type, own, limit);
    if (compared === undefined || isOpen(type, version, condition)) return 'unknown';
    inside &&= holds(compared, operator);
  }
  if (inside) return 'affected';
  return isRange(type, conditions) ? 'not-affected' : 'unknown';
}

/**
 * Takes a range as a question of order, as advisories do: a pre-release lies in
 * `>= 1.0.0, < 2.0.0` if its ecosystem sorts it there.
 *
 * @param type of the package URL, for example `npm`
 * @param version unless it is an exact one, only a range of all versions says something about it
 * @param range in the notation of the advisories, for example `>= 1.0.0, < 1.2.3`
 */
export function affected(type: string, version: string, range: string): Affected {
  const alternatives = alternativesOf(range);
  if (!alternatives) return 'unknown';
  const verdicts = alternatives.map((conditions) => meets(type, version, conditions));
  return verdicts.find((one) => one === 'affected') ?? verdicts.find((one) => one === 'unknown') ?? 'not-affected';
}
