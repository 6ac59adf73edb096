import {expect, it} from 'vitest';
import {decide} from '../sources';
import {allFixtures} from './fixtures.testing';
import {readFile} from './readFile';

const examples = new Map(
  allFixtures()
    .filter(({file}) => file.startsWith('example'))
    .map((fixture) => [`${fixture.folder}/${fixture.file}`, fixture]),
);

/**
 * What our own small examples contain: the format and the number of who depends on whom, then packages with `!` if
 * direct and `~` if for development, then what is left out.
 */
const EXPECTED: Readonly<Record<string, readonly [head: string, packages: string, left: string]>> = {
  'bunLock/example.bun.lock': [
    'bun-lock 2',
    'npm/chalk@4.1.2! npm/supports-color@7.2.0 npm/supports-color@6.1.0! npm/supports-color@5.5.0 npm/tape@5.9.0!~',
    '@example/ours: local, archive: url, folder: local, fork: git, @example/secret: private',
  ],
  'cycloneDx/example.cdx.xml': [
    'cyclonedx-xml 1',
    'maven/org.slf4j/slf4j-api@2.0.16! maven/org.example/inner@1.0',
    'a.txt: no-package, secret: private',
  ],
  'denoLock/example.deno.lock': [
    'deno-lock 2',
    'npm/%40types/node@22.0.0 npm/chalk@5.3.0! npm/undici-types@6.11.1 npm/vite@5.4.0!',
    'jsr:@std/path@1.0.8: other-registry, https://deno.land/std@0.224.0/path/mod.ts: url, @example/secret: private',
  ],
  'ownCsv/example.packages.csv': ['export-csv 0', 'npm/%40babel/core@7.24.0 pypi/requests@2.32.3', ''],
  'goList/example.list.txt': [
    'go-list 0',
    'golang/github.com/gin-gonic/gin@v1.10.0 golang/golang.org/x/crypto@v0.28.0',
    'github.com/example-org/example: own, gopkg.in/yaml.v3: local, git.corp.internal/team/lib: private',
  ],
  'mixLock/example.mix.lock': [
    'mix-lock 1',
    'hex/jason@1.4.4 hex/decimal@2.1.1 hex/cowboy@2.12.0 hex/poison@3.1.0',
    'secret: private, fork: git',
  ],
  'npmTree/example-pnpm.ls.json': ['npm-tree 1', 'npm/mri@1.2.0! npm/tape@5.9.0!~ npm/defined@1.0.1~', 'ours: local'],
  'npmTree/example.npm-shrinkwrap.json': [
    'npm-tree 1',
    'npm/mkdirp@0.5.1! npm/minimist@0.0.8',
    'fork: git, ours: local',
  ],
  'nugetLock/example.packages.lock.json': [
    'nuget-lock 1',
    'nuget/Serilog@3.1.1! nuget/Newtonsoft.Json@13.0.3',
    'example.core: local',
  ],
  'nugetAssets/example.project.assets.json': [
    'nuget-assets 1',
    'nuget/Serilog.Sinks.Console@5.0.1! nuget/Serilog@3.1.1',
    'Example.Core: local',
  ],
  'nugetConfig/example.packages.config': [
    'nuget-config 0',
    'nuget/Newtonsoft.Json@13.0.3 nuget/StyleCop.Analyzers@1.1.118~ nuget/Example.Range',
    '',
  ],
  'spdx/example.bom.spdx': ['spdx-tag-value 0', 'npm/ms@2.1.3!', 'example: local, libfoo: no-purl, secret: private'],
  'goWork/example.go.work': ['go-work 0', 'golang/github.com/example-org/errors@v0.9.2!', 'golang.org/x/net: local'],
  'workflow/example.workflow.yml': [
    'github-workflow 0',
    'githubactions/example-org/workflows! githubactions/actions/checkout! githubactions/github/codeql-action@v3.26.10! githubactions/docker/login-action@v3.3.0!',
    './.github/actions/ours: own, docker://alpine:3.8: no-package',
  ],
  'packageResolved/example-1.Package.resolved': [
    'package-resolved 0',
    'swift/github.com/Alamofire/Alamofire@5.9.1',
    '',
  ],
  'packageResolved/example-3.Package.resolved': [
    'package-resolved 0',
    'swift/github.com/apple/swift-nio',
    'secret: private, ours: local, mona.linkedlist: other-registry, github.com/Alamofire/Alamofire: ssh',
  ],
  'pdmLock/example.pdm.lock': [
    'pdm-lock 2',
    'pypi/requests@2.32.3 pypi/idna@3.10 pypi/charset-normalizer@3.4.0 pypi/pytest@8.3.3~',
    'toml: git, ours: local, archive: url, secret: private',
  ],
  'pipList/example.list.json': ['pip-list-json 0', 'pypi/certifi@2024.8.30', 'example: local'],
  'pipList/example.list.txt': ['pip-list 0', 'pypi/certifi@2024.8.30 pypi/requests@2.32.3', 'example: local'],
  'pubspecLock/example.pubspec.lock': [
    'pubspec-lock 0',
    'pub/async@2.11.0 pub/http@1.2.2! pub/lints@4.0.0!~',
    'flutter: local, fork: git, ours: local, secret: private',
  ],
  'purls/example.purls.md': [
    'purls 0',
    'npm/lodash@4.17.21 pypi/requests@2.32.3 gem/rails@7.1.0 cargo/serde@1.0.210 maven/org.slf4j/slf4j-api@2.0.16 composer/acme/widget@dev-feature/login nuget/Newtonsoft.Json@13.0.3',
    'pkg:deb/debian/curl@8.0: unfindable, secret: private',
  ],
  'pylock/example.pylock.toml': [
    'pylock 1',
    'pypi/attrs@25.1.0 pypi/cattrs@24.1.2',
    'from-git: git, ours: own, archive: url, folder-of-wheels: local, secret: private',
  ],
};

it('there is an expectation for each example', () => {
  expect([...examples.keys()].sort()).toEqual(Object.keys(EXPECTED).sort());
});

it.each(Object.entries(EXPECTED))('%s', async (file, expected) => {
  const {name, text} = examples.get(file) ?? {text: ''};
  const outcome = await readFile(name, text);
  if (!outcome.ok) throw new Error(outcome.message);
  const {format, packages, skipped, edges} = decide(outcome.contents);
  const shown = packages.map(({purl, version, direct, development}) => {
    return `${purl.replace('pkg:', '')}${version ? `@${version}` : ''}${direct ? '!' : ''}${development ? '~' : ''}`;
  });
  const left = skipped.map((entry) => `${entry.name}: ${entry.reason}`);
  expect([`${format} ${edges.length}`, shown.join(' '), left.join(', ')]).toEqual(expected);
});
