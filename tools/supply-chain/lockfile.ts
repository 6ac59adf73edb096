/** What `package-lock.json` says will be installed. */
import {readFileSync} from 'node:fs';

/** A package with the fields that npm writes, as far as we read them. */
export interface LockedPackage {
  name: string;
  /** Where it is installed, from the project's folder on. */
  path: string;
  version: string;
  /** As the package states it: mostly an SPDX expression. */
  license?: string;
  /** Where it's a workspace of this repository. */
  link?: boolean;
}

/** @returns every package in the lock file, without the project itself and its workspaces */
export function readLockfile(): LockedPackage[] {
  const {packages} = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: Record<string, LockedPackage>};
  delete packages[''];
  return Object.entries(packages)
    .filter(([path, {link}]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({
      ...entry,
      path,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    }));
}
