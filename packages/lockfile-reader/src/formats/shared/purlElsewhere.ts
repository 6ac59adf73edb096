/** Tells from a package URL alone whether its package comes from elsewhere than the public registry. */
import {isPublicCodeHost} from '../../codeHosts';
import {isInside} from '../../inside';
import {fullName, type PackageUrl} from '../../purl';
import type {Elsewhere} from '../../types';
import {
  downloadElsewhere,
  isPinned,
  isPublicRegistry,
  moduleElsewhere,
  pageElsewhere,
  reasonOfSource,
  registryElsewhere,
} from './registries';

/** Types whose registry consists of repositories, so that a version control URL says nothing. */
export const FROM_REPOSITORIES = /^(?:golang|swift|githubactions|carthage|bower|julia|vcpkg|terraform)$/;

/** @returns the qualifiers of a package URL. A plus is part of a URL here: `git+https://…` */
export const qualifiersOf = (text: string): [key: string, value: string][] =>
  [...new URLSearchParams((/\?([^#]*)/.exec(text)?.[1] ?? '').replaceAll('+', '%2B').replace(/;(?=\w+=)/g, '&'))].map(
    ([key, value]) => [key.toLowerCase(), value],
  );

/** @returns where a package comes from, if its package URL says that it isn't the public registry */
export function qualifierElsewhere(type: string, name: string, text: string, version?: string): Elsewhere | undefined {
  for (const [key, value] of qualifiersOf(text)) {
    if (!value) continue;
    if (reasonOfSource(value) === 'local') return {reason: 'local'};
    if (/^(?:(?:repository|registry|index)(?:_url)?|origin)$/.test(key)) {
      const url = value.includes('://') ? value : `https://${value}`;
      if (!isPublicRegistry(type, url)) return registryElsewhere(type, url);
    } else if (key === 'vcs_url') {
      if (FROM_REPOSITORIES.test(type)) continue;
      // Only a commit says that it is the repository: some tools name that of each package.
      const elsewhere: Elsewhere | undefined = isPinned(value) ? {reason: 'git'} : pageElsewhere(value);
      if (elsewhere) return elsewhere;
    } else if (key === 'download_url' || value.includes('://')) {
      const elsewhere = downloadElsewhere(type, name, value, version);
      if (elsewhere) return elsewhere;
    }
  }
  return undefined;
}

/** Types whose names can begin with the host that serves the package. */
const BEGINS_WITH_HOST = /^(?:golang|swift|docker|oci|carthage|terraform|bitbucket|github)$/;

/** @returns that a package is private, if its name begins with a host that isn't public */
function hostElsewhere(type: string, name: string, version?: string): Elsewhere | undefined {
  const [host = '', ...rest] = name.split('/');
  if (type === 'hex' && rest.length > 0) return {reason: 'private'};
  if (!BEGINS_WITH_HOST.test(type) || rest.length === 0) return undefined;
  if (type === 'golang') return moduleElsewhere(name, version);
  const isHost = /[.:]|^localhost$/i.test(host);
  if (isHost && isInside(host)) return {reason: 'private'};
  if (type === 'swift' && isHost && !isPublicCodeHost(host.toLowerCase())) return {reason: 'private', host};
  // Images of Docker Hub have no host in their names.
  return /^(?:docker|oci)$/.test(type) && isHost && !/^(?:docker\.io|index\.docker\.io)$/i.test(host)
    ? {reason: 'other-registry', host}
    : undefined;
}

/**
 * @param text the package URL as it was written
 * @returns where its package comes from, as its qualifiers and its name say; undefined if that is the public registry
 */
export const purlElsewhere = (url: PackageUrl, text: string): Elsewhere | undefined =>
  qualifierElsewhere(url.type, fullName(url), text, url.version) ?? hostElsewhere(url.type, fullName(url), url.version);
