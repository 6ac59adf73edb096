/** Reads poetry.lock. */
import type {Format} from '../format';
import type {Elsewhere} from '../../types';
import {Collector} from '../shared/collect';
import {folderElsewhere} from '../shared/ownFolders';
import {addPythonPackages, urlsElsewhere} from '../shared/pythonPackages';
import {registryElsewhere} from '../shared/registries';
import {field, itemsOf, keysOf, textField, has} from '../shared/looseValues';

/** @returns where a package comes from; undefined if that is PyPI */
function elsewhereOf(entry: unknown): Elsewhere | undefined {
  const source = field(entry, 'source');
  if (source === undefined)
    return urlsElsewhere(itemsOf(field(entry, 'files')).flatMap((file) => textField(file, 'url') ?? []));
  const type = textField(source, 'type')?.toLowerCase() ?? '';
  if (type === 'url') return {reason: type};
  if (/^(?:git|hg|svn|bzr)$/.test(type)) return {reason: 'git'};
  if (type === 'directory') return folderElsewhere(textField(source, 'url'));
  if (type === 'file') return {reason: 'local'};
  return registryElsewhere('pypi', textField(source, 'url') ?? '');
}

/** @returns whether a package is only in groups of development; Poetry 1.5 to 1.8 don't say */
function isDevelopment(entry: unknown): boolean | undefined {
  const groups = [...itemsOf(field(entry, 'groups')), ...[textField(entry, 'category')].filter(Boolean)];
  return groups.length > 0 ? !groups.includes('main') : undefined;
}

/** @param value the TOML of the file */
function readPoetryLock(value: unknown): Collector {
  const collector = new Collector();
  collector.checkVersion('lock-version', field(field(value, 'metadata'), 'lock-version'), 2);
  if (Array.isArray(field(value, 'package'))) collector.allowEmpty();
  return addPythonPackages(
    collector,
    itemsOf(field(value, 'package')),
    (entry) => ({development: isDevelopment(entry), elsewhere: elsewhereOf(entry)}),
    (entry) => keysOf(field(entry, 'dependencies')).map((name) => [name]),
  );
}

export const poetryLock: Format = {
  id: 'poetry-lock',
  language: 'Python',
  title: 'poetry.lock',
  tools: 'Poetry',
  fileName: /^poetry\.lock$/i,
  syntax: 'toml',
  is: (value) => {
    const metadata = field(value, 'metadata');
    return has(metadata, 'lock-version') || has(metadata, 'content-hash');
  },
  read: readPoetryLock,
  nearby: [
    {
      name: /^pyproject\.toml$/i,
      content: /^\[(?:build-system|project|tool\.poetry)\]\s*$/m,
      message:
        'This looks like pyproject.toml. It lists version ranges, not installed versions. Use poetry.lock, uv.lock, pdm.lock or the output of pip freeze.',
    },
  ],
};
