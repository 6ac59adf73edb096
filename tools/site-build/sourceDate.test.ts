import {mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {expect, it} from 'vitest';
import {setTimes, sourceDate} from './sourceDate';

it('reads the date of the source, and says what is wrong with it', () => {
  expect(sourceDate({})).toBeUndefined();
  expect(sourceDate({SOURCE_DATE_EPOCH: '86400'})).toEqual(new Date('1970-01-02'));
  for (const wrong of ['yesterday', '-1', '1.5', '9'.repeat(30)])
    expect(() => sourceDate({SOURCE_DATE_EPOCH: wrong}), wrong).toThrow(/seconds since 1970/);
});

it('gives every file of a site the date', () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'date-'));
  mkdirSync(path.join(dir, 'docs'));
  writeFileSync(path.join(dir, 'docs/index.html'), 'a');
  setTimes(dir, new Date('2020-01-01'));
  expect(statSync(path.join(dir, 'docs/index.html')).mtime).toEqual(new Date('2020-01-01'));
  rmSync(dir, {recursive: true});
});
