/** Reads go.sum. */
import type {Format} from '../format';
import {Collector} from '../shared/collect';
import {moduleElsewhere} from '../shared/registries';

/**
 * Takes the modules whose code was downloaded. Lines that end in `/go.mod` only
 * fix the requirements of versions that weren't chosen.
 *
 * @param text the go.sum
 */
function readGoSum(text: string): Collector {
  const collector = new Collector();
  for (const line of text.split(/\r?\n/)) {
    const [module, version, sum] = line.trim().split(/\s+/);
    if (module && version && sum?.startsWith('h1:')) {
      if (!version.endsWith('/go.mod'))
        collector.add('golang', module, version, {elsewhere: moduleElsewhere(module, version)});
    } else if (module) collector.skip(line.trim(), 'unreadable');
  }
  return collector;
}

export const goSum: Format = {
  id: 'go-sum',
  language: 'Go',
  title: 'go.sum',
  tools: 'Go',
  note: 'It can contain versions that are no longer used. go.mod is more exact.',
  fileName: /^go\.sum$/i,
  syntax: 'text',
  sign: (text) => /^\S{1,500} v\S{1,200} h1:\S{40,60}$/m.test(text),
  read: readGoSum,
};
