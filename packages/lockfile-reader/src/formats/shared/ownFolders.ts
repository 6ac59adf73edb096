/** Tells the folders of a project from others. */
import type {Elsewhere} from '../../types';
import {normalPath} from '../../normalPath';
import {isArchiveFile} from './registries';

/**
 * @param path as a file writes it, relative to itself
 * @returns the folder, empty for the one of the file; undefined if it lies outside
 */
export function ownFolder(path: string): string | undefined {
  // Absolute paths, URLs, variables and patterns lead anywhere.
  if (/^[/~]|[\\:$%*?<>|]/.test(path) || path.trim() === '' || isArchiveFile(path)) return undefined;
  const folder = normalPath(path.trim());
  return /^\.\.(?:\/|$)/.test(folder) ? undefined : folder;
}

/**
 * @param isMember whether the file itself says that the folder is a part of the project: another may have a copy of a
 * package with advisories
 * @returns where a package in a folder comes from
 */
export function folderElsewhere(path = '', isMember = false): Elsewhere {
  const folder = ownFolder(path);
  return {reason: folder === '' || (isMember && folder !== undefined) ? 'own' : 'local'};
}
