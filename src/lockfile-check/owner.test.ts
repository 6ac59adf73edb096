import {describe, expect, it} from 'vitest';
import {findOperation} from '../api/node/descriptions';
import type {Json} from '@ecosystems-docs/openapi-docs';
import {requestProblems} from '@ecosystems-docs/openapi-docs/samples';
import {
  foundText,
  listValues,
  MAX_REPOSITORIES,
  ownerRows,
  readOwner,
  readRepositories,
  startOfRepositories,
  type Owner,
} from './owner';
import {readRecords, type Batch, type PackageRecord, type Progress} from '@ecosystems-docs/lockfile-check';
import {record} from '@ecosystems-docs/lockfile-check/testing';

const rails = readOwner('rails') as Owner;

const repository = (name: string, change: Record<string, Json> = {}): Json => ({
  full_name: `rails/${name}`,
  html_url: `https://github.com/rails/${name}`,
  license: 'mit',
  archived: false,
  stargazers_count: 5,
  pushed_at: '2026-06-15T21:11:06.000Z',
  ...change,
});

describe('an owner', () => {
  it.each([
    ...['rails', '@rails', 'github.com/rails', 'https://github.com/rails/', 'https://github.com/orgs/rails'].map(
      (text) => [text, 'github.com/rails', 'rails', 'GitHub'] as const,
    ),
    ['gitlab.com/gnome', 'gitlab.com/gnome', 'gnome', 'GitLab.com'],
    ['codeberg.org/forgejo', 'codeberg.org/forgejo', 'forgejo', 'Codeberg.org'],
  ] as const)('is read from %s', (text, url, ownerLogin, hostName) => {
    expect(readOwner(text)).toEqual({title: `${ownerLogin} on ${hostName}`, url, parameters: {hostName, ownerLogin}});
  });

  it.each(['', 'rails/rails', 'https://github.com/rails/rails', 'pkg:gem/rails', 'CVE-2021-44228'])(
    "isn't read from %j",
    (text) => expect(readOwner(text)).toBeUndefined(),
  );

  it('is asked for by requests that the descriptions allow', () => {
    expect(requestProblems(findOperation('repositories/getHostOwnerRepositories'), listValues(rails))).toEqual([]);
    const body = {repository_urls: 'https://github.com/rails/rails'};
    expect(requestProblems(findOperation('packages/bulkLookupPackages'), {parameters: {}, body})).toEqual([]);
    expect(listValues(rails).parameters).toMatchObject({fork: false, per_page: MAX_REPOSITORIES + 1});
  });
});

describe('the list of repositories', () => {
  it('leaves what is null, and leaves out what has no name', () => {
    const unknown = {license: null, archived: null, stargazers_count: null, pushed_at: null};
    expect(readRepositories([repository('rails'), repository('new', unknown), {full_name: 'x'}, null])).toEqual([
      {
        name: 'rails/rails',
        url: 'https://github.com/rails/rails',
        licence: 'mit',
        archived: false,
        stars: 5,
        pushed: '2026-06-15T21:11:06.000Z',
      },
      {name: 'rails/new', url: 'https://github.com/rails/new'},
    ]);
  });

  it('has to be a list', () => {
    expect(() => readRepositories({error: 'not found'})).toThrow("isn't a list");
  });
});

describe('the table', () => {
  const repositories = readRepositories([
    repository('rails'),
    repository('website', {license: null, archived: null, stargazers_count: null, pushed_at: null}),
    repository('failed', {archived: true, stargazers_count: 0}),
    repository('waiting'),
  ]);
  const begin = startOfRepositories(repositories);
  const unknown = {
    dependent_packages_count: null,
    normalized_licenses: [],
    latest_release_number: null,
    latest_release_published_at: null,
    last_synced_at: null,
  };
  const progress: Progress<PackageRecord[]> = {
    ...begin,
    batches: begin.batches.map((batch, index): Batch => (index === 2 ? {...batch, state: 'failed'} : batch)),
    findings: new Map([
      [
        0,
        readRecords([
          record('one', {status: 'deprecated'}),
          record('two', unknown),
          record('three', {dependent_packages_count: 0}),
        ]),
      ],
      [1, []],
    ]),
  };
  const rows = ownerRows(repositories, progress);

  it('has a row for each package, and one for a repository without any', () => {
    expect(rows.map((row) => [row.Repository, row.Package])).toEqual([
      ['rails/rails', 'pkg:npm/one'],
      ['rails/rails', 'pkg:npm/two'],
      ['rails/rails', 'pkg:npm/three'],
      ['rails/website', 'no package in our index'],
      ['rails/failed', 'not looked up: the request failed'],
      ['rails/waiting', 'not looked up yet'],
    ]);
    // Each with the same columns.
    for (const row of rows) expect(Object.keys(row)).toEqual(Object.keys(rows[0] ?? {}));
  });

  it("tells unknown from zero, and both from a package that isn't there", () => {
    expect(rows.map((row) => row['Dependent packages'])).toEqual([12, 'unknown', 0, null, null, null]);
    expect(rows.map((row) => row.Stars)).toEqual([5, 5, 5, 'unknown', 0, 5]);
    expect(rows.map((row) => row.Archived)).toEqual(['no', 'no', 'no', 'unknown', 'yes', 'no']);
    expect(rows[0]).toMatchObject({
      'Package licences': 'MIT',
      'Latest release': '9',
      'Released on': '2026-06-01',
      'Package status': 'deprecated',
      'Repository licence': 'mit',
      'Last push': '2026-06-15',
    });
    expect(rows[1]).toMatchObject({
      'Package licences': 'unknown',
      'Latest release': 'unknown',
      'Released on': 'unknown',
      'Package status': 'active',
      'Package synced on': 'unknown',
    });
  });

  it('says how much was found, and of what', () => {
    expect(foundText(repositories, begin)).toBe('0 packages from 0 of 4 repositories.');
    expect(foundText(repositories, progress)).toBe(
      "3 packages from 2 of 4 repositories. 1 has no package in our index, which doesn't mean that none was published.",
    );
    expect(foundText(repositories.slice(0, 1), progress)).toBe('3 packages from 1 repository.');
  });
});
