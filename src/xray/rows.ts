/** The table's rows: what is in each, what it is marked for, and how rows are sorted and filtered. */
import type {Finding, JudgedAdvisory} from './findings';
import type {Progress} from './lookUp';
import type {Severity} from './records';
import type {ReadPackage} from './types';

/** A package of the file and what became of it. */
export interface Row {
  index: number;
  package: ReadPackage;
  /** `failed`, `waiting`: nothing is known, because it wasn't looked up. */
  state: 'found' | 'not-found' | 'failed' | 'waiting';
  finding?: Finding;
}

/** Years without a release after which a row is marked. */
export const OLD_YEARS = 2;

const YEAR_MS = 365.25 * 86_400_000;

/** What a row can be marked for. */
export type Mark =
  | 'affected'
  | 'check'
  | 'uncovered'
  | 'not-found'
  | 'not-looked-up'
  | 'behind'
  | 'licence'
  | 'one-maintainer'
  | 'old'
  | 'status'
  | 'funding';

/** The marks with their names, in the order of the filter. */
export const MARKS: Readonly<Record<Mark, string>> = {
  affected: 'Affected by an advisory',
  check: 'Check by hand',
  uncovered: 'No source of advisories',
  'not-found': 'Not found',
  'not-looked-up': 'Not looked up',
  status: 'Not active',
  behind: 'Behind the newest version',
  licence: 'Unknown licence',
  'one-maintainer': 'One maintainer',
  old: `No release for ${OLD_YEARS} years`,
  funding: 'Can be funded',
};

/** @returns a row for each package, in the order of the file */
export function rowsOf(packages: readonly ReadPackage[], {batches, findings}: Progress): Row[] {
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

/** @returns the advisories with a verdict */
export const advisoriesOf = ({finding}: Row, verdict: JudgedAdvisory['verdict']): JudgedAdvisory[] =>
  finding?.advisories.filter((advisory) => advisory.verdict === verdict) ?? [];

/** @returns whether a person has to compare: an advisory can't be compared, or the record may lack some */
export const needsCheck = (row: Row): boolean =>
  advisoriesOf(row, 'unknown').length > 0 || row.finding?.gap === 'cut' || row.finding?.gap === 'unreadable';

/** @returns whether no SPDX identifier is known for every licence */
export const hasUnknownLicence = ({record}: Finding): boolean =>
  record.licences.length === 0 || record.licences.includes('Other');

/**
 * @param now in Unix milliseconds
 * @returns whether the last release is older than {@link OLD_YEARS} years; undefined: not known
 */
export function isOld({record}: Finding, now: number): boolean | undefined {
  const time = Date.parse(record.lastRelease ?? '');
  return Number.isNaN(time) ? undefined : now - time > OLD_YEARS * YEAR_MS;
}

/** @returns what a row is marked for */
export function marksOf(row: Row, now: number): Set<Mark> {
  const {state, finding} = row;
  if (!finding) return new Set([state === 'not-found' ? 'not-found' : 'not-looked-up']);
  const marks: readonly (readonly [Mark, boolean | undefined])[] = [
    ['affected', advisoriesOf(row, 'affected').length > 0],
    ['check', needsCheck(row)],
    ['uncovered', finding.gap === 'uncovered'],
    ['status', finding.record.status !== undefined],
    ['behind', finding.age === 'behind'],
    ['licence', hasUnknownLicence(finding)],
    ['one-maintainer', finding.record.maintainers === 1],
    ['old', isOld(finding, now)],
    ['funding', finding.record.funding.length > 0],
  ];
  return new Set(marks.flatMap(([mark, isOn]) => (isOn ? [mark] : [])));
}

const SEVERITY_ORDER: readonly Severity[] = ['unknown', 'low', 'moderate', 'high', 'critical'];

/** @returns the worst severity of some advisories */
export const worst = (advisories: readonly {severity: Severity}[]): Severity | undefined =>
  [...advisories].sort((a, b) => SEVERITY_ORDER.indexOf(b.severity) - SEVERITY_ORDER.indexOf(a.severity))[0]?.severity;

/** How much a row has to do with advisories: affected by severity, then to check, then unknown to us, then none. */
function advisoryRank(row: Row): number {
  const affected = advisoriesOf(row, 'affected');
  if (affected.length > 0) return 100 + SEVERITY_ORDER.indexOf(worst(affected) ?? 'unknown') * 100 + affected.length;
  if (needsCheck(row)) return 10 + SEVERITY_ORDER.indexOf(worst(advisoriesOf(row, 'unknown')) ?? 'unknown');
  return row.finding && row.finding.gap === undefined ? 0 : 1;
}

/** The columns, in their order. */
export type ColumnId =
  | 'package'
  | 'version'
  | 'newest'
  | 'advisories'
  | 'licence'
  | 'maintainers'
  | 'release'
  | 'status'
  | 'dependents'
  | 'funding'
  | 'synced';

export interface Sorting {
  by: ColumnId;
  descending: boolean;
}

const AGES: readonly Finding['age'][] = ['behind', 'unknown', 'newest', 'ahead'];

const timeOf = (date: string | undefined): number | undefined => (date ? Date.parse(date) : undefined);

/** What a row is sorted by; undefined: not known, which comes last both ways. */
const KEYS: Readonly<Record<ColumnId, (row: Row) => string | number | undefined>> = {
  package: (row) => row.package.name.toLowerCase(),
  version: (row) => row.package.version,
  newest: ({finding}) => (finding ? AGES.indexOf(finding.age) : undefined),
  advisories: advisoryRank,
  licence: ({finding}) => finding?.record.licences.join(', ') || undefined,
  maintainers: ({finding}) => finding?.record.maintainers,
  release: ({finding}) => timeOf(finding?.record.lastRelease),
  status: ({finding}) => finding?.record.status,
  dependents: ({finding}) => finding?.record.dependents,
  funding: ({finding}) => finding?.record.funding.length,
  synced: ({finding}) => timeOf(finding?.record.synced),
};

/** @returns the rows in another order; rows of which nothing is known come last, and equal rows stay as they were */
export function sortRows(rows: readonly Row[], {by, descending}: Sorting): Row[] {
  const keyed = rows.map((row) => ({row, key: KEYS[by](row)}));
  const known = keyed.filter(({key}) => key !== undefined);
  const compare = new Intl.Collator('en', {numeric: true}).compare;
  known.sort(({key: a}, {key: b}) => {
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : compare(String(a), String(b));
    return descending ? -order : order;
  });
  return [...known, ...keyed.filter(({key}) => key === undefined)].map(({row}) => row);
}

/** What is left of the rows. */
export interface Filter {
  /** Part of a name, a licence or an advisory's identifier. */
  text: string;
  mark: Mark | 'all';
}

function wordsOf({package: one, finding}: Row): string {
  const {record, advisories = []} = finding ?? {};
  return [
    one.name,
    one.purl,
    one.version,
    ...(record?.licences ?? []),
    record?.status,
    ...advisories.filter(({verdict}) => verdict !== 'not-affected').flatMap(({identifiers}) => identifiers),
  ]
    .join(' ')
    .toLowerCase();
}

/** @returns the rows that fit */
export function filterRows(rows: readonly Row[], {text, mark}: Filter, now: number): Row[] {
  const wanted = text.trim().toLowerCase();
  return rows.filter(
    (row) => (mark === 'all' || marksOf(row, now).has(mark)) && (wanted === '' || wordsOf(row).includes(wanted)),
  );
}
