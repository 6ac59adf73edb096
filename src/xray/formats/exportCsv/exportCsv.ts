/** Reads the CSV that the lockfile check itself exports. */
import type {FileContents} from '../../types';
import {Collector} from '../shared/collect';
import {addPurl} from '../shared/purlEntry';

/** @returns whether a text begins with the heads of our own columns */
export function isExport(text: string): boolean {
  return /^"?Package URL"?,"?Package"?,/.test(text);
}

/** @param text the CSV: the package URL, with its version, stands first in each line */
export function readExport(text: string): FileContents {
  const found = new Collector();
  // Cells can contain line ends, but the first one can't.
  for (const line of text.split(/\r?\n/)) {
    const purl = /^(?:"(pkg:[^"]+)"|(pkg:[^",]+))/i.exec(line)?.slice(1).find(Boolean);
    if (purl) addPurl(found, purl);
  }
  return found.result('export-csv', 'CSV of this check');
}
