import {expect, it} from 'vitest';
import {decide} from '../sources';
import {allFixtures, contentsOf} from './fixtures.testing';

const examples = new Map(
  allFixtures()
    .filter(({file}) => file.startsWith('example'))
    .map((fixture) => [`${fixture.folder}/${fixture.file}`, fixture]),
);

/** The format and who depends on whom, then packages with `!` if direct and `~` if for development, then what is left out. */
type Expected = readonly [head: string, packages: string, left: string];

// One project in each version of a format.
const PNPM: Expected = [
  'pnpm-lock 0,1',
  'npm/%40s/real@2.0.0! npm/a@1.0.0!',
  'fork: git, dir: local, ours: local, @c/x: private',
];
const SPDX: Expected = ['spdx 0,1', 'npm/a@1.0.0! npm/b npm/c@1.0.0!~', 'app: local, base: no-purl'];

/** What our own small examples contain. */
const EXPECTED: Readonly<Record<string, Expected>> = {
  'bunLock/example-workspaces.bun.lock': [
    'bun-lock 2,3',
    'npm/a@2.0.0! npm/tool@1.0.0!~ npm/a@1.0.0! npm/b@1.0.0 npm/tool@2.0.0!~',
    '',
  ],
  'bunLock/example.bun.lock': [
    'bun-lock 0,1 2,3',
    'npm/chalk@4.1.2! npm/supports-color@7.2.0 npm/supports-color@6.1.0! npm/supports-color@5.5.0 npm/tape@5.9.0!~',
    '@example/ours: local, archive: url, folder: local, fork: git, @example/secret: private',
  ],
  'cargoLock/example.Cargo.lock': ['cargo-lock 0,1', 'cargo/a@1.0.0! cargo/a@2.0.0', 'p: own, g: git, s: private'],
  'composerLock/example.composer.lock': [
    'composer-lock 0,1',
    'composer/vendor/a@v1.0.0 composer/vendor/b@2.0~',
    'vendor/git: git, vendor/path: local, vendor/secret: private',
  ],
  'cycloneDx/example.cdx.json': [
    'cyclonedx 0,1 1,0',
    'npm/a@1.0.0! npm/b@1.0.0 npm/c@1.0.0!~',
    'file.txt: no-package, unknown: unreadable',
  ],
  'cycloneDx/example.cdx.xml': [
    'cyclonedx-xml 0,1',
    'maven/org.slf4j/slf4j-api@2.0.16! maven/org.example/inner@1.0',
    'a.txt: no-package, secret: private',
  ],
  'denoLock/example.deno.lock': [
    'deno-lock 0,2 3,0',
    'npm/%40types/node@22.0.0 npm/chalk@5.3.0! npm/undici-types@6.11.1 npm/vite@5.4.0!',
    'jsr:@std/path@1.0.8: other-registry, https://deno.land/std@0.224.0/path/mod.ts: url, @example/secret: private',
  ],
  'gemfileLock/example.Gemfile.lock': [
    'gemfile-lock 0,1',
    'gem/nokogiri@1.15.4! gem/racc@1.7.1',
    'g: git, secret: private',
  ],
  'goList/example.list.txt': [
    'go-list',
    'golang/github.com/gin-gonic/gin@v1.10.0 golang/golang.org/x/crypto@v0.28.0',
    'github.com/example-org/example: own, gopkg.in/yaml.v3: local, git.corp.internal/team/lib: private',
  ],
  'goMod/example.go.mod': [
    'go-mod',
    'golang/github.com/BurntSushi/toml@v1.3.2! golang/example.com/fork@v1.0.1 golang/example.com/c@v1.0.0!',
    'example.com/b: local',
  ],
  'goWork/example.go.work': ['go-work', 'golang/github.com/example-org/errors@v0.9.2!', 'golang.org/x/net: local'],
  'gradleLock/example.gradle.lockfile': [
    'gradle-lock',
    'maven/g/a@1.0~ maven/g/b@1.0~ maven/g/c@1.0 maven/g/d@1.0 maven/g/e@1.0',
    '',
  ],
  'mixLock/example.mix.lock': [
    'mix-lock 0,1',
    'hex/jason@1.4.4 hex/decimal@2.1.1 hex/cowboy@2.12.0 hex/poison@3.1.0',
    'secret: private, fork: git',
  ],
  'npmTree/example-pnpm.ls.json': ['npm-tree 1,2', 'npm/mri@1.2.0! npm/tape@5.9.0!~ npm/defined@1.0.1~', 'ours: local'],
  'npmTree/example.npm-shrinkwrap.json': [
    'npm-tree 0,1',
    'npm/mkdirp@0.5.1! npm/minimist@0.0.8',
    'fork: git, ours: local',
  ],
  'nugetAssets/example.project.assets.json': [
    'nuget-assets 0,1',
    'nuget/Serilog.Sinks.Console@5.0.1! nuget/Serilog@3.1.1',
    'Example.Core: local',
  ],
  'nugetConfig/example.packages.config': [
    'nuget-config',
    'nuget/Newtonsoft.Json@13.0.3 nuget/StyleCop.Analyzers@1.1.118~ nuget/Example.Range',
    '',
  ],
  'nugetLock/example.packages.lock.json': [
    'nuget-lock 0,1',
    'nuget/Serilog@3.1.1! nuget/Newtonsoft.Json@13.0.3',
    'example.core: local',
  ],
  'ownCsv/example.packages.csv': ['export-csv', 'npm/%40babel/core@7.24.0 pypi/requests@2.32.3', ''],
  'packageLock/example.package-lock.json': [
    'package-lock 0,1',
    'npm/a@1.0.0! npm/b@2.0.0 npm/b@1.0.0!~ npm/%40s/real@2.0.0! npm/own@1.0.0!',
    'bundled: bundled, ours: local, fork: git, archive: git, @c/hub: private, tarball: url, file: local, @c/secret: private',
  ],
  'packageResolved/example-1.Package.resolved': ['package-resolved', 'swift/github.com/Alamofire/Alamofire@5.9.1', ''],
  'packageResolved/example-3.Package.resolved': [
    'package-resolved',
    'swift/github.com/apple/swift-nio',
    'secret: private, ours: local, mona.linkedlist: other-registry, github.com/Alamofire/Alamofire: ssh',
  ],
  'pdmLock/example.pdm.lock': [
    'pdm-lock 0,1 0,2',
    'pypi/requests@2.32.3 pypi/idna@3.10 pypi/charset-normalizer@3.4.0 pypi/pytest@8.3.3~',
    'toml: git, ours: local, archive: url, secret: private',
  ],
  'pipfileLock/example.Pipfile.lock': ['pipfile-lock', 'pypi/a@1.0 pypi/e@1.0~', 'c: git, d: own, b: private'],
  'pipList/example.list.json': ['pip-list-json', 'pypi/certifi@2024.8.30', 'example: local'],
  'pipList/example.list.txt': ['pip-list', 'pypi/certifi@2024.8.30 pypi/requests@2.32.3', 'example: local'],
  'pnpmLock/example-5.pnpm-lock.yaml': PNPM,
  'pnpmLock/example-6.pnpm-lock.yaml': PNPM,
  'pnpmLock/example-9.pnpm-lock.yaml': PNPM,
  'poetryLock/example.poetry.lock': [
    'poetry-lock 0,1',
    'pypi/a-b@1.0 pypi/c@1.0~ pypi/g@1.0',
    'd: git, f: local, e: private',
  ],
  'pom/example.pom.xml': [
    'pom',
    'maven/g/a@1.2! maven/g/managed@3! maven/g/elsewhere! maven/g/range! maven/g/unset!~ maven/g/p@1.2!',
    'org.p:own: local, g:lib: local, ${unset}:x: unreadable',
  ],
  'pubspecLock/example.pubspec.lock': [
    'pubspec-lock',
    'pub/async@2.11.0 pub/http@1.2.2! pub/lints@4.0.0!~',
    'flutter: local, fork: git, ours: local, secret: private',
  ],
  'purls/example.purls.md': [
    'purls',
    'npm/lodash@4.17.21 pypi/requests@2.32.3 gem/rails@7.1.0 cargo/serde@1.0.210 maven/org.slf4j/slf4j-api@2.0.16 composer/acme/widget@dev-feature/login nuget/Newtonsoft.Json@13.0.3',
    'pkg:deb/debian/curl@8.0: unfindable, secret: private',
  ],
  'pylock/example.pylock.toml': [
    'pylock 1,0',
    'pypi/attrs@25.1.0 pypi/cattrs@24.1.2',
    'from-git: git, ours: own, archive: url, folder-of-wheels: local, secret: private',
  ],
  'requirements/example.requirements.txt': [
    'requirements',
    'pypi/flask-login@0.6.3 pypi/requests@2.31.0 pypi/urllib3 pypi/zope-interface@5.0 pypi/numpy pypi/attrs pypi/certifi@2023.7.22',
    'pip @ https://github.com/pypa/pip/archive/22.0.2.zip: git, wheel @ https://example.com/wheel-1.0-py3-none-any.whl: url, local @ file:///tmp/local: local, git+https://github.com/x/y.git: git, -e git+https://github.com/x/z.git: git, -e .: own, -r other.txt: local, --constraint limits.txt: local, ./vendor/thing.whl: local, not a requirement: unreadable',
  ],
  'spdx/example-3.spdx.json': SPDX,
  'spdx/example-github.spdx.json': SPDX,
  'spdx/example.bom.spdx': ['spdx-tag-value', 'npm/ms@2.1.3!', 'example: local, libfoo: no-purl, secret: private'],
  'spdx/example.spdx.json': SPDX,
  // One version from two indexes.
  'uvLock/example.uv.lock': ['uv-lock 0,1', 'pypi/torch@2! pypi/jinja2@3', 'app: own, torch: other-registry'],
  'workflow/example.workflow.yml': [
    'github-workflow',
    'githubactions/example-org/workflows! githubactions/actions/checkout! githubactions/github/codeql-action@v3.26.10! githubactions/docker/login-action@v3.3.0!',
    './.github/actions/ours: own, docker://alpine:3.8: no-package',
  ],
  'yarnLock/example-berry.yarn.lock': [
    'yarn-lock-2 0,1',
    'npm/a@1.1.0! npm/b@1.10.0',
    'fork: git, root: own, @c/x: private',
  ],
  'yarnLock/example-catalogs.yarn.lock': [
    'yarn-lock-2',
    'npm/a@2.0.0! npm/%40s/b@1.0.0! npm/c@1.0.0 npm/c@2.0.0',
    'x: own',
  ],
  'yarnLock/example-classic.yarn.lock': [
    'yarn-lock 0,1',
    'npm/%40s/real@2.0.0 npm/a@1.0.0 npm/mirrored@1.0.0',
    'fork: git, file: local, @c/x: private',
  ],
};

it('there is an expectation for each example', () => {
  expect([...examples.keys()].sort()).toEqual(Object.keys(EXPECTED).sort());
});

it.each(Object.entries(EXPECTED))('%s', async (file, expected) => {
  const {name, text} = examples.get(file) ?? {text: ''};
  const {format, packages, skipped, edges} = decide(await contentsOf(name, text));
  const shown = packages.map(({purl, version, direct, development}) => {
    return `${purl.replace('pkg:', '')}${version ? `@${version}` : ''}${direct ? '!' : ''}${development ? '~' : ''}`;
  });
  const left = skipped.map((entry) => `${entry.name}: ${entry.reason}`);
  expect([[format, ...edges].join(' '), shown.join(' '), left.join(', ')]).toEqual(expected);
});
