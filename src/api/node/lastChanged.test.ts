import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {lastChanges, readHistory} from './lastChanged';

let folder: string;
let root: string;
const git = (...words: string[]): string =>
  execFileSync('git', ['-C', root, '-c', 'user.name=a', '-c', 'user.email=a@example.org', ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
const commit = (text: string): void => {
  writeFileSync(path.join(root, 'docs/about.md'), text);
  git('add', '.');
  git('commit', '-qm', text);
};

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'history-'));
  root = path.join(folder, 'site');
  mkdirSync(path.join(root, 'docs'), {recursive: true});
  writeFileSync(path.join(root, 'docs/about.md'), 'a');
});
afterEach(() => rmSync(folder, {recursive: true}));

describe('the history of', () => {
  it('a source archive is not known, and the reason is said', () => {
    expect(readHistory(root)).toMatchObject({
      known: false,
      warning: expect.stringContaining('not a git repository') as string,
    });
    expect(lastChanges(root).size).toBe(0);
  });

  it('an archive inside another repository is not taken for its own', () => {
    execFileSync('git', ['-C', folder, 'init', '-q']);
    expect(readHistory(root)).toMatchObject({known: false, warning: expect.stringContaining('in no commit') as string});
  });

  it('a clone is known', () => {
    git('init', '-q');
    commit('a');
    expect(readHistory(root)).toEqual({known: true});
    expect(lastChanges(root).get('docs/about.md')).toMatch(/^\d{4}-\d\d-\d\dT/);
  });

  it('a shallow clone is known, with a warning', () => {
    git('init', '-q');
    commit('a');
    commit('b');
    const source = root;
    root = path.join(folder, 'shallow');
    execFileSync('git', ['clone', '-q', '--depth', '1', `file://${source}`, root], {stdio: 'ignore'});
    expect(readHistory(root)).toMatchObject({known: true, warning: expect.stringContaining('shallow clone') as string});
  });
});
