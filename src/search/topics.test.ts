import {describe, expect, it} from 'vitest';
import {buildIndex} from './build/buildIndex';
import {readQuestions} from './build/questions';
import {toEntries} from './entries';
import {openIndex} from './open';
import {operationsFor} from './pasted';
import {TOPIC_LINES, topicsIn} from './topics';
import {nameKey, terms} from './words';

const index = buildIndex();
const ask = openIndex(index);
const first = (query: string) => ask(query, {group: 5, all: 24}).groups[0]?.results[0]?.address;

describe('readers’ words', () => {
  it('lead to pages that exist', () => {
    const known = new Set(toEntries(index).entries.map(({address}) => address));
    expect(TOPIC_LINES.flatMap(([, ...pages]) => pages).filter((page) => !known.has(page))).toEqual([]);
  });

  it('ask of places that exist, and lead there', () => {
    const known = new Set(toEntries(index).entries.map(({address}) => address));
    expect(Object.keys(readQuestions()).filter((place) => !known.has(`/docs/${place}`))).toEqual([]);
    expect(first('how do I find duplicates between pages')).toBe('/docs/usage/pagination#stable');
    expect(first('unzip a tarball without downloading it')).toMatch('/docs/services/tools/archives');
  });

  it('stand in one line each', () => {
    const lines = new Map<string, Set<string>>();
    for (const [words, ...pages] of TOPIC_LINES) {
      for (const word of words.split(', ')) {
        const key = nameKey(word);
        lines.set(key, (lines.get(key) ?? new Set()).add(pages.join(' ')));
      }
    }
    expect([...lines].filter(([, places]) => places.size > 1).map(([key]) => key)).toEqual([]);
  });

  it('decide a longer query where they are names, and not a question', () => {
    expect(first('HTTPError: 429 Client Error for url')).toBe('/docs/usage/rate-limits');
    expect(first('renovate bot opens a pull request')).toBe('/docs/services/indexes/dependabot');
    expect(first('does a 304 count against the rate limit')).toMatch(/rate-limits/);
  });

  it('are found as runs of words, the longest first', () => {
    expect(topicsIn(terms('open collective')).map(({address}) => address)).toEqual([
      '/docs/services/indexes/open-collective',
    ]);
    expect(topicsIn(terms('nothing of the kind'))).toEqual([]);
  });

  it('are one name with capitals inside, with a space and without', () => {
    for (const [name, page] of [
      ['ScanCode', '/docs/services/tools/license-parser'],
      ['ClearlyDefined', '/docs/services/tools/license-parser'],
      ['Stack Overflow', '/docs/about/faq#help'],
    ] as const) {
      const written = [name, name.toLowerCase(), name.replace(/(?<=[a-z])(?=[A-Z])/, ' '), name.replace(' ', '')];
      expect(written.map((one) => first(one))).toEqual(written.map(() => page));
    }
  });

  it('bring a page before the fields of that name', () => {
    expect(first('licence')).toBe('/docs/usage/licences');
    expect(first('swagger')).toBe('/docs/usage/downloads');
  });
});

describe('a pasted identifier', () => {
  it.each([
    ['pkg:npm/react', 'packages/lookupPackage'],
    ['https://github.com/rails/rails', 'repositories/repositoriesLookup'],
    ['CVE-2021-44228', 'advisories/getVulnerability'],
    ['10.1038/s41592-019-0686-2', 'papers/getPaper'],
    ['redis:8.2.1', 'docker/getPackageVersion'],
    ['@babel/core', 'packages/lookupPackage'],
    ['lodash@4.17.21', 'packages/lookupPackage'],
    ['requests==2.31.0', 'packages/lookupPackage'],
    ['CVE 2021 44228', 'advisories/getVulnerability'],
    ['docker pull redis:8.2.1', 'docker/getPackageVersion'],
    ['https://cran.r-project.org/package=ggplot2', 'packages/lookupPackage'],
    ['yarn.lock', 'dependency-parser/createJob'],
    ['my.spdx.json', 'sbom-parser/createJob'],
    ['react-18.2.0.tgz', 'archives/list'],
    ['"react": "^18.2.0",', 'packages/lookupPackage'],
    ["gem 'rails', '~> 7.0'", 'packages/lookupPackage'],
    ['requests>=2.31', 'packages/lookupPackage'],
    ['serde = "1.0"', 'packages/lookupPackage'],
    ['golang.org/x/net v0.7.0', 'packages/lookupPackage'],
    ['lodash@^4.17.20', 'packages/lookupPackage'],
    ['com.fasterxml.jackson.core:jackson-databind:2.9.10', 'packages/lookupPackage'],
    ['sha256:e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855', 'packages/lookupVersions'],
    ['da39a3ee5e6b4b0d3255bfef95601890afd80709', 'packages/lookupVersions'],
    ['https://github.com/rails/rails/pull/1234', 'issues/getHostRepositoryIssue'],
    ['https://github.com/rails/rails/releases/tag/v7.0.0', 'repositories/getHostRepositoryRelease'],
    ['https://github.com/rails/rails/commit/abcdef1', 'commits/getRepositoryCommits'],
    ['CPANSA-Mojolicious-2021-01', 'advisories/getAdvisory'],
  ])('%s leads to what takes it', (text, operation) => expect(operationsFor(text)[0]).toBe(operation));

  it('keeps its version', () => {
    expect(operationsFor('requests==2.31.0')).toContain('packages/getRegistryPackageVersion');
    expect(operationsFor('golang.org/x/net v0.7.0')).toContain('packages/getRegistryPackageVersion');
  });

  it.each([
    'react',
    'dependent_repos_count',
    '/packages/lookup',
    'packages.ecosyste.ms',
    'https://packages.ecosyste.ms/api/v1/packages/lookup',
    'how do I get an SBOM',
    'per_page>100',
    'stars > 100',
    'cvss >= 7.0',
    '"created_at": "2024-01-01T00:00:00Z"',
    '"latest_release_number": "4.17.21"',
    'version = "1.0"',
    'index.ts:10:5',
    'packages.ecosyste.ms/api v1.0',
    '404',
  ])('%s is none', (text) => expect(operationsFor(text)).toEqual([]));

  it('comes first among the results', () => {
    expect(first('pkg:npm/%40babel/core')).toBe('/docs/services/data-services/packages/lookup-package');
    expect(first('Gemfile.lock')).toBe('/docs/services/tools/dependency-parser/create-job');
  });
});

describe('results', () => {
  it('name a property once, with the operations of all services behind it', () => {
    const results = ask('last_synced_at', {group: 12, all: 60})
      .groups.flatMap((group) => group.results)
      .filter(({kind}) => kind === 'property');
    const titles = results.map(({title}) => title.map(([text]) => text).join(''));
    expect(new Set(titles).size).toBe(titles.length);
    expect(results[0]?.others.length).toBeGreaterThan(20);
  });
});
