/** A row as texts: what the exports to CSV and Markdown have in common. */
import {advisoriesOf, type Row} from './rows';
import type {Gap, JudgedAdvisory} from './findings';
import {STORED_ADVISORIES} from './records';
import {versionedPurl} from './share';

/** The columns of an export, with their titles. */
export const EXPORT_COLUMNS = [
  ['purl', 'Package URL'],
  ['name', 'Package'],
  ['version', 'Version'],
  ['result', 'Result'],
  ['newest', 'Newest version'],
  ['affected', 'Affected by'],
  ['check', 'Check by hand'],
  ['licences', 'Licences'],
  ['maintainers', 'Maintainers'],
  ['release', 'Last release'],
  ['status', 'Status'],
  ['dependents', 'Dependent packages'],
  ['funding', 'Funding'],
  ['synced', 'Data synced'],
] as const;

export type Cells = Record<(typeof EXPORT_COLUMNS)[number][0], string>;

/** What became of a row, in words. */
export const RESULTS: Readonly<Record<Row['state'], string>> = {
  found: 'found',
  'not-found': 'not found',
  failed: 'not looked up: the request failed',
  waiting: 'not looked up',
};

/** Why a package can't pass, for people. */
export const GAPS: Readonly<Record<Gap, string>> = {
  cut: `all advisories: our record has only the latest ${STORED_ADVISORIES}`,
  unreadable: 'all advisories: our record has no list of them that we can read',
  uncovered: 'no source publishes advisories for this ecosystem',
};

const NOT_KNOWN = 'unknown';

/** @returns the identifier that people search for */
export const nameOf = ({identifiers, uuid}: Pick<JudgedAdvisory, 'identifiers' | 'uuid'>): string =>
  identifiers[0] ?? uuid;

/** @returns the day of a time, as YYYY-MM-DD */
export const dayOf = (time: string | undefined): string | undefined => time?.slice(0, 10);

/** @returns the cells of a row; those of a row of which nothing is known are empty, and what a record lacks is `unknown` */
export function cellsOf(row: Row): Cells {
  const {package: one, state, finding} = row;
  const record = finding?.record;
  const known = (value: string | number | undefined): string => (record ? String(value ?? NOT_KNOWN) : '');
  const names = (verdict: JudgedAdvisory['verdict']): string => advisoriesOf(row, verdict).map(nameOf).join(' ');
  return {
    purl: versionedPurl(one),
    name: one.name,
    version: one.version ?? '',
    result: RESULTS[state],
    newest: known(record?.newest),
    affected: names('affected'),
    check: finding?.gap ? GAPS[finding.gap] : names('unknown'),
    licences: known(record?.licences.join(', ') || undefined),
    maintainers: known(record?.maintainers),
    release: known(dayOf(record?.lastRelease)),
    status: record ? (record.status ?? 'active') : '',
    dependents: known(record?.dependents),
    funding: record?.funding.join(' ') ?? '',
    synced: known(dayOf(record?.synced)),
  };
}
