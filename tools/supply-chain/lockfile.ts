/** What `package-lock.json` says will be installed. */
import {readFileSync} from 'node:fs';

export interface LockedPackage {
  name: string;
  version: string;
  /** Where it is installed, from the project's folder on. */
  path: string;
  /** True where only development needs it. */
  dev: boolean;
  /** As the package states it: mostly an SPDX expression. */
  licence?: string;
  integrity?: string;
  /** True where the package wants to run a script when it is installed. */
  hasInstallScript: boolean;
  /** Names of packages that it can do without, such as those for other platforms. */
  optional: readonly string[];
}

interface Entry {
  version?: string;
  dev?: boolean;
  license?: string;
  integrity?: string;
  hasInstallScript?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** @returns every package in the lock file, without the project itself */
export function readLockfile(): LockedPackage[] {
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, Entry>};
  delete packages[''];
  return Object.entries(packages).map(([path, {license, optionalDependencies = {}, ...entry}]) => ({
    version: '',
    dev: false,
    hasInstallScript: false,
    ...entry,
    path,
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    ...(license === undefined ? {} : {licence: license}),
    optional: Object.keys(optionalDependencies),
  }));
}

/**
 * `npm ci` refuses a lock file that lacks a package, even one for another
 * platform. It comes to that when a registry does not have all packages of a
 * version: `npm install` leaves them out without a word.
 *
 * @returns the missing packages, each with the one that names it
 */
export function missingOptional(packages: readonly LockedPackage[]): string[] {
  const paths = new Set(packages.map(({path}) => path));
  const isThere = (from: string, name: string): boolean => {
    for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
      if (paths.has(`${folder}${folder ? '/' : ''}node_modules/${name}`)) return true;
      if (!folder) return false;
    }
  };
  return packages.flatMap(({path, optional}) =>
    optional.filter((name) => !isThere(path, name)).map((name) => `${name} (of ${path})`),
  );
}
