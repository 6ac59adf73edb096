/** Reads bun.lock. */
import type {Format} from '../format';
import type {Elsewhere} from '../../types';
import {Collector} from '../shared/collect';
import {folderElsewhere} from '../shared/ownFolders';
import {splitAtSign} from '../shared/names';
import {archiveElsewhere, isArchiveFile, reasonOfSource, registryElsewhere} from '../shared/registries';
import {entriesOf, field, has, itemsOf, keysOf, textField} from '../shared/looseValues';

/** Dependencies of an installed package. */
const KINDS = ['dependencies', 'optionalDependencies', 'peerDependencies'];

/** One entry of `packages`: `["name@version", registry, {dependencies}, hash]`. */
interface Entry {
  name: string;
  version: string;
  /** Empty: the default one. Packages that are no registry's have none. */
  registry?: string;
  details: unknown;
}

function entryOf(value: unknown): Entry {
  const [identity, ...rest] = itemsOf(value);
  const {name, rest: version} = splitAtSign(typeof identity === 'string' ? identity : '');
  // The hash, which is a text too, has no host.
  const [second] = rest;
  const registry = rest.find((item) => typeof item === 'string' && item.includes('://')) ?? second;
  const details = rest.find((item) => typeof item === 'object');
  return {
    name: name || 'package without a name',
    version,
    details,
    registry: typeof registry === 'string' ? registry : undefined,
  };
}

/** @returns where a package comes from; undefined if that is the public registry */
function elsewhereOf({name, version, registry, details}: Entry): Elsewhere | undefined {
  if (version.startsWith('root:')) return {reason: 'local'};
  const reason = reasonOfSource(version);
  if (reason) return {reason};
  if (isArchiveFile(version)) return {reason: 'local'};
  if (field(details, 'bundled') === true) return {reason: 'bundled'};
  if (!/^v?\d/.test(version) || registry === undefined) return {reason: 'unreadable'};
  return registry ? (registryElsewhere('npm', registry) ?? archiveElsewhere(registry, name, version)) : undefined;
}

/** @returns the key of what a package under a key gets for a name: `a/b/name`, then `a/name`, then `name` */
function resolve(keys: ReadonlySet<string>, from: string, name: string): string | undefined {
  for (let base = from; ; ) {
    const key = base ? `${base}/${name}` : name;
    if (keys.has(key)) return key;
    if (!base) return undefined;
    // A scope and its name are one step.
    base = base.replace(/(?:^|\/)(?:@[^/]*\/)?[^/]*$/, '');
  }
}

/** @returns keys of `packages` that workspaces ask for, of these kinds; a version of their own stands below their name */
function asked(workspaces: readonly unknown[], keys: ReadonlySet<string>, kinds: readonly string[]): Set<string> {
  return new Set(
    workspaces.flatMap((workspace) =>
      kinds
        .flatMap((kind) => keysOf(field(workspace, kind)))
        .flatMap((name) => resolve(keys, textField(workspace, 'name') ?? '', name) ?? []),
    ),
  );
}

/** @returns what workspaces ask for without an entry, unless that is all */
function absentNames(workspaces: readonly unknown[], keys: ReadonlySet<string>): string[] {
  if (keys.size === 0) return [];
  return workspaces.flatMap((workspace) =>
    ['dependencies', 'devDependencies']
      .flatMap((kind) => keysOf(field(workspace, kind)))
      .filter((name) => resolve(keys, textField(workspace, 'name') ?? '', name) === undefined),
  );
}

/** @param value the JSON of the file */
function readBunLock(value: unknown): Collector {
  const collector = new Collector();
  collector.checkVersion('lockfileVersion', field(value, 'lockfileVersion'), 1);
  const entries = entriesOf(field(value, 'packages'));
  const keys = new Set(entries.map(([key]) => key));
  const members = new Map(entriesOf(field(value, 'workspaces')));
  const workspaces = [...members.values()];
  const isEmpty = workspaces.every((one) => [...KINDS, 'devDependencies'].every((kind) => !has(one, kind)));
  if (members.has('') && isEmpty) collector.allowEmpty();
  const direct = asked(workspaces, keys, [...KINDS, 'devDependencies']);
  const read = entries.map(([key, value]) => ({key, entry: entryOf(value)}));
  const targets = new Map(
    read.map(({key, entry}) => {
      const names = KINDS.flatMap((kind) => keysOf(field(entry.details, kind)));
      return [key, names.flatMap((name) => resolve(keys, key, name) ?? [])];
    }),
  );
  const used = asked(workspaces, keys, KINDS);
  for (const key of used) for (const target of targets.get(key) ?? []) used.add(target);
  const indexes = new Map<string, number | undefined>();
  for (const {key, entry} of read) {
    const flags = {direct: direct.has(key), development: !used.has(key)};
    const [, folder] = /^workspace:([^]*)/.exec(entry.version) ?? [];
    const isMember = folder !== undefined && members.has(folder);
    const elsewhere = isMember ? folderElsewhere(folder, true) : elsewhereOf(entry);
    indexes.set(key, collector.add('npm', entry.name, entry.version, {...flags, elsewhere}));
  }
  for (const name of absentNames(workspaces, keys)) collector.skip(name, 'unreadable');
  for (const [key, index] of indexes)
    for (const target of targets.get(key) ?? []) collector.connect(index, indexes.get(target));
  return collector;
}

export const bunLock: Format = {
  id: 'bun-lock',
  language: 'JavaScript',
  title: 'bun.lock',
  tools: 'Bun 1.1.39 and newer',
  fileName: /^bun\.lock$/i,
  syntax: 'json',
  // Its workspaces have no place of their own in what npm writes.
  is: (value) => has(value, 'lockfileVersion') && has(value, 'workspaces'),
  read: readBunLock,
  nearby: [
    {
      name: /^bun\.lockb$/i,
      message:
        'This looks like bun.lockb, which is binary. Use bun.lock: bun install --save-text-lockfile --frozen-lockfile --lockfile-only.',
    },
  ],
};
