/** Compares what a file names with what we know: which record is whose, and which advisories are about the version. */
import {type Affected, group, type ReadPackage} from '@ecosystems-docs/lockfile-reader';
import {formatPackageUrl, normalPythonName, parsePackageUrl} from '@ecosystems-docs/lockfile-reader/purl';
import {hasAdvisorySource} from './advisorySources';
import type {AdvisoryRecord, PackageRecord} from './records';

/** How versions compare (versions/), handed in so that the rules can be tested apart. */
export interface VersionRules {
  affected(type: string, version: string, range: string): Affected;
  compareVersions(type: string, a: string, b: string): number | undefined;
}

/** An advisory, and whether it is about the version that the file names. */
export interface JudgedAdvisory extends AdvisoryRecord {
  /** `not-affected` only where every range was compared, in a record that has all advisories. */
  verdict: Affected;
}

/**
 * Why a package can't pass, whatever its advisories say. `cut`: its record ends
 * after the latest hundred; `unreadable`: its record has no list of advisories
 * that we can read; `uncovered`: we know no source of advisories for its ecosystem.
 */
export type Gap = 'cut' | 'unreadable' | 'uncovered';

/** What we know of a package in one version. */
export interface Finding {
  record: Omit<PackageRecord, 'advisories' | 'extent'>;
  advisories: JudgedAdvisory[];
  /** Absent: its record has all advisories, and its ecosystem is covered. */
  gap?: Gap;
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
  if (rest.type === 'pypi') return formatPackageUrl({...rest, name: normalPythonName(rest.name)});
  const key = formatPackageUrl(rest);
  return /^(composer|githubactions|nuget)$/.test(rest.type) ? key.toLowerCase() : key;
}

/** Each package is compared with each advisory of its record, so this is where a verdict comes from, and nowhere else. */
function judge(
  {type, version}: ReadPackage,
  {ranges}: AdvisoryRecord,
  extent: PackageRecord['extent'],
  rules: VersionRules,
): Affected {
  if (version === undefined) return 'unknown';
  const verdicts = ranges.map((range) => rules.affected(type, version, range));
  if (verdicts.includes('affected')) return 'affected';
  // Without a range nothing says that the version is safe.
  const isCompared = extent === 'whole' && verdicts.length > 0 && !verdicts.includes('unknown');
  return isCompared ? 'not-affected' : 'unknown';
}

function gapOf({extent, ecosystem, advisories}: PackageRecord): Gap | undefined {
  if (extent !== 'whole') return extent;
  return advisories.length === 0 && !hasAdvisorySource(ecosystem) ? 'uncovered' : undefined;
}

function ageOf({type, version}: ReadPackage, newest: string | undefined, rules: VersionRules): Finding['age'] {
  if (version === undefined || newest === undefined) return 'unknown';
  if (version === newest) return 'newest';
  const order = rules.compareVersions(type, version, newest);
  if (order === undefined) return 'unknown';
  return order < 0 ? 'behind' : order > 0 ? 'ahead' : 'newest';
}

/** A registry named in a package URL, as two spellings of one URL compare. */
const registryOf = (purl: string): string | undefined =>
  parsePackageUrl(purl)
    ?.repositoryUrl?.toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/(?<!\/)\/+$/, '');

/** The record of a package: where its package URL names a registry, no record that names another one. */
function recordFor({purl}: ReadPackage, records: readonly PackageRecord[]): PackageRecord | undefined {
  const wanted = registryOf(purl);
  if (wanted === undefined) return records[0];
  return records.find((record) => registryOf(record.purl) === wanted || record.registry === wanted);
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
  const byKey = group(records.map((record) => [purlKey(record.purl), record]));
  return packages.map((one) => {
    const own = recordFor(one, byKey.get(purlKey(one.purl)) ?? []);
    if (!own) return null;
    const {advisories, extent, ...record} = own;
    const gap = gapOf(own);
    return {
      record,
      age: ageOf(one, record.newest, rules),
      advisories: advisories.map((advisory) => ({...advisory, verdict: judge(one, advisory, extent, rules)})),
      ...(gap ? {gap} : {}),
    };
  });
}
