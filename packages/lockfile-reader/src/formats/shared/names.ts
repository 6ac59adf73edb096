/** Writes names of packages as package URLs, in the normal form of each registry. */
import {formatPackageUrl, normalPythonName} from '../../purl';

/** Registries whose names have no slash: what stands before one is an organisation or a host. */
const FLAT = /^(?:pypi|gem|cargo|nuget|hex|pub)$/;

/** @returns whether the registry of a type could have a package of that name; paths and hosts are no names */
export function isNameOf(type: string, name: string): boolean {
  if (/^(?:$|\.{0,2}[\\/]|[a-z]:\\|~)|["'`\s]/i.test(name)) return false;
  if (FLAT.test(type)) return /^[\w\p{L}][^\\/:\s]*$/u.test(name);
  if (type === 'npm' && /[:\\]/.test(name)) return false;
  return type !== 'npm' || !name.includes('/') || /^@[^/]+\/[^/]+$/.test(name);
}

/**
 * @param key such as `@babel/core@7.0.0`
 * @returns its name, and what follows it: a version, a range or a source; all of it is the name where the `@` follows a password
 */
export function splitAtSign(key: string): {name: string; rest: string} {
  const at = key.indexOf('@', 1);
  return at > 0 && !key.slice(0, at).includes(':')
    ? {name: key.slice(0, at), rest: key.slice(at + 1)}
    : {name: key, rest: ''};
}

/**
 * @param type of the package URL
 * @param name as its ecosystem writes it, for example `@babel/core` or `org.slf4j:slf4j-api`
 * @returns the package URL without version
 */
export function purlOf(type: string, name: string): string {
  if (type === 'pypi') return formatPackageUrl({type, name: normalPythonName(name)});
  const end = name.lastIndexOf(type === 'maven' ? ':' : '/');
  const parts = end > 0 ? {namespace: name.slice(0, end), name: name.slice(end + 1)} : {name};
  // Packagist compares without case; names of npm and Go that differ in case are different packages.
  if (type === 'composer') return formatPackageUrl({type, ...parts}).toLowerCase();
  return formatPackageUrl({type, ...parts});
}
