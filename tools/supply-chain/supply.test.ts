/** What is installed, and under which licences. Advisories are for `npm audit`, which a workflow runs daily. */
import {readdirSync, readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {isAllowed, licenceProblems} from './licences';
import {readLockfile, type LockedPackage} from './lockfile';

const packages = readLockfile();

const locked = (name: string, version: string, more: Partial<LockedPackage> = {}): LockedPackage => ({
  name,
  version,
  path: `node_modules/${name}`,
  ...more,
});

it('the lock file names no server, so that each machine uses its own registry', () => {
  expect(packages.length).toBeGreaterThan(1000);
  expect(readFileSync('package-lock.json', 'utf8')).not.toMatch(/"resolved": "https?:/);
});

describe('licences', () => {
  it('of everything that is installed are allowed', () => {
    expect(licenceProblems(packages)).toEqual([]);
  });

  it('are read as expressions', () => {
    for (const allowed of ['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT', '(MIT OR GPL-3.0-only) AND ISC'])
      expect(isAllowed(allowed), allowed).toBe(true);
    // Brackets decide what belongs together.
    for (const refused of [
      ...['GPL-3.0-only', 'MIT AND GPL-3.0-only', '(MIT OR ISC) AND GPL-3.0-only', 'GPL-3.0-only AND (MIT OR ISC)'],
      ...['UNLICENSED', 'SEE LICENSE IN LICENSE', ''],
    ])
      expect(isAllowed(refused), refused).toBe(false);
  });

  it('that are missing or not allowed are named', () => {
    const read = [
      locked('@cspell/dict-en-common-misspellings', '2.2.6', {license: 'CC BY-SA 4.0'}),
      locked('eval', '0.1.8'),
    ];
    expect(licenceProblems([...read, locked('a', '1.0.0'), locked('b', '1.0.0', {license: 'GPL-3.0-only'})])).toEqual([
      expect.stringMatching(/^node_modules\/a 1\.0\.0 states no licence/),
      expect.stringMatching(/^node_modules\/b 1\.0\.0 has the licence GPL-3\.0-only/),
    ]);
  });
});

it('no package runs a script when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
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

  it.each(texts)('%s gives no token that writes to a job that installs packages', (_name, text) => {
    for (const job of text.split(/^ {2}(?=[\w-]+:$)/m).filter((part) => /\bnpm (ci|install)\b|\.ci\/run/.test(part)))
      expect(job).not.toMatch(/: write$/m);
  });
});
