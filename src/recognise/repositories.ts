/** Requests for a repository. Browser-safe. */
import {ask, type Reading} from './reading';

/** Domain → name of the host in the paths of the APIs. Other hosts are addressed by their domain, which is redirected. */
export const HOSTS: Readonly<Record<string, string>> = {
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab.com',
  'codeberg.org': 'Codeberg.org',
  'bitbucket.org': 'Bitbucket.org',
};

/**
 * @param domain of the code host, without `www.`
 * @param fullName owner or groups, and name
 */
export function repositoryReading(domain: string, fullName: string): Reading {
  const url = `https://${domain}/${fullName}`;
  const place = {hostName: HOSTS[domain] ?? domain, repositoryName: fullName};
  const requests = [
    ask('repositories/repositoriesLookup', 'Read the repository record', {url}),
    ask('packages/lookupPackage', 'List the packages that are built from it', {repository_url: url}),
    ask('repositories/getHostRepositoryManifests', 'List its dependencies, manifest by manifest', place),
    ask('repositories/getHostRepositorySbom', 'Get its dependencies as an SBOM', place),
    ask('commits/repositoriesLookup', 'See who commits, and how commits are distributed', {url}),
    ask('issues/repositoriesLookup', 'Get its issue and pull request statistics', {url}),
    ask('advisories/lookupAdvisories', 'List the security advisories that name it', {repository_url: url}),
    ask('dependabot/repositoriesLookup', 'See the Dependabot updates that it received', {url}),
  ];
  if (domain === 'github.com')
    requests.push(ask('timeline/getRepositorySummary', 'Count its public events by type', {repoName: fullName}));
  requests.push(ask('awesome/getProjectLists', 'List the curated lists that name it', {id: `${domain}/${fullName}`}));
  // The lookup compares in lower case, the stored URL keeps its capitals.
  if (url === url.toLowerCase())
    requests.push(ask('open-collective/lookupProject', 'Find the collective that funds it', {url}));
  requests.push(ask('summary/lookupProject', 'Get all of this in one response', {url}));
  return {kind: 'repository-url', what: `Repository ${fullName} on ${HOSTS[domain] ?? domain}`, requests};
}

/** The part of a path that names the repository: all groups on GitLab, else owner and name. */
export function repositoryName(domain: string, segments: readonly string[]): string | undefined {
  const end = segments.indexOf('-');
  const own =
    end > 0 ? segments.slice(0, end) : /gitlab|salsa|framagit|invent/.test(domain) ? segments : segments.slice(0, 2);
  const name = own.join('/').replace(/\.git$/, '');
  return own.length >= 2 && /^[\w.~/+-]+$/.test(name) ? name : undefined;
}
