/** Reads yarn.lock as Yarn 1 writes it. */
import type {Format} from '../format';
import type {Elsewhere} from '../../types';
import {Collector} from '../shared/collect';
import {splitAtSign} from '../shared/names';
import {archiveElsewhere, reasonOfRange, registryElsewhere} from '../shared/registries';

/** One entry: what was asked for, and what it became. */
interface Entry {
  /** Such as `react@^18.0.0`. */
  keys: string[];
  fields: Map<string, string>;
  /** As they stand in the file: name and range, as in a key. */
  dependencies: string[];
}

/** @returns the words of a line, without their quotes */
function wordsOf(line: string): string[] {
  return Array.from(line.matchAll(/"([^"]*)"|([^\s,"]+)/g), ([, quoted, bare]) => quoted ?? bare!);
}

/** @returns the entries of the file; a line's indentation says what it belongs to */
function entriesOf(text: string): Entry[] {
  const entries: Entry[] = [];
  let inDependencies = false;
  for (const line of text.split(/\r?\n/)) {
    if (line.trim() === '' || line.startsWith('#')) continue;
    const indent = line.length - line.trimStart().length;
    if (indent === 0) {
      entries.push({keys: wordsOf(line.replace(/:\s*$/, '')), fields: new Map(), dependencies: []});
      continue;
    }
    const [name = '', value = ''] = wordsOf(line);
    if (indent < 4) {
      inDependencies = /^(?:d|optionalD)ependencies:$/.test(name);
      entries.at(-1)?.fields.set(name, value);
    } else if (inDependencies) {
      entries.at(-1)?.dependencies.push(`${name}@${value}`);
    }
  }
  return entries;
}

/** @returns the name that a key asks for, and the range or source */
function splitKey(key: string): {name: string; range: string} {
  const {name, rest: range} = splitAtSign(key);
  // An alias: the name in the registry stands in the range.
  const alias = /^npm:(@?[^@:]+)(?:@|$)/.exec(range);
  return {name: alias?.[1] ?? name, range};
}

/** @returns where an entry comes from; undefined if that is the public registry, or the file doesn't say */
function elsewhereOf({keys, fields}: Entry, name: string): Elsewhere | undefined {
  const resolved = fields.get('resolved');
  if (resolved) return archiveElsewhere(resolved, name, fields.get('version'));
  const reason = keys.map((key) => reasonOfRange(splitKey(key).range)).find((one) => one !== undefined);
  if (reason) return {reason};
  // Yarn names the package where that isn't the name that was asked for, and the kind of its registry.
  if ((fields.get('name') ?? name) !== name) return {reason: 'archive'};
  const registry = fields.get('registry') ?? '';
  if (registry.includes(':')) return registryElsewhere('npm', registry);
  return fields.get('version') ? undefined : {reason: 'unreadable'};
}

/** Adds an entry, unless it comes from somewhere else than the public registry. */
function addEntry(collector: Collector, entry: Entry): number | undefined {
  const {name} = splitKey(entry.keys[0] ?? '');
  return collector.add('npm', name, entry.fields.get('version'), {elsewhere: elsewhereOf(entry, name)});
}

/** @param text the file */
function readYarnClassic(text: string): Collector {
  const collector = new Collector();
  const byKey = new Map<string, number>();
  const entries = entriesOf(text);
  for (const entry of entries) {
    const index = addEntry(collector, entry);
    if (index !== undefined) for (const key of entry.keys) byKey.set(key, index);
  }
  for (const {keys, dependencies} of entries)
    for (const key of dependencies) collector.connect(byKey.get(keys[0] ?? ''), byKey.get(key));
  return collector;
}

export const yarnClassic: Format = {
  id: 'yarn-lock',
  language: 'JavaScript',
  title: 'yarn.lock (Yarn 1)',
  tools: 'Yarn 1; bun install --yarn',
  note: "It doesn't say which packages are direct dependencies, or which are for development.",
  fileName: /^yarn\.lock$/i,
  syntax: 'text',
  sign: (text) => /^# yarn lockfile v1\s*$|^"?[^\s"#][^\n]{0,500}:\r?\n {2}version "/m.test(text),
  read: readYarnClassic,
};
