/** The columns of a report, one record each: the page's table and dialog and the exports follow this list. */
import {versionedPurl} from './versionedPurl';
import type {Finding, JudgedAdvisory} from './findings';
import {dayOf, timeOf, UNKNOWN} from './recordValues';
import {advisoriesOf, advisoryRank, epssOf, openAdvisories, worst, type Row} from './rows';
import {GAPS, identifiersText, RESULTS, severityWord, TITLES} from './verdictText';

interface ExportColumn {
  title: string;
  /** Empty where nothing is known of the row. */
  text: (row: Row) => string;
}

/** What a column says of each row. */
export interface Column {
  /** Unique; part of class names. */
  id: string;
  title: string;
  /** Whether it stands in the table before the reader asks for all columns. */
  isFirst?: true;
  /** Whether its largest value is of interest first. */
  isDescending?: true;
  /** What rows are sorted by; undefined: not known. */
  key: (row: Row) => string | number | undefined;
  /** What CSV has of it, in their order. */
  exports: readonly ExportColumn[];
}

/** @returns a column of the exports whose cells are empty where nothing is known of the row, and `unknown` where the record lacks the value */
const exported = (title: string, of: (finding: Finding) => string | number | undefined): ExportColumn => ({
  title,
  text: ({finding}) => (finding ? String(of(finding) ?? UNKNOWN) : ''),
});

/** The advisories with a verdict as the exports write them. */
const advisoryNames = (row: Row, verdict: JudgedAdvisory['verdict']): string =>
  advisoriesOf(row, verdict).map(identifiersText).join(' ');

/** The percentile that belongs to the highest probability. */
function percentileOf(row: Row): number | undefined {
  const highest = epssOf(row);
  return openAdvisories(row).find(({epss}) => epss === highest)?.epssPercentile;
}

const packageColumn = {
  id: 'package',
  title: 'Package',
  isFirst: true,
  key: (row) => row.package.name.toLowerCase(),
  exports: [
    {title: 'Package URL', text: (row) => versionedPurl(row.package)},
    {title: 'Package', text: (row) => row.package.name},
    {title: 'Version', text: (row) => row.package.version ?? ''},
    {title: 'In', text: (row) => row.package.in.join('; ')},
    {title: 'Result', text: (row) => RESULTS[row.state]},
    exported('Newest version', ({record}) => record.newest),
  ],
} as const satisfies Column;

/** Shown where several files were read. The package column has its text in CSV. */
const inColumn = {
  id: 'in',
  title: 'In',
  isDescending: true,
  key: (row) => row.package.in.length,
  exports: [],
} as const satisfies Column;

const advisoriesColumn = {
  id: 'advisories',
  title: 'Advisories',
  isFirst: true,
  isDescending: true,
  key: advisoryRank,
  exports: [
    {title: 'Affected by', text: (row) => advisoryNames(row, 'affected')},
    {title: 'Worst severity', text: (row) => severityWord(worst(advisoriesOf(row, 'affected')))},
    {title: TITLES.check, text: (row) => (row.finding?.gap ? GAPS[row.finding.gap] : advisoryNames(row, 'unknown'))},
    {
      title: 'Fixed in',
      text: (row) => [...new Set(advisoriesOf(row, 'affected').flatMap(({fixed}) => fixed))].join(' '),
    },
  ],
} as const satisfies Column;

const epssColumn = {
  id: 'epss',
  title: 'EPSS',
  isFirst: true,
  isDescending: true,
  key: epssOf,
  exports: [
    {title: 'EPSS', text: (row) => String(epssOf(row) ?? '')},
    {title: 'EPSS percentile', text: (row) => String(percentileOf(row) ?? '')},
  ],
} as const satisfies Column;

const licenceColumn = {
  id: 'licence',
  title: 'Licence',
  isFirst: true,
  key: ({finding}) => finding?.record.licences.join(', ') || undefined,
  exports: [exported('Licences', ({record}) => record.licences.join(', ') || undefined)],
} as const satisfies Column;

const maintainersColumn = {
  id: 'maintainers',
  title: 'Maintainers',
  isFirst: true,
  key: ({finding}) => finding?.record.maintainers?.length,
  exports: [
    exported('Maintainers', ({record}) => record.maintainers?.length),
    exported('Maintainer names', ({record}) => record.maintainers?.filter(Boolean).join('; ')),
  ],
} as const satisfies Column;

const releaseColumn = {
  id: 'release',
  title: 'Last release',
  isFirst: true,
  key: ({finding}) => timeOf(finding?.record.lastRelease),
  exports: [exported('Last release', ({record}) => dayOf(record.lastRelease))],
} as const satisfies Column;

const statusColumn = {
  id: 'status',
  title: 'Status',
  key: ({finding}) => finding?.record.status,
  exports: [exported('Status', ({record}) => record.status ?? 'active')],
} as const satisfies Column;

const dependentsColumn = {
  id: 'dependents',
  title: 'Dependents',
  isDescending: true,
  key: ({finding}) => finding?.record.dependents,
  exports: [exported('Dependent packages', ({record}) => record.dependents)],
} as const satisfies Column;

const fundingColumn = {
  id: 'funding',
  title: 'Funding',
  isDescending: true,
  key: ({finding}) => finding?.record.funding.length,
  exports: [exported('Funding', ({record}) => record.funding.join(' '))],
} as const satisfies Column;

const syncedColumn = {
  id: 'synced',
  title: 'Last synced',
  key: ({finding}) => timeOf(finding?.record.synced),
  exports: [exported('Data synced', ({record}) => dayOf(record.synced))],
} as const satisfies Column;

const LIST = [
  packageColumn,
  inColumn,
  advisoriesColumn,
  epssColumn,
  licenceColumn,
  maintainersColumn,
  releaseColumn,
  statusColumn,
  dependentsColumn,
  fundingColumn,
  syncedColumn,
] as const;

/** In their order. */
export const COLUMNS: readonly (Column & {id: ColumnId})[] = LIST;

export type ColumnId = (typeof LIST)[number]['id'];

/** What CSV has of a row, in their order. */
export const EXPORT_COLUMNS = COLUMNS.flatMap((column) => column.exports);
