/** Gathers what a file says: each package once, what was left out, and what depends on what. */
import {withoutSecrets} from '../../withoutSecrets';
import {MAX_NUMBERS, tooMany} from '../../limits';
import {keyOf, joinFlags, keepSources, kindOf, setFlags, type Flags} from '../../sources';
import type {
  Elsewhere,
  FileContents,
  GoWorkspace,
  ReadPackage,
  SkippedEntry,
  SkipReason,
  SourceKind,
  UncertainSource,
} from '../../types';
import {exactVersion} from '../../versions/exact';
import {isNameOf, purlOf} from './names';
import {reasonOfSource} from './registries';
import {Unreadable} from './unreadable';

export type {Flags} from '../../sources';

/** Longest name of an entry that is listed as left out; more is no name, and would fill the page. */
const MAX_SHOWN = 200;

/** Versions that the public registry of a type takes from nobody, and where they are from. */
const UNPUBLISHED = [
  {type: 'maven', version: /-SNAPSHOT$|-\d{8}\.\d{6}-\d+$/i, host: 'a snapshot repository'},
  {type: 'pypi', version: /\+/, host: 'a local build'},
];

/** @returns that a version isn't the registry's, if its form says so */
function unpublishedElsewhere(type: string, version = ''): Elsewhere | undefined {
  const found = UNPUBLISHED.find((one) => one.type === type && one.version.test(version));
  return found && {reason: 'unsure', host: found.host};
}

function shown(text: string): string {
  const clean = withoutSecrets(text);
  return clean.length > MAX_SHOWN ? `${clean.slice(0, MAX_SHOWN)}…` : clean;
}

/**
 * @param entries number of entries of a file
 * @throws Unreadable if these are too many to be one project's
 */
export function checkCount(entries: number): void {
  if (entries > MAX_NUMBERS.entries) throw new Unreadable(tooMany('This file', 'entries'));
}

/** Gathers the packages of one file. */
export class Collector {
  private readonly packages: ReadPackage[] = [];
  private readonly indexes = new Map<string, number>();
  private readonly skipped: SkippedEntry[] = [];
  private readonly edges = new Map<number, Set<number>>();
  /** By kind: hosts, and indexes of the packages that may come from them. */
  private readonly uncertain = new Map<SourceKind, {hosts: Set<string>; packages: Set<number>}>();
  private readonly modules: string[] = [];
  private workspace?: GoWorkspace;
  private directOnly?: string;
  private mayBeEmpty = false;
  private entries = 0;
  private connections = 0;

  /**
   * Adds a package, or joins what is known of it if it is there already.
   *
   * @param written what stands where a version belongs; unless it is an exact one, the package has none
   * @param elsewhere where it comes from, if the file says that it isn't the public registry
   * @param label what to call it where it is left out
   * @returns its index, for `connect`; undefined if it is left out
   */
  add(
    type: string,
    name: string,
    written?: string,
    {
      elsewhere: told,
      purl,
      label = name,
      ...flags
    }: Flags & {elsewhere?: Elsewhere; purl?: string; label?: string} = {},
  ): number | undefined {
    const elsewhere = told ?? unpublishedElsewhere(type, written);
    const kind = kindOf(elsewhere);
    const version = exactVersion(type, written ?? '');
    const skip = (reason: SkipReason, more: Partial<SkippedEntry> = {}): undefined =>
      this.skip(label, reason, {...more, written: flags.written});
    // npm has no packages in this scope: it stands for JSR, which has a registry of its own.
    if (type === 'npm' && name.startsWith('@jsr/')) return skip('other-registry', {host: 'npm.jsr.io', version});
    if (elsewhere && !kind) return skip(elsewhere.reason, {host: elsewhere.host, version});
    // What a URL with a password stands in is no name and no version.
    if ([name, written ?? ''].some((text) => withoutSecrets(text) !== text || text.includes('://')))
      return skip('unreadable');
    // A source stands where a version belongs: `file:../x`, `workspace:*`, `npm:other@1.0.0`.
    if (written && (/^[a-z][\w+.-]*[:@]|^[./~\\]/i.test(written) || (type === 'npm' && written.includes('/'))))
      return skip(reasonOfSource(written) ?? 'unreadable');
    if (!isNameOf(type, name)) return skip(reasonOfSource(name) === 'local' ? 'local' : 'unreadable', {version});
    checkCount(++this.entries);
    const item: ReadPackage = {purl: purl ?? purlOf(type, name), type, name, ...(version ? {version} : {})};
    const key = `${kind ?? ''} ${keyOf(item)}`;
    const known = this.indexes.get(key);
    const index = known ?? this.packages.push(item) - 1;
    this.indexes.set(key, index);
    if (known === undefined) setFlags(item, flags);
    else joinFlags(this.packages[known]!, flags);
    if (kind) this.addUncertain(kind, elsewhere!.host!, index);
    return index;
  }

