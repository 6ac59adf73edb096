/** Adds what package URLs name: SBOMs contain them, and lists consist of them. */
import {isPublicCodeHost} from '../../codeHosts';
import {ecosystemOf, formatPackageUrl, fullName, needsName, parsePackageUrl} from '../../purl';
import {isInside} from '../../inside';
import type {Elsewhere} from '../../types';
import type {Collector, Flags} from './collect';
import {purlOf, withoutPlatform} from './names';
import {downloadElsewhere, isPublicRegistry, isWorkspaceVersion, reasonOfSource, registryElsewhere} from './registries';

/** Signs of a range, which some tools write where a version belongs: `^1.0`, `>= 2`, `4.*.*`. */
const RANGE = /[*^~<>=|\s,[\]()]|^(?:latest|x)$/i;

/** Types whose registry consists of repositories, so that a version control URL says nothing. */
const FROM_REPOSITORIES = /^(?:golang|swift|githubactions|carthage|bower|julia|vcpkg|terraform)$/;

/** @returns where a package comes from, if its package URL says that it isn't the public registry */
export function qualifierElsewhere(type: string, name: string, text: string): Elsewhere | undefined {
  // A plus is part of a URL here: `git+https://…`.
  const qualifiers = new URLSearchParams(
    (/\?([^#]*)/.exec(text)?.[1] ?? '').replaceAll('+', '%2B').replace(/;(?=\w+=)/g, '&'),
  );
  for (const [written, value] of qualifiers) {
    const key = written.toLowerCase();
    if (!value) continue;
    if (reasonOfSource(value) === 'local') return {reason: 'local'};
    if (/^(?:(?:repository|registry|index)(?:_url)?|origin)$/.test(key)) {
      const url = value.includes('://') ? value : `https://${value}`;
      if (!isPublicRegistry(type, url)) return registryElsewhere(type, url);
    } else if (key === 'vcs_url') {
      if (!FROM_REPOSITORIES.test(type)) return {reason: 'git'};
    } else if (key === 'download_url' || value.includes('://')) {
      const elsewhere = downloadElsewhere(type, name, value);
      if (elsewhere) return elsewhere;
    }
  }
  return undefined;
}

/** Types whose names can begin with the host that serves the package. */
const BEGINS_WITH_HOST = /^(?:golang|swift|docker|oci|carthage|terraform|bitbucket|github)$/;

/** @returns that a package is private, if its name begins with a host that isn't public */
function hostElsewhere(type: string, name: string): Elsewhere | undefined {
  const [host = '', ...rest] = name.split('/');
  if (type === 'hex' && rest.length > 0) return {reason: 'private'};
  if (!BEGINS_WITH_HOST.test(type) || rest.length === 0) return undefined;
  const isHost = /[.:]|^localhost$/i.test(host) || type === 'golang';
  if (isHost && isInside(host)) return {reason: 'private'};
  if (type === 'swift' && isHost && !isPublicCodeHost(host.toLowerCase())) return {reason: 'private', host};
  // Images of Docker Hub have no host in their names.
  return /^(?:docker|oci)$/.test(type) && isHost && !/^(?:docker\.io|index\.docker\.io)$/i.test(host)
    ? {reason: 'other-registry', host}
    : undefined;
}

/** What an SBOM says of a package besides its package URL. */
interface Beside extends Flags {
  /** What to call the entry where it can't be looked up. */
  label?: string;
  /** For package URLs without one. */
  version?: string;
  elsewhere?: (type: string, name: string) => Elsewhere | undefined;
}

/** @returns the index of the package; undefined if it was left out */
export function addPurl(found: Collector, text: string, beside: Beside = {}): number | undefined {
  const {label = text, version: ownVersion, elsewhere, ...flags} = beside;
  const url = parsePackageUrl(text.trim());
  if (!url) return found.skip(label, 'unreadable');
  const {type, repositoryUrl} = url;
  if (!ecosystemOf(url)) return found.skip(label, 'unknown-ecosystem');
  if (needsName(url)) return found.skip(label, 'unfindable');
  const name = fullName(url);
  // What a version or a second package was written into is no name.
  if (/[\s;]|.@/.test(name) || (type === 'maven' && !/^[^:]+:[^:]+$/.test(name)))
    return found.skip(label, 'unreadable');
  const version = (url.version ?? ownVersion)?.trim();
  const from =
    qualifierElsewhere(type, name, text.trim()) ??
    hostElsewhere(type, name) ??
    (type === 'golang' && isWorkspaceVersion(version) ? ({reason: 'local'} as const) : undefined) ??
    elsewhere?.(type, name);
  // Some tools add the platform, which isn't part of a gem's version: 1.15.4-java.
  const exact = type === 'gem' ? version && withoutPlatform(version) : version;
  const purl = /^(?:pypi|composer)$/.test(type) && !repositoryUrl ? purlOf(type, name) : formatPackageUrl(url);
  return found.add(type, name, exact && !RANGE.test(exact) ? exact : undefined, {
    ...flags,
    purl,
    label,
    elsewhere: from,
  });
}
