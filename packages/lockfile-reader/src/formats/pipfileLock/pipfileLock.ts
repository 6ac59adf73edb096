/** Reads Pipfile.lock. */
import type {Format} from '../format';
import type {Elsewhere} from '../../types';
import {Collector} from '../shared/collect';
import {folderElsewhere} from '../shared/ownFolders';
import {registryElsewhere} from '../shared/registries';
import {entriesOf, field, has, itemsOf, textField} from '../shared/looseValues';

/** What the sources of the file are: by name, and what a package without one may come from. */
interface Sources {
  byName: Map<string, Elsewhere | undefined>;
  unnamed?: Elsewhere;
}

function sourcesOf(value: unknown): Sources {
  const byName = new Map(
    itemsOf(field(field(value, '_meta'), 'sources')).map((source) => {
      return [textField(source, 'name') ?? '', registryElsewhere('pypi', textField(source, 'url') ?? '')];
    }),
  );
  const all = [...byName.values()];
  const [first] = all;
  if (all.every((elsewhere) => elsewhere !== undefined)) return {byName, ...(first && {unnamed: first})};
  const secret = all.find((elsewhere) => elsewhere !== undefined && elsewhere.reason !== 'other-registry');
  return {byName, ...(secret && {unnamed: {reason: 'unsure', host: secret.host ?? 'another index'}})};
}

/** @returns where a package comes from; undefined if that is PyPI */
function elsewhereOf(entry: unknown, {byName, unnamed}: Sources): Elsewhere | undefined {
  if (['git', 'hg', 'svn', 'bzr'].some((key) => has(entry, key))) return {reason: 'git'};
  if (has(entry, 'path')) return folderElsewhere(textField(entry, 'path'));
  if (has(entry, 'editable')) return {reason: 'local'};
  if (has(entry, 'file') || has(entry, 'url')) return {reason: 'url'};
  const index = textField(entry, 'index');
  if (index === undefined) return unnamed;
  // An index that the file doesn't describe isn't PyPI, unless it has PyPI's name.
  return byName.has(index) || index === 'pypi' ? byName.get(index) : {reason: 'private'};
}

/** @param value the JSON of the file */
function readPipfileLock(value: unknown): Collector {
  const collector = new Collector();
  collector.checkVersion('pipfile-spec', field(field(value, '_meta'), 'pipfile-spec'), 6);
  const sources = sourcesOf(value);
  if (has(value, 'default') && has(value, 'develop')) collector.allowEmpty();
  for (const [group, entries] of entriesOf(value)) {
    if (group === '_meta') continue;
    for (const [name, entry] of entriesOf(entries)) {
      const version = /^===?(.*)$/.exec(textField(entry, 'version') ?? '')?.[1]?.trim();
      collector.add('pypi', name, version, {development: group === 'develop', elsewhere: elsewhereOf(entry, sources)});
    }
  }
  return collector;
}

export const pipfileLock: Format = {
  id: 'pipfile-lock',
  language: 'Python',
  title: 'Pipfile.lock',
  tools: 'Pipenv',
  fileName: /^Pipfile\.lock$/i,
  syntax: 'json',
  is: (value) => has(value, '_meta') && (has(value, 'default') || has(value, 'develop')),
  read: readPipfileLock,
  nearby: [
    {
      name: /^Pipfile$/i,
      content: /^\[(?:dev-)?packages\]\s*$/m,
      message: 'This looks like a Pipfile. It lists version ranges, not installed versions. Use Pipfile.lock.',
    },
  ],
};
