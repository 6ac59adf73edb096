/** The most common tasks of an agent, each with its exact request. Every request is made from the API descriptions, so that a wrong name fails the build. */
import {parse} from 'yaml';
import {findOperation, operationPath} from '../api/node/descriptions';
import {prepareRequest, requestProblems, type RequestValues} from '../samples/request';
import {absolute} from './addresses';
import {joinBlocks} from './markdownText';

/** Path of the file. */
export const TASKS = '/llms/tasks.txt';

/** What the paths of all pages of operations begin with. */
const PAGES = '/docs/services/';

/** By section, see {@link Task}. */
const TABLE = `
Packages:
  - [Package by package URL, packages/lookupPackage, {purl: pkg:npm/%40babel/core}, '[] means not known yet']
  - [Many packages, packages/bulkLookupPackages, {}, at most 100; unknown ones are absent, {purls: [pkg:npm/react, pkg:pypi/numpy]}]
  - [Package by registry and name, packages/getRegistryPackage, {registryName: npmjs.org, packageName: '@babel/core'}]
  - [Packages built from a repository, packages/lookupPackage, {repository_url: https://github.com/rails/rails}]
  - [Versions since a date, packages/getRegistryPackageVersions, {registryName: pypi.org, packageName: requests, published_after: 2024-01-01}]
  - [Version numbers only, packages/getRegistryPackageVersionNumbers, {registryName: crates.io, packageName: serde}]
  - [Latest version, packages/getRegistryPackageLatestVersion, {registryName: npmjs.org, packageName: react}]
  - [Dependencies of a version, packages/getRegistryPackageVersion, {registryName: rubygems.org, packageName: rails, versionNumber: 7.1.0}, 'requirements, not resolved versions']
  - [Packages that depend on it, packages/getRegistryPackageDependentPackages, {registryName: npmjs.org, packageName: left-pad, sort: downloads, latest: true}, can stop at 100]
  - [Dependents by kind, packages/getRegistryPackageDependentPackageKinds, {registryName: npmjs.org, packageName: left-pad}]
  - [Package by file digest, packages/lookupVersions, {sha256: e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855}, '[] proves nothing']
  - [A maintainer’s packages, packages/getRegistryMaintainerPackages, {registryName: npmjs.org, MaintainerLoginOrUUID: octocat}]
  - [Critical packages, packages/getCriticalPackages, {registry: npmjs.org}]
  - [Critical with one maintainer, packages/getCriticalSoleMaintainers, {registry: npmjs.org}]
  - [Packages with a keyword, packages/getKeyword, {keywordName: parser}, counts are too low]
  - [All package names in a registry, packages/getRegistryPackageNames, {registryName: crates.io, per_page: 10000, sort: name, order: asc}]
Vulnerabilities:
  - [Advisories of a package, advisories/getAdvisories, {ecosystem: npm, package_name: '@babel/traverse'}, 'all versions: compare vulnerable_version_range']
  - [The same by package URL, advisories/lookupAdvisories, {purl: pkg:npm/%40babel%2Ftraverse}, 'a scope with a bare / is dropped: you get another package']
  - [Check many packages (OSV), advisories-osv/queryBatchVulnerabilities, {}, the version is ignored, {queries: [{package: {name: lodash, ecosystem: npm}}]}]
  - [Read a CVE, advisories-osv/getVulnerability, {id: CVE-2021-44228}, one of several sources]
  - [Read a GHSA, dependabot/getAdvisory, {advisoryId: GHSA-jfh8-c2jp-5v3q}]
  - [Critical advisories, advisories/getAdvisories, {ecosystem: maven, severity: CRITICAL}]
  - [Pull requests that fix it, dependabot/getAdvisoryIssues, {advisoryId: GHSA-jfh8-c2jp-5v3q}, merges can be missing]
Repositories and people:
  - [Repository by URL, repositories/repositoriesLookup, {url: https://github.com/rails/rails}, '404 queues it: wait an hour']
  - [Manifests and dependencies, repositories/getHostRepositoryManifests, {hostName: GitHub, repositoryName: rails/rails}, can be older than the files]
  - [SBOM of a repository, repositories/getHostRepositorySbom, {hostName: GitHub, repositoryName: rails/rails}, version can be a range]
  - [Tags, repositories/getHostRepositoryTags, {hostName: GitHub, repositoryName: rails/rails}]
  - [Releases, repositories/getHostRepositoryReleases, {hostName: GitHub, repositoryName: rails/rails}]
  - [Repositories of an owner, repositories/getHostOwnerRepositories, {hostName: GitHub, ownerLogin: rails}]
  - [Repositories that use a package, repositories/usagePackageDependentRepositories, {ecosystem: npm, package: left-pad, min_stars: 100}, links of January 2026]
  - [Commit statistics, commits/repositoriesLookup, {url: https://github.com/rails/rails}, follow the redirect; 202 = pending]
  - ['Commits, latest first', commits/getRepositoryCommits, {hostName: GitHub, repoName: rails/rails}]
  - [Issue statistics, issues/repositoriesLookup, {url: https://github.com/rails/rails}, 202 = pending]
  - [Open pull requests, issues/getHostRepositoryIssues, {hostName: GitHub, repoName: rails/rails, pull_request: true, state: open}]
  - [A person’s issues, issues/getHostAuthor, {hostName: GitHub, authorName: octocat}, unknown = zeros]
  - [Dependabot in a repository, dependabot/getHostRepositoryIssues, {hostName: GitHub, repoName: rails/rails}]
  - [Events of a year by type, timeline/getRepositorySummary, {repoName: rails/rails, year: 2024}, half of all events are missing since 2025]
  - [Events of a user, timeline/getUserEvents, {login: octocat}]
  - [Health in one response, summary/lookupProject, {url: https://github.com/rails/rails}, creates unknown projects]
Images, papers and money:
  - [Software in an image, docker/getPackageVersion, {packageName: redis, versionNumber: 8.2.1}, empty = perhaps not analysed]
  - [Images with a package, docker/listPackageDependencies, {ecosystem: npm, package: lodash}]
  - [Papers about a package, papers/listProjectMentions, {ecosystem: pypi, name: numpy}]
  - [Packages in a paper, papers/listPaperMentions, {doi: 10.1038/s41592-019-0686-2}]
  - [Sponsors of an account, sponsors/listAccountSponsorships, {login: octocat}, /sponsors is the reverse]
  - [Finances of a collective, open-collective/getCollective, {id: babel}]
  - [Lists that name a project, awesome/getProjectLists, {id: github.com/rails/rails}]
'Files (jobs: POST, follow the redirect, poll until complete or error)':
  - [Parse a manifest or lockfile, dependency-parser/createJob, {url: https://example.com/Gemfile.lock}, an empty result does not mean no dependencies]
  - [Parse an SBOM, sbom-parser/createJob, {url: https://example.com/bom.json}, SPDX must end in .spdx.json]
  - [Resolve a tree, resolver/createJob, {package_name: express, registry: npmjs.org, version: 4.18.2}]
  - [Compare two archives, diff/createJob, {url_1: https://example.com/a-1.tgz, url_2: https://example.com/a-2.tgz}]
  - [Detect licences, license-parser/createJob, {url: https://example.com/a-1.tgz}]
  - [Read a file in an archive (no job), archives/contents, {url: https://example.com/a-1.tgz, path: package.json}]
`;

