/** What is the project's own, and what only claims to be: each row is a file with `x`, and why it's left out. */
import {describe, expect, it} from 'vitest';
import {readFile} from './readFile';

const reasonOfX = async (name: string, text: string): Promise<string> => {
  const outcome = await readFile(name, text);
  if (!outcome.ok) return outcome.message;
  const {packages, skipped} = outcome.contents.all;
  return skipped.find((entry) => /\bx\b|^-e|^\.{1,2}/.test(entry.name))?.reason ?? `sent: ${packages.length}`;
};

const toml = (source: string): string => `[[package]]\nname = "x"\nversion = "1"\n${source}\n`;
const FORMATS: readonly (readonly [name: string, of: (folder: string) => string])[] = [
  ['uv.lock', (path) => `requires-python = ">=3.12"\n${toml(`source = {editable = '${path}'}`)}`],
  [
    'poetry.lock',
    (path) => `${toml(`[package.source]\ntype = "directory"\nurl = '${path}'`)}[metadata]\nlock-version = "2.1"\n`,
  ],
  ['pdm.lock', (path) => `[metadata]\nlock_version = "4.5"\n${toml(`path = '${path}'`)}`],
  ['pylock.toml', (path) => `lock-version = "1.0"\n[[packages]]\nname = "x"\n[packages.directory]\npath = '${path}'\n`],
  ['Pipfile.lock', (path) => JSON.stringify({_meta: {}, default: {x: {editable: true, path}}, develop: {}})],
  ['Gemfile.lock', (path) => `PATH\n  remote: ${path}\n  specs:\n    x (1.0)\n\nDEPENDENCIES\n  x!\n`],
  [
    'pubspec.lock',
    (path) =>
      `packages:\n  x:\n    dependency: "direct main"\n    description: {path: '${path}', relative: true}\n    source: path\n    version: "1.0.0"\n`,
  ],
  [
    'composer.lock',
    (path) =>
      JSON.stringify({
        packages: [{name: 'acme/x', version: '1.0.0', dist: {type: 'path', url: path}}],
        'packages-dev': [],
      }),
  ],
];

// Only these say of the file's own folder that it's the project; another may have a copy of a package with advisories.
describe.each(FORMATS)('a folder in %s', (name, of) => {
  it.each([
    ['.', 'own'],
    ['libs/..', 'own'],
    ['libs/x', 'local'],
    ['..', 'local'],
    ['/srv', 'local'],
  ])('%s: %s', async (folder, reason) => {
    expect(await reasonOfX(name, of(folder))).toBe(reason);
  });
});

describe('membership', () => {
  const npm = (workspaces: unknown, folder: string, {link = folder, own = {}, name = 'x'} = {}): string =>
    JSON.stringify({
      lockfileVersion: 3,
      packages: {
        '': {workspaces, dependencies: {x: '*'}},
        [folder]: {version: '1.0.0', ...own},
        [`node_modules/${name}`]: {resolved: link, link: true},
      },
    });
  const pnpm = (reference: string, importers = 'packages/x: {}'): string =>
    `lockfileVersion: '9.0'\nimporters:\n  apps/web:\n    dependencies:\n      x:\n        specifier: workspace:*\n        version: ${reference}\n  ${importers}\n`;
  const bun = (folder: string, workspaces: object): string =>
    JSON.stringify({lockfileVersion: 1, workspaces, packages: {x: [`x@workspace:${folder}`]}});
  const cargo = (dependencies: string): string =>
    `[[package]]\nname = "app"\nversion = "0.1.0"\n${dependencies}\n\n[[package]]\nname = "x"\nversion = "1.0.0"\n`;
  const go = (module: string, replacement: string): string =>
    `module ${module}\n\ngo 1.22\n\nrequire github.com/acme/x v1.0.0\n\nreplace github.com/acme/x => ${replacement}\n`;
  const yarn = (folder: string): string =>
    `__metadata:\n  version: 8\n\n'x@workspace:${folder}':\n  version: 0.0.0-use.local\n  resolution: 'x@workspace:${folder}'\n  linkType: soft\n`;
  const uv = (folder: string, members: string): string =>
    `requires-python = ">=3.12"\n[manifest]\nmembers = [${members}]\n${toml(`source = {editable = '${folder}'}`)}`;
  const nuget = JSON.stringify({version: 1, dependencies: {'net8.0': {x: {type: 'Project'}}}});
  it.each<readonly [string, string, string]>([
    ['package-lock.json', npm(['packages/*'], 'packages/x'), 'own'],
    ['package-lock.json', npm({packages: ['./packages/x/']}, 'packages/x'), 'own'],
    ['package-lock.json', npm(['libs/**'], 'libs/a/x'), 'own'],
    ['package-lock.json', npm(['packages/x*'], 'packages/x-core', {own: {name: 'x'}}), 'own'],
    // No workspace, another package's folder, a folder that isn't listed, or one outside.
    ['package-lock.json', npm(undefined, 'packages/x'), 'local'],
    ['package-lock.json', npm(['packages/*'], 'packages/a/x'), 'local'],
    ['package-lock.json', npm(['packages'], 'packages/x'), 'local'],
    ['package-lock.json', npm(['packages/*'], 'packages/core', {own: {name: '@acme/core'}}), 'local'],
    ['package-lock.json', npm(['packages/*'], 'packages/y', {link: 'packages/x'}), 'local'],
    ['package-lock.json', npm(['../*'], '../x'), 'local'],
    ['pnpm-lock.yaml', pnpm('link:../../packages/x'), 'own'],
    ['pnpm-lock.yaml', pnpm('link:../../../packages/x'), 'local'],
    ['pnpm-lock.yaml', pnpm('link:../../packages/y'), 'local'],
    ['pnpm-lock.yaml', pnpm('link:../../../x', '../x: {}'), 'local'],
    [
      'pnpm-lock.yaml',
      pnpm(
        'file:packages/x',
        'packages/x: {}\npackages:\n  x@file:packages/x:\n    resolution: {directory: packages/x, type: directory}',
      ),
      'own',
    ],
    [
      'pnpm-lock.yaml',
      pnpm(
        'file:lib/x',
        'packages/x: {}\npackages:\n  x@file:lib/x:\n    resolution: {directory: lib/x, type: directory}',
      ),
      'local',
    ],
    ['bun.lock', bun('packages/x', {'': {}, 'packages/x': {name: 'x'}}), 'own'],
    ['bun.lock', bun('packages/x', {'': {}}), 'local'],
    ['bun.lock', bun('../x', {'': {}, '../x': {name: 'x'}}), 'local'],
    ['uv.lock', uv('libs/x', '"app", "x"'), 'own'],
    ['uv.lock', uv('libs/x', '"app"'), 'local'],
    ...['packages/x', './libs/a/../x', '.'].map((folder) => ['yarn.lock', yarn(folder), 'own'] as const),
    ...['../x', 'libs/../../x', '/srv/x', '~/x', 'C:/x', '${HOME}/x', '%2e%2e/x', '..\\x', 'dist/x-1.0.0.tgz'].map(
      (folder) => ['yarn.lock', yarn(folder), 'local'] as const,
    ),
    // What is needed may lie anywhere: the file doesn't say where.
    ['Cargo.lock', cargo(''), 'own'],
    ['Cargo.lock', cargo('dependencies = ["x"]'), 'local'],
    ['packages.lock.json', nuget, 'local'],
    ['go.mod', go('github.com/acme/app', './x'), 'local'],
    ['go.mod', go('github.com/acme/x/cmd', './x'), 'own'],
    ['go.mod', go('github.com/acme/x/cmd', '../x'), 'local'],
    ['requirements.txt', '-e .\n', 'own'],
    ['requirements.txt', '-e .[dev]\n', 'own'],
    ['requirements.txt', './libs/x[dev]\n', 'local'],
    ['requirements.txt', '-e ..\n', 'local'],
    ['requirements.txt', './dist/x-1.0.tar.gz\n', 'local'],
    ['requirements.txt', 'x @ file:./libs/x\n', 'local'],
  ])('in %s, %j: %s', async (name, text, reason) => {
    expect(await reasonOfX(name, text)).toBe(reason);
  });
});

