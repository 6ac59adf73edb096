/** Tells the modules of the project that a file is about: they aren't published, and their names may be private. */
import type {PackageUrl} from '../../purl';
import {compareVersions} from '../../versions/versions';
import {ownModules} from './goModules';

/** The project, as far as the file describes it. */
export type Project = Partial<PackageUrl>;

/** @returns a name with its namespace, as it is written in one word */
const inFull = ({namespace, name = ''}: Project): string => (namespace ? `${namespace}/${name}` : name);

/** @returns whether a package is the project itself, has its group and its version, or has none, as Gradle writes it */
export function isOwn(project: Project, other: PackageUrl): boolean {
  const {type, namespace = '', name, version} = project;
  if (type !== undefined && type !== other.type) return false;
  if (type === 'golang') return ownModules([inFull(project)])(inFull(other));
  const group = other.namespace ?? '';
  if (name !== undefined && inFull(project) === inFull(other)) return true;
  // Groups within a group, too: `com.acme.shop.web` in `com.acme.shop`.
  const isOfGroup = namespace !== '' && /^(?:[./]|$)/.test(group.replace(namespace, '')) && group.startsWith(namespace);
  if (other.type === 'maven' && other.version === 'unspecified') return true;
  if (!isOfGroup || version === undefined || other.version === undefined) return false;
  return version === other.version || compareVersions(other.type, version, other.version) === 0;
}
