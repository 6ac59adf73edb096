/** Packages, records and rows for tests. */
import type {Json, JsonObject} from '@ecosystems-docs/openapi-docs';
import {findingsOf, type Finding, type VersionRules} from './findings';
import {joinFiles, type Inventory, type ListedPackage} from './inventory';
import {startOf, type Progress} from './lookUp';
import {readRecords} from './records';
import {rowsOf, type Row} from './rows';
import type {ReadPackage, ReadResult} from '@ecosystems-docs/lockfile-reader';

/** Compares whole numbers: `3` is affected by `< 4`. Anything else is unknown. */
export const wholeNumbers: VersionRules = {
  affected: (_type, version, range) => {
    const limit = /^< (\d+)$/.exec(range)?.[1];
    if (limit === undefined || !/^\d+$/.test(version)) return 'unknown';
    return Number(version) < Number(limit) ? 'affected' : 'not-affected';
  },
  compareVersions: (_type, a, b) => (/^\d+$/.test(a + b) ? Number(a) - Number(b) : undefined),
};

/** The file that packages of tests are in. */
const FILE = 'package-lock.json';

const purlOf = (name: string): string => `pkg:npm/${name.split('/').map(encodeURIComponent).join('/')}`;

/** @returns a package of npm */
export const npm = (name: string, version?: string, more: Partial<ReadPackage> = {}): ListedPackage => ({
  in: [FILE],
  purl: purlOf(name),
  type: 'npm',
  name,
  ...(version === undefined ? {} : {version}),
  ...more,
});

/** @returns a record as bulk lookup returns it, as far as it is read */
export const record = (name: string, change: JsonObject = {}): JsonObject => ({
  name,
  ecosystem: 'npm',
  purl: purlOf(name),
  registry: {name: 'npmjs.org', default: true},
  registry_url: `https://www.npmjs.com/package/${name}`,
  latest_release_number: '9',
  latest_release_published_at: '2026-06-01T00:00:00.000Z',
  licenses: 'MIT',
  normalized_licenses: ['MIT'],
  maintainers: [{login: 'alice-example'}, {login: 'bob-example'}],
  status: null,
  dependent_packages_count: 12,
  funding_links: [],
  last_synced_at: '2026-06-30T20:05:19.118Z',
  advisories: [],
  ...change,
});

/** @returns an advisory of a package, as its record holds it */
export const advisory = (name: string, range: string | null, change: JsonObject = {}): JsonObject => ({
  uuid: `uuid-${name}-${String(range)}`,
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
  title: 'Example advisory',
  severity: 'HIGH',
  withdrawn_at: null,
  cvss_score: 7.5,
  cvss_vector: 'CVSS:3.1/AV:N/AC:L/PR:N/UI:N/S:U/C:H/I:N/A:N',
  identifiers: ['CVE-2026-0001', 'GHSA-aaaa-bbbb-cccc'],
  packages: [
    {
      ecosystem: 'npm',
      package_name: name,
      versions: [{vulnerable_version_range: range, first_patched_version: '4'}],
    },
  ],
  ...change,
});

/** @returns what is known of packages after a response */
export const findings = (packages: readonly ReadPackage[], response: Json): (Finding | null)[] =>
  findingsOf(packages, readRecords(response), wholeNumbers);

/** @returns the state after every package has been looked up */
export const lookedUp = (packages: readonly ReadPackage[], response: Json): Progress => ({
  ...startOf(packages),
  findings: new Map(findings(packages, response).entries()),
});

/** @returns rows after every package has been looked up */
export const rowsAfter = (packages: readonly ListedPackage[], response: Json): Row[] =>
  rowsOf(packages, lookedUp(packages, response));

/** @returns a file with these packages */
export const file = (packages: ReadPackage[], change: Partial<ReadResult> = {}): ReadResult => ({
  format: 'package-lock',
  formatName: FILE,
  packages,
  skipped: [],
  edges: [],
  ...change,
});

/** @returns what was read of one file with these packages */
export const inventory = (packages: ReadPackage[], change: Partial<ReadResult> = {}): Inventory =>
  joinFiles([{name: FILE, result: file(packages, change)}]);

/** The day on which the tests look. */
export const NOW = Date.parse('2026-11-24T12:00:00Z');

/** Rows with advisories of two severities, one to check by hand, none and no record: each has its kind for a name. */
export const mixedRows = (): Row[] =>
  rowsAfter(
    ['low', 'critical', 'check', 'clean', 'missing'].map((name) => npm(name, name === 'check' ? 'x' : '3')),
    [
      record('low', {advisories: [advisory('low', '< 4', {severity: 'LOW'})], dependent_packages_count: 2}),
      record('critical', {
        advisories: [advisory('critical', '< 4', {severity: 'CRITICAL'})],
        dependent_packages_count: 30,
        status: 'deprecated',
      }),
      record('check', {
        advisories: [advisory('check', '< 4')],
        licenses: 'Apache-2.0',
        normalized_licenses: ['Apache-2.0'],
      }),
      record('clean', {last_synced_at: null}),
    ],
  );
