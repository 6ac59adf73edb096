import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {decide} from '../sources';
import type {ReadPackage, ReadResult} from '../types';
import {allFixtures} from './fixtures.testing';
import {readFile} from './readFile';

const fixtures = new Map(allFixtures().map((fixture) => [fixture.file, fixture.text]));

/** @returns what a fixture says, read under the name that such a file has */
async function read(fixture: string, name: string | undefined = fixture.replace(/^[\w-]+\./, '')): Promise<ReadResult> {
  const outcome = await readFile(name, fixtures.get(fixture) ?? '');
  if (!outcome.ok) throw new Error(outcome.message);
  return decide(outcome.contents);
}

const identity = ({name, version}: ReadPackage) => `${name}@${version}`;

/** What the parser in fixtures.md lists: how many, and the start of the digest of the sorted list. */
interface Expected {
  format: string;
  count: number;
  digest: string;
  edges: number;
  skipped?: string[];
}

const EXPECTED: Record<string, Expected> = {
  'sade-1.package-lock.json': {format: 'package-lock', count: 160, digest: 'fc4db54ff843499b', edges: 402},
  'sade-classic.yarn.lock': {format: 'yarn-lock', count: 160, digest: 'fc4db54ff843499b', edges: 402},
  'sade-berry.yarn.lock': {
    format: 'yarn-lock-2',
    count: 161,
    digest: '7b49a436d336b390',
    edges: 402,
    skipped: ['sade'],
  },
  'sade-6.pnpm-lock.yaml': {format: 'pnpm-lock', count: 161, digest: '7b49a436d336b390', edges: 403},
  'sade-9.pnpm-lock.yaml': {format: 'pnpm-lock', count: 161, digest: '7b49a436d336b390', edges: 403},
  'celery-example.requirements.txt': {format: 'requirements', count: 21, digest: 'b42eaad875b31d2e', edges: 26},
  'poetry-core.poetry.lock': {format: 'poetry-lock', count: 4, digest: 'e7972875ee092576', edges: 0},
  'uvtrick.uv.lock': {format: 'uv-lock', count: 9, digest: '9cc6bf6f311cb1da', edges: 6, skipped: ['uvtrick']},
  'rsa.Pipfile.lock': {format: 'pipfile-lock', count: 42, digest: '613f950491eb65c8', edges: 0},
  'rbs.Gemfile.lock': {
    format: 'gemfile-lock',
    count: 42,
    digest: '75982eb5c584490c',
    edges: 34,
    skipped: ['rbs', 'rbs-amber'],
  },
  'cmd.go.mod': {format: 'go-mod', count: 9, digest: '204be14c51ba4261', edges: 0},
  'cmd.go.sum': {format: 'go-sum', count: 9, digest: '204be14c51ba4261', edges: 0},
  'critcmp.Cargo.lock': {format: 'cargo-lock', count: 38, digest: 'f2803b80b75f2213', edges: 55, skipped: ['critcmp']},
  'satis-phpstan.composer.lock': {format: 'composer-lock', count: 4, digest: '72007e06c5c0127b', edges: 3},
  'jsoup.pom.xml': {format: 'pom', count: 5, digest: '203bcd5ab0a15d48', edges: 0},
  'dd-javac-plugin.gradle.lockfile': {format: 'gradle-lock', count: 11, digest: 'bdd80801cc146bdf', edges: 0},
  'cryptography.cdx.json': {
    format: 'cyclonedx',
    count: 32,
    digest: '767138b37fc51880',
    edges: 45,
    skipped: ['cffi', 'crypto', 'keepalive', 'key-parsing', 'openssl', 'x509', 'x509-verification'].map(
      (part) => `cryptography-${part}`,
    ),
  },
  'morgan.spdx.json': {format: 'spdx', count: 5, digest: '051c75c5789c57a5', edges: 1, skipped: ['morgan']},
};

it('compares every fixture', () => {
  const ofProjects = [...fixtures.keys()].filter((file) => !file.startsWith('example'));
  expect(ofProjects.sort()).toEqual(Object.keys(EXPECTED).sort());
});

describe('a fixture is read to the packages that another parser lists', () => {
  it.each(Object.entries(EXPECTED))('%s', async (fixture, {format, count, digest, edges, skipped = []}) => {
    for (const name of [fixture.replace(/^[\w-]+\./, ''), undefined, 'renamed.txt']) {
      const result = await read(fixture, name);
      const list = result.packages.map(identity).sort();
      expect(list).toHaveLength(count);
      expect(createHash('sha256').update(list.join('\n')).digest('hex').slice(0, 16)).toBe(digest);
      expect(result.format).toBe(format);
      expect(result.skipped.map((entry) => entry.name)).toEqual(skipped);
      expect(result.edges).toHaveLength(edges);
    }
  });
});

/** @returns how many packages are said to be direct, and for development; undefined if nothing says it */
function countFlags({packages}: ReadResult): {direct?: number; development?: number} {
  const count = (key: 'direct' | 'development') =>
    packages.some((item) => item[key] !== undefined) ? packages.filter((item) => item[key]).length : undefined;
  return {direct: count('direct'), development: count('development')};
}

describe('what is direct, and what is for development, is said as far as the file says it', () => {
  it.each([
    ['sade-1.package-lock.json', undefined, 159],
    ['sade-classic.yarn.lock', undefined, undefined],
    // mri for sade itself, five tools for its development.
    ['sade-berry.yarn.lock', 6, undefined],
    ['sade-6.pnpm-lock.yaml', 6, 160],
    ['sade-9.pnpm-lock.yaml', 6, 160],
    ['celery-example.requirements.txt', 2, undefined],
    ['uvtrick.uv.lock', 3, 7],
    ['rsa.Pipfile.lock', undefined, 41],
    ['rbs.Gemfile.lock', 18, undefined],
    ['cmd.go.mod', 7, undefined],
    ['critcmp.Cargo.lock', 10, undefined],
    ['satis-phpstan.composer.lock', undefined, 0],
    ['jsoup.pom.xml', 5, 4],
    ['dd-javac-plugin.gradle.lockfile', undefined, 8],
    ['cryptography.cdx.json', 10, 5],
    ['morgan.spdx.json', 4, undefined],
  ])('%s', async (fixture, direct, development) => {
    expect(countFlags(await read(fixture))).toEqual({direct, development});
  });
});
