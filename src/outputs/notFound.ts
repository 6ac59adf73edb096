/**
 * What an agent gets in the place of a file that is not there: a text for each
 * folder that names the page above it and every file in it, so that a wrong name
 * costs one short response and not a page of HTML.
 */
import path from 'node:path/posix';
import {NOT_FOUND_TEXT} from '../catalogue/site';
import {absolute} from './addresses';

/** What a folder holds, by names. */
interface Folder {
  files: string[];
  folders: string[];
}

const isListed = (file: string): boolean => /\.(md|txt)$/.test(file) && !file.endsWith('.full.md');

function foldersOf(files: readonly string[]): Map<string, Folder> {
  const folders = new Map<string, Folder>();
  const folderOf = (name: string): Folder => {
    const known = folders.get(name);
    if (known) return known;
    const made: Folder = {files: [], folders: []};
    folders.set(name, made);
    if (name !== '/') folderOf(path.dirname(name)).folders.push(path.basename(name));
    return made;
  };
  for (const file of files.filter(isListed)) folderOf(path.dirname(file)).files.push(path.basename(file));
  return folders;
}

/** @returns the file that says most about a folder: its page, the index of a service, or that of everything */
function nearest(folder: string, files: ReadonlySet<string>): string {
  const candidates = [`${folder}.md`, path.join(folder, 'index.txt')];
  const nearby = candidates.find((candidate) => files.has(candidate));
  return nearby ?? (folder === '/' ? '/llms.txt' : nearest(path.dirname(folder), files));
}

/**
 * @param files the paths of all files of the site that are text
 * @returns the text of each folder by its path
 */
export function renderNotFound(files: Iterable<string>): Map<string, string> {
  const all = new Set(files);
  return new Map(
    [...foldersOf([...all])].map(([name, folder]) => [
      path.join(name, NOT_FOUND_TEXT),
      [
        '404: there is no such file. Nearest that exists:',
        '',
        absolute(nearest(name, all)),
        '',
        ...(folder.files.length > 0 ? [`Files in ${absolute(path.join(name, '/'))}: ${folder.files.join(' ')}`] : []),
        ...(folder.folders.length > 0
          ? [`Folders in it: ${folder.folders.map((inner) => `${inner}/`).join(' ')}`]
          : []),
        `Instructions, and the index of every service: ${absolute('/llms.txt')}`,
        '',
      ].join('\n'),
    ]),
  );
}
