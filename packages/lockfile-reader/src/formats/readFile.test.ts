import {describe, expect, it} from 'vitest';
import {decide} from '../sources';
import type {ReadResult, SourceKind} from '../types';
import {readFile} from './readFile';

const swift = (location: string): string =>
  JSON.stringify({pins: [{identity: 'a', location, state: {version: '1.0.0'}}]});

/** @returns what the file says, or fails with the message */
async function resultOf(
  name: string | undefined,
  text: string,
  accepted?: ReadonlySet<SourceKind>,
): Promise<ReadResult> {
  const outcome = await readFile(name, text);
  if (!outcome.ok) throw new Error(outcome.message);
  return decide(outcome.contents, ({kind}) => accepted?.has(kind) ?? false);
}

/** @returns the packages as package URLs with versions */
const purls = ({packages}: ReadResult) => packages.map(({purl, version}) => `${purl}${version ? `@${version}` : ''}`);

/** @returns what was left out, with the reason */
const left = ({skipped}: ReadResult) => skipped.map(({name, reason}) => `${name}: ${reason}`).sort();

/** @returns the sign of a flag that a file sets, with a question mark if the file doesn't say */
const signOf = (flag: boolean | undefined, sign: string): string =>
  flag === undefined ? `${sign}?` : flag ? sign : '';

/** @returns packages with `!` if direct and `~` if for development, what was left out, and pairs of who depends on whom */
async function summaryOf(name: string, text: string, accepted?: Set<SourceKind>): Promise<string[]> {
  const result = await resultOf(name, text, accepted);
  const packages = result.packages.map(
    ({direct, development}, index) => `${purls(result)[index]}${signOf(direct, '!')}${signOf(development, '~')}`,
  );
  return [packages.join(' '), left(result).join(', '), result.edges.join(' ')];
}

describe('TOML', () => {
  it.each(['[[package]]', '[[ package ]]', ' [["package"]]', '[[package]] # crates'])(
    'is recognised by a list that begins with %s',
    async (head) => {
      const source = 'registry+https://github.com/rust-lang/crates.io-index';
      const text = `${head}\nname = "serde"\nversion = "1.0.0"\nsource = "${source}"\n`;
      expect(purls(await resultOf(undefined, `version = 3\n${text}`))).toEqual(['pkg:cargo/serde@1.0.0']);
    },
  );

  it('is recognised where the list is its first line', async () => {
    const text = '[[ package ]]\nname = "a"\nversion = "1.0.0"\n';
    expect(left(await resultOf('Cargo.lock', text))).toEqual(['a: own']);
  });
});

describe('what was skipped', () => {
  const three = [1, 2, 3].map((version) => ({name: 'libfoo', version: `${version}.0`}));
  const at = (url: string): object => ({resolved: `https://${url}/libfoo.tgz`});
  const npm = three.map(({version}, place) => [
    `node_modules/${'x/node_modules/'.repeat(place)}libfoo`,
    {version: `${version}.0`, ...at('downloads.example.org')},
  ]);
  it.each([
    ['bom.json', {bomFormat: 'CycloneDX', components: three}, 'no-purl 1.0,2.0,3.0'],
    [
      'bom.json',
      {bomFormat: 'CycloneDX', metadata: {component: {components: three}}, components: [{name: 'x'}]},
      'local 1.0,2.0,3.0,',
    ],
    [
      'bom.json',
      {bomFormat: 'CycloneDX', components: three.map((one) => ({...one, type: 'file'}))},
      'no-package 1.0,2.0,3.0',
    ],
    [
      'bom.json',
      {
        bomFormat: 'CycloneDX',
        components: three.map((one) => ({...one, purl: `pkg:deb/debian/libfoo@${one.version}`})),
      },
      'unfindable 1.0,2.0,3.0',
    ],
    [
      'bom.json',
      {
        spdxVersion: 'SPDX-2.3',
        packages: three.map(({name, version}) => ({SPDXID: version, name, versionInfo: version})),
      },
      'no-purl 1.0,2.0,3.0',
    ],
    ['package-lock.json', {lockfileVersion: 3, packages: Object.fromEntries(npm)}, 'url 1.0.0,2.0.0,3.0.0'],
    [
      'Package.resolved',
      {pins: three.map(({name, version}) => ({identity: name, location: '../x', state: {version}}))},
      'local 1.0,2.0,3.0',
    ],
  ])('in %s %j keeps its version', async (name, value, expected) => {
    const {skipped} = await resultOf(name, JSON.stringify(value));
    expect(`${skipped[0]?.reason} ${skipped.map(({version}) => version ?? '')}`).toBe(expected);
  });

  it('from a private registry keeps its version, too', async () => {
    const text = '--extra-index-url https://pypi.acme.example/simple\nlibfoo==1.0\nlibfoo==2.0\n';
    expect((await resultOf('requirements.txt', text)).skipped.map(({version}) => version)).toEqual(['1.0', '2.0']);
  });
});

