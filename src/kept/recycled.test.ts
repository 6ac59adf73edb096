import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {oldBuild, recycling, type Write} from './recycled';

describe('recycling', () => {
  let dir: string;
  let write: Write;
  const at = (name: string): string => path.join(dir, name);
  const old = (name: string): string => path.join(oldBuild(dir), name);
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'recycled-'));
    mkdirSync(at('docs'));
    mkdirSync(old('docs'), {recursive: true});
    write = recycling(dir, oldBuild(dir));
  });
  afterEach(() => [dir, oldBuild(dir)].forEach((folder) => rmSync(folder, {recursive: true})));

  it('writes a file in the place of the last one of its name, whatever its length was', () => {
    writeFileSync(old('docs/a.md'), 'a longer text');
    const {ino} = statSync(old('docs/a.md'));
    write(at('docs/a.md'), 'short');
    expect(readFileSync(at('docs/a.md'), 'utf8')).toBe('short');
    expect(statSync(at('docs/a.md')).ino).toBe(ino);
    expect(existsSync(old('docs/a.md'))).toBe(false);
  });

  it('writes what the last build had not, had as a folder, or gave away already', () => {
    mkdirSync(old('docs/folder.md/x'), {recursive: true});
    for (const name of ['docs/new.md', 'docs/folder.md', 'docs/new.md']) write(at(name), new Uint8Array([97]));
    expect(['docs/new.md', 'docs/folder.md'].map((name) => readFileSync(at(name), 'utf8'))).toEqual(['a', 'a']);
  });

  it('says when the folder is missing', () => {
    expect(() => write(at('none/a.md'), '')).toThrow('ENOENT');
  });
});
