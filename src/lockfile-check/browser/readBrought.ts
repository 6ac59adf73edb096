/** Reads what a reader brings: a text, files, and the lockfiles and SBOMs in folders. */
import {type FileContents, withoutSecrets} from '@ecosystems-docs/lockfile-reader';
import {FULL, MAX_FILE_SIZE, MAX_FILES, MAX_TOTAL_SIZE, tooLarge} from '@ecosystems-docs/lockfile-reader/limits';
import {isPassedOver, type UnreadFile} from '@ecosystems-docs/lockfile-check';
import {readShared} from '../share';
import type {Connection} from './connection';

/** A text, the fragment of a shared link, or files and folders. */
export type Brought = string | readonly (File | FileSystemDirectoryEntry)[];

/** A file that was read, before the reader has decided about its sources. */
export interface FileRead {
  name: string;
  contents: FileContents;
}

export interface BroughtRead {
  files: FileRead[];
  unread: UnreadFile[];
  /** Folders that weren't opened, because lockfiles name what is in them. */
  passedOver: string[];
}

interface Candidate {
  name: string;
  open: () => Promise<Blob | string>;
}

/** @returns what the heading calls it */
export function broughtTitle(brought: Brought): string {
  if (typeof brought === 'string') return readShared(brought) === undefined ? 'what you pasted' : 'a shared link';
  const [first, ...others] = brought;
  return first && others.length === 0 ? withoutSecrets(first.name) : 'your files';
}

const pathOf = ({fullPath}: FileSystemEntry): string => fullPath.replace(/^\//, '');

/** Lists all files below a folder, the folders that we don't open, and those that the system doesn't let us open. A folder's reader gives a part at a time. */
async function listFolder(
  folder: FileSystemDirectoryEntry,
  files: FileSystemEntry[],
  unread: UnreadFile[],
): Promise<void> {
  const reader = folder.createReader();
  for (;;) {
    const entries = await new Promise<FileSystemEntry[] | undefined>((resolve) =>
      reader.readEntries(resolve, () => resolve(undefined)),
    );
    if (!entries)
      unread.push({kind: 'folder', name: pathOf(folder), message: "Your browser couldn't open the folder."});
    if (!entries?.length) return;
    for (const entry of entries)
      if (entry.isFile || isPassedOver(entry.name)) files.push(entry);
      else await listFolder(entry as FileSystemDirectoryEntry, files, unread);
  }
}

async function candidatesOf(item: File | FileSystemDirectoryEntry, unread: UnreadFile[]): Promise<Candidate[]> {
  if (item instanceof File) return [{name: item.webkitRelativePath || item.name, open: async () => item}];
  const files: FileSystemEntry[] = [];
  await listFolder(item, files, unread);
  return files.map((entry) => ({
    name: entry.isFile ? pathOf(entry) : `${pathOf(entry)}/`,
    open: () => new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject)),
  }));
}

/** @returns the folder that all paths are in, whose name says nothing in front of them; empty if there are several */
function rootOf(candidates: readonly Candidate[]): string {
  const folders = new Set(candidates.map(({name}) => /^[^/]+\/|/.exec(name)?.[0] ?? ''));
  const [folder = ''] = folders;
  return folders.size === 1 ? folder : '';
}

/** Two files need two names. */
function withOwnNames(candidates: readonly Candidate[], shown: (name: string) => string): Candidate[] {
  const seen = new Map<string, number>();
  return candidates.map(({name, open}) => {
    const short = shown(name);
    const times = (seen.get(short) ?? 0) + 1;
    seen.set(short, times);
    return {name: times > 1 ? `${short} (${times})` : short, open};
  });
}

const folderName = ([first]: readonly Candidate[]): string => withoutSecrets(first?.name.split('/', 1)[0] ?? '');

/** The files that the reader has chosen themselves, and those of folders that are read by their names. */
async function findFiles(
  brought: Brought,
  connection: Connection,
  {unread, passedOver}: BroughtRead,
): Promise<Candidate[]> {
  if (typeof brought === 'string') return [{name: '', open: async () => readShared(brought) ?? brought}];
  const closed: UnreadFile[] = [];
  const all = (await Promise.all(brought.map((item) => candidatesOf(item, closed)))).flat();
  const own = all.filter(({name}) => !name.includes('/'));
  const below = all.filter(({name}) => name.includes('/'));
  const picked = below.length > 0 ? await connection.pick(below.map(({name}) => name)) : undefined;
  if (typeof picked === 'string') unread.push({kind: 'folder', name: folderName(below), message: picked});
  const {places, ...folders} = typeof picked === 'object' ? picked : {places: [], passedOver: [], unread: []};
  // Systems give the files of a folder in any order.
  const inFolders = places
    .flatMap((place) => below[place] ?? [])
    .sort((a, b) => a.name.localeCompare(b.name, 'en', {numeric: true}));
  const chosen = [...own, ...inFolders];
  const root = rootOf(chosen);
  const shown = (name: string): string => withoutSecrets(name.startsWith(root) ? name.slice(root.length) : name);
  for (const one of [...closed, ...folders.unread]) unread.push({...one, name: shown(one.name)});
  for (const name of folders.passedOver) passedOver.push(shown(name));
  return withOwnNames(chosen, shown);
}

const sizeOf = (content: Blob | string): number => (typeof content === 'string' ? content.length : content.size);

/**
 * Reads one file after the other. One that can't be read ends no other.
 *
 * @param onRead called before each file
 * @returns what was read, and what wasn't; it ends early when the signal is aborted
 */
export async function readBrought(
  brought: Brought,
  connection: Connection,
  signal: AbortSignal,
  onRead: (done: number, files: number) => void,
): Promise<BroughtRead> {
  const result: BroughtRead = {files: [], unread: [], passedOver: []};
  const {files, unread} = result;
  const candidates = await findFiles(brought, connection, result);
  let total = 0;
  const read = async ({name, open}: Candidate, place: number): Promise<FileContents | string> => {
    const content = await open().catch(() => undefined);
    if (content === undefined) return "Your browser couldn't open it.";
    // Before it is read into memory.
    if (sizeOf(content) > MAX_FILE_SIZE) return tooLarge(name || 'This text');
    total += sizeOf(content);
    if (place >= MAX_FILES || total > MAX_TOTAL_SIZE) return FULL;
    const outcome = await connection.read({name, content});
    return outcome.ok ? outcome.contents : outcome.message;
  };
  for (const [place, candidate] of candidates.entries()) {
    if (signal.aborted) break;
    onRead(place, candidates.length);
    const contents = await read(candidate, place);
    if (typeof contents === 'string') unread.push({name: candidate.name, message: contents});
    else files.push({name: candidate.name, contents});
  }
  if (candidates.length + unread.length === 0)
    unread.push({name: '', message: "We didn't find a lockfile or an SBOM there."});
  return result;
}
