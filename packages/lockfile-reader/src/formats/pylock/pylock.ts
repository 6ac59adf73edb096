/** Reads pylock.toml (PEP 751). */
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
  if (has(entry, 'vcs')) return {reason: 'git'};
  if (has(entry, 'directory')) return folderElsewhere(textField(field(entry, 'directory'), 'path'));
  if (has(entry, 'archive')) return {reason: has(field(entry, 'archive'), 'url') ? 'url' : 'local'};
  const files = [field(entry, 'sdist'), ...itemsOf(field(entry, 'wheels'))];
  const urls = [textField(entry, 'index'), ...files.map((file) => textField(file, 'url'))];
  const elsewhere = urls.map((url) => url && registryElsewhere('pypi', url)).find(Boolean);
  if (elsewhere) return elsewhere;
  return urls.every((url) => url === undefined) && files.some((file) => has(file, 'path'))
    ? {reason: 'local'}
    : undefined;
}

/** @returns whether TOML is a pylock.toml */
function isPylock(value: unknown): boolean {
  return has(value, 'lock-version') && has(value, 'packages');
}

/** @param value the TOML of the file */
function readPylock(value: unknown): Collector {
  const collector = new Collector();
  collector.checkVersion('lock-version', field(value, 'lock-version'), 1);
  if (Array.isArray(field(value, 'packages'))) collector.allowEmpty();
  const byName = new ByName<number>();
  const entries = itemsOf(field(value, 'packages')).map((entry) => {
    const name = textField(entry, 'name') ?? 'package without a name';
    const version = textField(entry, 'version');
    const index = collector.add('pypi', name, version, {elsewhere: elsewhereOf(entry)});
    byName.add(normalPythonName(name), version, index);
    return {entry, index};
  });
  for (const {entry, index} of entries)
    for (const dependency of itemsOf(field(entry, 'dependencies'))) {
      const name = normalPythonName(textField(dependency, 'name') ?? '');
      collector.connect(index, byName.find(name, textField(dependency, 'version')));
    }
  return collector;
}

export const pylock: Format = {
  id: 'pylock',
  language: 'Python',
  title: 'pylock.toml',
  tools: 'pip lock, uv export --format pylock.toml, pdm export --format pylock',
  fileName: /^pylock\.toml$/i,
  syntax: 'toml',
  is: isPylock,
  read: readPylock,
};
