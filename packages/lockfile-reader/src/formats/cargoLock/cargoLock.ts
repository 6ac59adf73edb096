/** Reads Cargo.lock, versions 1 to 4. */
import type {Format} from '../format';
import type {Elsewhere} from '../../types';
import {ByName} from '../shared/byName';
import {Collector} from '../shared/collect';
import {registryElsewhere} from '../shared/registries';
import {field, itemsOf, textField, has} from '../shared/looseValues';

/** @returns where a crate comes from; undefined if that is the public registry */
function elsewhereOf(entry: unknown, isNeeded: boolean): Elsewhere | undefined {
  const source = textField(entry, 'source');
  // What nothing depends on is a member of the workspace; what is needed can be in any folder.
  if (source === undefined) return {reason: !has(entry, 'version') ? 'unreadable' : isNeeded ? 'local' : 'own'};
  // Files of version 1 name what takes a crate's place: `name 1.0.0 (git+https://…)`.
  const replacement = textField(entry, 'replace');
  if (replacement) return {reason: /\(git\+/.test(replacement) ? 'git' : 'local'};
  return source.startsWith('git+') ? {reason: 'git'} : registryElsewhere('cargo', source);
}

/** @param value the TOML of the file */
function readCargoLock(value: unknown): Collector {
  const collector = new Collector();
  collector.checkVersion('version', field(value, 'version'), 4);
  const byName = new ByName<number>();
  // Version 1 keeps the project itself apart.
  const entries = [...[field(value, 'root')].filter(Boolean), ...itemsOf(field(value, 'package'))];
  const projects: unknown[] = [];
  const needed = new Set(
    entries.flatMap((entry) =>
      itemsOf(field(entry, 'dependencies')).flatMap((one) => (typeof one === 'string' ? one.split(' ', 1) : [])),
    ),
  );
  const indexes = entries.map((entry) => {
    const name = textField(entry, 'name') ?? 'package without a name';
    const version = textField(entry, 'version');
    const source = textField(entry, 'source');
    if (source === undefined) projects.push(entry);
    const index = collector.add('cargo', name, version, {
      direct: false,
      elsewhere: elsewhereOf(entry, needed.has(name)),
    });
    byName.add(name, version, index);
    return index;
  });
  const targetsOf = (entry: unknown) =>
    itemsOf(field(entry, 'dependencies')).map((dependency) => {
      // As much as makes it unique: `name`, `name 1.0.0`, `name 1.0.0 (source)`.
      const [name = '', version] = typeof dependency === 'string' ? dependency.split(' ') : [];
      return byName.find(name, version);
    });
  for (const [position, entry] of entries.entries())
    for (const target of targetsOf(entry)) collector.connect(indexes[position], target);
  const names = new Set(entries.map((entry) => textField(entry, 'name')));
  for (const name of needed) if (!names.has(name)) collector.skip(name, 'unreadable');
  for (const project of projects)
    for (const target of targetsOf(project)) if (target !== undefined) collector.markDirect(target);
  return collector;
}

export const cargoLock: Format = {
  id: 'cargo-lock',
  language: 'Rust',
  title: 'Cargo.lock',
  tools: 'Cargo',
  fileName: /^Cargo\.lock$/i,
  syntax: 'toml',
  // What it is called says more than its entries, which are like those of other tools.
  is: (value) =>
    has(value, 'root') ||
    itemsOf(field(value, 'package')).every(
      (entry) =>
        !['requires_python', 'files', 'summary', 'python-versions'].some((key) => has(entry, key)) &&
        !textField(entry, 'checksum')?.startsWith('sha256:'),
    ),
  read: readCargoLock,
  nearby: [
    {
      name: /^Cargo\.toml$/i,
      content: /^\[(?:dependencies|workspace)\]\s*$/m,
      message: 'This looks like Cargo.toml. It lists version ranges, not installed versions. Use Cargo.lock.',
    },
  ],
};
