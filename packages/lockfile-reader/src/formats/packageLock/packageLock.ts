/** Reads package-lock.json and npm-shrinkwrap.json, lockfile versions 1 to 3. */
import type {Format} from '../format';
import type {Elsewhere} from '../../types';
import {Collector} from '../shared/collect';
import {normalPath} from '../../normalPath';
import {ownFolder} from '../shared/ownFolders';
import {Unreadable} from '../shared/unreadable';
import {archiveElsewhere, reasonOfRange, reasonOfSource} from '../shared/registries';
import {entriesOf, field, itemsOf, keysOf, textField, has} from '../shared/looseValues';

const FOLDER = 'node_modules/';

/** Longest path that systems allow; deeper nesting takes time without end. */
const MAX_LOCATION = 4096;

/** Dependencies of an installed package; those of development are only installed for the project itself. */
const KINDS = ['dependencies', 'optionalDependencies', 'peerDependencies'];
const ASKED = [...KINDS, 'devDependencies'];

/** @returns the name in the last folder of a location: `@a/b` of `node_modules/c/node_modules/@a/b` */
function nameAt(location: string): string {
  return location.slice(location.lastIndexOf(FOLDER) + FOLDER.length);
}

/** @throws Unreadable if no system could hold a folder of that depth */
function checkDepth(location: string): void {
  if (location.length > MAX_LOCATION)
    throw new Unreadable('This looks like package-lock.json, but its packages nest deeper than npm can install them.');
}

/** @returns the installed packages of version 1 by location, in the form of version 3 */
function fromTree(tree: unknown): Map<string, unknown> {
  const installed = new Map<string, unknown>();
  // A list, not recursion: a file can nest deeper than the stack.
  const pending: [location: string, entry: unknown][] = [['', {dependencies: tree}]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [location, entry] = next;
    checkDepth(location);
    if (location) {
      const version = textField(entry, 'version') ?? '';
      const alias = /^npm:([^:]+)@([^@]+)$/.exec(version);
      installed.set(location, {
        ...(alias ? {name: alias[1], version: alias[2]} : {version}),
        resolved: reasonOfSource(version) ? version : field(entry, 'resolved'),
        from: field(entry, 'from'),
        dev: field(entry, 'dev'),
        bundled: field(entry, 'bundled'),
        dependencies: field(entry, 'requires'),
      });
    }
    const inner = entriesOf(field(entry, 'dependencies')).reverse();
    for (const [name, child] of inner) pending.push([`${location && `${location}/`}${FOLDER}${name}`, child]);
  }
  return installed;
}

/** @returns the location of what a package at a location gets for a name, as Node looks it up */
function resolve(entries: Map<string, unknown>, from: string, name: string): string | undefined {
  for (let base = from; ; ) {
    const candidate = `${base && `${base}/`}${FOLDER}${name}`;
    if (entries.has(candidate)) return candidate;
    if (base === '') return undefined;
    const parent = base.lastIndexOf(`/${FOLDER}`);
    base =
      parent > 0
        ? base.slice(0, parent)
        : base.startsWith(FOLDER)
          ? ''
          : base.slice(0, Math.max(base.lastIndexOf('/'), 0));
  }
}

/** @returns whether a package is part of the archive of the package in whose folder it is */
function isBundled(entries: Map<string, unknown>, location: string, entry: unknown): boolean {
  if (field(entry, 'inBundle') !== true && field(entry, 'bundled') !== true) return false;
  if (!textField(entry, 'resolved')) return true;
  // What the project itself bundles was installed from the registry.
  for (let end = location.lastIndexOf(`/${FOLDER}`); end > 0; end = location.lastIndexOf(`/${FOLDER}`, end - 1))
    if (itemsOf(field(entries.get(location.slice(0, end)), 'bundleDependencies')).length > 0) return true;
  return false;
}

const isLink = (entry: unknown): boolean => field(entry, 'link') === true;

/** @returns whether a folder is in a pattern of workspaces: a star stands for one step, or the end of it, two for any number */
function isInPattern(folder: string, pattern: string): boolean {
  const steps = normalPath(pattern).split('/');
  const own = folder.split('/');
  return steps.every((step, place) => {
    if (step === '**') return place === steps.length - 1 && own.length > place;
    const isLast = place < steps.length - 1 || own.length === steps.length;
    const [start = '', end, ...more] = step.split('*');
    const text = own[place] ?? '';
    if (end === undefined) return isLast && text === step;
    return isLast && more.length === 0 && text.length > step.length - 1 && text.startsWith(start) && text.endsWith(end);
  });
}

/** @returns that a link leads to a workspace of the project, or to another folder, which can have any package */
function linkElsewhere(entries: Map<string, unknown>, entry: unknown, name: string): Elsewhere {
  const folder = ownFolder(textField(entry, 'resolved') ?? '');
  const workspace = folder ? entries.get(folder) : undefined;
  if (!folder || !workspace) return {reason: 'local'};
  const own = textField(workspace, 'name') ?? folder.slice(folder.lastIndexOf('/') + 1);
  const declared = field(entries.get(''), 'workspaces');
  const patterns = itemsOf(field(declared, 'packages') ?? declared).filter((one) => typeof one === 'string');
  const isMember = patterns.some((pattern) => isInPattern(folder, pattern));
  return {reason: isMember && own === name ? 'own' : 'local'};
}

