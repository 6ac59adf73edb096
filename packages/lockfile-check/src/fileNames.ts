/** Tells by its name which files of a folder are read. Runs in the worker, which has the formats. */
import {formats} from '@ecosystems-docs/lockfile-reader';

/** Names that SBOM tools write, and what npm calls the lockfile of a published package. */
const OTHERS = /^npm-shrinkwrap\.json$|(?:^|[._-])(?:s?bom|cdx|cyclonedx|spdx)(?:[._-].*)?\.(?:json|xml)$/i;

/** Folders with what was installed, and those of tools. */
const PASSED_BY = /(?:^|\/)(?:node_modules|vendor|site-packages|\.[^/]+)\//;

const isNamed = (name: string): boolean =>
  OTHERS.test(name) ||
  formats.some(({fileName, title}) => {
    const [first = ''] = title.split(' ');
    return fileName ? fileName.test(name) : first.includes('.') && first.toLowerCase() === name.toLowerCase();
  });

/**
 * @param paths of files below a folder
 * @returns the places of those that are read: a go.sum only where no go.mod stands beside it, because it also has what isn't used
 */
export function pickFiles(paths: readonly string[]): number[] {
  const all = new Set(paths);
  return paths.flatMap((path, place) => {
    if (PASSED_BY.test(path) || !isNamed(path.replace(/^.*\//, ''))) return [];
    return path.endsWith('go.sum') && all.has(path.replace(/sum$/, 'mod')) ? [] : [place];
  });
}
