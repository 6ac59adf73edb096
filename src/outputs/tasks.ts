/** The most common tasks of an agent, each with its exact request. Every request is made from the API descriptions, so that a wrong name fails the build. */
import {findOperation} from '../reference/build/descriptions';
import {prepareRequest, requestProblems, type RequestValues} from '../samples/request';
import {absolute} from './addresses';
import {joinBlocks} from './markdownText';

/** Where the file stands. */
export const TASKS = '/llms/tasks.txt';

interface Task {
  /** What is wanted, in the words of who asks. */
  task: string;
  /** `api/operation`. */
  operation: string;
  values: RequestValues['parameters'];
  body?: RequestValues['body'];
  /** What leads to a wrong conclusion; absent where nothing does. */
  trap?: string;
}

const npm = (packageName: string): RequestValues['parameters'] => ({registryName: 'npmjs.org', packageName});
const onGitHub = (repositoryName: string): RequestValues['parameters'] => ({hostName: 'GitHub', repositoryName});

const sections: readonly (readonly [title: string, tasks: readonly Task[]])[] = [
  [
    'Packages',
    [
      {
        task: 'Package by package URL',
        operation: 'packages/lookupPackage',
        values: {purl: 'pkg:npm/%40babel/core'},
        trap: '[] means not known yet',
      },
      {
        task: 'Many packages',
        operation: 'packages/bulkLookupPackages',
        values: {},
        body: {purls: ['pkg:npm/react', 'pkg:pypi/numpy']},
        trap: 'at most 100; unknown ones are absent',
      },
      {task: 'Package by registry and name', operation: 'packages/getRegistryPackage', values: npm('@babel/core')},
      {
        task: 'Packages built from a repository',
        operation: 'packages/lookupPackage',
        values: {repository_url: 'https://github.com/rails/rails'},
      },
      {
        task: 'Versions since a date',
        operation: 'packages/getRegistryPackageVersions',
        values: {registryName: 'pypi.org', packageName: 'requests', published_after: '2024-01-01'},
      },
      {
        task: 'Version numbers only',
        operation: 'packages/getRegistryPackageVersionNumbers',
        values: {registryName: 'crates.io', packageName: 'serde'},
      },
      {task: 'Latest version', operation: 'packages/getRegistryPackageLatestVersion', values: npm('react')},
      {
        task: 'Dependencies of a version',
        operation: 'packages/getRegistryPackageVersion',
        values: {registryName: 'rubygems.org', packageName: 'rails', versionNumber: '7.1.0'},
        trap: 'requirements, not resolved versions',
      },
      {
        task: 'Packages that depend on it',
        operation: 'packages/getRegistryPackageDependentPackages',
        values: {...npm('left-pad'), sort: 'downloads', latest: true},
        trap: 'can stop at 100',
      },
      {
        task: 'Dependents by kind',
        operation: 'packages/getRegistryPackageDependentPackageKinds',
        values: npm('left-pad'),
      },
      {
        task: 'Package by file digest',
        operation: 'packages/lookupVersions',
        values: {sha256: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'},
        trap: '[] proves nothing',
      },
      {
        task: 'A maintainer’s packages',
        operation: 'packages/getRegistryMaintainerPackages',
        values: {registryName: 'npmjs.org', MaintainerLoginOrUUID: 'octocat'},
      },
      {task: 'Critical packages', operation: 'packages/getCriticalPackages', values: {registry: 'npmjs.org'}},
      {
        task: 'Critical with one maintainer',
        operation: 'packages/getCriticalSoleMaintainers',
        values: {registry: 'npmjs.org'},
      },
      {
        task: 'Packages with a keyword',
        operation: 'packages/getKeyword',
        values: {keywordName: 'parser'},
        trap: 'counts are too low',
      },
      {
        task: 'All package names in a registry',
        operation: 'packages/getRegistryPackageNames',
        values: {registryName: 'crates.io', per_page: 1000, sort: 'name', order: 'asc'},
      },
    ],
  ],
  [
    'Vulnerabilities',
    [
      {
        task: 'Advisories of a package',
        operation: 'advisories/getAdvisories',
        values: {ecosystem: 'npm', package_name: '@babel/traverse'},
        trap: 'all versions: compare vulnerable_version_range',
      },
      {
        task: 'The same by package URL',
        operation: 'advisories/lookupAdvisories',
        values: {purl: 'pkg:npm/%40babel%2Ftraverse'},
        trap: 'a scope with a bare / is dropped: you get another package',
      },
      {
        task: 'Check many packages (OSV)',
        operation: 'advisories-osv/queryBatchVulnerabilities',
        values: {},
        body: {queries: [{package: {name: 'lodash', ecosystem: 'npm'}}]},
        trap: 'the version is ignored',
      },
      {
        task: 'Read a CVE',
        operation: 'advisories-osv/getVulnerability',
        values: {id: 'CVE-2021-44228'},
        trap: 'one of several sources',
      },
      {task: 'Read a GHSA', operation: 'dependabot/getAdvisory', values: {advisoryId: 'GHSA-jfh8-c2jp-5v3q'}},
      {
        task: 'Critical advisories',
        operation: 'advisories/getAdvisories',
        values: {ecosystem: 'maven', severity: 'CRITICAL'},
      },
      {
        task: 'Pull requests that fix it',
        operation: 'dependabot/getAdvisoryIssues',
        values: {advisoryId: 'GHSA-jfh8-c2jp-5v3q'},
        trap: 'merges can be missing',
      },
    ],
  ],
  [
    'Repositories and people',
    [
      {
        task: 'Repository by URL',
        operation: 'repositories/repositoriesLookup',
        values: {url: 'https://github.com/rails/rails'},
        trap: '404 queues it: wait an hour',
      },
      {
        task: 'Manifests and dependencies',
        operation: 'repositories/getHostRepositoryManifests',
        values: onGitHub('rails/rails'),
        trap: 'can be older than the files',
      },
      {
        task: 'SBOM of a repository',
        operation: 'repositories/getHostRepositorySbom',
        values: onGitHub('rails/rails'),
        trap: 'version can be a range',
      },
      {task: 'Tags', operation: 'repositories/getHostRepositoryTags', values: onGitHub('rails/rails')},
      {task: 'Releases', operation: 'repositories/getHostRepositoryReleases', values: onGitHub('rails/rails')},
      {
        task: 'Repositories of an owner',
        operation: 'repositories/getHostOwnerRepositories',
        values: {hostName: 'GitHub', ownerLogin: 'rails'},
      },
      {
        task: 'Repositories that use a package',
        operation: 'repositories/usagePackageDependentRepositories',
        values: {ecosystem: 'npm', package: 'left-pad', min_stars: 100},
        trap: 'links of January 2026',
      },
      {
        task: 'Commit statistics',
        operation: 'commits/repositoriesLookup',
        values: {url: 'https://github.com/rails/rails'},
        trap: 'follow the redirect; 202 = pending',
      },
      {
        task: 'Commits, latest first',
        operation: 'commits/getRepositoryCommits',
        values: {hostName: 'GitHub', repoName: 'rails/rails'},
      },
      {
        task: 'Issue statistics',
        operation: 'issues/repositoriesLookup',
        values: {url: 'https://github.com/rails/rails'},
        trap: '202 = pending',
      },
      {
        task: 'Open pull requests',
        operation: 'issues/getHostRepositoryIssues',
        values: {hostName: 'GitHub', repoName: 'rails/rails', pull_request: true, state: 'open'},
      },
      {
        task: 'A person’s issues',
        operation: 'issues/getHostAuthor',
        values: {hostName: 'GitHub', authorName: 'octocat'},
        trap: 'unknown = zeros',
      },
      {
        task: 'Dependabot in a repository',
        operation: 'dependabot/getHostRepositoryIssues',
        values: {hostName: 'GitHub', repoName: 'rails/rails'},
      },
      {
        task: 'Events of a year by type',
        operation: 'timeline/getRepositorySummary',
        values: {repoName: 'rails/rails', year: 2024},
        trap: 'half of all events are missing since 2025',
      },
      {task: 'Events of a user', operation: 'timeline/getUserEvents', values: {login: 'octocat'}},
      {
        task: 'Health in one response',
        operation: 'summary/lookupProject',
        values: {url: 'https://github.com/rails/rails'},
        trap: 'creates unknown projects',
      },
    ],
  ],
  [
    'Images, papers and money',
    [
      {
        task: 'Software in an image',
        operation: 'docker/getPackageVersion',
        values: {packageName: 'redis', versionNumber: '8.2.1'},
        trap: 'empty = perhaps not analysed',
      },
      {
        task: 'Images with a package',
        operation: 'docker/listPackageDependencies',
        values: {ecosystem: 'npm', package: 'lodash'},
      },
      {
        task: 'Papers about a package',
        operation: 'papers/listProjectMentions',
        values: {ecosystem: 'pypi', name: 'numpy'},
      },
      {task: 'Packages in a paper', operation: 'papers/listPaperMentions', values: {doi: '10.1038/s41592-019-0686-2'}},
      {
        task: 'Sponsors of an account',
        operation: 'sponsors/listAccountSponsorships',
        values: {login: 'octocat'},
        trap: '/sponsors is the reverse',
      },
      {task: 'Finances of a collective', operation: 'open-collective/getCollective', values: {id: 'babel'}},
      {task: 'Lists that name a project', operation: 'awesome/getProjectLists', values: {id: 'github.com/rails/rails'}},
    ],
  ],
  [
    'Files (jobs: POST, follow the redirect, poll until complete or error)',
    [
      {
        task: 'Parse a manifest or lockfile',
        operation: 'dependency-parser/createJob',
        values: {url: 'https://example.com/Gemfile.lock'},
        trap: 'an empty result does not mean no dependencies',
      },
      {
        task: 'Parse an SBOM',
        operation: 'sbom-parser/createJob',
        values: {url: 'https://example.com/bom.json'},
        trap: 'SPDX must end in .spdx.json',
      },
      {
        task: 'Resolve a tree',
        operation: 'resolver/createJob',
        values: {package_name: 'express', registry: 'npmjs.org', version: '4.18.2'},
      },
      {
        task: 'Compare two archives',
        operation: 'diff/createJob',
        values: {url_1: 'https://example.com/a-1.tgz', url_2: 'https://example.com/a-2.tgz'},
      },
      {task: 'Detect licences', operation: 'license-parser/createJob', values: {url: 'https://example.com/a-1.tgz'}},
      {
        task: 'Read a file in an archive (no job)',
        operation: 'archives/contents',
        values: {url: 'https://example.com/a-1.tgz', path: 'package.json'},
      },
    ],
  ],
];

/** Every task, with what a check of it needs. */
export const tasks: readonly Task[] = sections.flatMap(([, list]) => list);

/**
 * @returns the task as a line: what is wanted, the request, the trap
 * @throws Error where the API description does not allow the request
 */
export function taskLine({task, operation: reference, values, body, trap}: Task): string {
  const operation = findOperation(reference);
  const request: RequestValues = {parameters: values, ...(body === undefined ? {} : {body})};
  const problems = requestProblems(operation, request);
  if (problems.length > 0)
    throw new Error(
      `src/outputs/tasks.ts: "${task}" is not a request that ${reference} allows: ${problems.join('; ')}.`,
    );
  const {method, url, body: text} = prepareRequest(operation, request);
  return `- ${task}: ${method} ${url}${text ? ` ${text}` : ''}${trap ? ` (! ${trap})` : ''}`;
}

/** @returns the text of `/llms/tasks.txt` */
export function renderTasks(): string {
  return `${joinBlocks([
    '# Common tasks, each with its exact request',
    `Replace the values, keep the encoding. A ! marks a trap. Send your email address in User-Agent. Rules and service indexes: ${absolute('/llms.txt')}`,
    ...sections.flatMap(([title, list]) => [`## ${title}`, list.map(taskLine).join('\n')]),
  ])}\n`;
}
