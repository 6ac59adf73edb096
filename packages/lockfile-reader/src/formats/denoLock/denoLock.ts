/** Reads deno.lock, versions 2 to 5: its packages from npm. Modules from JSR and URLs are skipped. */
import type {Format} from '../format';
import type {Elsewhere} from '../../types';
import {ByName} from '../shared/byName';
import {Collector} from '../shared/collect';
import {splitAtSign} from '../shared/names';
import {archiveElsewhere} from '../shared/registries';
import {entriesOf, field, has, itemsOf, keysOf, textField} from '../shared/looseValues';

/** @returns name and version of `name@version_peer@version` */
function splitKey(key: string): {name: string; version: string} {
  const {name, rest} = splitAtSign(key);
  return {name, version: rest.replace(/_.*$/s, '')};
}

/** @returns what an entry depends on: `name`, `name@version`; older files name each key by what was asked for */
function dependenciesOf(entry: unknown): string[] {
  const dependencies = field(entry, 'dependencies');
  if (Array.isArray(dependencies)) return dependencies.filter((item) => typeof item === 'string');
  return entriesOf(dependencies).flatMap(([, key]) => (typeof key === 'string' ? key : []));
}

/** @returns the names that the project asks for, as far as the file says */
function askedNames(value: unknown): Set<string> | undefined {
  const workspace = field(value, 'workspace');
  if (workspace === undefined) return undefined;
  const parts = [workspace, ...entriesOf(field(workspace, 'members')).map(([, member]) => member)];
  const specifiers = parts.flatMap((part) => [
    ...itemsOf(field(part, 'dependencies')),
    ...itemsOf(field(field(part, 'packageJson'), 'dependencies')),
  ]);
  return new Set(
    specifiers.flatMap((text) => (typeof text === 'string' ? splitAtSign(text.replace(/^npm:\/?/, '')).name : [])),
  );
}

/** @returns the keys of packages that folders of the project take the place of */
function linkedKeys(value: unknown): Set<string> {
  const workspace = field(value, 'workspace');
  const keys = ['links', 'patches'].flatMap((kind) => keysOf(field(workspace, kind)));
  return new Set(keys.map((key) => key.replace(/^npm:\/?/, '')));
}

/** @param value the JSON of the file */
function readDenoLock(value: unknown): Collector {
  const collector = new Collector();
  collector.checkVersion('version', field(value, 'version'), 5);
  const packages = field(value, 'packages') ?? value;
  // Version 2 has the packages in `npm.packages`.
  const npm = field(packages, 'npm');
  const entries = entriesOf(field(npm, 'packages') ?? npm);
  const asked = askedNames(value);
  const linked = linkedKeys(value);
  const byName = new ByName<number>();
  const byKey = new Map<string, number>();
  for (const [key, entry] of entries) {
    const {name, version} = splitKey(key);
    const archive = textField(entry, 'tarball');
    const isLinked = linked.has(name) || linked.has(`${name}@${version}`);
    const elsewhere: Elsewhere | undefined = isLinked
      ? {reason: 'local'}
      : archive
        ? archiveElsewhere(archive, name, version)
        : undefined;
    const index = collector.add('npm', name, version, {direct: asked?.has(name), elsewhere});
    byName.add(name, undefined, index);
    if (index !== undefined) byKey.set(key, index);
  }
  for (const [key, entry] of entries)
    for (const target of dependenciesOf(entry))
      collector.connect(byKey.get(key), byKey.get(target) ?? byName.find(splitKey(target).name));
  for (const key of keysOf(field(packages, 'jsr'))) collector.skip(`jsr:${key}`, 'other-registry', {host: 'jsr.io'});
  for (const url of keysOf(field(value, 'remote'))) collector.skip(url, 'url');
  return collector;
}

export const denoLock: Format = {
  id: 'deno-lock',
  language: 'JavaScript',
  title: 'deno.lock',
  tools: 'Deno',
  note: 'Packages from npm are looked up. Modules from JSR and URLs are skipped.',
  fileName: /^deno\.lock$/i,
  syntax: 'json',
  is: (value) =>
    has(value, 'version') &&
    ([value, field(value, 'packages')].some((part) => has(part, 'specifiers') || has(part, 'jsr')) ||
      (has(value, 'remote') && /^[2-9]$/.test(textField(value, 'version') ?? ''))),
  read: readDenoLock,
  nearby: [
    {
      json: (value) => keysOf(value).length > 0 && keysOf(value).every((key) => /^https?:\/\//.test(key)),
      message:
        'This looks like deno.lock of version 1, which has no packages from npm. Write it again with a newer Deno: deno install.',
    },
    {
      name: /^deno\.jsonc?$/i,
      message: 'This looks like deno.json. It lists version ranges. Use deno.lock: deno install.',
    },
  ],
};
