/** Tells the modules of the project that a file is about: they aren't published, and their names may be private. */
import type {PackageUrl} from '../../purl';
import {compareVersions} from '../../versions/versions';

/** The project, as far as the file describes it. */
export type Project = Partial<PackageUrl>;

/** @returns whether a package is the project itself, has its group and its version, or has none, as Gradle writes it */
export function isOwn({type, namespace = '', name, version}: Project, other: PackageUrl): boolean {
  if (type !== undefined && type !== other.type) return false;
  const group = other.namespace ?? '';
  if (type !== undefined && name === other.name && namespace === group) return true;
  // Groups within a group, too: `com.acme.shop.web` in `com.acme.shop`.
  const isOfGroup = namespace !== '' && /^(?:[./]|$)/.test(group.replace(namespace, '')) && group.startsWith(namespace);
  if (other.type === 'maven' && other.version === 'unspecified') return true;
  if (!isOfGroup || version === undefined || other.version === undefined) return false;
  return version === other.version || compareVersions(other.type, version, other.version) === 0;
}
