/** Compares what a file names with what we know: which record is whose, and which advisories are about the version. */
import {formatPackageUrl, parsePackageUrl} from '../recognise/purl';
import type {AdvisoryRecord, PackageRecord} from './records';
import type {Affected, ReadPackage} from './types';

/** How versions compare (versions/), handed in so that the rules can be tested apart. */
export interface VersionRules {
  affected(type: string, version: string, range: string): Affected;
  compareVersions(type: string, a: string, b: string): number | undefined;
}

/** An advisory, and whether it is about the version that the file names. */
export interface JudgedAdvisory extends AdvisoryRecord {
  verdict: Affected;
}

/** What we know of a package in one version. */
export interface Finding {
  record: Omit<PackageRecord, 'advisories'>;
  advisories: JudgedAdvisory[];
  /** How its version compares with the newest; `unknown`: one of the two is missing, or their ecosystem's rules can't tell. */
  age: 'newest' | 'behind' | 'ahead' | 'unknown';
}

/**
 * @param purl a package URL, of a file or of a record
 * @returns the same for both: without version and qualifiers, and as its ecosystem compares names
 */
export function purlKey(purl: string): string {
  const parsed = parsePackageUrl(purl);
  if (!parsed) return purl;
  const {repositoryUrl: _registry, version: _version, ...rest} = parsed;
  // PyPI takes `_`, `.` and `-` for the same; records have either.
  if (rest.type === 'pypi') return formatPackageUrl({...rest, name: rest.name.toLowerCase().replace(/[-_.]+/g, '-')});
  const key = formatPackageUrl(rest);
  return /^(composer|nuget)$/.test(rest.type) ? key.toLowerCase() : key;
}

function judge(
  {type, version}: ReadPackage,
  {affected, unaffected, ranges}: AdvisoryRecord,
  rules: VersionRules,
): Affected {
  if (version === undefined) return 'unknown';
  if (affected.includes(version)) return 'affected';
  const verdicts = ranges.map((range) => rules.affected(type, version, range));
  if (verdicts.includes('affected')) return 'affected';
  if (unaffected.includes(version)) return 'not-affected';
  // Without a range nothing says that the version is safe.
  return verdicts.length === 0 || verdicts.includes('unknown') ? 'unknown' : 'not-affected';
}

function ageOf({type, version}: ReadPackage, newest: string | undefined, rules: VersionRules): Finding['age'] {
  if (version === undefined || newest === undefined) return 'unknown';
  if (version === newest) return 'newest';
  const order = rules.compareVersions(type, version, newest);
  if (order === undefined) return 'unknown';
  return order < 0 ? 'behind' : order > 0 ? 'ahead' : 'newest';
}

/**
 * @param packages what was looked up
 * @param records what came back, the preferred record of a package first
 * @returns what we know of each package, in their order; null: not found
 */
export function findingsOf(
  packages: readonly ReadPackage[],
  records: readonly PackageRecord[],
  rules: VersionRules,
): (Finding | null)[] {
  const byKey = new Map<string, PackageRecord>();
  for (const record of records) {
    const key = purlKey(record.purl);
    if (!byKey.has(key)) byKey.set(key, record);
  }
  return packages.map((one) => {
    const found = byKey.get(purlKey(one.purl));
    if (!found) return null;
    const {advisories, ...record} = found;
    return {
      record,
      age: ageOf(one, record.newest, rules),
      advisories: advisories.map((advisory) => ({...advisory, verdict: judge(one, advisory, rules)})),
    };
  });
}
