/**
 * What a reader wants to know of a record first: one entry for each kind of object. A build fails if a property is
 * missing from what one of its operations is described to return (src/api/node/checkCards.ts).
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
  /** Path of a text that stands behind the label in brackets. */
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

/** Writes rows of a format. */
const rowsOf =
  (format: Format) =>
  (label: string, property: string, more: Pick<RecordRow, 'missing' | 'note'> = {}): RecordRow => ({
    ...more,
    label,
    property,
    format,
  });
const count = rowsOf('count');
const date = rowsOf('date');
const duration = rowsOf('duration');
const items = rowsOf('items');
const share = rowsOf('share');
const text = rowsOf('text');
const yesOrNo = rowsOf('yes or no');

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
      text('Ecosystem', 'ecosystem'),
      text('Status', 'status', {missing: 'active'}),
      text('Licence', 'licenses'),
      date('Latest release', 'latest_release_published_at'),
      items('Known advisories', 'advisories'),
      items('Maintainers', 'maintainers'),
      count('Dependent packages', 'dependent_packages_count'),
      count('Dependent repositories', 'dependent_repos_count'),
      count('Downloads', 'downloads', {note: 'downloads_period'}),
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
      date('Published', 'published_at'),
      text('Licence', 'licenses'),
      text('Status', 'status', {missing: 'not removed'}),
      items('Dependencies', 'dependencies'),
      text('Tag', 'related_tag.name'),
      yesOrNo('Latest', 'latest'),
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
      text('Host', 'host.name'),
      yesOrNo('Archived', 'archived'),
      text('Licence', 'license'),
      date('Last push', 'pushed_at'),
      count('Commits', 'commit_stats.total_commits'),
      count('Committers', 'commit_stats.total_committers'),
      count('Stars', 'stargazers_count'),
      count('Open issues', 'open_issues_count'),
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
      text('Package', 'packages.*.package_name'),
      text('Affected versions', 'packages.*.versions.*.vulnerable_version_range'),
      text('Fixed in', 'packages.*.versions.*.first_patched_version'),
      text('CVSS score', 'cvss_score'),
      share('EPSS', 'epss_percentage'),
      date('Published', 'published_at'),
      date('Withdrawn', 'withdrawn_at', {missing: 'no'}),
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
      date('Latest release', 'latest_release_published_at'),
      count('Tags', 'versions_count'),
      count('Downloads', 'downloads'),
      count('Packages in it', 'dependencies_count'),
      yesOrNo('Has an SBOM', 'has_sbom'),
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
      text('Name', 'name'),
      count('Repositories', 'repositories_count'),
      count('Stars', 'total_stars'),
      count('Followers', 'followers'),
      items('Can be funded', 'funding_links'),
      date('Created', 'created_at'),
    ],
  },
  commits: {
    title: 'Commit statistics',
    operations: ['commits/getHostRepository'],
    name: 'full_name',
    mark: 'default_branch',
    synced: 'last_synced_at',
    rows: [
      count('Commits', 'total_commits'),
      count('Committers', 'total_committers'),
      count('Commits by bots', 'total_bot_commits'),
      count('Commits, past year', 'past_year_total_commits'),
      count('Committers, past year', 'past_year_total_committers'),
    ],
  },
  issues: {
    title: 'Issue statistics',
    operations: ['issues/getHostRepository'],
    name: 'full_name',
    page: 'html_url',
    synced: 'last_synced_at',
    rows: [
      count('Issues', 'issues_count'),
      count('Pull requests', 'pull_requests_count'),
      count('Merged', 'merged_pull_requests_count'),
      duration('Average time to close an issue', 'avg_time_to_close_issue'),
      duration('Average time to close a pull request', 'avg_time_to_close_pull_request'),
      count('Issues, past year', 'past_year_issues_count'),
    ],
  },
} as const satisfies Readonly<Record<string, RecordKind>>;

/** @returns the kind of record that an operation returns; undefined if its response has no card */
export function kindOf(reference: string): RecordKind | undefined {
  const kinds: readonly RecordKind[] = Object.values(recordKinds);
  return kinds.find(({operations}) => operations.includes(reference));
}
