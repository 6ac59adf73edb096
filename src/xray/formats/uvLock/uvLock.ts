/** Reads uv.lock. */
import type {ReadResult, SkippedEntry} from '../../types';
import {ByName} from '../shared/byName';
import {Collector} from '../shared/collect';
import {reachable} from '../shared/graph';
import {isPublicRegistry} from '../shared/registries';
import {entriesOf, field, has, itemsOf, textField} from '../shared/values';

/** @returns why a package can't be looked up; undefined if it comes from PyPI */
function reasonOf(source: unknown): SkippedEntry['reason'] | undefined {
  if (has(source, 'git')) return 'git';
  if (has(source, 'url')) return 'url';
  if (['virtual', 'editable', 'directory', 'path'].some((kind) => has(source, kind))) return 'local';
  const registry = textField(source, 'registry');
  return registry && isPublicRegistry('pypi', registry) ? undefined : registry ? 'private' : 'unreadable';
}

/** @returns whether an entry is the project itself, or a member of its workspace */
function isProject(entry: unknown): boolean {
  const source = field(entry, 'source');
  return has(source, 'virtual') || has(source, 'editable');
}

/** @returns the dependencies of an entry, those of its extras included */
function dependenciesOf(entry: unknown, kinds = ['dependencies', 'optional-dependencies']): unknown[] {
  return kinds.flatMap((kind) => {
    const value = field(entry, kind);
    return Array.isArray(value) ? itemsOf(value) : entriesOf(value).flatMap(([, group]) => itemsOf(group));
  });
}

/** @param value the TOML of the file */
export function readUvLock(value: unknown): ReadResult {
  const found = new Collector();
  const entries = itemsOf(field(value, 'package'));
  const byName = new ByName<unknown>();
  for (const entry of entries) byName.add(textField(entry, 'name') ?? '', textField(entry, 'version'), entry);
  const targetsOf = (entry: unknown, kinds?: string[]): unknown[] =>
    dependenciesOf(entry, kinds).flatMap((dependency) => {
      const target = byName.find(textField(dependency, 'name') ?? '', textField(dependency, 'version'));
      return target === undefined ? [] : [target];
    });
  const projects = entries.filter(isProject);
  const used = reachable(projects, (entry) => targetsOf(entry));
  const direct = new Set(
    projects.flatMap((project) => targetsOf(project, ['dependencies', 'optional-dependencies', 'dev-dependencies'])),
  );
  const indexes = new Map<unknown, number | undefined>();
  for (const entry of entries) {
    const name = textField(entry, 'name') ?? 'package without a name';
    const reason = reasonOf(field(entry, 'source'));
    // Without a project in the file nothing says who asks for a package.
    const flags = projects.length > 0 ? {direct: direct.has(entry), development: !used.has(entry)} : {};
    if (reason) found.skip(name, reason);
    else indexes.set(entry, found.add('pypi', name, textField(entry, 'version'), flags));
  }
  for (const [entry, index] of indexes)
    for (const target of targetsOf(entry)) found.connect(index, indexes.get(target));
  return found.result('uv-lock', 'uv.lock');
}
