/** The formats of a report's download, one record each. */
import {visibleText} from '@ecosystems-docs/text';
import {toCsv} from './exportCsv';
import {toCycloneDx} from './exportCycloneDx';
import type {Inventory} from './inventory';
import {leftOutOf, missingText} from './missing';
import type {Row} from './rows';
import {versionedPurl} from './versionedPurl';

/** What an export is written from. */
interface Report {
  inventory: Inventory;
  rows: readonly Row[];
  /** The time of the export. */
  now: Date;
}

export interface ExportFormat {
  label: string;
  file: string;
  type: string;
  write: (report: Report) => string;
}

/** The format for spreadsheets. */
export const CSV: ExportFormat = {
  label: 'CSV',
  file: 'packages.csv',
  type: 'text/csv',
  // The mark at its beginning tells Excel that it is UTF-8.
  write: ({inventory, rows}) => `\ufeff${toCsv(rows, leftOutOf(inventory))}`,
};

export const CYCLONE_DX: ExportFormat = {
  label: 'CycloneDX 1.6',
  file: 'packages.cdx.json',
  type: 'application/vnd.cyclonedx+json',
  write: ({inventory, rows, now}) => toCycloneDx(inventory, rows, now),
};

/** In the order of their buttons. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [
  CSV,
  CYCLONE_DX,
  {
    label: 'Package URLs',
    file: 'packages.purls.txt',
    type: 'text/plain',
    // What has no package URL stands behind a mark of comments.
    write: ({inventory, rows}) =>
      [
        ...rows.map((row) => versionedPurl(row.package)),
        ...leftOutOf(inventory).map((one) => `# Not compared: ${visibleText(missingText(one))}`),
      ]
        .map((line) => `${line}\n`)
        .join(''),
  },
];
