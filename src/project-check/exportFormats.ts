/** The formats of a report's download, one record each. */
import {toCsv} from './exportCsv';
import {toCycloneDx} from './exportCycloneDx';
import {toJson} from './exportJson';
import {toMarkdown} from './exportMarkdown';
import {toOpenVex} from './exportOpenVex';
import type {Row} from './rows';
import {versionedPurl} from './share';
import type {ReadResult} from '@ecosystems-docs/lockfile-reader';
import {summaryOf} from './verdict';

/** What an export is written from. */
export interface Report {
  result: ReadResult;
  /** A row for each of its packages. */
  rows: readonly Row[];
  /** The time of the export. */
  now: Date;
}

/** A format of the download. */
export interface ExportFormat {
  label: string;
  /** Name of the file. */
  file: string;
  /** Its media type. */
  type: string;
  write: (report: Report) => string;
}

/** @returns an id that nobody else has. Browsers leave `crypto.randomUUID` out of pages that came over http */
const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The format for spreadsheets. */
export const CSV: ExportFormat = {
  label: 'CSV',
  file: 'packages.csv',
  type: 'text/csv',
  // The mark at its beginning tells Excel that it is UTF-8.
  write: ({rows}) => `\ufeff${toCsv(rows)}`,
};

/** In the order of the menu. */
export const EXPORT_FORMATS: readonly ExportFormat[] = [
  CSV,
  {
    label: 'JSON',
    file: 'packages.json',
    type: 'application/json',
    write: ({result, rows, now}) => toJson(result, rows, now),
  },
  {
    label: 'Markdown',
    file: 'packages.md',
    type: 'text/markdown',
    write: ({result, rows, now}) => toMarkdown(summaryOf(result, rows, now.getTime()), rows),
  },
  {
    label: 'CycloneDX 1.6',
    file: 'packages.cdx.json',
    type: 'application/vnd.cyclonedx+json',
    write: ({result, rows, now}) => toCycloneDx(result, rows, now),
  },
  {
    label: 'OpenVEX',
    file: 'packages.openvex.json',
    type: 'application/json',
    write: ({rows, now}) => toOpenVex(rows, now, randomId()),
  },
  {
    label: 'Package URLs',
    file: 'packages.purls.txt',
    type: 'text/plain',
    write: ({rows}) => rows.map((row) => `${versionedPurl(row.package)}\n`).join(''),
  },
];
