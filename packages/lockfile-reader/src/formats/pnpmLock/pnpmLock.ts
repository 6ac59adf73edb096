/** Reads pnpm-lock.yaml, lockfile versions 5 to 9. */
import type {Format} from '../format';
import type {Elsewhere} from '../../types';
import {Collector} from '../shared/collect';
import {normalPath} from '../../normalPath';
import {ownFolder} from '../shared/ownFolders';
import {reachable} from '../shared/graph';
import {splitAtSign} from '../shared/names';
import {archiveElsewhere, isArchiveFile, reasonOfRange, reasonOfSource, registryElsewhere} from '../shared/registries';
import {loadPart} from '../shared/loadPart';
import {entriesOf, field, has, keysOf, textField} from '../shared/looseValues';

/** Differences of the versions of the format: how a package's key is written. */
interface Notation {
  /** @returns the key of the package that a dependency became; undefined if that is a folder */
  key: (name: string, reference: string) => string | undefined;
  /** @returns name and version in a key without the host of a registry */
  split: (key: string) => {name: string; version: string};
}

/** @returns a key without the peers in brackets */
const withoutPeers = (key: string): string => {
  const end = key.indexOf('(');
  return end < 0 ? key : key.slice(0, end);
};

/** @returns name and version of `name@version`, without the peers in brackets that a version was installed for */
function splitKey(key: string): {name: string; version: string} {
  const {name, rest} = splitAtSign(key.replace(/^\//, '').replace(/\(.*$/s, ''));
  return {name, version: rest};
}

/** Versions 5 and older: `/name/1.0.0_peers`. */
const WITH_SLASHES: Notation = {
  key: (name, reference) =>
    reference.startsWith('link:') ? undefined : reference.includes('/') ? reference : `/${name}/${reference}`,
  split: (key) => {
    const [, name = key, version = ''] = /^\/?(.+)\/([^/_]+)(?:_.*)?$/s.exec(key) ?? [];
    return {name, version};
  },
};

/** Version 6: `/name@1.0.0(peers)`. */
const WITH_AT_SIGN: Notation = {
  key: (name, reference) =>
    reference.startsWith('link:')
      ? undefined
      : /^[^(]*\//.test(reference) || reference.startsWith('file:')
        ? reference
        : `/${name}@${reference}`,
  split: splitKey,
};

/** Version 9: `name@1.0.0(peers)`; a reference that names a package itself is an alias. */
const WITHOUT_SLASH: Notation = {
  key: (name, reference) =>
    reference.startsWith('link:') ? undefined : /^@|^[^(:]+@/.test(reference) ? reference : `${name}@${reference}`,
  split: splitKey,
};

/** A key that begins with the host of its registry, as old versions write it: `registry.npmjs.org/name/1.0.0`, `localhost+4873/…`. */
const WITH_HOST = /^((?:[\w-]+(?:\.[\w-]+)+|localhost)(?:[:+]\d+)?)\/(.*)$/s;

/** @returns how the document writes keys */
function notationOf(document: unknown): Notation {
  const version = Number.parseFloat(textField(document, 'lockfileVersion') ?? '');
  // Files of version 5.4 have keys of version 6, if pnpm was told to write them early.
  const keys = keysOf(field(document, 'packages'));
  const isEarly =
    keys.some((key) => /^\/(?:@[^/]+\/)?[^/@]+@/.test(key)) && !keys.some((key) => /\/\d[^/]*$/.test(key));
  return version < 6 && !isEarly ? WITH_SLASHES : version < 9 ? WITH_AT_SIGN : WITHOUT_SLASH;
}

/** @returns where a package comes from; undefined if that is the public registry */
function elsewhereOf(
  name: string,
  version: string,
  host: string,
  resolution: unknown,
  isProject: (path: string) => boolean,
): Elsewhere | undefined {
  const type = textField(resolution, 'type');
  if (type === 'git' || has(resolution, 'repo') || textField(resolution, 'gitHosted') === 'true')
    return {reason: 'git'};
  if (type === 'directory' || has(resolution, 'directory'))
    return {reason: isProject(textField(resolution, 'directory') ?? '') ? 'own' : 'local'};
  const archive = textField(resolution, 'tarball');
  if (archive && /:|^\s*[/\\]/.test(archive)) return archiveElsewhere(archive, name, version);
  // Relative to the registry, if it has the registry's form.
  if (archive && isArchiveFile(archive) && !archive.includes('/-/')) return {reason: 'local'};
  // Other types are plugins of a project, and runtimes.
  if (type !== undefined) return {reason: 'unreadable'};
  const registry = textField(resolution, 'registry') ?? (host && `https://${host.replace('+', ':')}/`);
  if (registry && registryElsewhere('npm', registry)) return registryElsewhere('npm', registry);
  return /^\d/.test(version) ? undefined : {reason: reasonOfSource(version) ?? 'unreadable'};
}

/** @returns what an entry depends on, as keys */
function dependencyKeys({key}: Notation, entry: unknown, kinds = ['dependencies', 'optionalDependencies']): string[] {
  return kinds
    .flatMap((kind) => entriesOf(field(entry, kind)))
    .flatMap(([name, value]) => {
      const reference = typeof value === 'string' ? value : textField(value, 'version');
      const target = reference === undefined ? undefined : key(name, reference);
      return target === undefined ? [] : [target];
    });
}

const ASKED = ['dependencies', 'optionalDependencies', 'devDependencies'];

/** Something that a project asks for, and what it became. */
interface Asked {
  /** The folder of the project. */
  from: string;
  name: string;
  range: string;
  reference: string;
}

const projectsIn = (document: unknown): [folder: string, project: unknown][] =>
  has(document, 'importers') ? entriesOf(field(document, 'importers')) : [['.', document]];

function askedBy(projects: readonly (readonly [string, unknown])[]): Asked[] {
  return projects.flatMap(([from, project]) =>
    ASKED.flatMap((kind) => entriesOf(field(project, kind))).map(([name, value]) => ({
      ...{from, name},
      range: textField(value, 'specifier') ?? textField(field(project, 'specifiers'), name) ?? '',
      reference: typeof value === 'string' ? value : (textField(value, 'version') ?? ''),
    })),
  );
}

/** @returns by key: where a package comes from, if that is what projects ask for; they ask for a folder, a URL or a repository in place of a range */
function askedSources({key}: Notation, asked: readonly Asked[]): Map<string, Elsewhere> {
  const sources = new Map<string, Elsewhere>();
  for (const {name, range, reference} of asked) {
    const target = key(name, reference);
    // `workspace:` and `catalog:` stand for what the entry itself says.
    const reason = /^(?:workspace|catalog):/.test(range) ? undefined : reasonOfRange(range);
    if (target !== undefined && reason) sources.set(target, {reason});
  }
  return sources;
}

function addDocument(collector: Collector, document: unknown): void {
  collector.checkVersion('lockfileVersion', field(document, 'lockfileVersion'), 9);
  const notation = notationOf(document);
  const placed = projectsIn(document);
  const projects = placed.map(([, project]) => project);
  const allAsked = askedBy(placed);
  const folders = new Set(placed.map(([folder]) => ownFolder(folder)));
  const isProject = (path: string): boolean => {
    const folder = ownFolder(path);
    return folder !== undefined && folders.has(folder);
  };
  if (allAsked.length === 0 && has(document, 'importers')) collector.allowEmpty();
  const details = new Map(entriesOf(field(document, 'packages')));
  // From version 9 on, `packages` has what is known of a version, `snapshots` what it was installed with.
  // What broke off has the one without the other.
  const snapshots = entriesOf(field(document, 'snapshots'));
  const withSnapshot = new Set(snapshots.map(([key]) => withoutPeers(key)));
  const installed = [...snapshots, ...[...details].filter(([key]) => !withSnapshot.has(key))];
  const entries = new Map(installed);
  const targetsOf = (key: string) => dependencyKeys(notation, entries.get(key));
  const starts = (kinds?: string[]) => projects.flatMap((project) => dependencyKeys(notation, project, kinds));
  const direct = new Set(starts(ASKED));
  const used = reachable(starts(), targetsOf);
  const asked = askedSources(notation, allAsked);
  const indexes = new Map<string, number | undefined>();
  for (const [key, entry] of installed) {
    const detail = details.get(withoutPeers(key)) ?? entry;
    const [, host = '', path = key] = WITH_HOST.exec(key) ?? [];
    const {name, version} = notation.split(path);
    const ownName = textField(detail, 'name') ?? name;
    const elsewhere = elsewhereOf(ownName, version, host, field(detail, 'resolution'), isProject) ?? asked.get(key);
    const flags = {direct: direct.has(key), development: !used.has(key)};
    indexes.set(key, collector.add('npm', ownName, version, {...flags, elsewhere}));
  }
  for (const [key, index] of indexes)
    for (const target of targetsOf(key)) collector.connect(index, indexes.get(target));
  for (const {name, reference} of allAsked) {
    const target = notation.key(name, reference);
    if (target !== undefined && entries.size > 0 && !entries.has(target)) collector.skip(name, 'unreadable');
  }
  // Folders, each once.
  const links = new Map<string, boolean>();
  for (const {from, name, reference} of allAsked)
    if (reference.startsWith('link:'))
      links.set(name, isProject(normalPath(`${from}/${reference.slice('link:'.length)}`)) && (links.get(name) ?? true));
  for (const [name, isOwn] of links) collector.skip(name, isOwn ? 'own' : 'local');
}

/** @param text the file; pnpm can keep its own dependencies in a document before the project's */
async function readPnpmLock(text: string): Promise<Collector> {
  const parseYaml = await loadPart(() => import('../shared/yaml').then((part) => part.parseYaml));
  const collector = new Collector();
  for (const document of parseYaml(text, 'pnpm-lock.yaml')) addDocument(collector, document);
  return collector;
}

export const pnpmLock: Format = {
  id: 'pnpm-lock',
  language: 'JavaScript',
  title: 'pnpm-lock.yaml',
  tools: 'pnpm 3 and newer',
  fileName: /^pnpm-lock\.yaml$/i,
  syntax: 'text',
  sign: (text) => /^lockfileVersion:\s*\S/m.test(text),
  read: readPnpmLock,
  nearby: [
    {
      name: /^pnpm-workspace\.ya?ml$/i,
      message: 'This looks like pnpm-workspace.yaml. Use pnpm-lock.yaml, which is in the same folder.',
    },
  ],
};
