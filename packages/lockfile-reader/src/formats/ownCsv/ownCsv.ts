/** Reads the CSV that the lockfile check itself exports. */
import type {Format} from '../format';
import {Collector} from '../shared/collect';
import {addPurl} from '../shared/purlEntry';

/** A line with the line ends in its cells. */
const LINE = /(?:"[^"]*"|[^"\n])+/g;

/** @param text the CSV: the package URL, with its version, stands first in each line */
function readOwnCsv(text: string): Collector {
  const collector = new Collector();
  const [, ...lines] = text.match(LINE) ?? [];
  for (const line of lines) {
    const purl = /^(?:"(pkg:[^"]+)"|(pkg:[^",]+))/i.exec(line)?.slice(1).find(Boolean);
    if (purl) addPurl(collector, purl);
    else if (/[^\s,;"]/.test(line)) {
      // What was left out has its name and version there.
      const [, name, version] = /^,([^",\n]+),([^",\n]*),/.exec(line) ?? [];
      if (name) collector.skip(name, 'no-purl', {version});
      else collector.skip(line, 'unreadable');
    }
  }
  return collector;
}

export const ownCsv: Format = {
  id: 'export-csv',
  title: 'CSV of this check',
  tools: 'The lockfile check itself: “Download CSV”',
  fileName: undefined,
  syntax: 'text',
  sign: (text) => /^"?Package URL"?,"?Package"?,/.test(text),
  read: readOwnCsv,
};
