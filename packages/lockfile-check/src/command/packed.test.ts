import {execFileSync, spawn, spawnSync} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {folderOf, lockfileOf, startService, type Service} from './packages.testing';

/** A project of nothing, into which the package was installed as npm packs it. */
const project = folderOf({});
const npm = (...args: string[]): string =>
  execFileSync('npm', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe']});
let service: Service;

beforeAll(async () => {
  npm('pack', '-w', 'packages/lockfile-check', '--ignore-scripts=false', '--pack-destination', project);
  const [tarball = ''] = readdirSync(project);
  writeFileSync(path.join(project, 'package.json'), '{"name": "empty", "private": true}');
  npm('install', '--prefix', project, '--offline', '--no-audit', path.join(project, tarball));
  service = await startService();
});
afterAll(() => service.close());

const command = (): string => path.join(project, 'node_modules/.bin/ecosystems-check');

it('brings its command and nothing else', () => {
  expect(
    readdirSync(path.join(project, 'node_modules/@ecosystems-docs/lockfile-check'), {recursive: true}).sort(),
  ).toEqual(['README.md', 'dist', 'dist/check.mjs', 'package.json']);
  expect(spawnSync(command(), ['--version'], {encoding: 'utf8'}).stdout).toBe('1.0.0\n');
});

it.each([
  [['a@1.0.0'], 0],
  [['bad@1.0.0'], 1],
  [['gone@1.0.0'], 2],
] as const)('runs where it was installed: %j', async (packages, code) => {
  const folder = folderOf({'package-lock.json': lockfileOf(...packages)});
  const child = spawn(command(), ['--base', service.url, '--output', path.join(folder, 'out.json'), folder]);
  expect(await new Promise((resolve) => child.on('exit', resolve))).toBe(code);
  expect(JSON.parse(readFileSync(path.join(folder, 'out.json'), 'utf8'))).toMatchObject({result: {exitCode: code}});
});
