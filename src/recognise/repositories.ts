/** Requests for a repository. Browser-safe. */
import {apiNameOf, hasNestedGroups} from '@ecosystems-docs/lockfile-reader/code-hosts';
import {makeRequest, type Reading} from './reading';

/**
 * @param domain of the code host, without `www.`
 * @param fullName owner or groups, and name
 */
export function repositoryReading(domain: string, fullName: string): Reading {
  const url = `https://${domain}/${fullName}`;
  const hostName = apiNameOf(domain) ?? domain;
  const place = {hostName, repositoryName: fullName};
  const requests = [
    makeRequest('repositories/repositoriesLookup', 'Get the repository record', {url}),
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
  return {kind: 'repository-url', what: `Repository ${fullName} on ${hostName}`, requests};
}

/** The part of a path that names the repository: all groups on GitLab, else owner and name. */
export function repositoryName(domain: string, segments: readonly string[]): string | undefined {
  const end = segments.indexOf('-');
  const own = end > 0 ? segments.slice(0, end) : hasNestedGroups(domain) ? segments : segments.slice(0, 2);
  const name = own.join('/').replace(/\.git$/, '');
  // What stands for the same or the outer folder is no name, and neither is nothing.
  const isPath = name.split('/').every((part) => /^(?!\.{1,2}$)[\w.~+-]+$/.test(part));
  return own.length >= 2 && isPath ? name : undefined;
}
