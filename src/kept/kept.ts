/**
 * Results of a build that later builds take over. Each lies in a file whose name
 * is a fingerprint of all that it is made of, so a result is never an old one;
 * whoever deletes the folder loses time only.
 */
import {createHash, randomUUID} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';

/** Where results lie, from the root of the site; with the caches of other tools, so that one command drops all. */
export const KEPT_DIR = 'node_modules/.cache/site';

/** Bytes of results of one kind that are kept: those of the last handful of builds. */
const MOST = 256 * 1024 * 1024;

/**
 * @param root root of the site
 * @param names files and folders from there on; tests in them do not count
 * @returns a fingerprint of their paths and contents, and of Node
 */
export function fingerprint(root: string, names: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  const add = (name: string): void => {
    const file = path.join(root, name);
    if (!statSync(file).isDirectory()) hash.update(`${name}\0`).update(readFileSync(file));
    else for (const entry of readdirSync(file).sort()) if (!/\.test\.tsx?$/.test(entry)) add(path.join(name, entry));
  };
  names.forEach(add);
  return hash.digest('hex').slice(0, 32);
}

/** @returns a fingerprint of texts and bytes in their order */
export function shortHash(...parts: readonly (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
}

/** Folders in which this process has dropped what is old. */
const tidied = new Set<string>();

/** Drops the results that builds have asked for longest ago. */
function dropOld(folder: string): void {
  const results = readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    // Another build may have dropped it meanwhile.
    const stats = statSync(file, {throwIfNoEntry: false});
    return stats ? [{file, size: stats.size, asked: stats.mtimeMs}] : [];
  });
  let bytes = 0;
  for (const {file, size} of results.sort((a, b) => b.asked - a.asked)) {
    bytes += size;
    if (bytes > MOST) rmSync(file, {force: true});
  }
}

/**
 * @param folder where the results of this kind lie
 * @param madeOf fingerprint of everything that the result depends on
 * @returns the result, or undefined where there is none
 */
function readKept<T>(folder: string, madeOf: string): T | undefined {
  const file = path.join(folder, madeOf);
  try {
    const result = deserialize(readFileSync(file)) as T;
    const now = new Date();
    utimesSync(file, now, now);
    return result;
  } catch {
    // Not there, or cut off by a build that was stopped: to be made anew.
    return undefined;
  }
}

/**
 * @param folder where the results of this kind lie; made where it is missing
 * @param madeOf fingerprint of everything that the result depends on
 * @param result structured data: no functions, no instances of own classes
 */
function keep(folder: string, madeOf: string, result: unknown): void {
  mkdirSync(folder, {recursive: true});
  if (!tidied.has(folder)) dropOld(folder);
  tidied.add(folder);
  const file = path.join(folder, madeOf);
  // Builds side by side share the folder: a file has its name only once it is whole.
  const unfinished = `${file}.${randomUUID()}`;
  writeFileSync(unfinished, serialize(result));
  renameSync(unfinished, file);
}

const fingerprints = new Map<string, string>();

/**
 * A result that only the sources decide. Outside a build for production it is
 * made anew: there sources change while the process runs.
 *
 * @param root root of the site
 * @param what name of this kind of result
 * @param sources files and folders, from the root on, that it is made of and by; they do not change during the build
 * @param make makes the result where there is none
 * @param own what it is made of besides: the text of a page, say
 * @returns the result
 */
export function keptInBuild<T extends object>(root: string, what: string, sources: readonly string[], make: () => T, own = ''): T {
  if (process.env.NODE_ENV !== 'production') return make();
  const key = [root, ...sources].join('\0');
  const common = fingerprints.get(key) ?? fingerprint(root, sources);
  fingerprints.set(key, common);
  return kept(path.join(root, KEPT_DIR, what), shortHash(common, own), make);
}

/**
 * @param folder where the results of this kind lie
 * @param madeOf fingerprint of everything that the result depends on
 * @param make makes the result where there is none; what it throws goes to the caller, and nothing is kept
 * @returns the result
 */
export function kept<T extends object>(folder: string, madeOf: string, make: () => T): T {
  const known = readKept<T>(folder, madeOf);
  if (known) return known;
  const result = make();
  keep(folder, madeOf, result);
  return result;
}

/** The same for a result that is waited for. */
export async function keptAsync<T extends object>(folder: string, madeOf: string, make: () => Promise<T>): Promise<T> {
  const known = readKept<T>(folder, madeOf);
  if (known) return known;
  const result = await make();
  keep(folder, madeOf, result);
  return result;
}