describe('package-lock.json', () => {
  const registry = 'https://registry.npmjs.org';
  const lock = JSON.stringify({
    lockfileVersion: 3,
    packages: {
      '': {dependencies: {a: '^1', alias: 'npm:@s/real@^2', ours: '*', fork: 'x/y'}, devDependencies: {b: '1'}},
      'node_modules/a': {
        version: '1.0.0',
        resolved: `${registry}/a/-/a-1.0.0.tgz`,
        dependencies: {b: '^2', missing: '1'},
      },
      'node_modules/a/node_modules/b': {version: '2.0.0', resolved: `${registry}/b/-/b-2.0.0.tgz`},
      'node_modules/b': {version: '1.0.0', resolved: `${registry}/b/-/b-1.0.0.tgz`, dev: true},
      'node_modules/alias': {
        name: '@s/real',
        version: '2.0.0',
        resolved: 'https://registry.yarnpkg.com/@s/real/-/real-2.0.0.tgz',
      },
      'node_modules/bundled': {version: '3.0.0', inBundle: true},
      'node_modules/ours': {resolved: 'packages/ours', link: true},
      'packages/ours': {version: '0.0.1', dependencies: {own: '1'}},
      'packages/ours/node_modules/own': {version: '1.0.0', resolved: `${registry}/own/-/own-1.0.0.tgz`},
      'node_modules/fork': {version: '1.0.0', resolved: 'git+ssh://git@github.com/x/y.git#0123456'},
      'node_modules/archive': {version: '1.0.0', resolved: 'https://codeload.github.com/x/y/tar.gz/main'},
      'node_modules/@c/secret': {version: '1.0.0', resolved: 'https://npm.example.com/@c/secret/-/secret-1.0.0.tgz'},
      'node_modules/@c/hub': {version: '1.0.0', resolved: 'https://npm.pkg.github.com/download/@c/hub/1.0.0/0123'},
      'node_modules/tarball': {version: '1.0.0', resolved: 'https://example.com/tarball.tgz'},
      'node_modules/file': {version: '1.0.0', resolved: 'file:../file.tgz'},
    },
  });

  it('keeps what comes from the public registry under its name there, and looks dependencies up as Node does', async () => {
    expect(await summaryOf('package-lock.json', lock)).toEqual([
      'pkg:npm/a@1.0.0! pkg:npm/b@2.0.0 pkg:npm/b@1.0.0!~ pkg:npm/%40s/real@2.0.0! pkg:npm/own@1.0.0!',
      '@c/hub: private, @c/secret: private, archive: git, bundled: bundled, file: local, fork: git, ours: local, tarball: url',
      '0,1',
    ]);
  });
});

describe('requirements.txt', () => {
  const text = `# comment
Flask_Login==0.6.3# pinned
requests[security,socks] == 2.31.0 ; python_version >= "3.8"
urllib3>=1.26,<3
zope.interface===5.0
numpy==1.*
attrs
certifi==2023.7.22 \\
    --hash=sha256:aaa \\
    --hash=sha256:bbb
pip @ https://github.com/pypa/pip/archive/22.0.2.zip
wheel @ https://example.com/wheel-1.0-py3-none-any.whl
local @ file:///tmp/local
git+https://github.com/x/y.git#egg=y
-e git+https://github.com/x/z.git#egg=z
-e .
-r other.txt
--constraint limits.txt
--extra-index-url https://pypi.example.com/simple
./vendor/thing.whl
not a requirement
requests==2.31.0
`;

  it('gives names and exact versions, and names what it leaves out', async () => {
    expect(await summaryOf('requirements.txt', text, new Set(['beside']))).toEqual([
      'pkg:pypi/flask-login@0.6.3!?~? pkg:pypi/requests@2.31.0!?~? pkg:pypi/urllib3!?~? pkg:pypi/zope-interface@5.0!?~? pkg:pypi/numpy!?~? pkg:pypi/attrs!?~? pkg:pypi/certifi@2023.7.22!?~?',
      '--constraint limits.txt: local, -e .: own, -e git+https://github.com/x/z.git: git, -r other.txt: local, ./vendor/thing.whl: local, git+https://github.com/x/y.git: git, local @ file:///tmp/local: local, not a requirement: unreadable, pip @ https://github.com/pypa/pip/archive/22.0.2.zip: git, wheel @ https://example.com/wheel-1.0-py3-none-any.whl: url',
      '',
    ]);
  });
});

describe('lists of package URLs', () => {
  it('are read in lines, with commas or as JSON', async () => {
    const expected = ['pkg:npm/%40babel/core@7.0.0', 'pkg:gem/rails'];
    expect(purls(await resultOf(undefined, '# mine\npkg:npm/@babel/core@7.0.0\n\npkg:gem/rails\n'))).toEqual(expected);
    expect(purls(await resultOf(undefined, 'pkg:npm/%40babel/core@7.0.0, pkg:gem/rails'))).toEqual(expected);
    expect(purls(await resultOf('list.json', '["pkg:npm/@babel/core@7.0.0",\n "pkg:gem/rails"]'))).toEqual(expected);
  });

  it('leave out what has no registry, and say why', async () => {
    const text =
      'pkg:npm/a@^1.0\npkg:gem/nokogiri@1.15.4-x86_64-linux\npkg:generic/openssl@3\npkg:npm\nnonsense\npkg:npm/b@1?repository_url=https://npm.example.com\npkg:PyPI/Foo_Bar@1\npkg:cargo/c@1?download_url=file://c';
    const result = await resultOf(undefined, text);
    expect(purls(result)).toEqual(['pkg:npm/a', 'pkg:gem/nokogiri@1.15.4', 'pkg:pypi/foo-bar@1']);
    expect(left(result)).toEqual([
      'b: private',
      'nonsense: unreadable',
      'pkg:cargo/c@1: local',
      'pkg:generic/openssl@3: unknown-ecosystem',
      'pkg:npm: unreadable',
    ]);
  });
});

