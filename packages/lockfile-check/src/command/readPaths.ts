/** Reads files, folders and standard input, with limits. What isn't read is listed. */
import type {Dirent} from 'node:fs';
import {lstat, readdir, readFile, realpath, stat} from 'node:fs/promises';
import path from 'node:path';
import {addAbortSignal} from 'node:stream';
import {decide, sourceKey, withoutSecrets, type ReadResult} from '@ecosystems-docs/lockfile-reader';
import {FULL, MAX_FILE_SIZE, MAX_FILES, MAX_TOTAL_SIZE, tooLarge} from '@ecosystems-docs/lockfile-reader/limits';
import {pickFiles} from '../fileNames';
import {isPassedOver} from '../folders';
import {joinFiles, type Inventory} from '../inventory';
import type {UnreadFile} from '../unreadFile';
import {readSource} from '../readSource';
import {STDIN} from './about';
import {UsageError} from './options';

/** Entries of folders that are looked at, and how deep. */
const MAX_ENTRIES = 200_000;
const MAX_DEPTH = 40;

export interface PathsRead {
  inventory: Inventory;
  /** The texts of the files, by name: findings point at their lines. */
  texts: ReadonlyMap<string, string>;
  /** Keys of the sources whose names aren't sent, because they may be private. */
  refused: readonly string[];
}

interface Walk {
  files: string[];
  unread: UnreadFile[];
  entries: number;
}

const codeOf = (error: unknown): string => (error as NodeJS.ErrnoException | undefined)?.code ?? 'error';

/** @returns whether a link leads to a folder that isn't below another one; what is, is found there */
async function leadsOut(link: string, root: string): Promise<boolean> {
  try {
    const [target, top] = await Promise.all([realpath(link), realpath(root)]);
    return (await stat(target)).isDirectory() && path.relative(top, target).startsWith('..');
  } catch {
    return false;
  }
}

/** Lists a folder's files by their path below it. Links are not followed: they can lead anywhere. */
async function walk(root: string, below: string, depth: number, walked: Walk): Promise<void> {
  const folder = path.join(root, below);
  let entries: Dirent[];
  try {
    entries = await readdir(folder, {withFileTypes: true});
  } catch (error) {
    walked.unread.push({
      kind: 'folder',
      name: nameOf(folder),
      message: `We couldn't open the folder (${codeOf(error)}).`,
    });
    return;
  }
  for (const entry of entries.sort((a, b) => a.name.localeCompare(b.name, 'en', {numeric: true}))) {
    const inside = path.posix.join(below, entry.name);
    if (++walked.entries > MAX_ENTRIES || depth > MAX_DEPTH) {
      walked.unread.push({
        kind: 'folder',
        name: nameOf(folder),
        message: 'The folder has too many files or is too deep. Check a part of it.',
      });
      return;
    }
    if (entry.isDirectory() && isPassedOver(entry.name)) walked.files.push(`${inside}/`);
    else if (entry.isDirectory()) await walk(root, inside, depth + 1, walked);
    else if (entry.isSymbolicLink() && (await leadsOut(path.join(root, inside), root)))
      walked.unread.push({
        kind: 'folder',
        name: nameOf(path.join(root, inside)),
        message: 'It stands for a folder elsewhere. Name that folder, too.',
      });
    else walked.files.push(inside);
  }
}

/** A path as outputs write it: below the working directory, else from the root, with slashes. */
function nameOf(file: string): string {
  const below = path.relative('', path.resolve(file)) || '.';
  const name = below.startsWith('..') ? path.resolve(file) : below;
  return withoutSecrets(name.split(path.sep).join('/'));
}

/** The files that the arguments name, and those of their folders that are read by their names. */
async function filesOf(paths: readonly string[]): Promise<Pick<Walk, 'files' | 'unread'> & {passedOver: string[]}> {
  const all = new Set<string>();
  const unread: UnreadFile[] = [];
  const passedOver: string[] = [];
  for (const one of paths) {
    const info = one === '-' ? undefined : await stat(one).catch(codeOf);
    if (info === 'ENOENT') throw new UsageError(`There is no file or folder ${one}.`);
    if (typeof info === 'string') unread.push({name: nameOf(one), message: `We couldn't open it (${info}).`});
    else if (info?.isDirectory()) {
      const walked: Walk = {files: [], unread: [], entries: 0};
      await walk(one, '', 0, walked);
      const picked = pickFiles(walked.files.map((file) => `./${file}`));
      for (const place of picked.places) all.add(path.join(one, walked.files[place]!));
      for (const folder of picked.passedOver) passedOver.push(nameOf(path.join(one, folder)));
      for (const folder of picked.unread) walked.unread.push({...folder, name: nameOf(path.join(one, folder.name))});
      for (const folder of walked.unread) unread.push(folder);
      if (picked.places.length + walked.unread.length === 0)
        unread.push({name: nameOf(one), message: "We didn't find a lockfile or an SBOM there."});
    } else all.add(one === '-' ? one : path.normalize(one));
  }
  return {files: [...all], unread, passedOver};
}

/** @returns the bytes of a file, or why there are none */
async function bytesOf(file: string, signal: AbortSignal): Promise<Uint8Array | string> {
  if (file === '-') {
    const parts: Buffer[] = [];
    let size = 0;
    // Whoever should write to it may never do.
    for await (const part of addAbortSignal(signal, process.stdin) as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > MAX_FILE_SIZE) return tooLarge(STDIN);
      parts.push(part);
    }
    return Buffer.concat(parts);
  }
  const info = await lstat(file);
  if (!info.isFile()) return "It isn't a file. Name the file that it stands for.";
  // Before it is read into memory.
  return info.size > MAX_FILE_SIZE ? tooLarge(nameOf(file)) : readFile(file);
}

/**
 * @param accepted keys of the sources whose names are sent although they may be private
 * @param signal ends the reading of standard input
 * @param onFiles called with the number of files
 */
export async function readPaths(
  paths: readonly string[],
  accepted: ReadonlySet<string>,
  signal: AbortSignal,
  onFiles: (files: number) => void,
): Promise<PathsRead> {
  const {files, unread, passedOver} = await filesOf(paths);
  onFiles(files.length);
  const results: {name: string; result: ReadResult}[] = [];
  const texts = new Map<string, string>();
  const refused = new Set<string>();
  let total = 0;
  for (const [place, file] of files.entries()) {
    const name = file === '-' ? STDIN : nameOf(file);
    const bytes =
      place < MAX_FILES
        ? await bytesOf(file, signal).catch((error) => `We couldn't open it (${codeOf(error)}).`)
        : FULL;
    total += typeof bytes === 'string' ? 0 : bytes.length;
    const refusal = typeof bytes === 'string' ? bytes : total > MAX_TOTAL_SIZE ? FULL : undefined;
    const outcome = refusal === undefined ? await readSource(file === '-' ? '' : name, bytes) : undefined;
    if (!outcome?.ok) unread.push({name, message: outcome?.message ?? refusal ?? ''});
    else {
      const {contents} = outcome;
      results.push({name, result: decide(contents, (source) => accepted.has(sourceKey(source)))});
      for (const source of contents.sources) if (!accepted.has(sourceKey(source))) refused.add(sourceKey(source));
      texts.set(name, new TextDecoder().decode(bytes as Uint8Array));
    }
  }
  return {inventory: joinFiles(results, unread, passedOver), texts, refused: [...refused]};
}
