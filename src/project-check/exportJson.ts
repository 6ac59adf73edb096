/** Writes everything that a lookup has found as JSON. */
import {jsonFile} from './jsonFile';
import {marksOf, type Row} from './rows';
import {versionedPurl} from './share';
import type {ReadResult} from '@ecosystems-docs/lockfile-reader';

/**
 * @param result what the file says
 * @param rows a row for each of its packages
 * @param now the time of the export
 * @returns indented JSON
 */
export function toJson(result: ReadResult, rows: readonly Row[], now: Date): string {
  const packages = rows.map((row) => ({
    ...row.package,
    purl: versionedPurl(row.package),
    result: row.state,
    marks: [...marksOf(row, now.getTime())],
    ...(row.finding ?? {}),
  }));
  const document = {
    created: now.toISOString(),
    source: 'https://packages.ecosyste.ms',
    licence: 'CC-BY-SA-4.0',
    file: {format: result.format, name: result.formatName},
    packages,
    skipped: result.skipped,
  };
  return jsonFile(document);
}
