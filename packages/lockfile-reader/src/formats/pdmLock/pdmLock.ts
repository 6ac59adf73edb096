/** Reads pdm.lock. */
import type {Format} from '../format';
import type {Elsewhere} from '../../types';
import {Collector} from '../shared/collect';
import {folderElsewhere} from '../shared/ownFolders';
import {addPythonPackages, urlsElsewhere} from '../shared/pythonPackages';
import {field, has, itemsOf, textField} from '../shared/looseValues';

/** @returns where a package comes from; undefined if that is PyPI, or the file doesn't say */
function elsewhereOf(entry: unknown): Elsewhere | undefined {
  if (['git', 'hg', 'svn', 'bzr'].some((key) => has(entry, key))) return {reason: 'git'};
  if (has(entry, 'path')) return folderElsewhere(textField(entry, 'path'));
  if (has(entry, 'directory') || field(entry, 'editable') === true) return {reason: 'local'};
  if (has(entry, 'url')) return {reason: 'url'};
  // Only files that were locked with static URLs name them.
  return urlsElsewhere(itemsOf(field(entry, 'files')).flatMap((file) => textField(file, 'url') ?? []));
}

/** @returns whether a package is only in groups of development; older files don't name groups */
function isDevelopment(entry: unknown): boolean | undefined {
  const groups = itemsOf(field(entry, 'groups'));
  return groups.length > 0 ? !groups.includes('default') : undefined;
}

/** @param value the TOML of the file */
function readPdmLock(value: unknown): Collector {
  const collector = new Collector();
  collector.checkVersion('lock_version', field(field(value, 'metadata'), 'lock_version'), 4);
  return addPythonPackages(
    collector,
    itemsOf(field(value, 'package')),
    (entry) => ({development: isDevelopment(entry), elsewhere: elsewhereOf(entry)}),
    (entry) =>
      itemsOf(field(entry, 'dependencies')).flatMap((dependency) => {
        const name = typeof dependency === 'string' && /^[\w.-]+/.exec(dependency)?.[0];
        return name ? [[name]] : [];
      }),
  );
}

export const pdmLock: Format = {
  id: 'pdm-lock',
  language: 'Python',
  title: 'pdm.lock',
  tools: 'PDM',
  note: 'It shows another index only if it was locked with static URLs.',
  fileName: /^pdm\.lock$/i,
  syntax: 'toml',
  is: (value) => ['lock_version', 'meta_version', 'content_hash'].some((key) => has(field(value, 'metadata'), key)),
  read: readPdmLock,
};
