/** Tells the folders of a project from others: nobody publishes advisories for what is in them. */
import type {Elsewhere} from '../../types';
import {normalPath} from '../../normalPath';
import {isArchiveFile} from './registries';

/** Folders for what others have written, which can be a copy of a package with advisories. */
const OF_OTHERS =
  /(?:^|\/)(?:node_modules|bower_components|vendor(?:ed|s)?|third[_-]?party|externals?|deps|site-packages)(?:\/|$)/i;

/**
 * @param path as a file writes it, relative to itself
 * @returns the folder, empty for the one of the file; undefined if it lies outside, or may be another's code
 */
export function ownFolder(path: string): string | undefined {
  // Absolute paths, URLs, variables and patterns lead anywhere.
  if (/^[/~]|[\\:$%*?<>|]/.test(path) || path.trim() === '' || isArchiveFile(path)) return undefined;
  const folder = normalPath(path.trim());
  return /^\.\.(?:\/|$)/.test(folder) || OF_OTHERS.test(folder) ? undefined : folder;
}

/** @returns where a package in a folder comes from */
export const folderElsewhere = (path = ''): Elsewhere => ({reason: ownFolder(path) === undefined ? 'local' : 'own'});
