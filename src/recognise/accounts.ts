/** Requests for a login and for a funding account. Browser-safe. */
import {makeRequest, type Reading} from './reading';
import {HOSTS} from './repositories';

/** A login as GitHub allows it. */
export const LOGIN = /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i;

/** @param domain of the code host */
export function loginReading(login: string, domain = 'github.com'): Reading {
  const place = {hostName: HOSTS[domain] ?? domain, ownerLogin: login};
  const requests = [
    makeRequest('repositories/getHostOwner', 'Read the profile and its funding links', place),
    makeRequest('repositories/getHostOwnerRepositories', 'List the repositories', place),
  ];
  if (domain === 'github.com') {
    requests.push(
      makeRequest('commits/getHostCommitter', 'See which repositories they commit to', {hostName: 'GitHub', login}),
      makeRequest('issues/getHostAuthor', 'See their issues, pull requests and what they maintain', {
        hostName: 'GitHub',
        authorName: login,
      }),
      makeRequest('timeline/getUserSummary', 'Count their public events by type', {login}),
      makeRequest('packages/getRegistryMaintainer', 'Find the maintainer of that login on npm', {
        registryName: 'npmjs.org',
        MaintainerLoginOrUUID: login,
      }),
      makeRequest('sponsors/getAccount', 'See whether they can be sponsored', {login: login.toLowerCase()}),
    );
  }
  return {
    kind: 'login',
    what: `Login ${login} on ${HOSTS[domain] ?? domain}`,
    note:
      domain === 'github.com'
        ? "The same login on a registry and a code host can belong to different people. Match the host's capitalisation."
        : undefined,
    requests,
  };
}

/** @param login of a maintainer on npm */
export function registryLogin(login: string): Reading {
  const place = {registryName: 'npmjs.org', MaintainerLoginOrUUID: login};
  return {
    kind: 'login',
    what: `Maintainer ${login} on npm`,
    requests: [
      makeRequest('packages/getRegistryMaintainer', 'Read the maintainer', place),
      makeRequest('packages/getRegistryMaintainerPackages', 'List the packages that they can publish', place),
    ],
  };
}

/** @param slug of a collective, in lower case */
export function collectiveReading(slug: string): Reading {
  return {
    kind: 'funding',
    what: `Collective ${slug} on Open Collective`,
    requests: [
      makeRequest('open-collective/getCollective', 'Read its income, spending and balance', {id: slug}),
      makeRequest('open-collective/getCollectiveProjects', 'List its repositories', {slug}),
      makeRequest('dashboards/getCollection', 'Read the dashboard of its projects', {id: `opencollective.com/${slug}`}),
    ],
  };
}

/** @param login of an account on GitHub Sponsors */
export function sponsorsReading(login: string): Reading {
  const account = {login: login.toLowerCase()};
  return {
    kind: 'funding',
    what: `GitHub Sponsors account ${login}`,
    note: "In the API these two lists have each other's names. The labels here describe what you get.",
    requests: [
      makeRequest('sponsors/getAccount', 'Read the account and its counts', account),
      makeRequest('sponsors/listAccountSponsorships', 'List its sponsors', account),
      makeRequest('sponsors/listAccountSponsors', 'List the accounts that it sponsors', account),
    ],
  };
}
