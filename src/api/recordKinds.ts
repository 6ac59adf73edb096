/**
 * What a reader wants to know of a record first: one entry for each kind of object. A build fails if a property is
 * missing from what one of its operations is described to return (src/api/node/recordKinds.ts).
 */

/** How a value is shown. `duration`: seconds as days; `items`: how many; `share`: a part of 1 in per cent. */
export type Format = 'count' | 'date' | 'duration' | 'items' | 'share' | 'text' | 'yes or no';

export interface RecordRow {
  label: string;
  /** Path of the property; `*` stands for each item of a list. */
  property: string;
  format: Format;
  /** What null or a missing property means; by default nothing is known. */
  missing?: string;
  /** Path of a text that stands behind the value in brackets. */
  note?: string;
}

export interface RecordKind {
  title: string;
  /** Those that return one, or a list that can have only one: `<api>/<operationId>`. */
  operations: readonly string[];
  name: string;
  /** Stands beside the name. */
  mark?: string;
  summary?: string;
  /** A page about it. */
  page?: string;
  /** When the record was last compared with its source. */
  synced: string;
  rows: readonly RecordRow[];
}

export const recordKinds = {
  package: {
    title: 'Package',
    operations: ['packages/lookupPackage', 'packages/getRegistryPackage'],
    name: 'name',
    mark: 'latest_release_number',
    summary: 'description',
    page: 'registry_url',
    synced: 'last_synced_at',
    rows: [
      {label: 'Ecosystem', property: 'ecosystem', format: 'text'},
      {label: 'Status', property: 'status', format: 'text', missing: 'active'},
      {label: 'Licence', property: 'licenses', format: 'text'},
      {label: 'Latest release', property: 'latest_release_published_at', format: 'date'},
      {label: 'Known advisories', property: 'advisories', format: 'items'},
      {label: 'Maintainers', property: 'maintainers', format: 'items'},
      {label: 'Dependent packages', property: 'dependent_packages_count', format: 'count'},
      {label: 'Dependent repositories', property: 'dependent_repos_count', format: 'count'},
      {label: 'Downloads', property: 'downloads', format: 'count', note: 'downloads_period'},
    ],
  },
  version: {
    title: 'Version',
    operations: ['packages/getRegistryPackageVersion', 'packages/getRegistryPackageLatestVersion'],
    name: 'purl',
    mark: 'number',
    page: 'registry_url',
    synced: 'updated_at',
    rows: [
      {label: 'Published', property: 'published_at', format: 'date'},
      {label: 'Licence', property: 'licenses', format: 'text'},
      {label: 'Status', property: 'status', format: 'text', missing: 'not removed'},
      {label: 'Dependencies', property: 'dependencies', format: 'items'},
      {label: 'Tag', property: 'related_tag.name', format: 'text'},
      {label: 'Latest', property: 'latest', format: 'yes or no'},
    ],
  },
  repository: {
    title: 'Repository',
    operations: ['repositories/repositoriesLookup', 'repositories/getHostRepository'],
    name: 'full_name',
    mark: 'language',
    summary: 'description',
    page: 'html_url',
    synced: 'last_synced_at',
    rows: [
      {label: 'Host', property: 'host.name', format: 'text'},
      {label: 'Archived', property: 'archived', format: 'yes or no'},
      {label: 'Licence', property: 'license', format: 'text'},
      {label: 'Last push', property: 'pushed_at', format: 'date'},
      {label: 'Commits', property: 'commit_stats.total_commits', format: 'count'},
      {label: 'Committers', property: 'commit_stats.total_committers', format: 'count'},
      {label: 'Stars', property: 'stargazers_count', format: 'count'},
      {label: 'Open issues', property: 'open_issues_count', format: 'count'},
    ],
  },
  advisory: {
    title: 'Vulnerability',
    operations: ['advisories/getAdvisory', 'dependabot/getAdvisory'],
    name: 'identifiers.*',
    mark: 'severity',
    summary: 'title',
    page: 'url',
    synced: 'updated_at',
    rows: [
      {label: 'Package', property: 'packages.*.package_name', format: 'text'},
      {label: 'Affected versions', property: 'packages.*.versions.*.vulnerable_version_range', format: 'text'},
      {label: 'Fixed in', property: 'packages.*.versions.*.first_patched_version', format: 'text'},
      {label: 'CVSS score', property: 'cvss_score', format: 'text'},
      {label: 'EPSS', property: 'epss_percentage', format: 'share'},
      {label: 'Published', property: 'published_at', format: 'date'},
      {label: 'Withdrawn', property: 'withdrawn_at', format: 'date', missing: 'no'},
    ],
  },
  image: {
    title: 'Container image',
    operations: ['docker/getPackage'],
    name: 'name',
    mark: 'latest_release_number',
    summary: 'description',
    synced: 'last_synced_at',
    rows: [
      {label: 'Latest release', property: 'latest_release_published_at', format: 'date'},
      {label: 'Tags', property: 'versions_count', format: 'count'},
      {label: 'Downloads', property: 'downloads', format: 'count'},
      {label: 'Packages in it', property: 'dependencies_count', format: 'count'},
      {label: 'Has an SBOM', property: 'has_sbom', format: 'yes or no'},
    ],
  },
  account: {
    title: 'Account',
    operations: ['repositories/getHostOwner'],
    name: 'login',
    mark: 'kind',
    summary: 'description',
    page: 'html_url',
    synced: 'last_synced_at',
    rows: [
      {label: 'Name', property: 'name', format: 'text'},
      {label: 'Repositories', property: 'repositories_count', format: 'count'},
      {label: 'Stars', property: 'total_stars', format: 'count'},
      {label: 'Followers', property: 'followers', format: 'count'},
      {label: 'Can be funded', property: 'funding_links', format: 'items'},
      {label: 'Created', property: 'created_at', format: 'date'},
    ],
  },
  commits: {
    title: 'Commit statistics',
    operations: ['commits/getHostRepository'],
    name: 'full_name',
    mark: 'default_branch',
    synced: 'last_synced_at',
    rows: [
      {label: 'Commits', property: 'total_commits', format: 'count'},
      {label: 'Committers', property: 'total_committers', format: 'count'},
      {label: 'Commits by bots', property: 'total_bot_commits', format: 'count'},
      {label: 'Commits, past year', property: 'past_year_total_commits', format: 'count'},
      {label: 'Committers, past year', property: 'past_year_total_committers', format: 'count'},
    ],
  },
  issues: {
    title: 'Issue statistics',
    operations: ['issues/getHostRepository'],
    name: 'full_name',
    page: 'html_url',
    synced: 'last_synced_at',
    rows: [
      {label: 'Issues', property: 'issues_count', format: 'count'},
      {label: 'Pull requests', property: 'pull_requests_count', format: 'count'},
      {label: 'Merged', property: 'merged_pull_requests_count', format: 'count'},
      {label: 'Average time to close an issue', property: 'avg_time_to_close_issue', format: 'duration'},
      {label: 'Average time to close a pull request', property: 'avg_time_to_close_pull_request', format: 'duration'},
      {label: 'Issues, past year', property: 'past_year_issues_count', format: 'count'},
    ],
  },
} as const satisfies Readonly<Record<string, RecordKind>>;

/** @returns the kind of record that an operation returns; undefined if its response has no card */
export function kindOf(reference: string): RecordKind | undefined {
  const kinds: readonly RecordKind[] = Object.values(recordKinds);
  return kinds.find(({operations}) => operations.includes(reference));
}
