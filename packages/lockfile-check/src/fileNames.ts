/** Tells by its name which files of a folder are read. Runs in the worker, which has the formats. */
import {formats, nearbyLanguage} from '@ecosystems-docs/lockfile-reader';

/** Names that SBOM tools write, and what npm calls the lockfile of a published package. */
const OTHERS = /^npm-shrinkwrap\.json$|(?:^|[._-])(?:s?bom|cdx|cyclonedx|spdx)(?:[._-].*)?\.(?:json|xml)$/i;

/** Folders with what was installed, and those of tools. */
const PASSED_BY = /(?:^|\/)(?:node_modules|vendor|site-packages|\.[^/]+)\//;

/** @returns the format that a file has by its name */
const formatOf = (name: string): (typeof formats)[number] | undefined =>
  formats.find(({fileName, title}) => {
    const [first = ''] = title.split(' ');
    return fileName ? fileName.test(name) : first.includes('.') && first.toLowerCase() === name.toLowerCase();
  });

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/**
 * Picks files that we only know by name, too, so that they count as not read: but no manifest beside or below a
 * lockfile of its language, which names what the manifest asks for.
 *
 * @param paths of files below a folder
 * @returns the places of the files to read
 */
export function pickFiles(paths: readonly string[]): number[] {
  const places = paths.flatMap((path, place) => (PASSED_BY.test(path) ? [] : [place]));
  const covered = new Map<string, Set<string>>();
  for (const place of places) {
    const language = formatOf(nameOf(paths[place]!))?.language;
    if (language) covered.set(language, (covered.get(language) ?? new Set()).add(folderOf(paths[place]!)));
  }
  const isCovered = (path: string, language: string): boolean => {
    const folders = covered.get(language);
    for (let folder = folderOf(path); folders; folder = folderOf(folder.slice(0, -1))) {
      if (folders.has(folder)) return true;
      if (folder === '') return false;
    }
    return false;
  };
  return places.filter((place) => {
    const path = paths[place]!;
    if (OTHERS.test(nameOf(path)) || formatOf(nameOf(path))) return true;
    const language = nearbyLanguage(nameOf(path));
    return language !== undefined && !isCovered(path, language);
  });
}
