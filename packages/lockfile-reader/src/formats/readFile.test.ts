import {describe, expect, it} from 'vitest';
import {decide} from '../sources';
import {contentsOf} from './fixtures.testing';
import {readFile} from './readFile';

const swift = (location: string): string =>
  JSON.stringify({pins: [{identity: 'a', location, state: {version: '1.0.0'}}]});

describe('what was skipped', () => {
  const three = [1, 2, 3].map((version) => ({name: 'libfoo', version: `${version}.0`}));
  const at = (url: string): object => ({resolved: `https://${url}/libfoo.tgz`});
  const npm = three.map(({version}, place) => [
    `node_modules/${'x/node_modules/'.repeat(place)}libfoo`,
    {version: `${version}.0`, ...at('downloads.example.org')},
  ]);
  const versionsLeft = async (name: string, text: string): Promise<string> => {
    const {skipped} = decide(await contentsOf(name, text));
    return `${skipped[0]?.reason} ${skipped.map(({version}) => version ?? '')}`;
  };
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
    expect(await versionsLeft(name, JSON.stringify(value))).toBe(expected);
  });

  it('from a private registry keeps its version, too', async () => {
    const text = '--extra-index-url https://pypi.acme.example/simple\nlibfoo==1.0\nlibfoo==2.0\n';
    expect(await versionsLeft('requirements.txt', text)).toBe('unsure 1.0,2.0');
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
  it.each<readonly [string | undefined, string, string]>([
    ...['[[package]]', '[[ package ]]', ' [["package"]]', '[[package]] # crates'].map((head) => {
      const source = 'registry+https://github.com/rust-lang/crates.io-index';
      const entry = `name = "serde"\nversion = "1.0.0"\nsource = "${source}"\n`;
      return [undefined, `version = 3\n${head}\n${entry}`, 'serde@1.0.0'] as const;
    }),
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
    const {packages, skipped} = (await contentsOf(name, text)).all;
    expect(packages.map((one) => `${one.name}@${one.version}`).join(' ')).toBe(expected);
    expect(skipped.filter(({reason}) => reason === 'unreadable')).toEqual([]);
  });
});