/** @returns where an installed package comes from; undefined if that is the public registry */
function elsewhereOf(entry: unknown, name: string, asked: readonly string[]): Elsewhere | undefined {
  const resolved = textField(entry, 'resolved');
  if (resolved) return archiveElsewhere(resolved, name, textField(entry, 'version'));
  if (typeof field(entry, 'resolved') === 'object') return {reason: 'unreadable'};
  // Without an archive, what was asked for says where it comes from.
  const from = (textField(entry, 'from') ?? '').replace(/^(?:@[^/]+\/)?[^@/:]*@/, '');
  const reason = [from, ...asked].map(reasonOfRange).find((one) => one !== undefined);
  if (reason) return {reason};
  const other = asked.some((range) => /^npm:/.test(range) && !range.startsWith(`npm:${name}@`));
  if (other) return {reason: 'archive'};
  return textField(entry, 'version') ? undefined : {reason: 'unreadable'};
}

/** @returns by location: the ranges, or sources, that the project and its workspaces ask for; what packages ask for can be overridden */
function askedRanges(entries: Map<string, unknown>): Map<string, string[]> {
  const ranges = new Map<string, string[]>();
  for (const [location, entry] of entries) {
    if (location.includes(FOLDER)) continue;
    for (const [name, range] of ASKED.flatMap((kind) => entriesOf(field(entry, kind)))) {
      if (typeof range !== 'string') continue;
      const target = resolve(entries, location, name);
      if (target === undefined) continue;
      const known = ranges.get(target);
      if (known) known.push(range);
      else ranges.set(target, [range]);
    }
  }
  return ranges;
}

/** @returns the locations that the project and its workspaces ask for; undefined if the file doesn't say */
function directLocations(entries: Map<string, unknown>): Set<string> | undefined {
  const projects = [...entries].filter(([location]) => !location.includes(FOLDER));
  if (projects.length === 0) return undefined;
  const direct = new Set<string>();
  for (const [location, entry] of projects) {
    for (const kind of ASKED) {
      for (const name of keysOf(field(entry, kind))) {
        const target = resolve(entries, location, name);
        if (target) direct.add(target);
      }
    }
  }
  return direct;
}

/** @returns what a project asks for without an entry, and folders without a link to them: npm writes neither */
function strayNames(entries: Map<string, unknown>): string[] {
  const linked = new Set([...entries.values()].filter(isLink).map((entry) => textField(entry, 'resolved')));
  return [...entries].flatMap(([location, entry]) => {
    if (location.includes(FOLDER)) return [];
    const asked = ['dependencies', 'devDependencies'].flatMap((kind) => keysOf(field(entry, kind)));
    const absent = asked.filter((name) => resolve(entries, location, name) === undefined);
    return location === '' || linked.has(location) ? absent : [location, ...absent];
  });
}

/** @param value the JSON of the file */
function readPackageLock(value: unknown): Collector {
  const collector = new Collector();
  collector.checkVersion('lockfileVersion', field(value, 'lockfileVersion'), 3);
  const packages = entriesOf(field(value, 'packages')).map(
    // Old versions on Windows.
    ([location, entry]) => [location.replaceAll('\\', '/'), entry] as const,
  );
  // Files of version 2 say everything twice; the older form counts where the newer one is empty.
  const isFilled = packages.some(([location]) => location.includes(FOLDER));
  const tree = field(value, 'dependencies');
  const entries = isFilled || keysOf(tree).length === 0 ? new Map<string, unknown>(packages) : fromTree(tree);
  for (const location of entries.keys()) checkDepth(location);
  const [first, ...others] = entries.keys();
  const isEmpty = first === '' && others.length === 0 && ASKED.every((kind) => !has(entries.get(''), kind));
  if (isEmpty && has(value, 'packages')) collector.allowEmpty();
  const direct = directLocations(entries);
  const asked = askedRanges(entries);
  const indexes = new Map<string, number>();
  for (const [location, entry] of entries) {
    if (!location.includes(FOLDER)) continue;
    const name = textField(entry, 'name') ?? nameAt(location);
    const index = collector.add('npm', name, textField(entry, 'version'), {
      direct: direct?.has(location),
      development: field(entry, 'dev') === true,
      elsewhere: isBundled(entries, location, entry)
        ? {reason: 'bundled'}
        : isLink(entry)
          ? linkElsewhere(entries, entry, nameAt(location))
          : elsewhereOf(entry, name, asked.get(location) ?? []),
    });
    if (index !== undefined) indexes.set(location, index);
  }
  if (isFilled) for (const name of strayNames(entries)) collector.skip(name, 'unreadable');
  for (const [location, from] of indexes) {
    for (const kind of KINDS) {
      for (const name of keysOf(field(entries.get(location), kind))) {
        const target = resolve(entries, location, name);
        if (target !== undefined) collector.connect(from, indexes.get(target));
      }
    }
  }
  return collector;
}

export const packageLock: Format = {
  id: 'package-lock',
  language: 'JavaScript',
  title: 'package-lock.json',
  tools: 'npm 5 and newer; npm-shrinkwrap.json too',
  fileName: /^(?:package-lock|npm-shrinkwrap)\.json$/i,
  syntax: 'json',
  is: (value) => has(value, 'lockfileVersion') && (has(value, 'packages') || has(value, 'dependencies')),
  read: readPackageLock,
  nearby: [
    {
      name: /^package\.json$/i,
      // Others have a list of dependencies, or tell more of each than a range.
      json: (value) =>
        !has(value, 'require') &&
        ['dependencies', 'devDependencies', 'scripts', 'peerDependencies'].some((key) => {
          const entries = entriesOf(field(value, key));
          return entries.length > 0 && entries.every(([, range]) => typeof range === 'string');
        }),
      message:
        'This looks like package.json. It lists version ranges, not installed versions. Use package-lock.json, yarn.lock or pnpm-lock.yaml.',
    },
  ],
};