  private addUncertain(kind: SourceKind, host: string, index: number): void {
    const source = this.uncertain.get(kind) ?? {hosts: new Set(), packages: new Set()};
    this.uncertain.set(kind, source);
    source.hosts.add(withoutSecrets(host));
    source.packages.add(index);
  }

  /** Says that the project asks for the package itself. */
  markDirect(index: number | undefined): void {
    if (index !== undefined) this.packages[index]!.direct = true;
  }

  /** Says which modules of Go are the project's own, so that files beside this one don't send them either. */
  keepModules(modules: readonly string[]): void {
    for (const module of modules) if (withoutSecrets(module) === module) this.modules.push(module);
  }

  /** Says which modules a workspace of Go has. */
  keepWorkspace({folders, replaced}: GoWorkspace): void {
    this.workspace = {folders: folders.map(withoutSecrets), replaced: replaced.map(withoutSecrets)};
  }

  /** Names the version of the file's format if it's later than those that we know: such a file may say more. */
  checkVersion(key: string, version: unknown, newest: number): void {
    if (Number.parseFloat(String(version)) >= newest + 1) this.skip(`${key} ${String(version)}`, 'unreadable');
  }

  /** Says that the file doesn't name what its packages need in turn, and in a sentence what does. */
  markDirectOnly(sentence: string): void {
    this.directOnly = sentence;
  }

  /** Says that the file is whole without a package: it says itself that nothing is asked for. */
  allowEmpty(): void {
    this.mayBeEmpty = true;
  }

  /** Lists an entry that can't be looked up. */
  skip(name: string, reason: SkipReason, {host, version, written}: Partial<SkippedEntry> = {}): undefined {
    checkCount(++this.entries);
    this.skipped.push({
      name: shown(name),
      ...(version ? {version: shown(version)} : {}),
      reason,
      ...(host ? {host: withoutSecrets(host)} : {}),
      ...(written ? {written} : {}),
    });
  }

  /** Says that the first package depends on the second. @throws Unreadable if the file has too many dependencies */
  connect(from: number | undefined, to: number | undefined): void {
    if (from === undefined || to === undefined || from === to) return;
    if (++this.connections > MAX_NUMBERS['dependencies between packages'])
      throw new Unreadable(tooMany('This file', 'dependencies between packages'));
    const targets = this.edges.get(from);
    if (targets) targets.add(to);
    else this.edges.set(from, new Set([to]));
  }

  /**
   * @param format the record of the format that the file has
   * @returns what was gathered, in the order of the file
   */
  result({id: format, title: formatName}: {id: string; title: string}): FileContents {
    const edges = [...this.edges].flatMap(([from, targets]) => [...targets].map((to): [number, number] => [from, to]));
    const sources = [...this.uncertain].map(([kind, {hosts, packages}]): UncertainSource => {
      return {kind, hosts: [...hosts], packages: [...packages]};
    });
    const own = {
      ...(this.modules.length > 0 ? {ownModules: this.modules} : {}),
      ...(this.workspace ? {workspace: this.workspace} : {}),
      ...(this.mayBeEmpty ? {mayBeEmpty: true as const} : {}),
      ...(this.directOnly ? {directOnly: this.directOnly} : {}),
    };
    const contents = {
      all: {format, formatName, packages: this.packages, skipped: this.skipped, edges, ...own},
      sources,
    };
    const mirror = this.uncertain.get('mirror')?.packages.size ?? 0;
    const certain = sources.reduce((rest, {packages}) => rest - packages.length, this.packages.length);
    // A company's mirror serves most packages of a file; a registry for a few private ones doesn't.
    if (mirror === 0 || mirror >= certain) return contents;
    return keepSources(contents, ({kind}) => kind !== 'mirror');
  }
}