describe('sources of packages', () => {
  it('in yarn.lock, classic', async () => {
    const text = `# yarn lockfile v1


"@s/real@^2", alias@npm:@s/real@^2:
  version "2.0.0"
  resolved "https://registry.yarnpkg.com/@s/real/-/real-2.0.0.tgz#0"
  dependencies:
    a ">= 1"
  optionalDependencies:
    "@c/x" "1 || 2"

"@c/x@1 || 2":
  version "1.1.0"
  resolved "https://npm.example.com/@c/x/-/x-1.1.0.tgz#0"

"a@>= 1", a@^1.0.0:
  version "1.0.0"
  resolved "https://registry.npmjs.org/a/-/a-1.0.0.tgz"

"fork@git+https://github.com/x/fork.git":
  version "1.0.0"
  resolved "git+https://github.com/x/fork.git#0123"

"file@file:./file":
  version "0.0.0"

mirrored@1:
  version "1.0.0"
  resolved mirrored-1.0.0.tgz#0
`;
    expect(await summaryOf('yarn.lock', text)).toEqual([
      'pkg:npm/%40s/real@2.0.0!?~? pkg:npm/a@1.0.0!?~? pkg:npm/mirrored@1.0.0!?~?',
      '@c/x: private, file: local, fork: git',
      '0,1',
    ]);
  });

  it('in yarn.lock, berry', async () => {
    const text = `__metadata:
  version: 8

"a@npm:^1.0.0, a@npm:^1.1.0":
  version: 1.1.0
  resolution: "a@npm:1.1.0"
  dependencies:
    b: "npm:^1"
    ours: "workspace:^"

"a@patch:a@npm%3A^1.1.0#~/.yarn/patches/a.patch":
  version: 1.1.0
  resolution: "a@patch:a@npm%3A1.1.0#~/.yarn/patches/a.patch::version=1.1.0&hash=1"

"b@npm:^1":
  version: 1.10.0
  resolution: "b@npm:1.10.0"

"@c/x@npm:^1":
  version: 1.0.0
  resolution: "@c/x@npm:1.0.0::__archiveUrl=https%3A%2F%2Fnpm.example.com%2F%40c%2Fx.tgz"

"fork@https://github.com/x/fork.git#commit=0123":
  version: 1.0.0
  resolution: "fork@https://github.com/x/fork.git#commit=0123"

"root@workspace:.":
  version: 0.0.0-use.local
  resolution: "root@workspace:."
  dependencies:
    a: "npm:^1.0.0"
  languageName: unknown
  linkType: soft
`;
    expect(await summaryOf('yarn.lock', text)).toEqual([
      'pkg:npm/a@1.1.0!~? pkg:npm/b@1.10.0~?',
      '@c/x: private, fork: git, root: own',
      '0,1',
    ]);
  });

  it.each([
    [
      '9',
      `lockfileVersion: '9.0'
importers:
  .:
    dependencies:
      alias: {specifier: 'npm:@s/real@^2', version: '@s/real@2.0.0(a@1.0.0)'}
      ours: {specifier: 'workspace:*', version: link:packages/ours}
    devDependencies:
      a: {specifier: ^1, version: 1.0.0}
packages:
  '@s/real@2.0.0': {resolution: {integrity: x}}
  a@1.0.0: {resolution: {integrity: x}}
  fork@https://codeload.github.com/x/fork/tar.gz/0123: {resolution: {tarball: https://codeload.github.com/x/fork/tar.gz/0123}, version: 1.0.0}
  '@c/x@1.0.0': {resolution: {integrity: x, tarball: https://npm.example.com/@c/x/-/x-1.0.0.tgz}}
  dir@file:dir: {resolution: {directory: dir, type: directory}}
snapshots:
  '@s/real@2.0.0(a@1.0.0)':
    dependencies: {a: 1.0.0}
  a@1.0.0: {}
  fork@https://codeload.github.com/x/fork/tar.gz/0123: {}
  '@c/x@1.0.0': {}
  dir@file:dir: {}
`,
    ],
    [
      '6',
      `lockfileVersion: '6.0'
dependencies:
  alias: {specifier: 'npm:@s/real@^2', version: /@s/real@2.0.0(a@1.0.0)}
  ours: {specifier: 'workspace:*', version: link:packages/ours}
devDependencies:
  a: {specifier: ^1, version: 1.0.0}
packages:
  /@s/real@2.0.0(a@1.0.0): {resolution: {integrity: x}, dependencies: {a: 1.0.0}}
  /a@1.0.0: {resolution: {integrity: x}}
  github.com/x/fork/0123: {resolution: {tarball: https://codeload.github.com/x/fork/tar.gz/0123}, name: fork, version: 1.0.0}
  /@c/x@1.0.0: {resolution: {integrity: x, tarball: https://npm.example.com/@c/x/-/x-1.0.0.tgz}}
  file:dir: {resolution: {directory: dir, type: directory}, name: dir}
`,
    ],
    [
      '5',
      `lockfileVersion: 5.4
specifiers: {alias: 'npm:@s/real@^2'}
dependencies:
  alias: /@s/real/2.0.0_a@1.0.0
  ours: link:packages/ours
devDependencies:
  a: 1.0.0
packages:
  /@s/real/2.0.0_a@1.0.0: {resolution: {integrity: x}, dependencies: {a: 1.0.0}}
  /a/1.0.0: {resolution: {integrity: x}}
  github.com/x/fork/0123: {resolution: {tarball: https://codeload.github.com/x/fork/tar.gz/0123}, name: fork, version: 1.0.0}
  /@c/x/1.0.0: {resolution: {integrity: x, tarball: https://npm.example.com/@c/x/-/x-1.0.0.tgz}}
  file:dir: {resolution: {directory: dir, type: directory}, name: dir}
`,
    ],
  ])('in pnpm-lock.yaml %s', async (_, text) => {
    expect(await summaryOf('pnpm-lock.yaml', text)).toEqual([
      'pkg:npm/%40s/real@2.0.0! pkg:npm/a@1.0.0!',
      '@c/x: private, dir: local, fork: git, ours: local',
      '0,1',
    ]);
  });

  it('in poetry.lock', async () => {
    const source = (type: string, url: string) => `[package.source]\ntype = "${type}"\nurl = "${url}"\n`;
    const entry = (name: string, rest = '') => `[[package]]\nname = "${name}"\nversion = "1.0"\n${rest}\n`;
    const text = [
      entry('A_b', 'groups = ["main", "dev"]\n[package.dependencies]\nC = ">=1"'),
      entry('c', 'category = "dev"'),
      entry('d', source('git', 'https://github.com/x/d.git')),
      entry('e', source('legacy', 'https://pypi.example.com/simple')),
      entry('f', source('directory', '../f')),
      entry('g', source('legacy', 'https://pypi.org/simple')),
      '[metadata]\nlock-version = "2.1"\n',
    ].join('\n');
    expect(await summaryOf('poetry.lock', text)).toEqual([
      'pkg:pypi/a-b@1.0!? pkg:pypi/c@1.0!?~ pkg:pypi/g@1.0!?~?',
      'd: git, e: private, f: local',
      '0,1',
    ]);
  });

  it('in Cargo.lock, where a name can stand for two versions', async () => {
    const index = 'source = "registry+https://github.com/rust-lang/crates.io-index"';
    const text = `[[package]]\nname = "p"\nversion = "0.1.0"\ndependencies = ["a 1.0.0", "g"]\n
[[package]]\nname = "a"\nversion = "1.0.0"\n${index}\ndependencies = ["a 2.0.0 (registry+https://github.com/rust-lang/crates.io-index)"]\n
[[package]]\nname = "a"\nversion = "2.0.0"\nsource = "sparse+https://index.crates.io/"\n
[[package]]\nname = "g"\nversion = "1.0.0"\nsource = "git+https://github.com/x/g?branch=main#0123"\n
[[package]]\nname = "s"\nversion = "1.0.0"\nsource = "registry+https://crates.example.com/index"\n`;
    expect(await summaryOf('Cargo.lock', text)).toEqual([
      'pkg:cargo/a@1.0.0!~? pkg:cargo/a@2.0.0~?',
      'g: git, p: own, s: private',
      '0,1',
    ]);
  });

  it('in Gemfile.lock, where a gem can stand for each platform', async () => {
    const text = `GIT
  remote: https://github.com/x/g.git
  revision: 0123
  specs:
    g (1.0)

GEM
  remote: https://gems.example.com/
  specs:
    secret (1.0)

GEM
  remote: https://rubygems.org/
  specs:
    nokogiri (1.15.4-arm64-darwin)
      racc (~> 1.4)
    nokogiri (1.15.4-x86_64-linux)
      racc (~> 1.4)
    racc (1.7.1)

DEPENDENCIES
  g!
  nokogiri (~> 1.15)
`;
    expect(await summaryOf('Gemfile.lock', text)).toEqual([
      'pkg:gem/nokogiri@1.15.4!~? pkg:gem/racc@1.7.1~?',
      'g: git, secret: private',
      '0,1',
    ]);
  });

  it('in go.mod, with replacements', async () => {
    const text = `module example.com/m // indirect
go 1.21
require github.com/BurntSushi/toml v1.3.2
require (
	example.com/a v1.0.0 // indirect; pinned
	example.com/b v1.0.0
	"example.com/c" v1.0.0 // see https://example.com
)
replace (
	example.com/a => example.com/fork v1.0.1
	example.com/b v1.0.0 => ../b
)
exclude example.com/x v1.0.0
`;
    expect(await summaryOf('go.mod', text)).toEqual([
      'pkg:golang/github.com/BurntSushi/toml@v1.3.2!~? pkg:golang/example.com/fork@v1.0.1~? pkg:golang/example.com/c@v1.0.0!~?',
      'example.com/b: local',
      '',
    ]);
  });

  it('in Pipfile.lock', async () => {
    const text = JSON.stringify({
      _meta: {
        sources: [
          {name: 'pypi', url: 'https://pypi.org/simple'},
          {name: 'ours', url: 'https://pypi.example.com'},
        ],
      },
      default: {
        a: {version: '==1.0', index: 'pypi'},
        b: {version: '==1.0', index: 'ours'},
        c: {git: 'https://github.com/x/c.git'},
      },
      develop: {a: {version: '==1.0'}, d: {path: '.'}, e: {version: '*'}},
    });
    expect(await summaryOf('Pipfile.lock', text, new Set(['beside']))).toEqual([
      'pkg:pypi/a@1.0!? pkg:pypi/e!?~',
      'b: private, c: git, d: own',
      '',
    ]);
  });

  it('in composer.lock', async () => {
    const packagist = 'https://packagist.org/downloads/';
    const text = JSON.stringify({
      'content-hash': '0',
      packages: [
        {name: 'Vendor/A', version: 'v1.0.0', 'notification-url': packagist, require: {php: '>=8', 'vendor/b': '*'}},
        {name: 'vendor/git', version: 'dev-main', source: {type: 'git', url: 'x'}},
        {name: 'vendor/path', version: '1.0', dist: {type: 'path', url: '../path'}},
        {name: 'vendor/secret', version: '1.0', 'notification-url': 'https://satis.example.com/downloads'},
      ],
      'packages-dev': [{name: 'vendor/b', version: '2.0', 'notification-url': packagist}],
    });
    expect(await summaryOf('composer.lock', text)).toEqual([
      'pkg:composer/vendor/a@v1.0.0!? pkg:composer/vendor/b@2.0!?~',
      'vendor/git: git, vendor/path: local, vendor/secret: private',
      '0,1',
    ]);
  });

  it('in pom.xml, with what the file itself knows', async () => {
    const dependency = (group: string, artifact: string, rest = '') =>
      `<dependency><groupId>${group}</groupId><artifactId>${artifact}</artifactId>${rest}</dependency>`;
    const text = `<?xml version="1.0"?><!-- <dependency/> -->
<project xmlns="http://maven.apache.org/POM/4.0.0">
  <parent><groupId>org.p</groupId><artifactId>parent</artifactId><version>9</version></parent>
  <artifactId>m</artifactId>
  <properties><v>1.${'${'}minor}</v><minor>2</minor></properties>
  <dependencyManagement><dependencies>${dependency('g', 'managed', '<version>3</version>')}</dependencies></dependencyManagement>
  <dependencies>
    ${dependency('g', 'a', '<version>${v}</version>')}
    ${dependency('g', 'managed')}
    ${dependency('g', 'elsewhere')}
    ${dependency('${project.groupId}', 'own', '<version>${project.version}</version>')}
    ${dependency('g', 'range', '<version>[1,2)</version>')}
    ${dependency('g', 'unset', '<version>${unset}</version><scope>test</scope>')}
    ${dependency('g', 'lib', '<version>1</version><scope>system</scope>')}
    ${dependency('${unset}', 'x')}
  </dependencies>
  <profiles><profile><dependencies>${dependency('g', 'p', '<version><![CDATA[1.2]]></version>')}</dependencies></profile></profiles>
</project>`;
    expect(await summaryOf('pom.xml', text)).toEqual([
      'pkg:maven/g/a@1.2! pkg:maven/g/managed@3! pkg:maven/g/elsewhere! pkg:maven/g/range! pkg:maven/g/unset!~ pkg:maven/g/p@1.2!',
      '${unset}:x: unreadable, g:lib: local, org.p:own: local',
      '',
    ]);
  });
});