describe('a file that names nothing', () => {
  it.each<readonly [string, string, boolean]>([
    ['package-lock.json', '{"lockfileVersion":3,"packages":{"":{"name":"a"}}}', true],
    ['package-lock.json', '{"lockfileVersion":3,"packages":{}}', false],
    ['package-lock.json', '{"lockfileVersion":3,"packages":{"":{"devDependencies":{"a":"1"}}}}', false],
    ['package-lock.json', '{"lockfileVersion":1,"dependencies":{}}', false],
    ['pnpm-lock.yaml', "lockfileVersion: '9.0'\nimporters:\n  .: {}\n", true],
    [
      'pnpm-lock.yaml',
      "lockfileVersion: '9.0'\nimporters:\n  .:\n    dependencies:\n      a:\n        specifier: 1\n        version: 1.0.0\n",
      false,
    ],
    ['pnpm-lock.yaml', "lockfileVersion: '9.0'\n", false],
    ['bun.lock', '{"lockfileVersion":1,"workspaces":{"":{"name":"a"}},"packages":{}}', true],
    ['bun.lock', '{"lockfileVersion":1,"workspaces":{},"packages":{}}', false],
    ['bun.lock', '{"lockfileVersion":1,"workspaces":{"":{"dependencies":{"a":"1"}}},"packages":{}}', false],
    ['poetry.lock', 'package = []\n[metadata]\nlock-version = "2.1"\n', true],
    ['poetry.lock', '[metadata]\nlock-version = "2.1"\n', false],
    ['pylock.toml', 'lock-version = "1.0"\npackages = []\n', true],
    ['Pipfile.lock', '{"_meta":{},"default":{},"develop":{}}', true],
    ['Pipfile.lock', '{"_meta":{},"default":{}}', false],
    ['composer.lock', '{"content-hash":"0","packages":[],"packages-dev":[]}', true],
    ['composer.lock', '{"content-hash":"0","packages":[]}', false],
    ['packages.lock.json', '{"version":1,"dependencies":{"net8.0":{}}}', true],
    ['packages.lock.json', '{"version":1,"dependencies":{}}', false],
    ['gradle.lockfile', '# none\nempty=classpath\n', true],
    ['gradle.lockfile', '# none\nempty=\n', false],
    ['pubspec.lock', 'packages: {}\nsdks: {dart: ">=3.0.0"}\n', true],
    ['pubspec.lock', 'sdks: {dart: ">=3.0.0"}\n', false],
    ['go.mod', 'module example.com/a\n\ngo 1.22\n', true],
    // Nothing in these tells a project without dependencies from a file that was cut off, or a scan that found nothing.
    ['go.mod', 'module example.com/a\n\ngo 1.16\n', false],
    ['yarn.lock', '# yarn lockfile v1\n\n\n', false],
    ['requirements.txt', '# none\n', false],
    ['bom.json', '{"bomFormat":"CycloneDX","components":[]}', false],
  ])('%s %j is read: %s', async (name, text, isRead) => {
    const outcome = await readFile(name, text);
    expect(outcome.ok).toBe(isRead);
  });
});
