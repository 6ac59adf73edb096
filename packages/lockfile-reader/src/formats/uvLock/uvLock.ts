/** Reads uv.lock. */
import type {Format} from '../format';
import {group} from '../../group';
import type {Elsewhere} from '../../types';
import {Collector} from '../shared/collect';
import {folderElsewhere} from '../shared/ownFolders';
import {reachable} from '../shared/graph';
import {urlsElsewhere} from '../shared/pythonPackages';
import {entriesOf, field, has, itemsOf, textField} from '../shared/looseValues';

/** @returns the entries of the file; the first versions of uv call them distributions */
const entriesIn = (value: unknown): unknown[] => [
  ...itemsOf(field(value, 'package')),
  ...itemsOf(field(value, 'distribution')),
];

/** @returns the source of an entry by its kind; the first versions of uv write `registry+https://…` */
function sourceOf(entry: unknown): unknown {
  const source = field(entry, 'source');
  const [, kind = '', place = ''] = typeof source === 'string' ? (/^(\w+)\+([^]*)/.exec(source) ?? []) : [];
  return kind ? {[kind === 'direct' ? 'url' : kind]: place} : source;
}

/**
 * @param members names of the projects in the workspace; none if it has only one
 * @returns where a package comes from; undefined if that is PyPI
 */
function elsewhereOf(entry: unknown, members: readonly unknown[]): Elsewhere | undefined {
  const source = sourceOf(entry);
  if (has(source, 'git')) return {reason: 'git'};
  if (has(source, 'url')) return {reason: 'url'};
  if (has(source, 'path')) return {reason: 'local'};
  const folder = ['virtual', 'editable', 'directory'].find((kind) => has(source, kind));
  if (folder) return folderElsewhere(textField(source, folder), members.includes(textField(entry, 'name')));
  const registry = textField(source, 'registry');
  if (!registry) return {reason: 'unreadable'};
  // A folder of archives has no scheme.
  if (!registry.includes('://')) return {reason: 'local'};
  const urls = [field(entry, 'sdist'), ...itemsOf(field(entry, 'wheels'))].flatMap(
    (file) => textField(file, 'url') ?? [],
  );
  return urlsElsewhere([registry, ...urls]);
}

/** @returns what tells entries of one name apart: their version, and where they come from */
function sourceKey(value: unknown): string | undefined {
  const source = field(value, 'source');
  return source === undefined ? undefined : JSON.stringify(source);
}

/** @returns whether an entry is the project itself, or a member of its workspace */
function isProject(entry: unknown): boolean {
  const source = sourceOf(entry);
  return has(source, 'virtual') || has(source, 'editable');
}

const KINDS = ['dependencies', 'optional-dependencies'];
const ALL = [...KINDS, 'dev-dependencies'];

/** @returns the dependencies of an entry, those of its extras included */
function dependenciesOf(entry: unknown, kinds = KINDS): unknown[] {
  return kinds.flatMap((kind) => {
    const value = field(entry, kind);
    return Array.isArray(value) ? itemsOf(value) : entriesOf(value).flatMap(([, group]) => itemsOf(group));
  });
}

/** @param value the TOML of the file */
function readUvLock(value: unknown): Collector {
  const collector = new Collector();
  collector.checkVersion('version', field(value, 'version'), 1);
  const entries = entriesIn(value);
  const members = itemsOf(field(field(value, 'manifest'), 'members'));
  const byName = group(entries.map((entry) => [textField(entry, 'name') ?? '', entry]));
  // A dependency names version and source where several entries have its name; what fits counts, all of it.
  const targetsOf = (entry: unknown, kinds?: string[]): unknown[] =>
    dependenciesOf(entry, kinds).flatMap((dependency) => {
      const version = textField(dependency, 'version');
      const source = sourceKey(dependency);
      return (byName.get(textField(dependency, 'name') ?? '') ?? []).filter(
        (target) =>
          (version === undefined || version === textField(target, 'version')) &&
          (source === undefined || source === sourceKey(target)),
      );
    });
  const projects = entries.filter(isProject);
  const used = reachable(projects, (entry) => targetsOf(entry));
  const direct = new Set(projects.flatMap((project) => targetsOf(project, ALL)));
  const asked = entries.flatMap((entry) => dependenciesOf(entry, ALL)).map((one) => textField(one, 'name') ?? '');
  for (const name of new Set(asked)) if (!byName.has(name)) collector.skip(name, 'unreadable');
  const indexes = new Map<unknown, number | undefined>();
  for (const entry of entries) {
    const name = textField(entry, 'name') ?? 'package without a name';
    // Without a project in the file nothing says who asks for a package.
    const flags = projects.length > 0 ? {direct: direct.has(entry), development: !used.has(entry)} : {};
    const elsewhere = elsewhereOf(entry, members);
    indexes.set(entry, collector.add('pypi', name, textField(entry, 'version'), {...flags, elsewhere}));
  }
  for (const [entry, index] of indexes)
    for (const target of targetsOf(entry)) collector.connect(index, indexes.get(target));
  return collector;
}

export const uvLock: Format = {
  id: 'uv-lock',
  language: 'Python',
  title: 'uv.lock',
  tools: 'uv',
  fileName: /^uv\.lock$/i,
  syntax: 'toml',
  is: (value) =>
    has(value, 'requires-python') ||
    has(value, 'distribution') ||
    entriesIn(value).some((entry) => typeof field(entry, 'source') === 'object'),
  read: readUvLock,
};
