/** What is installed: pinned, complete, and under licences that are allowed. Advisories are for `npm run audit`, which a workflow runs daily. */
import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {isAllowed, licenceProblems} from './licences';
import {lintDockerfile} from './dockerfile';
import {missingOptional, readLockfile, type LockedPackage} from './lockfile';

type Overrides = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'dependencies' | 'devDependencies',
  Record<string, string>
> & {overrides: Overrides};
const packages = readLockfile();
const EXACT = /^(?:npm:@?[\w./-]+@)?\d+\.\d+\.\d+$/;

const locked = (name: string, version: string, more: Partial<LockedPackage> = {}): LockedPackage => ({
  name,
  version,
  path: `node_modules/${name}`,
  ...more,
});

describe('versions', () => {
  it('are pinned exactly, overrides too', () => {
    for (const [name, version] of Object.entries({...manifest.dependencies, ...manifest.devDependencies}))
      expect(version, name).toMatch(EXACT);
    for (const [name, version] of Object.entries(manifest.overrides).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value] as const] : Object.entries(value),
    )) {
      expect(version, name).toMatch(EXACT);
      expect(
        packages.some((one) => one.name === name && one.version === version),
        `${name}@${version} is overridden but not installed`,
      ).toBe(true);
    }
  });

  it('are in the lock file as in package.json', () => {
    for (const [name, version] of Object.entries({...manifest.dependencies, ...manifest.devDependencies})) {
      expect(packages.find(({path}) => path === `node_modules/${name}`)?.version, name).toBe(
        version.replace(/^npm:.*@/, ''),
      );
    }
  });
});

describe('the lock file', () => {
  it('holds a checksum of every package', () => {
    expect(packages.length).toBeGreaterThan(1000);
    expect(packages.filter(({integrity}) => !integrity?.startsWith('sha512-')).map(({path}) => path)).toEqual([]);
  });

  it('names no server, so that each machine uses its own registry', () => {
    expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved":/);
  });

  it('is complete for every platform: otherwise npm ci refuses it', () => {
    expect(missingOptional(packages)).toEqual([]);
  });

  it('is found incomplete where it is', () => {
    const rollup = locked('rollup', '4.0.0', {
      path: 'node_modules/vite/node_modules/rollup',
      optionalDependencies: {'@rollup/a': '4.0.0', '@rollup/b': '4.0.0', '@rollup/c': '4.0.0'},
    });
    const there = [
      locked('@rollup/a', '4.0.0', {path: 'node_modules/vite/node_modules/@rollup/a'}),
      locked('@rollup/b', '4.0.0'),
    ];
    expect(missingOptional([rollup, ...there])).toEqual(['@rollup/c (of node_modules/vite/node_modules/rollup)']);
  });
});

describe('licences', () => {
  it('of everything that is installed are allowed', () => {
    expect(licenceProblems(packages)).toEqual([]);
  });

  it('are read as expressions', () => {
    for (const allowed of [
      'MIT',
      '(MIT OR GPL-3.0-only)',
      'Apache-2.0 AND MIT',
      '(BSD-2-Clause OR MIT OR Apache-2.0)',
      '(MIT OR GPL-3.0-only) AND ISC',
    ])
      expect(isAllowed(allowed), allowed).toBe(true);
    // Brackets decide what belongs together.
    for (const refused of [
      'GPL-3.0-only',
      'MIT AND GPL-3.0-only',
      '(MIT OR ISC) AND GPL-3.0-only',
      'GPL-3.0-only AND (MIT OR ISC)',
      'UNLICENSED',
      'SEE LICENSE IN LICENSE',
      '',
    ])
      expect(isAllowed(refused), refused).toBe(false);
  });

  it('that are missing, not allowed or no longer looked up by hand are named', () => {
    const read = [
      locked('@cspell/dict-en-common-misspellings', '2.2.6', {license: 'CC BY-SA 4.0'}),
      locked('eval', '0.1.8'),
      locked('format', '0.2.2'),
      locked('require-like', '0.1.2'),
    ];
    expect(licenceProblems(read)).toEqual([]);
    expect(licenceProblems([...read, locked('a', '1.0.0'), locked('b', '1.0.0', {license: 'GPL-3.0-only'})])).toEqual([
      expect.stringMatching(/^node_modules\/a 1\.0\.0 states no licence/),
      expect.stringMatching(/^node_modules\/b 1\.0\.0 has the licence GPL-3\.0-only/),
    ]);
    expect(licenceProblems(read.filter(({name}) => name !== 'eval'))).toEqual([
      expect.stringMatching(/^eval no longer needs an entry/),
    ]);
  });
});

describe('install scripts', () => {
  it('run for no package', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('would only look for binaries or print a message: the site was built without them', () => {
    // A new name here must be looked at: its package may need its script.
    expect(
      [...new Set(packages.filter(({hasInstallScript}) => hasInstallScript).map(({name}) => name))].sort(),
    ).toEqual(['@swc/core', 'core-js', 'core-js-pure', 'esbuild']);
  });
});

describe('workflows', () => {
  const texts = readdirSync('.github/workflows').map((name): [string, string] => [
    name,
    readFileSync(`.github/workflows/${name}`, 'utf8'),
  ]);

  it.each(texts)('%s uses actions by commit, and may only read', (_name, text) => {
    for (const [, action] of text.matchAll(/uses:\s*(\S+)/g)) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(text).not.toMatch(/pull_request_target/);
  });
});

describe('the container’s file', () => {
  it('has no fault that its linter knows', () => {
    expect(lintDockerfile(readFileSync('Dockerfile', 'utf8'))).toEqual([]);
  });

  it('is found faulty where it is', () => {
    expect(lintDockerfile('FROM node\nCMD ["a"]\nCMD ["b"]\nEXPOSE a\nCOPPY a b\n')).toEqual([
      expect.stringMatching(/^line 2: .*CMD/),
      expect.stringMatching(/^line 4: /),
      expect.stringMatching(/^line 5: Unknown instruction: COPPY/),
    ]);
  });
});
