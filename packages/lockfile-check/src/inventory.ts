/** Joins what several files say: each package once, with the files that it's in. One file is the usual case. */
import {
  joinFlags,
  keyOf,
  withoutOwn,
  type ReadPackage,
  type ReadResult,
  type SkippedEntry,
} from '@ecosystems-docs/lockfile-reader';
import {withLocalActions} from './localActions';
import {modulesWithout, withWorkspaces} from './goWorkspaces';
import type {UnreadFile} from './unreadFile';

/** A file that was read, without what the reader has left out of it. */
interface ReadFile {
  /** Its name, or its path below the folder that was chosen; empty for a text. */
  name: string;
  result: ReadResult;
}

/** What depends on what in one file: graphs of several files aren't joined, because no file may have such a path. */
export interface Graph {
  file: string;
  /** Indexes of the packages that the project asks for itself. */
  roots: number[];
  /** Pairs of indexes: the first depends on the second. */
  edges: [from: number, to: number][];
}

export interface ListedPackage extends ReadPackage {
  /** The files that name it. */
  in: string[];
}

export interface ListedEntry extends SkippedEntry {
  in: string[];
}

/** Everything that was read for one report. */
export interface Inventory {
  files: string[];
  /** Each package URL and version once. */
  packages: ListedPackage[];
  skipped: ListedEntry[];
  graphs: Graph[];
  unread: readonly UnreadFile[];
  /** Folders that weren't opened, because lockfiles name what is in them. */
  passedOver: readonly string[];
}

/** The packages that the project asks for itself: those that the file names so, else those that nothing depends on. */
function rootsOf({packages, edges}: ReadResult): number[] {
  const direct = packages.flatMap(({direct: isDirect}, index) => (isDirect ? [index] : []));
  if (direct.length > 0) return direct;
  const needed = new Set(edges.map(([, to]) => to));
  return packages.flatMap((_one, index) => (needed.has(index) ? [] : [index]));
}

/** Keeps one item for each key, in order, and the files of all. */
class Once<Item extends {in: string[]}> {
  readonly items: Item[] = [];
  readonly #places = new Map<string, number>();

  /** @returns the place of the item, and whether it was there already */
  add(key: string, item: Item): {place: number; isKnown: boolean} {
    const known = this.#places.get(key);
    const place = known ?? this.items.push(item) - 1;
    this.#places.set(key, place);
    const files = this.items[place]!.in;
    for (const file of item.in) if (files.at(-1) !== file) files.push(file);
    return {place, isKnown: known !== undefined};
  }
}

/**
 * What tells the skipped entries of a file apart: each version is one, and so is each entry without a version. A path
 * or a line that can't be read is another thing in another file.
 */
function entryKeys(file: string): (entry: SkippedEntry) => string {
  const times = new Map<string, number>();
  return ({name, version, reason, host}) => {
    if (version !== undefined) return JSON.stringify([name, version, reason, host]);
    const key = JSON.stringify([name, reason, host, /^(?:local|unreadable)$/.test(reason) && file]);
    const time = (times.get(key) ?? 0) + 1;
    times.set(key, time);
    return `${key} ${time}`;
  };
}

/** @returns the files, without a go.sum beside a go.mod that names all that is used: it also has what isn't */
function withoutSums(files: readonly ReadFile[]): ReadFile[] {
  const whole = new Set(
    files.flatMap(({name, result: {format, directOnly}}) => (format === 'go-mod' && !directOnly ? [name] : [])),
  );
  return files.filter(({name, result: {format}}) => format !== 'go-sum' || !whole.has(name.replace(/sum$/, 'mod')));
}

/** @returns the files that name less than is used */
function indirectOf(files: readonly ReadFile[]): UnreadFile[] {
  const sums = new Set(files.flatMap(({name, result: {format}}) => (format === 'go-sum' ? [name] : [])));
  return files.flatMap(({name, result: {directOnly}}) =>
    directOnly && !sums.has(name.replace(/mod$/, 'sum')) ? [{kind: 'indirect', name, message: directOnly}] : [],
  );
}

/** @returns the packages without the package URLs that files also write for another one, or for what is left out */
function withoutShared(packages: readonly ListedPackage[], files: readonly ReadResult[]): ListedPackage[] {
  const owners = new Map<string, string>();
  const claim = (owner: string, written: readonly string[] = []): void => {
    for (const text of written) owners.set(text, (owners.get(text) ?? owner) === owner ? owner : '');
  };
  for (const one of packages) claim(keyOf(one), one.written);
  for (const {skipped} of files) for (const {written} of skipped) claim('', written);
  return packages.map(({written, ...one}) =>
    written ? {...one, written: written.filter((text) => owners.get(text) === keyOf(one))} : one,
  );
}

export function joinFiles(
  all: readonly ReadFile[],
  unread: readonly UnreadFile[] = [],
  passedOver: readonly string[] = [],
): Inventory {
  const files = withLocalActions(withWorkspaces(withoutSums(all)));
  const packages = new Once<ListedPackage>();
  const skipped = new Once<ListedEntry>();
  const results = withoutOwn(files.map(({result}) => result));
  const graphs = results.map((result, number): Graph => {
    const {name} = files[number]!;
    const places = result.packages.map((one) => {
      const {place, isKnown} = packages.add(keyOf(one), {...one, in: [name]});
      if (isKnown) joinFlags(packages.items[place]!, one);
      return place;
    });
    const keyOfEntry = entryKeys(name);
    for (const entry of result.skipped) skipped.add(keyOfEntry(entry), {...entry, in: [name]});
    return {
      file: name,
      roots: rootsOf(result).map((index) => places[index]!),
      edges: result.edges.map(([from, to]) => [places[from]!, places[to]!]),
    };
  });
  return {
    files: files.map(({name}) => name),
    packages: withoutShared(packages.items, results),
    skipped: skipped.items,
    graphs: graphs.filter(({edges}) => edges.length > 0),
    unread: [...unread, ...modulesWithout(files, unread), ...indirectOf(files)],
    passedOver,
  };
}

/** @returns what is in the files under a name or a part of it, whether it would be looked up or not */
export function findByName({packages, skipped}: Inventory, text: string): (ListedPackage | ListedEntry)[] {
  const wanted = text.trim().toLowerCase();
  return [...packages, ...skipped].filter(({name}) => name.toLowerCase().includes(wanted));
}
