/**
 * Releases on a server of one's own: each is a folder, and a link that is
 * switched in one step says which one is served. Pages that readers have open
 * keep working, because scripts and styles of recent releases stay reachable
 * under their old names.
 *
 *     <to>/current → releases/<id>    what the server serves
 *     <to>/releases/<id>/             a build, with the assets of recent releases beside its own
 *     <to>/releases.json              what was published when
 *     <to>/delivery/                  configurations of servers
 */
import {createHash} from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {isFinished} from '../site-build/transaction';
import {configurations, readHashes, writeConfigurations} from '../delivery/generate';
import type {Hashes} from '../delivery/headers';

export interface Release {
  /** Time and fingerprint of the build; also the name of its folder. */
  id: string;
  /** ISO 8601. */
  published: string;
  /** When another took its place; missing while it is served. */
  replaced?: string;
  /** Its own files below `assets`. */
  assets: readonly string[];
  /** Its inline scripts and styles. */
  hashes: Hashes;
}

export interface Options {
  /** Folder of all releases; made if need be. */
  to: string;
  /** How many days the files of a replaced release stay reachable. */
  keepDays?: number;
  now?: Date;
  /** Makes the server read its configuration again. It is called before the switch, when the configuration suits both releases. */
  reload?: () => void;
}

export const KEEP_DAYS = 30;
/** So many releases before the current one are kept for going back, however old. */
const KEEP_RELEASES = 2;
const DAY_MS = 24 * 60 * 60 * 1000;

const folderOf = (to: string, {id}: Pick<Release, 'id'>): string => path.join(to, 'releases', id);

/** @returns the releases in a folder, the oldest first */
export function readReleases(to: string): Release[] {
  const file = path.join(to, 'releases.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Release[]) : [];
}

/** @returns the release that is served */
export function currentRelease(to: string): Release | undefined {
  return readReleases(to).find(({replaced}) => replaced === undefined);
}

function writeReleases(to: string, releases: readonly Release[]): void {
  const file = path.join(to, 'releases.json');
  writeFileSync(`${file}.new`, `${JSON.stringify(releases, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

function filesBelow(dir: string): string[] {
  return readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .sort();
}

function fingerprint(dir: string): string {
  const hash = createHash('sha256');
  for (const file of filesBelow(dir)) hash.update(file).update(readFileSync(path.join(dir, file)));
  return hash.digest('hex').slice(0, 8);
}

function linkFile(from: string, to: string): void {
  if (existsSync(to)) return;
  mkdirSync(path.dirname(to), {recursive: true});
  try {
    linkSync(from, to);
  } catch {
    // Some file systems have no links.
    copyFileSync(from, to);
  }
}

/** Adds the assets of other releases to those of one. Names include a hash of the content, so none collide. */
function linkAssets(to: string, releases: readonly Release[], folder: string): void {
  for (const release of releases) {
    for (const file of release.assets)
      linkFile(path.join(folderOf(to, release), 'assets', file), path.join(folder, 'assets', file));
  }
}

/** Two at a time would each take the other's work for its own. */
function locked<T>(to: string, work: () => T): T {
  const lock = path.join(to, '.lock');
  mkdirSync(to, {recursive: true});
  try {
    mkdirSync(lock);
  } catch {
    throw new Error(`Another release is in progress in ${to}. If not, remove ${lock}.`);
  }
  try {
    return work();
  } finally {
    rmdirSync(lock);
  }
}

/** Lets the server serve a release whose folder is complete. */
function switchTo(
  target: Release,
  releases: readonly Release[],
  {to, now = new Date(), keepDays = KEEP_DAYS, reload}: Options,
): void {
  const isRecent = ({replaced}: Release): boolean =>
    replaced === undefined || now.getTime() - Date.parse(replaced) <= keepDays * DAY_MS;
  const recent = releases.filter((release) => release.id !== target.id && isRecent(release));
  linkAssets(to, recent, folderOf(to, target));
  // While the link is switched, pages of both may be on their way with headers of either.
  const all = (kind: keyof Hashes): string[] =>
    [...new Set(releases.flatMap((release) => release.hashes[kind]))].sort();
  const hashes: Hashes = {scripts: all('scripts'), styles: all('styles')};
  writeConfigurations(path.join(to, 'delivery'), configurations(hashes, path.resolve(to, 'current')));
  reload?.();

  const updated = releases.map(
    ({replaced, ...release}): Release =>
      release.id === target.id ? release : {...release, replaced: replaced ?? now.toISOString()},
  );
  const others = updated.filter(({id}) => id !== target.id);
  const kept = new Set([target, ...others.filter(isRecent), ...others.slice(-KEEP_RELEASES)].map(({id}) => id));
  // Before the switch: a release that is served must never be unknown here, or its files would go too early.
  writeReleases(
    to,
    updated.filter(({id}) => kept.has(id)),
  );
  const link = path.join(to, 'current.new');
  rmSync(link, {force: true});
  symlinkSync(path.join('releases', target.id), link);
  renameSync(link, path.join(to, 'current'));
  for (const release of updated)
    if (!kept.has(release.id)) rmSync(folderOf(to, release), {recursive: true, force: true});
}

/**
 * @param from folder of a finished build
 * @returns the new release, which is served
 * @throws Error when the build is not finished, another release is under way, or the reload fails: then the old release is still served
 */
export function publish(from: string, options: Options): Release {
  const {to, now = new Date()} = options;
  const hashes = readHashes(from);
  if (!hashes || !isFinished(from)) throw new Error(`There is no finished site in ${from}. Run "npm run build" first.`);
  return locked(to, () => {
    const published = now.toISOString();
    const release: Release = {
      id: `${published.replace(/[-:]|\.\d+/g, '')}-${fingerprint(from)}`,
      published,
      assets: filesBelow(path.join(from, 'assets')),
      hashes,
    };
    const folder = folderOf(to, release);
    if (existsSync(folder)) throw new Error(`${folder} already exists.`);
    // Under another name until it is whole. Times are kept, because servers make tags of them.
    cpSync(from, `${folder}.part`, {recursive: true, preserveTimestamps: true});
    renameSync(`${folder}.part`, folder);
    try {
      switchTo(release, [...readReleases(to), release], options);
    } catch (error) {
      if (currentRelease(to)?.id !== release.id) rmSync(folder, {recursive: true});
      throw error;
    }
    return release;
  });
}

/**
 * Serves an older release again.
 *
 * @param id the release; missing for the one before the current
 * @throws Error when there is no such release
 */
export function rollBack(options: Options, id?: string): Release {
  const {to} = options;
  return locked(to, () => {
    const releases = readReleases(to);
    const earlier = releases
      .filter(({replaced}) => replaced !== undefined)
      .sort((a, b) => Date.parse(a.replaced!) - Date.parse(b.replaced!));
    const target = id === undefined ? earlier.at(-1) : releases.find((release) => release.id === id);
    const wanted = id === undefined ? 'earlier release' : `release "${id}"`;
    const known = releases.map((release) => release.id).join(', ') || 'none';
    if (!target) throw new Error(`There is no ${wanted} in ${to}. Known: ${known}.`);
    switchTo(target, releases, options);
    return target;
  });
}
