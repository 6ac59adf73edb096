/** The most common tasks of an agent, as /llms/tasks.txt has them. */
import type {RequestValues} from '@ecosystems-docs/openapi-docs/samples';

export interface AgentTask extends RequestValues {
  /** As an asker would word it. */
  task: string;
  /** `api/operation`. */
  operation: string;
  /** How large a response is, and what is smaller; absent where it is small. */
  size?: string;
  /** What leads to a wrong conclusion; absent where nothing does. */
  trap?: string;
}

const NPM = {registryName: 'npmjs.org'};
const REACT = {...NPM, packageName: 'react'};
const RAILS = {hostName: 'GitHub', repositoryName: 'rails/rails'};
/** The same in the services that call it so. */
const RAILS_REPO = {hostName: 'GitHub', repoName: 'rails/rails'};

/** In the order of the file. Tasks of one API stand together. */
export const AGENT_TASKS: readonly AgentTask[] = [
  {
    task: 'Package by package URL',
    operation: 'packages/lookupPackage',
    parameters: {purl: 'pkg:npm/%40babel/core'},
    trap: '[] = not known yet',
  },
  {
    task: 'Many packages, funding links',
    operation: 'packages/bulkLookupPackages',
    parameters: {},
    body: {purls: ['pkg:npm/react', 'pkg:npm/lodash']},
    size: '135 KB a popular package',
    trap: 'at most 100; unknown ones are absent; empty maintainers = unknown (Maven, Go)',
  },
  {
    task: 'Maintainers, licence, dates',
    operation: 'packages/getRegistryPackageCodeMeta',
    parameters: REACT,
    size: '1 KB',
    trap: 'no maintainer key = unknown',
  },
  {task: 'Package by name', operation: 'packages/getRegistryPackage', parameters: {...NPM, packageName: '@babel/core'}},
  {
    task: 'Packages of a repository',
    operation: 'packages/lookupPackage',
    parameters: {repository_url: 'https://github.com/facebook/react'},
  },
  {
    task: 'Versions since a date',
    operation: 'packages/getRegistryPackageVersions',
    parameters: {...REACT, published_after: '2025-01-01T00:00:00Z'},
  },
  {task: 'Version numbers only', operation: 'packages/getRegistryPackageVersionNumbers', parameters: REACT},
  {
    task: 'Dependencies, licence of a version',
    operation: 'packages/getRegistryPackageVersion',
    parameters: {...NPM, packageName: 'lodash', versionNumber: '4.17.21'},
    trap: 'ranges, not resolved versions',
  },
  {
    task: 'Direct dependents, most used',
    operation: 'packages/getRegistryPackageDependentPackages',
    parameters: {...REACT, sort: 'downloads', latest: true},
    trap: 'many are missing; can stop at 100',
  },
  {
    task: 'Every version that declares it',
    operation: 'packages/getDependencies',
    parameters: {ecosystem: 'npm', package_name: 'loose-envify', sort: 'id', order: 'asc', per_page: 10},
    size: 'keep per_page small',
    trap: 'next page: after = last id',
  },
  {
    task: 'Package by file digest',
    operation: 'packages/lookupVersions',
    parameters: {sha256: '46cb38dae65d7d74b6020a4ac9d48afed8eb8149c040eccf0523bec91907059d'},
    trap: '[] proves nothing',
  },
  {
    task: "A maintainer's packages",
    operation: 'packages/getRegistryMaintainerPackages',
    parameters: {...NPM, MaintainerLoginOrUUID: 'alice-example'},
  },
  {task: 'Critical packages', operation: 'packages/getCriticalPackages', parameters: {registry: 'npmjs.org'}},
  {
    task: 'Critical with one maintainer',
    operation: 'packages/getCriticalSoleMaintainers',
    parameters: {registry: 'npmjs.org'},
    trap: 'critical ones only',
  },
  {
    task: 'Packages with a keyword',
    operation: 'packages/getKeyword',
    parameters: {keywordName: 'react'},
    trap: 'counts are too low',
  },
  {
    task: 'All names in a registry',
    operation: 'packages/getRegistryPackageNames',
    parameters: {...NPM, per_page: 10_000, sort: 'name', order: 'asc'},
  },
  {
    task: 'Refresh or add a package',
    operation: 'packages/pingPackage',
    parameters: REACT,
    trap: 'no effect within a day of a sync',
  },

  {
    task: 'Advisories of a package',
    operation: 'advisories/getAdvisories',
    parameters: {ecosystem: 'npm', package_name: '@babel/traverse'},
    trap: 'all versions: compare vulnerable_version_range',
  },
  {
    task: 'The same by package URL',
    operation: 'advisories/lookupAdvisories',
    parameters: {purl: 'pkg:npm/%40babel%2Ftraverse'},
    trap: 'a bare / drops the scope: another package',
  },
  {
    task: 'Many packages (OSV)',
    operation: 'advisories-osv/queryBatchVulnerabilities',
    parameters: {},
    body: {queries: [{package: {name: 'lodash', ecosystem: 'npm'}}]},
    trap: 'versions are ignored',
  },
  {
    task: 'CVE in OSV form',
    operation: 'advisories-osv/getVulnerability',
    parameters: {id: 'CVE-2019-1010266'},
    trap: 'no GHSA ID: send the uuid of its Dependabot record',
  },

  {task: 'GHSA ID', operation: 'dependabot/getAdvisory', parameters: {advisoryId: 'GHSA-35jh-r3h4-6jhm'}},
  {
    task: 'Pull requests that fix it',
    operation: 'dependabot/getAdvisoryIssues',
    parameters: {advisoryId: 'GHSA-35jh-r3h4-6jhm'},
    trap: 'merges can be missing',
  },
  {task: 'Dependabot in a repository', operation: 'dependabot/getHostRepositoryIssues', parameters: RAILS_REPO},

  {
    task: 'Repository by URL',
    operation: 'repositories/repositoriesLookup',
    parameters: {url: 'https://github.com/rails/rails'},
    trap: '404 queues it: wait an hour',
  },
  {
    task: 'Manifests and dependencies',
    operation: 'repositories/getHostRepositoryManifests',
    parameters: RAILS,
    trap: 'can be older than the files',
  },
  {task: 'SBOM', operation: 'repositories/getHostRepositorySbom', parameters: RAILS, trap: 'version can be a range'},
  {task: 'Releases', operation: 'repositories/getHostRepositoryReleases', parameters: RAILS},
  {
    task: 'Repositories of an owner',
    operation: 'repositories/getHostOwnerRepositories',
    parameters: {hostName: 'GitHub', ownerLogin: 'rails'},
    trap: 'page 100 is the last: then 400',
  },
  {
    task: 'Repositories that use a package',
    operation: 'repositories/usagePackageDependentRepositories',
    parameters: {ecosystem: 'rubygems', package: 'rack', min_stars: 100},
    trap: 'links of January 2026',
  },

  {
    task: 'Commit statistics',
    operation: 'commits/repositoriesLookup',
    parameters: {url: 'https://github.com/rails/rails'},
    trap: '202 = pending',
  },
  {
    task: 'Commits, newest first',
    operation: 'commits/getRepositoryCommits',
    parameters: RAILS_REPO,
    trap: 'no date filter: stop at the timestamp',
  },

  {
    task: 'Issue statistics, times to close',
    operation: 'issues/repositoriesLookup',
    parameters: {url: 'https://github.com/rails/rails'},
    trap: '202 = pending',
  },
  {
    task: 'Open pull requests',
    operation: 'issues/getHostRepositoryIssues',
    parameters: {...RAILS_REPO, pull_request: true, state: 'open'},
  },
  {
    task: "A person's issues",
    operation: 'issues/getHostAuthor',
    parameters: {hostName: 'GitHub', authorName: 'octocat'},
    trap: 'zeros = unknown',
  },

  {
    task: 'Events of a year by type',
    operation: 'timeline/getRepositorySummary',
    parameters: {repoName: 'rails/rails', year: 2024},
    trap: 'half missing since 2025',
  },
  {task: 'Events of a user', operation: 'timeline/getUserEvents', parameters: {login: 'octocat'}},

  {
    task: 'Health in one response',
    operation: 'summary/lookupProject',
    parameters: {url: 'https://github.com/rails/rails'},
    trap: 'creates unknown projects',
  },

  {
    task: 'Software in an image',
    operation: 'docker/getPackageVersion',
    parameters: {packageName: 'library/redis', versionNumber: '8.2.1'},
    trap: 'empty = perhaps not analysed; official images are library/NAME',
  },

  {
    task: 'Papers about a package',
    operation: 'papers/listProjectMentions',
    parameters: {ecosystem: 'pypi', name: 'numpy'},
  },
  {task: 'Packages in a paper', operation: 'papers/listPaperMentions', parameters: {doi: '10.1038/s41592-019-0686-2'}},

  {
    task: 'Sponsors of an account',
    operation: 'sponsors/listAccountSponsorships',
    parameters: {login: 'alice-example'},
    trap: '/sponsors is the reverse',
  },

  {
    task: 'Finances of a collective',
    operation: 'open-collective/getCollective',
    parameters: {id: 'example-collective'},
    trap: 'total_donations = received, all years',
  },

  {task: 'Lists with a project', operation: 'awesome/getProjectLists', parameters: {id: 'github.com/vuejs/pinia'}},

  {
    task: 'Parse a manifest or lockfile',
    operation: 'dependency-parser/createJob',
    parameters: {url: 'https://example.com/Gemfile.lock'},
    trap: "empty doesn't mean no dependencies",
  },
  {
    task: 'Parse an SBOM',
    operation: 'sbom-parser/createJob',
    parameters: {url: 'https://example.com/bom.json'},
    trap: 'SPDX must end in .spdx.json',
  },
  {
    task: 'Resolve a tree',
    operation: 'resolver/createJob',
    parameters: {package_name: 'express', registry: 'npmjs.org', version: '4.18.2'},
  },
  {
    task: 'Compare two archives',
    operation: 'diff/createJob',
    parameters: {url_1: 'https://example.com/a-1.tgz', url_2: 'https://example.com/a-2.tgz'},
  },
  {task: 'Detect licences', operation: 'license-parser/createJob', parameters: {url: 'https://example.com/a-1.tgz'}},

  {
    task: 'Files in an archive',
    operation: 'archives/list',
    parameters: {url: 'https://registry.npmjs.org/uuid/-/uuid-9.0.1.tgz'},
    trap: '[] = also a failed download',
  },
  {
    task: 'One file of it',
    operation: 'archives/contents',
    parameters: {url: 'https://registry.npmjs.org/uuid/-/uuid-9.0.1.tgz', path: 'package.json'},
  },
  {
    task: 'Its README',
    operation: 'archives/readme',
    parameters: {url: 'https://registry.npmjs.org/uuid/-/uuid-9.0.1.tgz'},
  },
];
