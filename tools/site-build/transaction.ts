/**
 * A build as a transaction: the site is made in a folder of its own and takes
 * the place of the last one only when it is whole. Whenever a build is
 * interrupted, the folder that is served holds the last finished site.
 */
import {existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Written last into a finished site. What has none is not finished, or was not made by this project. */
export const MARKER = '.finished.json';

/** The site while it is made. */
const nextOf = (site: string): string => `${site}-next`;

/** The last site during the two renames. */
const previousOf = (site: string): string => `${site}-previous`;

/** Beside each site lies the container's configuration, with its hashes. */
export const deliveryOf = (site: string): string => `${site}-delivery`;

/** @returns whether a folder holds a site that a build has finished */
export function isFinished(site: string): boolean {
  return existsSync(path.join(site, MARKER));
}

/** @throws Error with the fix if a folder has anything but a site of this project */
function refuseForeign(folder: string): void {
  if (!existsSync(folder) || isFinished(folder) || readdirSync(folder).length === 0) return;
  throw new Error(
    `${folder} contains files that no build of this project has finished, so we left it unchanged. Build into another folder (npm run build -- --dir NAME), or remove it yourself.`,
  );
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Takes the lock of a target. One that a killed build has left is taken over.
 *
 * @returns gives the lock back
 * @throws Error when another build of the target is under way
 */
function takeLock(site: string): () => void {
  const lock = `${site}-lock`;
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      writeFileSync(lock, String(process.pid), {flag: 'wx'});
      return () => rmSync(lock, {force: true});
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const pid = Number(readFileSync(lock, 'utf8'));
      if (pid > 0 && isRunning(pid))
        throw new Error(
          `Another build of ${site} is in progress (process ${pid}). Wait for it, or build into another folder: npm run build -- --dir NAME`,
        );
      rmSync(lock, {force: true});
    }
  }
  throw new Error(`Another build of ${site} started at the same moment. Retry.`);
}

/** Removes a folder, its marker last, so that an interrupted removal is recognised later. */
function remove(folder: string): void {
  // Removes only the link itself, because its target belongs to someone else.
  if (lstatSync(folder, {throwIfNoEntry: false})?.isDirectory())
    for (const name of readdirSync(folder))
      if (name !== MARKER) rmSync(path.join(folder, name), {recursive: true, force: true});
  rmSync(folder, {recursive: true, force: true});
}

/** Publishes a finished site. A second call continues an interrupted one. */
function replace(site: string): void {
  if (!isFinished(nextOf(site))) return;
  for (const folderOf of [deliveryOf, (folder: string) => folder]) {
    const [from, to, aside] = [nextOf(site), site, previousOf(site)].map(folderOf) as [string, string, string];
    if (!existsSync(from)) continue;
    if (existsSync(to)) {
      remove(aside);
      renameSync(to, aside);
    }
    renameSync(from, to);
  }
}

/**
 * Makes a site and lets it take the place of the last one.
 *
 * @param target folder of the site
 * @param make makes the site in a folder that is not there yet, with its configurations beside it (`deliveryOf`)
 * @throws Error when another build is under way, when the target holds files of somebody else, or what `make` throws; the last site is then still in its place
 */
export async function buildInto(target: string, make: (folder: string) => Promise<void>): Promise<void> {
  const site = path.resolve(target);
  const [next, previous] = [nextOf(site), previousOf(site)];
  mkdirSync(path.dirname(site), {recursive: true});
  const unlock = takeLock(site);
  try {
    // Beside a finished site the configurations are its own.
    const checked = isFinished(site) ? [site, previous] : [site, previous, deliveryOf(site), deliveryOf(previous)];
    for (const folder of checked) refuseForeign(folder);
    replace(site);
    // What lies in the folders of an unfinished build is recognised by their names, which only this lock's owner writes.
    for (const folder of [next, deliveryOf(next)]) rmSync(folder, {recursive: true, force: true});
    await make(next);
    if (existsSync(deliveryOf(next))) writeFileSync(path.join(deliveryOf(next), MARKER), '{}\n');
    writeFileSync(path.join(next, MARKER), `${JSON.stringify({files: readdirSync(next, {recursive: true}).length})}\n`);
    replace(site);
    for (const folder of [previous, deliveryOf(previous)]) remove(folder);
  } finally {
    unlock();
  }
}
