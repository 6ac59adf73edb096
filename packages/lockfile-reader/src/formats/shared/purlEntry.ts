/** Adds what package URLs name: SBOMs contain them, and lists consist of them. */
import {isPublicCodeHost} from '../../codeHosts';
import {ecosystemOf, formatPackageUrl, fullName, needsName, parsePackageUrl, type PackageUrl} from '../../purl';
import {isInside} from '../../inside';
import {hasSecret, withoutSecrets} from '../../withoutSecrets';
import type {Elsewhere} from '../../types';
import type {Collector, Flags} from './collect';
import {purlOf} from './names';
import {isOwn, type Project} from './ownModules';
import {
  downloadElsewhere,
  gitHost,
  isPinned,
  isPublicRegistry,
  moduleElsewhere,
  pageElsewhere,
  reasonOfSource,
  registryElsewhere,
} from './registries';

/** Types whose registry consists of repositories, so that a version control URL says nothing. */
const FROM_REPOSITORIES = /^(?:golang|swift|githubactions|carthage|bower|julia|vcpkg|terraform)$/;

/** @returns the qualifiers of a package URL. A plus is part of a URL here: `git+https://…` */
const qualifiersOf = (text: string): [key: string, value: string][] =>
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

/** What an SBOM says of a package besides its package URL. */
interface Beside extends Flags {
  /** What to call the entry where it can't be looked up. */
  label?: string;
  /** For package URLs without one. */
  version?: string;
  /** The projects that the SBOM is about. */
  projects?: readonly Project[];
  elsewhere?: (type: string, name: string) => Elsewhere | undefined;
  /** URLs from which it can be downloaded, as far as the SBOM says. */
  downloads?: readonly string[];
  /** URLs of its pages, and of its source. */
  pages?: readonly string[];
}

/** @returns where a package comes from, as its package URL and the SBOM say; undefined if that is the public registry */
function elsewhereOf(url: PackageUrl, name: string, text: string, beside: Beside): Elsewhere | undefined {
  const {type} = url;
  const {elsewhere, downloads = [], pages = []} = beside;
  const certain = [
    qualifierElsewhere(type, name, text, url.version),
    hostElsewhere(type, name, url.version),
    elsewhere?.(type, name),
    ...downloads.map((one) => downloadElsewhere(type, name, one, url.version)),
    ...pages.map(pageElsewhere),
  ].find((one) => one !== undefined);
  if (certain) return certain;
  const qualifiers = qualifiersOf(text);
  if ([...qualifiers.map(([, value]) => value), ...downloads].some((one) => isPublicRegistry(type, one)))
    return undefined;
  const [, vcs = ''] = qualifiers.find(([key]) => key === 'vcs_url') ?? [];
  return vcs === '' || FROM_REPOSITORIES.test(type)
    ? undefined
    : {reason: 'unsure', host: gitHost(vcs) ?? 'a repository'};
}

/** @returns the package URL as a file writes it; none if it may have a secret: its qualifiers can be URLs */
const writtenOf = (text: string): string[] =>
  hasSecret(text) || qualifiersOf(text).some(([, value]) => withoutSecrets(value) !== value) ? [] : [text];

/** A sign that some tools encode before the version: `pkg:npm/qs%406.5.0`. */
const ENCODED_VERSION = /^([^?#@]*[^/?#@])%40(?=v?\d[^/?#@]{0,100}(?:[?#]|$))/i;

/** @returns the index of the package; undefined if it was left out */
export function addPurl(collector: Collector, written: string, beside: Beside = {}): number | undefined {
  const {label = written, version, projects = [], direct, development} = beside;
  const text = written.trim().replace(ENCODED_VERSION, '$1@');
  const parsed = parsePackageUrl(text);
  if (!parsed) return collector.skip(label, 'unreadable');
  const url = {...parsed, version: (parsed.version ?? version)?.trim()};
  const {type, repositoryUrl} = url;
  const left = {written: writtenOf(written), ...(label === written ? {} : {version: url.version})};
  if (projects.some((project) => isOwn(project, url))) return collector.skip(label, 'local', left);
  if (!ecosystemOf(url)) return collector.skip(label, 'unknown-ecosystem', left);
  if (needsName(url)) return collector.skip(label, 'unfindable', left);
  const name = fullName(url);
  // What a version or a second package was written into is no name.
  if (/[\s;]|.@/.test(name) || (type === 'maven' && !/^[^:]+:[^:]+$/.test(name)))
    return collector.skip(label, 'unreadable', left);
  const purl = /^(?:pypi|composer)$/.test(type) && !repositoryUrl ? purlOf(type, name) : formatPackageUrl(url);
  const elsewhere = elsewhereOf(url, name, text, beside);
  return collector.add(type, name, url.version, {
    ...{direct, development, purl, label, elsewhere},
    written: left.written,
  });
}
