/** Requests for a repository. Browser-safe. */
import {makeRequest, type Reading} from './reading';

/** Domain → name of the host in the paths of the APIs. Other hosts are addressed by their domain, which is redirected. */
export const HOSTS: Readonly<Record<string, string>> = {
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab.com',
  'codeberg.org': 'Codeberg.org',
  'bitbucket.org': 'Bitbucket.org',
};

/** Words in domains of GitLab's installations, where a repository can be in groups of groups. */
const GITLABS = 'gitlab|salsa|invent|framagit';

/** Words in domains of code hosts: a path of one part names an owner there. */
export const FORGES = `${GITLABS}|gitea|forgejo|notabug`;

/**
 * @param domain of the code host, without `www.`
 * @param fullName owner or groups, and name
 */
export function repositoryReading(domain: string, fullName: string): Reading {
  const url = `https://${domain}/${fullName}`;
  const place = {hostName: HOSTS[domain] ?? domain, repositoryName: fullName};
  const requests = [
    makeRequest('repositories/repositoriesLookup', 'Read the repository record', {url}),
    makeRequest('packages/lookupPackage', 'List the packages that are built from it', {repository_url: url}),
    makeRequest('repositories/getHostRepositoryManifests', 'List its dependencies, manifest by manifest', place),
    makeRequest('repositories/getHostRepositorySbom', 'Get its dependencies as an SBOM', place),
    makeRequest('commits/repositoriesLookup', 'See who commits, and how commits are distributed', {url}),
    makeRequest('issues/repositoriesLookup', 'Get its issue and pull request statistics', {url}),
    makeRequest('advisories/lookupAdvisories', 'List security advisories with its URL (recent ones may lack it)', {
      repository_url: url,
    }),
    makeRequest('dependabot/repositoriesLookup', 'See the Dependabot updates that it received', {url}),
  ];
  if (domain === 'github.com')
    requests.push(
      makeRequest('timeline/getRepositorySummary', 'Count its public events by type', {repoName: fullName}),
    );
  requests.push(
    makeRequest('awesome/getProjectLists', 'List the curated lists that include it', {id: `${domain}/${fullName}`}),
  );
  // The lookup compares in lower case, the stored URL keeps its capitals.
  if (url === url.toLowerCase())
    requests.push(makeRequest('open-collective/lookupProject', 'Find the collective that funds it', {url}));
  requests.push(makeRequest('summary/lookupProject', 'Get all of this in one response', {url}));
  return {kind: 'repository-url', what: `Repository ${fullName} on ${HOSTS[domain] ?? domain}`, requests};
}

/** The part of a path that names the repository: all groups on GitLab, else owner and name. */
export function repositoryName(domain: string, segments: readonly string[]): string | undefined {
  const end = segments.indexOf('-');
  const own = end > 0 ? segments.slice(0, end) : new RegExp(GITLABS).test(domain) ? segments : segments.slice(0, 2);
  const name = own.join('/').replace(/\.git$/, '');
  // What stands for the same or the outer folder is no name, and neither is nothing.
  const isPath = name.split('/').every((part) => /^(?!\.{1,2}$)[\w.~+-]+$/.test(part));
  return own.length >= 2 && isPath ? name : undefined;
}
