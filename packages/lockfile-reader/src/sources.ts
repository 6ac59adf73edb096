/** Takes what the reader decided about packages of which a file doesn't say whether they are public. */
import {ownModules} from './formats/shared/goModules';
import type {Elsewhere, FileContents, ReadPackage, ReadResult, SkipReason, SourceKind, UncertainSource} from './types';

/** What is known of a package besides its name and version. */
export type Flags = Pick<ReadPackage, 'direct' | 'development' | 'written'>;

/** @returns true if any entry says so, false if the others deny it, undefined if none says anything */
function either(a?: boolean, b?: boolean): boolean | undefined {
  return a || b ? true : (a ?? b);
}

/** @returns true if all entries say so, false if one denies it, undefined if one doesn't say */
function both(a?: boolean, b?: boolean): boolean | undefined {
  return a === b ? a : a === false || b === false ? false : undefined;
}

/** Joins what two entries of one package say. */
export function joinFlags(into: ReadPackage, flags: Flags): void {
  setFlags(into, {
    direct: either(into.direct, flags.direct),
    development: both(into.development, flags.development),
    written: flags.written && [...new Set([...(into.written ?? []), ...flags.written])],
  });
}

/** Writes what is known of a package; what isn't known stays absent. */
export function setFlags(item: ReadPackage, {direct, development, written}: Flags): void {
  if (direct !== undefined) item.direct = direct;
  if (written !== undefined) item.written = written;
  if (development === undefined) delete item.development;
  else item.development = development;
}

/** @returns what makes a package one: its package URL and version */
export function keyOf({purl, version}: ReadPackage): string {
  return JSON.stringify([purl, version]);
}

/** Why packages of a source are left out unless the reader accepts it. */
const REASONS = {mirror: 'private', beside: 'unsure', ssh: 'ssh'} as const satisfies Record<SourceKind, SkipReason>;

const KINDS = new Map<SkipReason, SourceKind>(
  (Object.keys(REASONS) as SourceKind[]).map((kind) => [REASONS[kind], kind]),
);

/** Registries that only have packages of their users, so none mirrors the public one. */
const NO_MIRROR = /(?:^|\.)pkg\.github\.com$/i;

/** @returns what the reader is asked about packages from there; undefined if they are left out */
export function kindOf(elsewhere: Elsewhere | undefined): SourceKind | undefined {
  const kind = elsewhere?.host ? KINDS.get(elsewhere.reason) : undefined;
  return kind === 'mirror' && NO_MIRROR.test(elsewhere?.host ?? '') ? undefined : kind;
}

/** Says whether the names of a source may be sent. */
type Accepts = (source: UncertainSource) => boolean;

/** @returns what an answer about a source is given for: its kind and all its hosts, such as `mirror=npm.acme.example` */
export const sourceKey = ({kind, hosts}: Pick<UncertainSource, 'kind' | 'hosts'>): string =>
  `${kind}=${hosts
    .flatMap((host) => host.split(','))
    .map((host) => host.trim())
    .sort()
    .join(',')}`;

/**
 * @param contents what a file says
 * @param accepts tells the uncertain sources whose packages stay; those of others are left out
 */
export function keepSources(contents: FileContents, accepts: Accepts): FileContents {
  const refused = new Map<number, Elsewhere>();
  const kept = contents.sources.filter((source) => {
    const {kind, hosts, packages} = source;
    const isAccepted = accepts(source);
    if (!isAccepted) for (const index of packages) refused.set(index, {reason: REASONS[kind], host: hosts.join(', ')});
    return isAccepted;
  });
  const {all, indexes} = leaveOut(contents.all, (_, index) => refused.get(index));
  const moved = kept.map((source) => ({...source, packages: source.packages.flatMap((one) => indexes[one] ?? [])}));
  return {all, sources: moved};
}

/** @returns what a file says without the packages that come from elsewhere, and where each of the others is then */
function leaveOut(
  all: ReadResult,
  elsewhereOf: (item: ReadPackage, index: number) => Elsewhere | 'unused' | undefined,
): {all: ReadResult; indexes: (number | undefined)[]} {
  const packages: ReadPackage[] = [];
  const skipped = [...all.skipped];
  const places = new Map<string, number>();
  const indexes = all.packages.map((item, index) => {
    const elsewhere = elsewhereOf(item, index);
    if (elsewhere === 'unused') return undefined;
    if (elsewhere) {
      const {name, version, written} = item;
      skipped.push({name, ...(version ? {version} : {}), ...(written ? {written} : {}), ...elsewhere});
      return undefined;
    }
    // The same version from a mirror and from the public registry is one package.
    const known = places.get(keyOf(item));
    if (known !== undefined) joinFlags(packages[known]!, item);
    const place = known ?? packages.push({...item}) - 1;
    places.set(keyOf(item), place);
    return place;
  });
  const edges = all.edges.flatMap(([from, to]): [number, number][] => {
    const [a, b] = [indexes[from], indexes[to]];
    return a === undefined || b === undefined || a === b ? [] : [[a, b]];
  });
  return {all: {...all, packages, skipped, edges}, indexes};
}

/**
 * @param files what is read together, such as a go.mod and its go.sum
 * @returns the same without the modules that any of them calls the project's own
 */
export function withoutOwn(files: readonly ReadResult[]): ReadResult[] {
  const mains = files.flatMap((file) => file.ownModules ?? []);
  if (mains.length === 0) return [...files];
  const isOwn = ownModules(mains);
  return files.map(
    (file) => leaveOut(file, ({type, name}) => (type === 'golang' && isOwn(name) ? {reason: 'local'} : undefined)).all,
  );
}

/** @returns a file of a workspace of Go without the modules that others take the place of there */
export const withoutReplaced = (file: ReadResult, replaced: ReadonlySet<string>): ReadResult =>
  leaveOut(file, ({name, version}) => {
    return replaced.has(name) || replaced.has(`${name} ${version}`) ? 'unused' : undefined;
  }).all;

/**
 * @param contents what a file says
 * @param accepts tells the uncertain sources whose packages the reader wants to send
 * @returns what the file says, without the packages of other uncertain sources: they are left out
 */
export function decide(contents: FileContents, accepts: Accepts = () => false): ReadResult {
  return keepSources(contents, accepts).all;
}
