/** The records that the landing page shows, made from the examples of the API descriptions. */
import {formatDate, formatNumber} from '@ecosystems-docs/text';
import type {Json} from '@ecosystems-docs/openapi-docs';
import {exampleMismatches} from '@ecosystems-docs/openapi-docs/facts';
import {readRequest, requestExample} from '../../content/node/readRequest';
import type {LandingRecord} from '../RecordCard/RecordCard';

/** Says what a record card shows of a response. */
interface RecordKind {
  /** What a reader pastes to get here; the form on the page recognises it. */
  text: string;
  kind: string;
  category: LandingRecord['category'];
  /** Info string and values of a request fence, as pages write them. */
  request: readonly [meta: string, values: string];
  show: (value: Json) => Pick<LandingRecord, 'name' | 'mark' | 'summary' | 'facts'>;
}

/**
 * @param path names and indexes that lead to a value
 * @throws Error that names the path, if the example has nothing there
 */
function at(value: Json, ...path: (string | number)[]): string | number {
  const found = path.reduce<Json | undefined>(
    (inner, key) => (inner !== null && typeof inner === 'object' ? (inner as Record<string, Json>)[key] : undefined),
    value,
  );
  if (typeof found !== 'string' && typeof found !== 'number')
    throw new Error(`src/landing/node/records.ts: the example has no text or number at ${path.join('.')}.`);
  return found;
}

/** @returns a count as a heading shows it: 138,456 or 4.2 million */
function figure(value: string | number): string {
  const number = Number(value);
  return number < 1_000_000 ? formatNumber(number) : `${(number / 1_000_000).toPrecision(3)} million`;
}

const day = (value: string | number): string => formatDate(String(value).slice(0, 10));

const KINDS: readonly RecordKind[] = [
  {
    text: 'pkg:npm/react',
    kind: 'Package on npm',
    category: 'data-services',
    request: [
      'packages/lookupPackage fields=name,ecosystem,description,licenses,latest_release_number,latest_release_published_at,dependent_packages_count,dependent_repos_count,downloads,advisories samples=curl',
      'purl: pkg:npm/react',
    ],
    show: (value) => ({
      name: String(at(value, 0, 'name')),
      mark: String(at(value, 0, 'latest_release_number')),
      summary: String(at(value, 0, 'description')),
      facts: [
        ['Dependent packages', figure(at(value, 0, 'dependent_packages_count'))],
        ['Dependent repositories', figure(at(value, 0, 'dependent_repos_count'))],
        ['Downloads last month', figure(at(value, 0, 'downloads'))],
        ['Licence', String(at(value, 0, 'licenses'))],
        ['Known advisories', figure(((value as Record<string, Json>[])[0]?.advisories as Json[]).length)],
        ['Latest release', day(at(value, 0, 'latest_release_published_at'))],
      ],
    }),
  },
  {
    text: 'https://github.com/sdsc-ordes/gimie',
    kind: 'Repository on GitHub',
    category: 'data-services',
    request: [
      'repositories/repositoriesLookup fields=full_name,description,language,license,stargazers_count,open_issues_count,pushed_at,commit_stats.total_commits,commit_stats.total_committers samples=curl',
      'url: https://github.com/sdsc-ordes/gimie',
    ],
    show: (value) => ({
      name: String(at(value, 'full_name')),
      mark: String(at(value, 'language')),
      summary: String(at(value, 'description')),
      facts: [
        ['Commits', figure(at(value, 'commit_stats', 'total_commits'))],
        ['Committers', figure(at(value, 'commit_stats', 'total_committers'))],
        ['Stars', figure(at(value, 'stargazers_count'))],
        ['Licence', String(at(value, 'license'))],
        ['Open issues', figure(at(value, 'open_issues_count'))],
        ['Last push', day(at(value, 'pushed_at'))],
      ],
    }),
  },
  {
    text: 'CVE-2021-23337',
    kind: 'Vulnerability',
    category: 'indexes',
    request: [
      'dependabot/getAdvisory fields=title,severity,cvss_score,epss_percentage,published_at,packages,issues_count samples=curl',
      'advisoryId: CVE-2021-23337',
    ],
    show: (value) => ({
      name: String(at(value, 'primary_identifier')),
      mark: String(at(value, 'severity')).toLowerCase(),
      summary: String(at(value, 'title')),
      facts: [
        ['Affected versions', String(at(value, 'packages', 0, 'versions', 0, 'vulnerable_version_range'))],
        ['Fixed in', String(at(value, 'packages', 0, 'versions', 0, 'first_patched_version'))],
        ['CVSS score', String(at(value, 'cvss_score'))],
        ['EPSS', `${(Number(at(value, 'epss_percentage')) * 100).toFixed(1)}%`],
        ['Update pull requests', figure(at(value, 'issues_count'))],
        ['Published', day(at(value, 'published_at'))],
      ],
    }),
  },
];

/**
 * @returns the records, the first of which the page opens with
 * @throws Error if an example lacks what a card shows, or doesn't answer its request
 */
export function landingRecords(): LandingRecord[] {
  return KINDS.map(({text, kind, category, request: [meta, values], show}) => {
    const request = readRequest(meta, values);
    const {response} = request;
    if (!response) throw new Error(`src/landing/node/records.ts: ${meta} has no example to show.`);
    const mismatch = exampleMismatches(request.operation, request.values, response.example.value)[0];
    if (mismatch) throw new Error(`src/landing/node/records.ts: the example doesn't answer ${values}: ${mismatch}.`);
    return {text, kind, category, example: requestExample(request), ...show(response.example.value)};
  });
}
