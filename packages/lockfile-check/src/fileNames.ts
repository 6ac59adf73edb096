/** Tells by its path which files of a folder are read, and what of the folder isn't. Runs in the worker, which has the formats. */
import {formats, nearbyLanguage} from '@ecosystems-docs/lockfile-reader';
import {isPassedOver, languagesIn} from './folders';
import type {UnreadFile} from './unreadFile';

const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

function formatOf(path: string): (typeof formats)[number] | undefined {
  const name = nameOf(path);
  return formats.find(({fileName, filePath}) => fileName?.test(name) || filePath?.test(path));
}

/** @returns the first folder on a path that isn't opened; the one that was chosen is, whatever its name */
function passedOn(path: string): string | undefined {
  const folders = path.split('/').slice(0, -1);
  const place = folders.findIndex((name, at) => at > 0 && isPassedOver(name));
  return place < 0 ? undefined : folders.slice(0, place + 1).join('/');
}

class Lockfiles {
  readonly #folders = new Map<string, Set<string>>();

  constructor(paths: readonly string[]) {
    for (const path of paths) {
      const language = formatOf(path)?.language;
      if (language) this.#folders.set(language, (this.#folders.get(language) ?? new Set()).add(folderOf(path)));
    }
  }

  /** @returns whether a lockfile of a language lies beside a file or a folder, or above it */
  has(path: string, language: string): boolean {
    const folders = this.#folders.get(language);
    for (let folder = folderOf(path); folders; folder = folderOf(folder.slice(0, -1))) {
      if (folders.has(folder)) return true;
      if (folder === '') return false;
    }
    return false;
  }
}

/** What is taken of a folder. */
export interface Picked {
  /** The places of the files to read. */
  places: number[];
  /** Folders that weren't opened, because lockfiles name what is in them. */
  passedOver: string[];
  /** Folders that weren't opened, and of which no lockfile says what is in them. */
  unread: UnreadFile[];
}

const NOT_OPENED =
  "We don't open such folders, and found no lockfile that says what is in it. Choose a lockfile or an SBOM.";

/**
 * Picks files that we only know by name, too, so that they count as not read: but no manifest beside or below a
 * lockfile of its language, which names what the manifest asks for.
 *
 * @param paths of files below a folder, from its own name on; that of a folder that wasn't opened ends with a slash
 */
export function pickFiles(paths: readonly string[]): Picked {
  const passed = paths.map(passedOn);
  const places = paths.flatMap((_path, place) => (passed[place] === undefined ? [place] : []));
  const lockfiles = new Lockfiles(places.map((place) => paths[place]!));
  const folders = [...new Set(passed)].filter((one) => one !== undefined);
  const said = folders.filter((folder) => languagesIn(nameOf(folder)));
  const isNamed = (folder: string): boolean =>
    languagesIn(nameOf(folder))!.some((language) => lockfiles.has(folder, language));
  return {
    places: places.filter((place) => {
      const path = paths[place]!;
      if (formatOf(path)) return true;
      const language = nearbyLanguage(nameOf(path));
      return language !== undefined && !lockfiles.has(path, language);
    }),
    passedOver: said.filter(isNamed),
    unread: said.filter((folder) => !isNamed(folder)).map((name) => ({kind: 'folder', name, message: NOT_OPENED})),
  };
}
