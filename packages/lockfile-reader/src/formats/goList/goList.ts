/** Reads what `go list -m all` prints: a module and its version in each line, and what takes its place. */
import type {Format} from '../format';
import {Collector} from '../shared/collect';
import {ownModules} from '../shared/goModules';
import {moduleElsewhere} from '../shared/registries';

const LINE = /^(\S+) (v\d\S*)(?: => (\S+)(?: (v\d\S*))?)?$/;

/** Lines that decide whether a text is such a list. */
const SAMPLE_LINES = 50;

/** @returns what the first lines name without a version: the main module, and the others of its workspace */
function mainModules(lines: readonly string[]): string[] {
  const first = lines.slice(0, SAMPLE_LINES).map((line) => line.trim());
  const end = first.findIndex((line) => !/^\S+$/.test(line));
  return end < 0 ? first : first.slice(0, end);
}

/** @returns whether a text is the list: main modules, and then modules with versions, in every line */
function isGoList(text: string): boolean {
  const lines = text.slice(0, 20_000).trim().split(/\r?\n/, SAMPLE_LINES);
  const modules = lines.filter((line) => LINE.test(line.trim()));
  return (
    modules.length > 0 &&
    modules.length >= lines.length - Math.max(1, mainModules(lines).length) &&
    modules.some((line) => line.trim().split(/\s/, 1)[0]!.indexOf('/') > 0)
  );
}

/** @param text what was printed */
function readGoList(text: string): Collector {
  const collector = new Collector();
  const lines = text.trim().split(/\r?\n/);
  const mains = mainModules(lines);
  const isOwn = ownModules(mains);
  collector.keepModules(mains);
  for (const main of mains) collector.skip(main, 'own');
  for (const raw of lines.slice(mains.length)) {
    const line = raw.trim();
    const [, module = '', version, replacement, replacedVersion] = LINE.exec(line) ?? [];
    const [path, used] = [replacement ?? module, replacedVersion ?? version];
    if (!module) {
      if (line) collector.skip(line, 'unreadable');
    } else if ((replacement && !replacedVersion) || isOwn(path)) collector.skip(module, 'local', {version});
    else {
      collector.add('golang', path, used, {elsewhere: moduleElsewhere(path, used)});
    }
  }
  return collector;
}

export const goList: Format = {
  id: 'go-list',
  language: 'Go',
  title: 'go list -m all',
  tools: 'Go',
  fileName: undefined,
  syntax: 'text',
  sign: isGoList,
  read: readGoList,
};