describe('SBOMs', () => {
  it('CycloneDX, with components inside components', async () => {
    const text = JSON.stringify({
      bomFormat: 'CycloneDX',
      metadata: {component: {'bom-ref': 'root', name: 'app'}},
      components: [
        {
          'bom-ref': 'a',
          name: 'a',
          purl: 'pkg:npm/a@1.0.0',
          components: [{'bom-ref': 'b', name: 'b', purl: 'pkg:npm/b@1.0.0'}],
        },
        {
          'bom-ref': 'c',
          group: 'g',
          name: 'c',
          purl: 'pkg:npm/c@1.0.0',
          properties: [{name: 'cdx:npm:package:development', value: 'true'}],
        },
        {name: 'file.txt', type: 'file'},
        {'bom-ref': 'root', name: 'app', purl: 'pkg:npm/app@0'},
      ],
      dependencies: [
        {ref: 'root', dependsOn: ['a', 'c']},
        {ref: 'a', dependsOn: ['b', 'unknown']},
        {ref: 'b', dependsOn: ['a', 'b']},
      ],
    });
    expect(await summaryOf('bom.json', text)).toEqual([
      'pkg:npm/a@1.0.0!~? pkg:npm/b@1.0.0~? pkg:npm/c@1.0.0!~',
      'file.txt: no-package, unknown: unreadable',
      '0,1 1,0',
    ]);
  });

  const spdxPackage = (id: string, purl?: string) => ({
    SPDXID: `SPDXRef-${id}`,
    name: id,
    externalRefs: purl ? [{referenceCategory: 'PACKAGE-MANAGER', referenceType: 'purl', referenceLocator: purl}] : [],
  });
  const relationship = (from: string, relationshipType: string, to: string) => ({
    spdxElementId: `SPDXRef-${from}`,
    relationshipType,
    relatedSpdxElement: `SPDXRef-${to}`,
  });
  const spdx = {
    spdxVersion: 'SPDX-2.3',
    packages: [
      spdxPackage('app', 'pkg:github/x/app@main'),
      spdxPackage('a', 'pkg:npm/a@1.0.0'),
      spdxPackage('b', 'pkg:npm/b@^1.0'),
      spdxPackage('c', 'pkg:npm/c@1.0.0'),
      spdxPackage('base'),
    ],
    relationships: [
      relationship('DOCUMENT', 'DESCRIBES', 'app'),
      relationship('app', 'DEPENDS_ON', 'a'),
      relationship('b', 'DEPENDENCY_OF', 'a'),
      relationship('c', 'DEV_DEPENDENCY_OF', 'app'),
    ],
  };

  it.each([
    ['2.3', spdx],
    ['2.3, as the API of GitHub wraps it', {sbom: spdx}],
    [
      '3.0',
      {
        '@context': 'https://spdx.org/rdf/3.0.1/spdx-context.jsonld',
        '@graph': [
          {type: 'software_Sbom', spdxId: 's', rootElement: ['app']},
          {type: 'software_Package', spdxId: 'app', name: 'app', software_packageUrl: 'pkg:github/x/app@main'},
          {type: 'software_Package', spdxId: 'a', name: 'a', software_packageUrl: 'pkg:npm/a@1.0.0'},
          {
            type: 'software_Package',
            spdxId: 'b',
            name: 'b',
            externalIdentifier: [{externalIdentifierType: 'packageUrl', identifier: 'pkg:npm/b@^1.0'}],
          },
          {type: 'software_Package', spdxId: 'c', name: 'c', software_packageUrl: 'pkg:npm/c@1.0.0'},
          {type: 'software_Package', spdxId: 'base', name: 'base'},
          {type: 'Relationship', from: 'app', relationshipType: 'dependsOn', to: ['a']},
          {type: 'Relationship', from: 'a', relationshipType: 'dependsOn', to: ['b']},
          {
            type: 'LifecycleScopedRelationship',
            scope: 'development',
            from: 'app',
            relationshipType: 'dependsOn',
            to: ['c'],
          },
        ],
      },
    ],
  ])('SPDX %s', async (_, document) => {
    expect(await summaryOf('sbom.spdx.json', JSON.stringify(document))).toEqual([
      'pkg:npm/a@1.0.0!~? pkg:npm/b~? pkg:npm/c@1.0.0!~',
      'app: local, base: no-purl',
      '0,1',
    ]);
  });
});

