/** What a run can write, one record for each format. */
import {CSV, CYCLONE_DX, type ExportFormat} from '../exportFormats';
import {writeJson} from './json';
import {writeMarkdown} from './markdown';
import type {CommandReport} from './report';
import {writeSarif} from './sarif';
import {writeText} from './text';

export interface OutputFormat {
  /** Its name in `--format`. */
  id: string;
  /** By which `--output` tells it; the usual one first. */
  extensions: readonly string[];
  /** @param isColoured whether it goes to a terminal that shows colours */
  write: (report: CommandReport, isColoured: boolean) => string;
}

/** One of the formats that the page has too. */
const ofPage =
  ({write}: ExportFormat) =>
  ({inventory, rows, now}: CommandReport): string =>
    write({inventory, rows, now});

export const OUTPUTS: readonly OutputFormat[] = [
  {id: 'text', extensions: ['.txt'], write: writeText},
  {id: 'cyclonedx', extensions: ['.cdx.json', '.bom.json'], write: ofPage(CYCLONE_DX)},
  {id: 'sarif', extensions: ['.sarif', '.sarif.json'], write: writeSarif},
  {id: 'json', extensions: ['.json'], write: writeJson},
  {id: 'csv', extensions: ['.csv'], write: ofPage(CSV)},
  {id: 'markdown', extensions: ['.md', '.markdown'], write: writeMarkdown},
];

/** @returns the format of a file by its extension: `.cdx.json` before `.json` */
export const formatOfFile = (file: string): OutputFormat | undefined =>
  OUTPUTS.find(({extensions}) => extensions.some((extension) => file.toLowerCase().endsWith(extension)));
