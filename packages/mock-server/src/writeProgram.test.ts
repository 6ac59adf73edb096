import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {writeProgram} from './writeProgram';

/** Outside the repository, so that the program finds nothing of it. */
let dir: string;

beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'mock-package-'));
  await writeProgram(dir);
});
afterAll(() => rmSync(dir, {recursive: true}));

const program = (...words: readonly string[]): string[] => [path.join(dir, 'mock.cjs'), ...words];

it('answers without the repository and without packages', async () => {
  expect(readdirSync(dir).sort()).toEqual(['apis.json', 'mock.cjs']);
  const child = spawn(process.execPath, program('--port', '4719'), {cwd: dir, env: {}});
  try {
    const [said] = (await once(child.stdout, 'data')) as [Buffer];
    expect(said.toString()).toContain('The mock server is at http://localhost:4719.');
    const response = await fetch(
      'http://localhost:4719/packages.ecosyste.ms/api/v1/packages/lookup?purl=pkg:npm/react',
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject([{name: 'react'}]);
    expect((await fetch('http://localhost:4719/packages.ecosyste.ms/api/v1/registries?page=x')).status).toBe(400);
  } finally {
    child.kill();
  }
});

it('calls itself by the name of the package', () => {
  const {status, stderr} = spawnSync(process.execPath, program('--prot', '1'), {cwd: dir, env: {}, encoding: 'utf8'});
  expect(status).toBe(2);
  expect(stderr).toContain('There is no option --prot.');
  expect(stderr).toContain('ecosystems-mock [--port N] [--strict]');
  const {bin} = JSON.parse(readFileSync(path.join(__dirname, 'package', 'package.json'), 'utf8')) as {
    bin: Record<string, string>;
  };
  expect(bin).toEqual({'ecosystems-mock': 'dist/mock.cjs'});
});
