import {expect, it} from 'vitest';
import {decide} from '../sources';
import {allFixtures} from './fixtures.testing';
import {readFile} from './readFile';

const examples = new Map(
  allFixtures()
    .filter(({file}) => file.startsWith('example'))
    .map((fixture) => [`${fixture.folder}/${fixture.file}`, fixture]),
);

/** What our own small examples contain: packages with `!` if direct and `~` if for development, and what is left out. */
const EXPECTED: Record<string, {format: string; packages: string; left: string; edges: number}> = {
  'bunLock/example.bun.lock': {
    format: 'bun-lock',
    packages:
      'npm/chalk@4.1.2! npm/supports-color@7.2.0 npm/supports-color@6.1.0! npm/supports-color@5.5.0 npm/tape@5.9.0!~',
    left: '@example/ours: local, archive: url, folder: local, fork: git, @example/secret: private',
    edges: 2,
  },
  'cycloneDx/example.cdx.xml': {
    format: 'cyclonedx-xml',
    packages: 'maven/org.slf4j/slf4j-api@2.0.16! maven/org.example/inner@1.0',
    left: 'a.txt: no-package, secret: private',
    edges: 1,
  },
  'denoLock/example.deno.lock': {
    format: 'deno-lock',
    packages: 'npm/%40types/node@22.0.0 npm/chalk@5.3.0! npm/undici-types@6.11.1 npm/vite@5.4.0!',
    left: 'jsr:@std/path@1.0.8: other-registry, https://deno.land/std@0.224.0/path/mod.ts: url, @example/secret: private',
    edges: 2,
  },
  'ownCsv/example.packages.csv': {
    format: 'export-csv',
    packages: 'npm/%40babel/core@7.24.0 pypi/requests@2.32.3',
    left: '',
    edges: 0,
  },
  'goList/example.list.txt': {
    format: 'go-list',
    packages: 'golang/github.com/gin-gonic/gin@v1.10.0 golang/golang.org/x/crypto@v0.28.0',
    left: 'github.com/example-org/example: local, gopkg.in/yaml.v3: local, git.corp.internal/team/lib: private',
    edges: 0,
  },
  'mixLock/example.mix.lock': {
    format: 'mix-lock',
    packages: 'hex/jason@1.4.4 hex/decimal@2.1.1 hex/cowboy@2.12.0 hex/poison@3.1.0',
    left: 'secret: private, fork: git',
    edges: 1,
  },
  'npmTree/example-pnpm.ls.json': {
    format: 'npm-tree',
    packages: 'npm/mri@1.2.0! npm/tape@5.9.0!~ npm/defined@1.0.1~',
    left: 'ours: local',
    edges: 1,
  },
  'npmTree/example.npm-shrinkwrap.json': {
    format: 'npm-tree',
    packages: 'npm/mkdirp@0.5.1! npm/minimist@0.0.8',
    left: 'fork: git, ours: local',
    edges: 1,
  },
  'nugetLock/example.packages.lock.json': {
    format: 'nuget-lock',
    packages: 'nuget/Serilog@3.1.1! nuget/Newtonsoft.Json@13.0.3',
    left: 'example.core: local',
    edges: 1,
  },
  'packageResolved/example-1.Package.resolved': {
    format: 'package-resolved',
    packages: 'swift/github.com/Alamofire/Alamofire@5.9.1',
    left: '',
    edges: 0,
  },
  'packageResolved/example-3.Package.resolved': {
    format: 'package-resolved',
    packages: 'swift/github.com/apple/swift-nio',
    left: 'secret: private, ours: local, mona.linkedlist: other-registry, github.com/Alamofire/Alamofire: ssh',
    edges: 0,
  },
  'pdmLock/example.pdm.lock': {
    format: 'pdm-lock',
    packages: 'pypi/requests@2.32.3 pypi/idna@3.10 pypi/charset-normalizer@3.4.0 pypi/pytest@8.3.3~',
    left: 'toml: git, ours: local, archive: url, secret: private',
    edges: 2,
  },
  'pipList/example.list.json': {
    format: 'pip-list-json',
    packages: 'pypi/certifi@2024.8.30',
    left: 'example: local',
    edges: 0,
  },
  'pipList/example.list.txt': {
    format: 'pip-list',
    packages: 'pypi/certifi@2024.8.30 pypi/requests@2.32.3',
    left: 'example: local',
    edges: 0,
  },
  'pubspecLock/example.pubspec.lock': {
    format: 'pubspec-lock',
    packages: 'pub/async@2.11.0 pub/http@1.2.2! pub/lints@4.0.0!~',
    left: 'flutter: local, fork: git, ours: local, secret: private',
    edges: 0,
  },
  'purls/example.purls.md': {
    format: 'purls',
    packages:
      'npm/lodash@4.17.21 pypi/requests@2.32.3 gem/rails@7.1.0 cargo/serde@1.0.210 maven/org.slf4j/slf4j-api@2.0.16 composer/acme/widget@dev-feature/login nuget/Newtonsoft.Json@13.0.3',
    left: 'pkg:deb/debian/curl@8.0: unfindable, secret: private',
    edges: 0,
  },
  'pylock/example.pylock.toml': {
    format: 'pylock',
    packages: 'pypi/attrs@25.1.0 pypi/cattrs@24.1.2',
    left: 'from-git: git, ours: local, archive: url, folder-of-wheels: local, secret: private',
    edges: 1,
  },
};

it('there is an expectation for each example', () => {
  expect([...examples.keys()].sort()).toEqual(Object.keys(EXPECTED).sort());
});

it.each(Object.entries(EXPECTED))('%s', async (file, expected) => {
  const {name, text} = examples.get(file) ?? {text: ''};
  const outcome = await readFile(name, text);
  if (!outcome.ok) throw new Error(outcome.message);
  const {format, packages, skipped, edges} = decide(outcome.contents);
  expect({
    format,
    packages: packages
      .map(({purl, version, direct, development}) => {
        return `${purl.replace('pkg:', '')}${version ? `@${version}` : ''}${direct ? '!' : ''}${development ? '~' : ''}`;
      })
      .join(' '),
    left: skipped.map((entry) => `${entry.name}: ${entry.reason}`).join(', '),
    edges: edges.length,
  }).toEqual(expected);
});
