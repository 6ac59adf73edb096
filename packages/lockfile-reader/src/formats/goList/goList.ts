/** Reads what `go list -m all` prints: a module and its version in each line, and what takes its place. */
import type {Format} from '../format';
import {Collector} from '../shared/collect';
import {moduleElsewhere} from '../shared/registries';

const LINE = /^(\S+) (v\d\S*)(?: => (\S+)(?: (v\d\S*))?)?$/;

/** Lines that decide whether a text is such a list. */
const SAMPLE_LINES = 50;

/** @returns whether a text is the list: the main module, or modules with versions, in every line */
function isGoList(text: string): boolean {
  const lines = text.slice(0, 20_000).trim().split(/\r?\n/, SAMPLE_LINES);
  const modules = lines.filter((line) => LINE.test(line.trim()));
  return (
    modules.length > 0 &&
    modules.length >= lines.length - 1 &&
    modules.some((line) => /^\S+\.\S+\/|^\S+\/\S+ /.test(line))
  );
}

/** @param text what was printed */
function readGoList(text: string): Collector {
  const found = new Collector();
  for (const [number, raw] of text.trim().split(/\r?\n/).entries()) {
    const line = raw.trim();
    const [, module = '', version, replacement, replacedVersion] = LINE.exec(line) ?? [];
    if (!module) {
      // The first line is the main module.
      if (line) found.skip(line, number === 0 && /^\S+$/.test(line) ? 'local' : 'unreadable');
    } else if (replacement && !replacedVersion) found.skip(module, 'local');
    else {
      const [path, used] = [replacement ?? module, replacedVersion ?? version];
      found.add('golang', path, used, {elsewhere: moduleElsewhere(path, used)});
    }
  }
  return found;
}

export const goList: Format = {
  id: 'go-list',
  language: 'Go',
  title: 'go list -m all',
  tools: 'Go',
  syntax: 'text',
  sign: isGoList,
  read: readGoList,
};
