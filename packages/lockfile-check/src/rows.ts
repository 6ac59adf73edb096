/** The table's rows: what is in each, what it is marked for, and how rows are filtered. */
import type {Finding, JudgedAdvisory} from './findings';
import type {ListedPackage} from './inventory';
import {UNKNOWN_LICENCE} from './licences';
import type {Progress} from './lookUp';
import type {Severity} from './records';
import {timeOf} from './recordValues';

/** A package with the result of its lookup. */
export interface Row {
  index: number;
  package: ListedPackage;
  /** `failed`, `waiting`: nothing is known, because it wasn't looked up. */
  state: 'found' | 'not-found' | 'failed' | 'waiting';
  finding?: Finding;
}

/** Years without a release after which a row is marked. */
export const OLD_YEARS = 2;

const YEAR_MS = 365.25 * 86_400_000;

export type Mark = 'affected' | 'check' | 'behind' | 'licence' | 'one-maintainer' | 'old' | 'status' | 'funding';

/** @returns a row for each package, in the order of the files */
export function rowsOf(packages: readonly ListedPackage[], {batches, findings}: Progress): Row[] {
  const failed = new Set(batches.flatMap(({state, members}) => (state === 'failed' ? members : [])));
  return packages.map((one, index) => {
    const finding = findings.get(index);
    if (finding) return {index, package: one, state: 'found', finding};
    return {
      index,
      package: one,
      state: finding === null ? 'not-found' : failed.has(index) ? 'failed' : 'waiting',
    };
  });
}

export const advisoriesOf = ({finding}: Row, verdict: JudgedAdvisory['verdict']): JudgedAdvisory[] =>
  finding?.advisories.filter((advisory) => advisory.verdict === verdict) ?? [];

/** @returns the advisories that a version may be affected by: all but those that a comparison has ruled out */
export const openAdvisories = ({finding}: Row): JudgedAdvisory[] =>
  finding?.advisories.filter(({verdict}) => verdict !== 'not-affected') ?? [];

/** @returns the highest EPSS probability among the advisories that may affect a version; undefined: none has a score */
export function epssOf(row: Row): number | undefined {
  const scores = openAdvisories(row).flatMap(({epss}) => epss ?? []);
  return scores.length > 0 ? Math.max(...scores) : undefined;
}

/** @returns whether a person has to compare: an advisory can't be compared, or the record may lack some */
export const needsCheck = (row: Row): boolean =>
  advisoriesOf(row, 'unknown').length > 0 || row.finding?.gap === 'cut' || row.finding?.gap === 'unreadable';

/** @returns whether no SPDX identifier is known for every licence */
export const hasUnknownLicence = ({record}: Finding): boolean =>
  record.licences.length === 0 || record.licences.includes(UNKNOWN_LICENCE);

/**
 * @param now in Unix milliseconds
 * @returns whether the last release is older than {@link OLD_YEARS} years; undefined: not known
 */
export function isOld({record}: Finding, now: number): boolean | undefined {
  const time = timeOf(record.lastRelease);
  return time === undefined ? undefined : now - time > OLD_YEARS * YEAR_MS;
}

/** What a row counts as in the headline. */
export type Outcome = 'affected' | 'check' | 'notLookedUp' | 'notFound' | 'uncovered' | 'clear';

/** @returns what a row counts as: the first of these that is true of it */
export function outcomeOf(row: Row): Outcome {
  if (!row.finding) return row.state === 'not-found' ? 'notFound' : 'notLookedUp';
  if (advisoriesOf(row, 'affected').length > 0) return 'affected';
  if (needsCheck(row)) return 'check';
  return row.finding.gap === 'uncovered' ? 'uncovered' : 'clear';
}

export function marksOf(row: Row, now: number): Set<Mark> {
  const {finding} = row;
  if (!finding) return new Set();
  const outcome = outcomeOf(row);
  const marks: readonly (readonly [Mark, boolean | undefined])[] = [
    ['affected', outcome === 'affected'],
    ['check', outcome === 'check'],
    ['status', finding.record.status !== undefined],
    ['behind', finding.age === 'behind'],
    ['licence', hasUnknownLicence(finding)],
    ['one-maintainer', finding.record.maintainers?.length === 1],
    ['old', isOld(finding, now)],
    ['funding', finding.record.funding.length > 0],
  ];
  return new Set(marks.flatMap(([mark, isOn]) => (isOn ? [mark] : [])));
}

/** From the least bad. */
export const SEVERITY_ORDER: readonly Severity[] = ['unknown', 'low', 'moderate', 'high', 'critical'];

export const worst = (advisories: readonly {severity: Severity}[]): Severity | undefined =>
  [...advisories].sort((a, b) => SEVERITY_ORDER.indexOf(b.severity) - SEVERITY_ORDER.indexOf(a.severity))[0]?.severity;

/** How much a row has to do with advisories: affected by severity, then to check, then unknown to us, then none. */
export function advisoryRank(row: Row): number {
  const affected = advisoriesOf(row, 'affected');
  if (affected.length > 0) return 100 + SEVERITY_ORDER.indexOf(worst(affected) ?? 'unknown') * 100 + affected.length;
  if (needsCheck(row)) return 10 + SEVERITY_ORDER.indexOf(worst(advisoriesOf(row, 'unknown')) ?? 'unknown');
  return row.finding && row.finding.gap === undefined ? 0 : 1;
}

/** What is left of the rows. */
export interface Filter {
  /** Part of a name, a file, a licence or an advisory's identifier. */
  text: string;
  mark: Mark | 'all';
}

function searchText(row: Row): string {
  const {package: one, finding} = row;
  const record = finding?.record;
  return [
    one.name,
    one.purl,
    one.version,
    ...one.in,
    ...(record?.licences ?? []),
    record?.status,
    ...openAdvisories(row).flatMap(({identifiers}) => identifiers),
  ]
    .join(' ')
    .toLowerCase();
}

export function filterRows(rows: readonly Row[], {text, mark}: Filter, now: number): Row[] {
  const wanted = text.trim().toLowerCase();
  return rows.filter(
    (row) => (mark === 'all' || marksOf(row, now).has(mark)) && (wanted === '' || searchText(row).includes(wanted)),
  );
}
