import {mkdtempSync, mkdirSync, readdirSync, rmSync, truncateSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {serialize} from 'node:v8';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {fingerprint, kept, keptAsync} from './kept';

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'kept-'));
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

const never = (): never => {
  throw new Error('made again');
};

describe('kept', () => {
  it('makes a result once, and gives the same data afterwards, undefined parts and shared ones too', () => {
    const shared = {a: 1};
    const made = {one: shared, two: shared, none: undefined, map: new Map([['k', shared]])};
    expect(kept(path.join(dir, 'x'), 'f1', () => made)).toBe(made);
    const again = kept<typeof made>(path.join(dir, 'x'), 'f1', never);
    expect(again).toStrictEqual(made);
    expect(again.one).toBe(again.two);
  });

  it('makes it anew for another fingerprint', () => {
    kept(dir, 'f1', () => [1]);
    expect(kept(dir, 'f2', () => [2])).toEqual([2]);
  });

  it('keeps nothing of a failure', () => {
    expect(() => kept(dir, 'f1', never)).toThrow('made again');
    expect(kept(dir, 'f1', () => [1])).toEqual([1]);
  });

  it('makes anew what a stopped build left unfinished', () => {
    writeFileSync(path.join(dir, 'f1'), 'half');
    expect(kept(dir, 'f1', () => [1])).toEqual([1]);
    expect(kept(dir, 'f1', never)).toEqual([1]);
  });

  it('is the same for what is waited for', async () => {
    await expect(keptAsync(dir, 'f1', () => Promise.reject(new Error('not made')))).rejects.toThrow('not made');
    expect(await keptAsync(dir, 'f1', () => Promise.resolve([1]))).toEqual([1]);
    expect(await keptAsync(dir, 'f1', never)).toEqual([1]);
    expect(kept(dir, 'f1', never)).toEqual([1]);
  });

  it('drops what was asked for longest ago, once the folder is too large', () => {
    const MEGABYTE = 1024 * 1024;
    const files = [['oldest', 10], ['asked', 10], ['large', 240], ['newest', 10]] as const;
    files.forEach(([name, size], day) => {
      const file = path.join(dir, name);
      writeFileSync(file, serialize([name]));
      // What follows is a hole, which takes no room.
      truncateSync(file, size * MEGABYTE);
      utimesSync(file, day, day);
    });
    expect(kept(dir, 'asked', never)).toEqual(['asked']);
    kept(dir, 'new', () => [1]);
    expect(readdirSync(dir).sort()).toEqual(['asked', 'new', 'newest']);
    kept(dir, 'next', () => [1]);
    expect(readdirSync(dir)).toHaveLength(4);
  });
});

describe('fingerprint', () => {
  it('changes with contents and paths, and not with tests', () => {
    mkdirSync(path.join(dir, 'src'));
    const write = (name: string, text: string): string => {
      writeFileSync(path.join(dir, name), text);
      return fingerprint(dir, ['src', 'one']);
    };
    write('one', '1');
    const first = write('src/a.ts', 'a');
    expect(write('src/a.test.ts', 'test')).toBe(first);
    expect(write('one', '2')).not.toBe(first);
    expect(write('one', '1')).toBe(first);
    expect(write('src/b.ts', '')).not.toBe(first);
  });
});
