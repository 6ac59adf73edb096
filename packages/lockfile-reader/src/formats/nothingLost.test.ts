import {describe, expect, it} from 'vitest';
import {readFile} from './readFile';

/** @returns names of packages, and after a bar what is left out, with another reason than `unreadable`; the message if a file isn't read */
async function namesIn(name: string, text: string): Promise<string> {
  const outcome = await readFile(name, text);
  if (!outcome.ok) return outcome.message;
  const {packages, skipped} = outcome.contents.all;
  const left = skipped.map(({name: entry, reason}) => (reason === 'unreadable' ? entry : `${entry} (${reason})`));
  return `${packages.map((item) => item.name).join(' ')} | ${left.join(' ')}`;
}

const HASH = 'a'.repeat(43);
const CRATES = 'source = "registry+https://github.com/rust-lang/crates.io-index"';
const list = (value: object): string => JSON.stringify(value);
const PACKAGIST = {version: '1.0.0', 'notification-url': 'https://packagist.org/downloads/'};
const COMPONENT = {name: 'a', purl: 'pkg:npm/a@1.0.0'};

/** By format: a file with line ends of two packages. */
const LINES: readonly (readonly [string, string])[] = [
  ['go.sum', `x.com/a v1.0.0 h1:${HASH}=\nx.com/b v1.0.0 h1:${HASH}=\n`],
  ['yarn.lock', '# yarn lockfile v1\n\na@1:\n  version "1.0.0"\n\nb@1:\n  version "1.0.0"\n'],
  ['Gemfile.lock', 'GEM\n  remote: https://rubygems.org/\n  specs:\n    a (1)\n    b (1)\n'],
  ['requirements.txt', 'a==1\nb==2\n'],
  ['purls.txt', 'pkg:npm/a@1\npkg:npm/b@1\n'],
  ['mix.lock', '%{\n  "a": {:hex, :a, "1.0.0", "h", [:mix], [], "hexpm", "h"},\n  "b": {:hex, :b, "1.0.0", "h"},\n}\n'],
  ['gradle.lockfile', 'g:a:1=x\ng:b:1=x\n'],
  ['go.mod', 'module m\nrequire x.com/a v1.0.0\nrequire x.com/b v1.0.0\n'],
  ['packages.csv', 'Package URL,Package,Version\npkg:npm/a@1,a,1\npkg:npm/b@1,b,1\n'],
  ['Cargo.lock', '[[package]]\nname = "a"\nversion = "1"\n[[package]]\nname = "b"\nversion = "1"\n'],
];

describe.each([
  ['\\r', '\r'],
  ['\\r\\n', '\r\n'],
  ['\\n', '\n'],
])('lines that end in %s', (_, end) => {
  it.each(LINES)('%s', async (name, text) => {
    const names = await namesIn(name, `\uFEFF${text.replaceAll('\n', end)}`);
    expect(names.match(/\b(?:\w+[./:])*[ab]\b/g)).toHaveLength(2);
  });
});