type Task = [
  /** The task, as an asker would word it. */
  task: string,
  /** `api/operation`. */
  operation: string,
  parameters: RequestValues['parameters'],
  /** What leads to a wrong conclusion; absent where nothing does. */
  trap?: string,
  body?: RequestValues['body'],
];

/**
 * @returns the task as a line: what is wanted, the request, its page, the trap
 * @throws Error if the API description does not allow the request
 */
export function taskLine([task, reference, parameters, trap, body]: Task): string {
  const operation = findOperation(reference);
  const request: RequestValues = {parameters, ...(body === undefined ? {} : {body})};
  const problems = requestProblems(operation, request);
  if (problems.length > 0)
    throw new Error(
      `src/outputs/tasks.ts: "${task}" is not a request that ${reference} allows: ${problems.join('; ')}.`,
    );
  const {method, url, body: text} = prepareRequest(operation, request);
  const page = operationPath(operation).slice(PAGES.length);
  return `- ${task}: ${method} ${url}${text ? ` ${text}` : ''} → ${page}${trap ? ` (! ${trap})` : ''}`;
}

/** @returns the text of `/llms/tasks.txt` */
export function renderTasks(): string {
  return `${joinBlocks([
    '# Common tasks, each with its exact request',
    `Replace the values, keep the encoding. → = page with parameters and properties: ${absolute(`${PAGES}PAGE.md`)}. ! = trap. Send your email address in User-Agent. Rules and service indexes: ${absolute('/llms.txt')}`,
    ...Object.entries(parse(TABLE) as Record<string, Task[]>).flatMap(([section, tasks]) => [
      `## ${section}`,
      tasks.map(taskLine).join('\n'),
    ]),
  ])}\n`;
}
