/** "My project": a package or a repository of the reader's, of which examples speak instead. Browser-safe. */
import {apiNameOf, hostWith} from '../../packages/lockfile-reader/src/codeHosts';
import {parsePackageUrl, type PackageUrl} from '../../packages/lockfile-reader/src/purl';
import {repositoryName} from '../recognise/repositories';

export interface Repository {
  /** Of the code host, for example `github.com`. */
  domain: string;
  /** Owner or groups, and name. */
  fullName: string;
}

/** What the examples speak of. */
export type Project = {text: string} & ({package: PackageUrl} | {repository: Repository});

/** Where it is kept in this browser, as text: a package URL, or the URL of a repository. */
export const PROJECT_KEY = 'project';

function ofPackage(text: string): Project | undefined {
  const url = parsePackageUrl(text);
  if (!url) return undefined;
  const domain = hostWith('purlType', url.type);
  if (!domain) return {text, package: url};
  return url.namespace ? {text, repository: {domain, fullName: `${url.namespace}/${url.name}`}} : undefined;
}

function ofRepository(text: string): Project | undefined {
  if (!URL.canParse(text)) return undefined;
  const {protocol, host, pathname} = new URL(text);
  const segments = pathname.split('/').filter(Boolean);
  const fullName = protocol === 'https:' && apiNameOf(host) ? repositoryName(host, segments) : undefined;
  return fullName === undefined ? undefined : {text, repository: {domain: host, fullName}};
}

/**
 * @param text what is kept, or what a reader typed
 * @returns what it stands for; undefined where it is neither a package URL nor the URL of a repository
 */
export function readProject(text: string): Project | undefined {
  const trimmed = text.trim();
  if (trimmed.length > 500) return undefined;
  return /^pkg:/i.test(trimmed) ? ofPackage(trimmed) : ofRepository(trimmed);
}
