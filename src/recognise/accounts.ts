/** Requests for an owner on a code host, a maintainer on a registry and a funding account. Browser-safe. */
import {apiNameOf} from '@ecosystems-docs/lockfile-reader/code-hosts';
import {makeRequest, type Reading, type StartRequest} from './reading';

/** A login as GitHub allows it. */
export const LOGIN = /^[a-z\d](?:[a-z\d]|-(?=[a-z\d])){0,38}$/i;

/** A login as other code hosts allow it. */
const OTHER_LOGIN = /^\w[\w.-]*$/;

/** @returns whether a code host can have an owner of that name */
export const isLogin = (text: string, domain: string): boolean =>
  (domain === 'github.com' ? LOGIN : OTHER_LOGIN).test(text);

/** What GitHub's owners have in common, whether a person or an organisation. Other hosts report no maintainers, and an owner that isn't known counts zero. */
function gitHubRequests(login: string): StartRequest[] {
  const owner = {hostName: 'GitHub', ownerName: login};
  const collection = {id: `github.com/${login}`};
  return [
    makeRequest('issues/getHostOwnerMaintainers', 'List the maintainers of its repositories', owner),
    makeRequest('issues/getHostOwner', 'Get its issue and pull request statistics', owner),
    makeRequest('dependabot/getHostOwner', 'Count the Dependabot updates of its repositories', owner),
    makeRequest('sponsors/getAccount', 'See whether it can be sponsored', {login: login.toLowerCase()}),
    makeRequest('sponsors/listAccountSponsors', 'List the accounts that it sponsors', {login: login.toLowerCase()}),
    makeRequest('dashboards/getCollectionPackages', 'List its packages, if it has a dashboard', collection),
    makeRequest(
      'dashboards/getCollectionAdvisories',
      'List its security advisories, if it has a dashboard',
      collection,
    ),
  ];
}

/** What only a person has. */
const personRequests = (login: string): StartRequest[] => [
  makeRequest('commits/getHostCommitter', 'See which repositories a person commits to', {hostName: 'GitHub', login}),
  makeRequest('issues/getHostAuthor', "See a person's issues, pull requests and what they maintain", {
    hostName: 'GitHub',
    authorName: login,
  }),
  makeRequest('timeline/getUserSummary', "Count a person's public events by type", {login}),
  makeRequest('packages/getRegistryMaintainer', 'Find the maintainer of that login on npm', {
    registryName: 'npmjs.org',
    MaintainerLoginOrUUID: login,
  }),
];

/**
 * @param login of a person or an organisation
 * @param domain of the code host
 * @param isOrganisation whether it is known to be no person
 */
export function ownerReading(login: string, domain = 'github.com', isOrganisation = false): Reading {
  const host = apiNameOf(domain) ?? domain;
  const place = {hostName: host, ownerLogin: login};
  const isOnGitHub = domain === 'github.com';
  const asks = isOnGitHub && !isOrganisation;
  return {
    kind: 'login',
    what: `${isOrganisation ? 'Organisation' : 'Person or organisation'} ${login} on ${host}`,
    owner: `${domain}/${login}`,
    note: isOnGitHub
      ? `Match the host's capitalisation: the statistics of an unknown owner are zeros, not an error.${asks ? ' The same login on a registry and a code host can belong to different people.' : ''}`
      : undefined,
    requests: [
      makeRequest('repositories/getHostOwnerRepositories', 'List the repositories', place),
      makeRequest('repositories/getHostOwner', 'Get the profile and its funding links', place),
      ...(isOnGitHub ? gitHubRequests(login) : []),
      ...(asks ? personRequests(login) : []),
    ],
  };
}

/** @param login of a maintainer on npm */
export function registryLogin(login: string): Reading {
  const place = {registryName: 'npmjs.org', MaintainerLoginOrUUID: login};
  return {
    kind: 'login',
    what: `Maintainer ${login} on npm`,
    requests: [
      makeRequest('packages/getRegistryMaintainer', 'Get the maintainer', place),
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
      makeRequest('open-collective/getCollective', 'Get its income, spending and balance', {id: slug}),
      makeRequest('open-collective/getCollectiveProjects', 'List its repositories', {slug}),
      makeRequest('dashboards/getCollection', 'Get the dashboard of its projects', {id: `opencollective.com/${slug}`}),
    ],
  };
}

/** @param login of an account on GitHub Sponsors */
export function sponsorsReading(login: string): Reading {
  const account = {login: login.toLowerCase()};
  return {
    kind: 'funding',
    what: `GitHub Sponsors account ${login}`,
    note: 'The API swaps the names of these two lists. The labels here describe what you get.',
    requests: [
      makeRequest('sponsors/getAccount', 'Get the account and its counts', account),
      makeRequest('sponsors/listAccountSponsorships', 'List its sponsors', account),
      makeRequest('sponsors/listAccountSponsors', 'List the accounts that it sponsors', account),
    ],
  };
}