describe('what a project asks for itself, and for development', () => {
  it('bun.lock: versions that only a workspace has', async () => {
    const text = `{
  "lockfileVersion": 1,
  "workspaces": {
    "": {"name": "root", "dependencies": {"a": "2"}, "devDependencies": {"tool": "1"}},
    "packages/x": {"name": "@s/x", "dependencies": {"a": "1"}, "devDependencies": {"tool": "2"}},
  },
  "packages": {
    "a": ["a@2.0.0", "", {}, "h"],
    "tool": ["tool@1.0.0", "", {}, "h"],
    "@s/x/a": ["a@1.0.0", "", {"dependencies": {"b": "1"}}, "h"],
    "@s/x/a/b": ["b@1.0.0", "", {}, "h"],
    "@s/x/tool": ["tool@2.0.0", "", {}, "h"],
  }
}`;
    expect((await summaryOf('bun.lock', text))[0]).toBe(
      'pkg:npm/a@2.0.0! pkg:npm/tool@1.0.0!~ pkg:npm/a@1.0.0! pkg:npm/b@1.0.0 pkg:npm/tool@2.0.0!~',
    );
  });

  it('yarn.lock: catalogs, as far as one entry has the name', async () => {
    const entry = (name: string, range: string, version: string) =>
      `"${name}@npm:${range}":\n  version: ${version}\n  resolution: "${name}@npm:${version}"\n`;
    const entries = [
      entry('a', '^2', '2.0.0'),
      entry('@s/b', '1', '1.0.0'),
      entry('c', '1', '1.0.0'),
      entry('c', '2', '2.0.0'),
    ];
    const text = `__metadata:\n  version: 9\n\n"x@workspace:.":\n  version: 0\n  resolution: "x@workspace:."\n  dependencies:\n    a: "catalog:"\n    "@s/b": "catalog:old"\n    c: "catalog:"\n\n${entries.join('\n')}`;
    expect((await summaryOf('yarn.lock', text))[0]).toBe(
      'pkg:npm/a@2.0.0!~? pkg:npm/%40s/b@1.0.0!~? pkg:npm/c@1.0.0~? pkg:npm/c@2.0.0~?',
    );
  });

  it.each([
    ['testRuntimeClasspath', '~'],
    ['jvmTest', '~'],
    ['latestRuntimeClasspath', ''],
    ['testngClasspath', ''],
    ['testRuntimeClasspath,runtimeClasspath', ''],
  ])('gradle.lockfile: %s', async (configurations, mark) => {
    expect((await summaryOf('gradle.lockfile', `g:a:1.0=${configurations}\n`))[0]).toBe(`pkg:maven/g/a@1.0!?${mark}`);
  });
});

