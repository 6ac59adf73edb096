/** What `package-lock.json` says will be installed. */
import {readFileSync} from 'node:fs';

/** A package with the fields that npm writes, as far as we read them. */
export interface LockedPackage {
  name: string;
  /** Where it is installed, from the project's folder on. */
  path: string;
  version: string;
  /** Where only development needs it. */
  dev?: boolean;
  /** As the package states it: mostly an SPDX expression. */
  license?: string;
  integrity?: string;
  /** Where the package wants to run a script when it is installed. */
  hasInstallScript?: boolean;
  /** Optional packages, such as those for other platforms. */
  optionalDependencies?: Readonly<Record<string, string>>;
}

/** @returns every package in the lock file, without the project itself */
export function readLockfile(): LockedPackage[] {
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, LockedPackage>};
  delete packages[''];
  return Object.entries(packages).map(([path, entry]) => ({
    ...entry,
    path,
    name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
  }));
}

/**
 * `npm ci` refuses a lock file that lacks a package, even one for another
 * platform. It comes to that when a registry does not have all packages of a
 * version: `npm install` leaves them out without a word.
 *
 * @returns the missing packages, each with the package that requires it
 */
export function missingOptional(packages: readonly LockedPackage[]): string[] {
  const paths = new Set(packages.map(({path}) => path));
  const isThere = (from: string, name: string): boolean => {
    for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
      if (paths.has(`${folder}${folder ? '/' : ''}node_modules/${name}`)) return true;
      if (!folder) return false;
    }
  };
  return packages.flatMap(({path, optionalDependencies = {}}) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isThere(path, name))
      .map((name) => `${name} (of ${path})`),
  );
}
