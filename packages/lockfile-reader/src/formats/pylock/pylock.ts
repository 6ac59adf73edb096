/** Reads pylock.toml (PEP 751). */
import type {Format} from '../format';
import type {Elsewhere} from '../../types';
import {Collector} from '../shared/collect';
import {folderElsewhere} from '../shared/ownFolders';
import {addPythonPackages, urlsElsewhere} from '../shared/pythonPackages';
import {field, has, itemsOf, textField} from '../shared/looseValues';

/** @returns where a package comes from; undefined if that is PyPI, or the file doesn't say */
function elsewhereOf(entry: unknown): Elsewhere | undefined {
  if (has(entry, 'vcs')) return {reason: 'git'};
  if (has(entry, 'directory')) return folderElsewhere(textField(field(entry, 'directory'), 'path'));
  if (has(entry, 'archive')) return {reason: has(field(entry, 'archive'), 'url') ? 'url' : 'local'};
  const files = [field(entry, 'sdist'), ...itemsOf(field(entry, 'wheels'))];
  const urls = [textField(entry, 'index'), ...files.map((file) => textField(file, 'url'))].filter(
    (url) => url !== undefined,
  );
  return urls.length === 0 && files.some((file) => has(file, 'path')) ? {reason: 'local'} : urlsElsewhere(urls);
}

/** @param value the TOML of the file */
function readPylock(value: unknown): Collector {
  const collector = new Collector();
  collector.checkVersion('lock-version', field(value, 'lock-version'), 1);
  if (Array.isArray(field(value, 'packages'))) collector.allowEmpty();
  return addPythonPackages(
    collector,
    itemsOf(field(value, 'packages')),
    (entry) => ({elsewhere: elsewhereOf(entry)}),
    (entry) =>
      itemsOf(field(entry, 'dependencies')).map((one) => [textField(one, 'name') ?? '', textField(one, 'version')]),
  );
}

export const pylock: Format = {
  id: 'pylock',
  language: 'Python',
  title: 'pylock.toml',
  tools: 'pip lock, uv export --format pylock.toml, pdm export --format pylock',
  fileName: /^pylock\.toml$/i,
  syntax: 'toml',
  is: (value) => has(value, 'lock-version') && has(value, 'packages'),
  read: readPylock,
};
