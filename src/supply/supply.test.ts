/** What is installed: pinned, complete, without known holes, and under licences that are allowed. */
import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {ADVISORIES, findVulnerable, isAffected} from './advisories';
import {isAllowed, licenceProblems} from './licences';
import {compareVersions, missingOptional, readLockfile, type LockedPackage} from './lockfile';

type Overrides = Readonly<Record<string, string | Readonly<Record<string, string>>>>;
const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Record<'dependencies' | 'devDependencies', Record<string, string>> & {overrides: Overrides};
const packages = readLockfile();
const EXACT = /^\d+\.\d+\.\d+$/;

const locked = (name: string, version: string, more: Partial<LockedPackage> = {}): LockedPackage => ({name, version, path: `node_modules/${name}`, dev: false, hasInstallScript: false, optional: [], ...more});

describe('versions', () => {
  it('are compared as numbers', () => {
    expect(compareVersions('1.10.0', '1.9.9')).toBeGreaterThan(0);
    expect(compareVersions('2.0.0', '2.0.0')).toBe(0);
    expect(compareVersions('2.0.0-rc.1', '2.0.0')).toBeLessThan(0);
    expect(compareVersions('2.0.0-rc.1', '1.9.9')).toBeGreaterThan(0);
  });

  it('are pinned exactly, overrides too', () => {
    for (const [name, version] of Object.entries({...manifest.dependencies, ...manifest.devDependencies})) expect(version, name).toMatch(EXACT);
    for (const [name, version] of Object.entries(manifest.overrides).flatMap(([key, value]) => (typeof value === 'string' ? [[key, value] as const] : Object.entries(value)))) {
      expect(version, name).toMatch(EXACT);
      expect(packages.some((one) => one.name === name && one.version === version), `${name}@${version} is overridden but not installed`).toBe(true);
    }
  });

  it('are in the lock file as in package.json', () => {
    for (const [name, version] of Object.entries({...manifest.dependencies, ...manifest.devDependencies})) {
      expect(packages.find(({path}) => path === `node_modules/${name}`)?.version, name).toBe(version);
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
    const rollup = locked('rollup', '4.0.0', {path: 'node_modules/vite/node_modules/rollup', optional: ['@rollup/a', '@rollup/b', '@rollup/c']});
    const there = [locked('@rollup/a', '4.0.0', {path: 'node_modules/vite/node_modules/@rollup/a'}), locked('@rollup/b', '4.0.0')];
    expect(missingOptional([rollup, ...there])).toEqual(['@rollup/c (of node_modules/vite/node_modules/rollup)']);
  });
});

describe('known advisories', () => {
  it('are about none of the versions that are installed', () => {
    expect(findVulnerable(packages)).toEqual([]);
  });

  it('are well formed, and about packages of this tree', () => {
    const names = new Set(packages.map(({name}) => name));
    for (const {id, package: name, affected} of ADVISORIES) {
      expect(id).toMatch(/^GHSA(-[a-z0-9]{4}){3}$/);
      expect(names.has(name), `${name} is no longer installed: take ${id} off`).toBe(true);
      for (const {from, fixed} of affected) {
        expect(fixed).toMatch(EXACT);
        if (from) expect(compareVersions(from, fixed)).toBeLessThan(0);
      }
    }
  });

  it('are found where a version is affected, at each end of its range', () => {
    const ws = ADVISORIES.find(({package: name}) => name === 'ws')!;
    expect(['1.0.9', '1.1.0', '5.2.4', '5.2.5', '7.5.10', '7.5.11', '8.20.9', '8.21.0', '9.0.0'].filter((version) => isAffected(ws, version))).toEqual(['1.1.0', '5.2.4', '7.5.10', '8.20.9']);
    // What an install without our overrides brings.
    expect(findVulnerable([locked('serialize-javascript', '6.0.2'), locked('uuid', '8.3.2', {path: 'node_modules/sockjs/node_modules/uuid'})])).toEqual([
      expect.stringMatching(/^node_modules\/serialize-javascript is 6\.0\.2: .*GHSA-5c6j-r48x-rmvq/),
      expect.stringMatching(/GHSA-qj8w-gfj5-8c6v/),
      expect.stringMatching(/^node_modules\/sockjs\/node_modules\/uuid is 8\.3\.2: .*GHSA-w5hq-g745-h8pq/),
    ]);
  });
});

describe('licences', () => {
  it('of everything that is installed are allowed', () => {
    expect(licenceProblems(packages)).toEqual([]);
  });

  it('are read as expressions', () => {
    expect(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT', '(BSD-2-Clause OR MIT OR Apache-2.0)'].every(isAllowed)).toBe(true);
    expect(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'UNLICENSED', 'SEE LICENSE IN LICENSE'].some(isAllowed)).toBe(false);
  });

  it('that are missing, not allowed or no longer looked up by hand are named', () => {
    const read = [locked('eval', '0.1.8'), locked('format', '0.2.2'), locked('require-like', '0.1.2')];
    expect(licenceProblems(read)).toEqual([]);
    expect(licenceProblems([...read, locked('a', '1.0.0'), locked('b', '1.0.0', {licence: 'GPL-3.0-only'})])).toEqual([expect.stringMatching(/^node_modules\/a 1\.0\.0 states no licence/), expect.stringMatching(/^node_modules\/b 1\.0\.0 has the licence GPL-3\.0-only/)]);
    expect(licenceProblems(read.slice(1))).toEqual([expect.stringMatching(/^eval needs no entry/)]);
  });
});

describe('install scripts', () => {
  it('run for no package', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('would only look for binaries or print a message: the site was built without them', () => {
    // A new name here must be looked at: its package may need its script.
    expect([...new Set(packages.filter(({hasInstallScript}) => hasInstallScript).map(({name}) => name))].sort()).toEqual(['@swc/core', 'core-js', 'core-js-pure', 'esbuild']);
  });
});

describe('workflows', () => {
  const texts = readdirSync('.github/workflows').map((name): [string, string] => [name, readFileSync(`.github/workflows/${name}`, 'utf8')]);

  it.each(texts)('%s uses actions by commit, and may only read', (_name, text) => {
    for (const [, action] of text.matchAll(/uses:\s*(\S+)/g)) expect(action).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    expect(text).toMatch(/^permissions:\n {2}contents: read$/m);
    expect(text).not.toMatch(/pull_request_target/);
  });
});