describe("what can't be read says what it looks like, and what to use", () => {
  it.each<readonly [string | undefined, string, RegExp]>([
    ['package.json', '{"name":"a","dependencies":{"b":"^1"}}', /looks like package\.json.*ranges.*package-lock\.json/],
    [undefined, '{"name":"a","devDependencies":{"b":"^1"}}', /looks like package\.json/],
    [undefined, 'channels:\n  - conda-forge\n', /conda environment/],
    [undefined, 'dependencies {\n    implementation("a:b:1.0")\n}\n', /Gradle build script/],
    [undefined, "source 'https://rubygems.org'\ngem 'rails', '~> 7'\n", /looks like a Gemfile/],
    [undefined, '[package]\nname = "a"\n[dependencies]\nserde = "1"\n', /looks like Cargo\.toml/],
    ['App.csproj', '<Project Sdk="Microsoft.NET.Sdk"></Project>', /NuGet file.*--use-lock-file/],
    ['paket.lock', 'NUGET\n  remote: https://api.nuget.org/v3/index.json\n', /Paket.*dotnet CycloneDX/],
    [undefined, '# packages in environment at /x:\n#\nnumpy  1.0  py39\n', /conda list.*pip list --format=freeze/],
    [undefined, '[INFO] com.example:a:jar:1.0\n[INFO] +- j:j:jar:4:test\n', /dependency:tree.*makeAggregateBom/],
    ['a.spdx.yaml', 'spdxVersion: SPDX-2.3\n', /SPDX, but not in JSON/],
    [
      'pom.xml',
      '<project><dependencyManagement><dependencies><dependency><groupId>g</groupId><artifactId>a</artifactId><version>1</version></dependency></dependencies></dependencyManagement></project>',
      /only manages versions.*pom\.xml of a module/,
    ],
    ['pom.xml', '<settings/>', /don't recognise the format of pom\.xml/],
    ['renv.lock', 'R: {}\n', /file of R,.*syft scan/],
    ['bower.json', '{"dependencies":{"a":"^1"}}', /file of Bower/],
    ['rebar.lock', '{"1.2.0",\n[{<<"a">>,{pkg,<<"a">>,<<"1.0.0">>},0}]}.\n', /Rebar file.*mix\.lock/],
    [
      'requirements.lock',
      'dependencies:\n- name: a\n  repository: https://x\n  version: 4.3.1\ndigest: sha256:82\n',
      /Helm.*syft scan IMAGE/,
    ],
    ['requirements.lock', '# packages in environment at /x:\n#\nnumpy  1.0  py39\n', /conda list/],
    ['build.sbt.lock', '{"lockVersion":1,"configurations":[],"dependencies":[{"org":"o"}]}', /sbt makeBom/],
    ...(
      [
        ['{"R":{"Version":"4.3"},"Packages":{}}', /of R/],
        ['{"elm-version":"0.19.1","dependencies":{"direct":{"elm/core":"1.0.5"}}}', /of Elm/],
        ['packages = [\n  { name = "a", version = "1.0.0", build_tools = ["gleam"] },\n]\n', /Gleam/],
        [
          'version = 1\n\n[[package]]\nname = "a"\nversion = "1.0.0"\nsource = "registry+https://scarbs.xyz/"\nchecksum = "sha256:00"\n',
          /Scarb/,
        ],
        ['module(\n    name = "a",\n)\n\nbazel_dep(name = "rules_go", version = "0.50.1")\n', /Bazel.*pnpm-lock/],
        ['FROM node:20 AS build\nRUN npm ci\n', /Docker.*syft scan IMAGE/],
        ['||/ Name           Version\n+++-==\nii  adduser  3.118 all  add users\n', /dpkg -l.*no advisories/],
        ['{"version":1,"builtin-baseline":"00"}', /vcpkg/],
        ['{"SchemaVersion":2,"ArtifactName":"x","Results":[]}', /Trivy.*--format cyclonedx/],
        ['{"matches":[],"descriptor":{"name":"grype"}}', /lists findings.*cyclonedx-json/],
        ['{"artifacts":[],"artifactRelationships":[]}', /syft convert/],
        ['{"nodes":{"root":{}},"root":"root","version":7}', /Nix/],
        ['julia_version = "1.10"\n\n[[deps.A]]\nuuid = "x"\n', /Julia/],
      ] as const
    ).map(([text, message]) => [undefined, text, message] as const),
    [undefined, '{"packages":[],"dev":true,"dev-package-names":[]}', /installed\.json.*composer\.lock/],
    [undefined, '{"https://deno.land/std/a.ts":"00"}', /deno\.lock.*deno install/],
    [undefined, `GIT\n  remote: https://github.com/x/y.git\n     (${'0'.repeat(40)})\n`, /Paket/],
    ['projects.json', '[{"name":"@acme/corp","version":"1.0.0","private":true}]', /format of projects\.json/],
    ['query.json', '[{"name":"corp","version":"1.0.0","resolved":"x.tgz"}]', /format of query\.json/],
    ['readme.md', '# Hello\n\nThis is a text.\n', /don't recognise the format of readme\.md\. Use a lockfile/],
    [undefined, 'hello world', /don't recognise this format\. Use a lockfile/],
    [undefined, '{"a":1}', /don't recognise this format/],
    [
      'package-lock.json',
      '{"lockfileVersion":3,"packages":{"":{"dependencies":{"a":"^1"}}}}',
      /as package-lock\.json, but it contains no packages/,
    ],
    ['C:\\projects\\a\\Gemfile', 'source "https://rubygems.org"\n', /looks like a Gemfile/],
  ])('%s: %j', async (name, text, message) => {
    const outcome = await readFile(name, text);
    expect(outcome.ok ? outcome.contents : outcome.message).toMatch(message);
  });
});

describe('what tools write or take is read', () => {
  const nuget = (framework: string) =>
    `{"version":1,"dependencies":{"${framework}":{"A.B":{"type":"Direct","resolved":"1.0.0"}}}}`;
  const bun = (packages: string) => `{"lockfileVersion": 1, "workspaces": {}, "packages": {${packages}}}`;
  it.each<readonly [string, string, string]>([
    [
      'ci.yml',
      'jobs:\n  a:\n    steps:\n    - {name: x, uses: A/b@v1.2.3}\n    - uses: a/c/d@COMMIT # pin@v2.0.0\n    - uses: a/e@COMMIT # tag=v3.1.0\n    - uses: a/e@COMMIT # v3.2.0\n'.replaceAll(
        'COMMIT',
        'a'.repeat(40),
      ),
      'A/b@v1.2.3 a/c@v2.0.0 a/e@undefined',
    ],
    ['action.yml', 'runs:\n  using: composite\n  steps:\n    - uses: a/b@v1.2.3-rc.1\n', 'a/b@v1.2.3-rc.1'],
    [
      'sbom.spdx',
      'SPDXVersion: SPDX-2.2\nPackageName: a\nPackageVersion: 1:2.0\nPackageComment: <text>PackageName: no\n</text>\nExternalRef: PACKAGE_MANAGER purl pkg:npm/a@2.0.0\n',
      'a@2.0.0',
    ],
    ['app.deps.json', '{"targets":{},"libraries":{"A.B/1.0.0":{"type":"package"}}}', 'A.B@1.0.0'],
    ...['Any,Version=v0.0', 'dnxcore50', '.NETPortable,Version=v4.5'].map(
      (framework) => ['packages.lock.json', nuget(framework), 'A.B@1.0.0'] as const,
    ),
    ['packages.lock.json', `\uFEFF// by hand\n/* a */ ${nuget('net8.0').replace(/}}}}$/, '},}}/**/,}')}`, 'A.B@1.0.0'],
    ['bun.lock', bun('"a": ["a@1.0.0", "", {}, "h//,]"], // one\n'), 'a@1.0.0'],
    ['deno.lock', '{"version": "4", "specifiers": {}, "npm": {"a@1.0.0": {},},}', 'a@1.0.0'],
    [
      'uv.lock',
      'version = 1\n\n[[distribution]]\nname = "a"\nversion = "1.0.0"\nsource = "registry+https://pypi.org/simple"\n\n[[distribution]]\nname = "ours"\nversion = "1"\nsource = "editable+."\n',
      'a@1.0.0',
    ],
    [
      'pnpm-lock.yaml',
      "lockfileVersion: '5.4'\npackages:\n  /a@1.0.0(b@1):\n    resolution: {integrity: x}\n",
      'a@1.0.0',
    ],
    ['mix.lock', '%{\n  "a": {:hex, :a, "1.0.0", "h"},\n  "ours": {:path, "../ours"},\n}\n', 'a@1.0.0'],
    ...[
      'https://github.com:443/x/A.git/',
      'https://GitHub.com/x/A?ref=main#readme',
      'ssh://git@github.com:22/x/A.git',
      'git@GitHub.com:/x/A.git',
      'git://github.com:9418/x/A',
      'git+ssh://git@github.com:x/A.git',
      ' https://www.github.com//x/A.git',
    ].map((location) => ['Package.resolved', swift(location), 'github.com/x/A@1.0.0'] as const),
    ...['https://u:p@github.com/x/A', 'https://token@github.com:443/x/A', 'https://github.com:8443/x/A'].map(
      (location) => ['Package.resolved', swift(location), ''] as const,
    ),
  ])('%s: %j', async (name, text, expected) => {
    const outcome = await readFile(name, text);
    if (!outcome.ok) throw new Error(outcome.message);
    const {packages, skipped} = outcome.contents.all;
    expect(packages.map((one) => `${one.name}@${one.version}`).join(' ')).toBe(expected);
    expect(skipped.filter(({reason}) => reason === 'unreadable')).toEqual([]);
  });
});
