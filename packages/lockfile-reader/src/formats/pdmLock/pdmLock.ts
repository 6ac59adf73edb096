/** Reads pdm.lock. */
import type {Format} from '../format';
import type {Elsewhere} from '../../types';
import {ByName} from '../shared/byName';
import {Collector} from '../shared/collect';
import {normalPythonName} from '../../purl';
import {folderElsewhere} from '../shared/ownFolders';
import {registryElsewhere} from '../shared/registries';
import {field, has, itemsOf, textField} from '../shared/looseValues';

/** @returns where a package comes from; undefined if that is PyPI, or the file doesn't say */
function elsewhereOf(entry: unknown): Elsewhere | undefined {
  if (['git', 'hg', 'svn', 'bzr'].some((key) => has(entry, key))) return {reason: 'git'};
  if (has(entry, 'path')) return folderElsewhere(textField(entry, 'path'));
  if (has(entry, 'directory') || field(entry, 'editable') === true) return {reason: 'local'};
  if (has(entry, 'url')) return {reason: 'url'};
  // Only files that were locked with static URLs name them.
  const urls = itemsOf(field(entry, 'files')).flatMap((file) => textField(file, 'url') ?? []);
  return urls.map((url) => registryElsewhere('pypi', url)).find((one) => one !== undefined);
}

/** @returns whether a package is only in groups of development; older files don't name groups */
function isDevelopment(entry: unknown): boolean | undefined {
  const groups = itemsOf(field(entry, 'groups'));
  return groups.length > 0 ? !groups.includes('default') : undefined;
}

/** @returns whether TOML is a pdm.lock: its metadata names PDM's version of the format */
function isPdmLock(value: unknown): boolean {
  const metadata = field(value, 'metadata');
  return has(metadata, 'lock_version') || has(metadata, 'meta_version') || has(metadata, 'content_hash');
}

/** @param value the TOML of the file */
function readPdmLock(value: unknown): Collector {
  const collector = new Collector();
  collector.checkVersion('lock_version', field(field(value, 'metadata'), 'lock_version'), 4);
  const byName = new ByName<number>();
  const entries = itemsOf(field(value, 'package')).map((entry) => {
    const name = textField(entry, 'name') ?? 'package without a name';
    const version = textField(entry, 'version');
    const index = collector.add('pypi', name, version, {
      development: isDevelopment(entry),
      elsewhere: elsewhereOf(entry),
    });
    byName.add(normalPythonName(name), version, index);
    return {entry, index};
  });
  for (const {entry, index} of entries)
    for (const dependency of itemsOf(field(entry, 'dependencies'))) {
      const name = typeof dependency === 'string' ? /^[\w.-]+/.exec(dependency)?.[0] : undefined;
      if (name) collector.connect(index, byName.find(normalPythonName(name)));
    }
  return collector;
}

export const pdmLock: Format = {
  id: 'pdm-lock',
  language: 'Python',
  title: 'pdm.lock',
  tools: 'PDM',
  note: 'It shows another index only if it was locked with static URLs.',
  fileName: /^pdm\.lock$/i,
  syntax: 'toml',
  is: isPdmLock,
  read: readPdmLock,
};
