import {cpSync, mkdtempSync, rmSync, utimesSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setImmediate} from 'node:timers/promises';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {loadDescriptions, OPENAPI_DIR} from './descriptions';

let dir: string;
beforeEach(() => {
  vi.stubEnv('NODE_ENV', 'development');
  dir = mkdtempSync(path.join(tmpdir(), 'descriptions-'));
  cpSync(OPENAPI_DIR, dir, {recursive: true});
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(dir, {recursive: true});
});

it('gives the development server the same list while no file changes: it asks thousands of times', () => {
  expect(loadDescriptions(dir)).toBe(loadDescriptions(dir));
});

it.each(['packages.yaml', 'shared/components.yaml'])('reads the folder again once %s has changed', async (file) => {
  const before = loadDescriptions(dir);
  utimesSync(path.join(dir, file), new Date(0), new Date(0));
  await setImmediate();
  expect(loadDescriptions(dir)).not.toBe(before);
});
