/** Tells the modules of the project that a file is about: they aren't published, and their names may be private. */
import type {PackageUrl} from '../../purl';

/** The project, as far as the file describes it. */
export type Project = Partial<PackageUrl>;

/** @returns whether a package is the project itself, or has its group and its version */
export function isOwn({type, namespace = '', name, version}: Project, other: PackageUrl): boolean {
  if (type !== undefined && type !== other.type) return false;
  const group = other.namespace ?? '';
  if (type !== undefined && name === other.name && namespace === group) return true;
  // Groups within a group, too: `com.acme.shop.web` in `com.acme.shop`.
  const isOfGroup = namespace !== '' && /^(?:[./]|$)/.test(group.replace(namespace, '')) && group.startsWith(namespace);
  return isOfGroup && version !== undefined && version === other.version;
}