describe('no entry is lost without a word', () => {
  it.each<readonly [name: string, text: string, expected: string]>([
    ['packages.csv', 'Package URL,Package,Version\npkg:npm/a@1,a,1\nfoo,b,1\n', 'a | foo,b,1'],
    ['packages.csv', 'Package URL,Package,Status\npkg:npm/a@1,a,"x\npkg:npm/no@1"\npkg:npm/b@1,b,\n', 'a b | '],
    [
      'pnpm-lock.yaml',
      "lockfileVersion: '9.0'\npackages:\n  a@1.0.0: {resolution: {}}\n  b@1.0.0: {resolution: {}}\nsnapshots:\n  a@1.0.0(x@1): {}\n  a@1.0.0(x@2): {}\n",
      'a b | ',
    ],
    ['pnpm-lock.yaml', "lockfileVersion: '9.0'\npackages:\n  a@1.0.0: {resolution: {}}\nsnapshots:\n", 'a | '],
    [
      'package-lock.json',
      list({lockfileVersion: 2, packages: {'': {}}, dependencies: {a: {version: '1.0.0'}}}),
      'a | ',
    ],
    ['package-lock.json', list({lockfileVersion: 3, packages: {'node_modules\\a': {version: '1.0.0'}}}), 'a | '],
    [
      'package-lock.json',
      list({
        packages: {'': {dependencies: {a: '1', b: '1'}}, 'node_modules/a': {version: '1.0.0'}, 'lib/c': {version: '1'}},
        lockfileVersion: 3,
      }),
      'a | b lib/c',
    ],
    [
      'pnpm-lock.yaml',
      "lockfileVersion: '6.0'\ndependencies:\n  a: {specifier: 1, version: 1.0.0}\n  b: {specifier: 1, version: 1.0.0}\npackages:\n  /a@1.0.0: {resolution: {}}\n",
      'a | b',
    ],
    [
      'bun.lock',
      '{"workspaces":{"":{"devDependencies":{"a":"1","b":"1"}}},"packages":{"a":["a@1.0.0","",{}]},"lockfileVersion":1}',
      'a | b',
    ],
    [
      'ci.yml',
      'on: push\njobs:\n  a:\n    container: node:20\n    services: {db: {image: postgres}, "no": {}}\n    steps:\n      - uses: $/x\n      - uses: docker://alpine\n',
      ' | node:20 (no-package) postgres (no-package) ./x (own) docker://alpine (no-package)',
    ],
    [
      'ci.yml',
      'on: push\njobs:\n  a: {steps: &s [{uses: a/b@v1.2.3}], container: &c node}\n  b: {steps: *s, container: *c}\n',
      'a/b | node (no-package)',
    ],
    ['action.yml', 'runs:\n  using: docker\n  image: Dockerfile\n', ' | Dockerfile (no-package)'],
    ['Gemfile.lock', 'GEM\n  remote: https://rubygems.org/\n  specs:\n\ta (1.0)\n    b (1)\n', 'b | a (1.0)'],
    [
      'Gemfile.lock',
      'GEM\n  remote: https://rubygems.org/\n  specs:\n    a (1)\n\nSVN\n  remote: x\n  specs:\n    b (1)\n',
      'a | b',
    ],
    ['go.mod', 'module m\nrequire(\n\tx.com/a v1.0.0\n\tx.com/b v1.0.0\n)\n', 'x.com/a x.com/b | '],
    ['mix.lock', '%{"a": {:hex, :a, "1.0.0", "h", [:mix], [], "hexpm", "h"}, "b": {:hex, :b, "1.0.0", "h"}}', 'a b | '],
    ['mix.lock', '%{\n  "a": {:hex, :a, "1.0.0", "h"},\n  b: {:hex, :b, "1"},\n}\n', 'a | b: {:hex, :b, "1"},'],
    [
      'bom.json',
      list({
        bomFormat: 'CycloneDX',
        metadata: {component: {name: 'app', components: [{group: 'acme', name: 'module', purl: 'pkg:npm/module@1'}]}},
        components: [{name: 'a', purl: 'pkg:npm/a@1'}],
      }),
      'a | acme/module (local)',
    ],
    [
      'sbom.json',
      list({
        spdxVersion: 'SPDX-2.3',
        packages: [
          {
            name: 'x',
            externalRefs: ['pkg:npm/a@1', 'pkg:npm/a@1?arch=x', 'pkg:npm/b@1'].map((referenceLocator) => {
              return {referenceType: 'purl', referenceLocator};
            }),
          },
        ],
      }),
      'a b | ',
    ],
    [
      'sbom.json',
      list({
        '@context': 'https://spdx.org/rdf/3.0.1/spdx-context.jsonld',
        '@graph': [
          {type: 'software_Package', spdxId: 'a', name: 'a', software_packageUrl: 'pkg:npm/a@1'},
          {type: 'ai_AIPackage', spdxId: 'm', name: 'model'},
        ],
      }),
      'a | model (no-purl)',
    ],
    ['Cargo.lock', '[[ package ]]\nname = "a"\nversion = "1.0.0"\n', ' | a (own)'],
    [
      'Cargo.lock',
      '[[package]]\nname = "a"\nversion = "1"\ndependencies = ["c 1"]\n[[package]]\nname = "b"\n',
      ' | a (own) b c',
    ],
    [
      'uv.lock',
      '[[package]]\nname = "a"\nversion = "1"\nsource = {virtual = "."}\ndev-dependencies = {x = [{name = "b"}]}\n',
      ' | b a (own)',
    ],
    [
      'Gemfile.lock',
      'GEM\n  remote: https://rubygems.org/\n  specs:\n    a (1)\n      b (> 1)\n      bundler\n',
      'a | b',
    ],
    [
      'bom.json',
      list({bomFormat: 'CycloneDX', components: [{purl: 'pkg:npm/a@1'}], dependencies: [{ref: 'x', dependsOn: ['b']}]}),
      'a | b',
    ],
    ['go.mod', 'module m\nrequire x.com/a v1.0.0\nneeds x.com/b v1.0.0\n', 'x.com/a | needs x.com/b v1.0.0'],
    // A later version of a format may say more.
    [
      'package-lock.json',
      list({lockfileVersion: 4, packages: {'node_modules/a': {version: '1'}}}),
      'a | lockfileVersion 4',
    ],
    ['pnpm-lock.yaml', "lockfileVersion: '10.0'\npackages:\n  a@1.0.0: {resolution: {}}\n", 'a | lockfileVersion 10.0'],
    [
      'bun.lock',
      list({lockfileVersion: 2, workspaces: {}, packages: {a: ['a@1.0.0', '', {}]}}),
      'a | lockfileVersion 2',
    ],
    [
      'yarn.lock',
      '__metadata:\n  version: 9\n\n"a@npm:1":\n  version: 1.0.0\n  resolution: "a@npm:1.0.0"\n',
      'a | __metadata version 9',
    ],
    ['Cargo.lock', `version = 5\n[[package]]\nname = "a"\nversion = "1"\n${CRATES}\n`, 'a | version 5'],
    [
      'uv.lock',
      'version = 2\nrequires-python = "3"\n[[package]]\nname = "a"\nversion = "1"\nsource = {registry = "https://pypi.org/simple"}\n',
      'a | version 2',
    ],
    [
      'poetry.lock',
      '[[package]]\nname = "a"\nversion = "1"\n[metadata]\nlock-version = "3.0"\n',
      'a | lock-version 3.0',
    ],
    ['pdm.lock', '[metadata]\nlock_version = "5.0"\n[[package]]\nname = "a"\nversion = "1"\n', 'a | lock_version 5.0'],
    ['pylock.toml', 'lock-version = "2.0"\n[[packages]]\nname = "a"\nversion = "1"\n', 'a | lock-version 2.0'],
    [
      'Pipfile.lock',
      list({_meta: {'pipfile-spec': 7}, default: {a: {version: '==1'}}, develop: {}}),
      'a | pipfile-spec 7',
    ],
    [
      'packages.lock.json',
      list({version: 3, dependencies: {'net8.0': {a: {type: 'Direct', resolved: '1'}}}}),
      'a | version 3',
    ],
    ['deno.lock', list({version: '6', specifiers: {}, npm: {'a@1.0.0': {}}}), 'a | version 6'],
    [
      'Package.resolved',
      list({version: 4, pins: [{location: 'https://github.com/x/a', state: {version: '1.0.0'}}]}),
      'github.com/x/a | version 4',
    ],
    ...[
      'npm a 1.0.0',
      'a@1.0.0 (dev)',
      'pkg%3Anpm%2Fa%401.0.0',
      'see the other list',
      'https://example.com/list',
      'lodash 4.17.20',
      'b',
    ].map((line) => ['purls.txt', `pkg:npm/z@1\n${line}\n`, `z | ${line}`] as const),
    ['purls.txt', 'pkg:npm/z@1\npkg:npm/b@1.0.0, a@1.0.0\n', 'z b | a@1.0.0'],
    ['purls.txt', '# mine\npkg:npm/@s/z@1\n\npkg:npm/b@^1, pkg:gem/a\n', '@s/z b a | '],
    [
      'purls.txt',
      'pkg:npm/z@1\npkg:generic/a@3\npkg:npm\npkg:cargo/c@1?download_url=file://c\n',
      'z | pkg:generic/a@3 (unknown-ecosystem) pkg:npm pkg:cargo/c@1 (local)',
    ],
    ['purls.txt', 'pkg:npm/z@1\npkg:npm/b@1.0.0; @s/a@1.0.0\n', 'z b | @s/a@1.0.0'],
    // The head of a table and what stands beside a package URL are no packages.
    [
      'list.md',
      '| Package | Note |\n|---|---|\n| pkg:npm/a@1.0.0 | used by the shop, MIT |\n| pkg:npm/b@1.0.0 | |\n',
      'a b | ',
    ],
    ...(
      [
        [{0: {name: 'x/a', ...PACKAGIST}, 2: {name: 'x/b', ...PACKAGIST}}, 'x/a x/b x/c | '],
        [{a: {name: 'x/a', ...PACKAGIST}, b: {name: 'x/b', ...PACKAGIST}}, 'x/a x/b x/c | '],
        [{name: 'x/a', ...PACKAGIST}, 'x/a x/c | '],
        [{}, 'x/c | '],
        // No registry can have it.
        [[PACKAGIST], 'x/c | package without a name'],
      ] as const
    ).map(([packages, expected]) => {
      return ['composer.lock', list({packages, 'packages-dev': [{name: 'x/c', ...PACKAGIST}]}), expected] as const;
    }),
    ...[COMPONENT, {0: COMPONENT}, {a: COMPONENT}].map((components) => {
      return ['bom.json', list({bomFormat: 'CycloneDX', components}), 'a | '] as const;
    }),
    ['purls.json', list(['pkg:npm/a@1', 'b', 'pkg:npm/c@1']), 'a c | b'],
    [
      'list.txt',
      'Package Version Editable project location Location      Installer\n------- ------- ------------------------- ------------- ---------\na       1.0                               /usr/lib/py   pip\nb       2.0     /home/x/b                 /usr/lib/py   pip\n',
      'a | b (local)',
    ],
    [
      'list.txt',
      'Package Version Location Installer\n------- ------- -------- ---------\na       1.0     /usr/lib pip\n',
      'a | ',
    ],
    ['tree.json', list({dependencies: {a: {version: '1.0.0'}}, peerDependencies: {b: {version: '1.0.0'}}}), 'a b | '],
  ])('%s: %s', async (name, text, expected) => {
    expect(await namesIn(name, text)).toBe(expected);
  });
});
