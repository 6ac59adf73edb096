import {createHash} from 'node:crypto';
import {expect, it} from 'vitest';
import {decide} from '../sources';
import {allFixtures, contentsOf} from './fixtures.testing';

const fixtures = new Map(allFixtures().map((fixture) => [fixture.file, fixture.text]));

/** What the parser in fixtures.md lists: how many, and the start of the digest of the sorted list. */
type Expected = readonly [
  format: string,
  count: number,
  digest: string,
  edges: number,
  /** How many are said to be direct, and for development; `?` where nothing says it. */
  flags: string,
  skipped?: string,
];

const EXPECTED: Readonly<Record<string, Expected>> = {
  'sade-1.package-lock.json': ['package-lock', 160, 'fc4db54ff843499b', 402, '?/159'],
  'sade-classic.yarn.lock': ['yarn-lock', 160, 'fc4db54ff843499b', 402, '?/?'],
  // mri for sade itself, five tools for its development.
  'sade-berry.yarn.lock': ['yarn-lock-2', 161, '7b49a436d336b390', 402, '6/?', 'sade'],
  'sade-6.pnpm-lock.yaml': ['pnpm-lock', 161, '7b49a436d336b390', 403, '6/160'],
  'sade-9.pnpm-lock.yaml': ['pnpm-lock', 161, '7b49a436d336b390', 403, '6/160'],
  'celery-example.requirements.txt': ['requirements', 21, 'b42eaad875b31d2e', 26, '2/?'],
  'poetry-core.poetry.lock': ['poetry-lock', 4, 'e7972875ee092576', 0, '?/?'],
  'uvtrick.uv.lock': ['uv-lock', 9, '9cc6bf6f311cb1da', 6, '3/7', 'uvtrick'],
  'rsa.Pipfile.lock': ['pipfile-lock', 42, '613f950491eb65c8', 0, '?/41'],
  'rbs.Gemfile.lock': ['gemfile-lock', 42, '75982eb5c584490c', 34, '18/?', 'rbs rbs-amber'],
  'cmd.go.mod': ['go-mod', 9, '204be14c51ba4261', 0, '7/?'],
  'cmd.go.sum': ['go-sum', 9, '204be14c51ba4261', 0, '?/?'],
  'critcmp.Cargo.lock': ['cargo-lock', 38, 'f2803b80b75f2213', 55, '10/?', 'critcmp'],
  'satis-phpstan.composer.lock': ['composer-lock', 4, '72007e06c5c0127b', 3, '?/0'],
  'jsoup.pom.xml': ['pom', 5, '203bcd5ab0a15d48', 0, '5/4'],
  'dd-javac-plugin.gradle.lockfile': ['gradle-lock', 11, 'bdd80801cc146bdf', 0, '?/8'],
  'cryptography.cdx.json': [
    'cyclonedx',
    32,
    '767138b37fc51880',
    45,
    '10/5',
    'cryptography-cffi cryptography-crypto cryptography-keepalive cryptography-key-parsing cryptography-openssl cryptography-x509 cryptography-x509-verification',
  ],
  'morgan.spdx.json': ['spdx', 5, '051c75c5789c57a5', 1, '4/?', 'morgan'],
};

it('compares every fixture', () => {
  const ofProjects = [...fixtures.keys()].filter((file) => !file.startsWith('example'));
  expect(ofProjects.sort()).toEqual(Object.keys(EXPECTED).sort());
});

it.each(Object.entries(EXPECTED))('%s is read to the packages that another parser lists', async (fixture, expected) => {
  for (const name of [fixture.replace(/^[\w-]+\./, ''), undefined, 'renamed.txt']) {
    const {format, packages, skipped, edges} = decide(await contentsOf(name, fixtures.get(fixture) ?? ''));
    const list = packages.map((item) => `${item.name}@${item.version}`).sort();
    const digest = createHash('sha256').update(list.join('\n')).digest('hex').slice(0, 16);
    const flags = (['direct', 'development'] as const).map((flag) =>
      packages.some((item) => item[flag] !== undefined) ? packages.filter((item) => item[flag]).length : '?',
    );
    const left = skipped.map((entry) => entry.name).join(' ');
    expect([format, packages.length, digest, edges.length, flags.join('/'), ...(left ? [left] : [])]).toEqual(expected);
  }
});
