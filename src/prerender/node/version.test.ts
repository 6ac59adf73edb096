import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, it} from 'vitest';
import {versionTag} from './version';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'version-'));
  mkdirSync(path.join(dir, 'parts/docs'), {recursive: true});
  writeFileSync(path.join(dir, 'parts/index.html'), 'a');
  writeFileSync(path.join(dir, 'parts/docs/about.html'), 'b');
});
afterEach(() => rmSync(dir, {recursive: true}));

it('names the content of all pages, whatever stands beside them', () => {
  const tag = versionTag(dir);
  expect(tag).toMatch(/^<meta name=content-version content=[0-9a-f]{8}>$/);
  writeFileSync(path.join(dir, 'parts/index.html.gz'), 'z');
  expect(versionTag(dir)).toBe(tag);
});

it('changes with the content of one page, and with its address', () => {
  const tags = [versionTag(dir)];
  writeFileSync(path.join(dir, 'parts/docs/about.html'), 'c');
  tags.push(versionTag(dir));
  rmSync(path.join(dir, 'parts/docs/about.html'));
  writeFileSync(path.join(dir, 'parts/docs/usage.html'), 'c');
  tags.push(versionTag(dir));
  expect(new Set(tags).size).toBe(3);
});
