import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {isBuiltFrom, recordBuild, sourcesOf} from './unchanged';

describe('a built site', () => {
  let site: string;
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), text);
  };
  const git = (...words: string[]): Buffer =>
    execFileSync('git', ['-c', 'user.name=Tests', '-c', 'user.email=tests@example.org', ...words], {cwd: site, env: {...process.env, GIT_CONFIG_GLOBAL: '/dev/null'}, stdio: 'pipe'});
  const isUpToDate = (): boolean => isBuiltFrom(site, sourcesOf(site) ?? '');

  beforeEach(() => {
    site = mkdtempSync(path.join(tmpdir(), 'unchanged-'));
    write('.gitignore', 'build/\nbuild-*/\n.docusaurus/\nnode_modules/\n');
    write('docs/a.mdx', 'a');
    git('init', '--quiet');
    git('add', '.');
    git('commit', '--quiet', '--message', 'A site');
    write('build/index.html', '<p>a</p>');
    write('build-delivery/nginx.conf', 'a');
    recordBuild(site, sourcesOf(site) ?? '');
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(site, {recursive: true});
  });

  it('is kept where nothing has changed, or only tests have', () => {
    expect(isUpToDate()).toBe(true);
    write('e2e/a.spec.ts', 'a');
    write('src/a.test.ts', 'a');
    expect(isUpToDate()).toBe(true);
  });

  it.each<[string, () => void]>([
    ['a file has changed', () => write('docs/a.mdx', 'b')],
    ['a file has come', () => write('docs/b.mdx', 'b')],
    ['a file has gone', () => rmSync(path.join(site, 'docs/a.mdx'))],
    ['the history has changed, which dates the pages', () => git('commit', '--quiet', '--allow-empty', '--message', 'Another')],
    ['other packages are installed', () => write('node_modules/.package-lock.json', '{}')],
    ['the environment asks for another build', () => vi.stubEnv('SOURCE_MAPS', '1')],
    ['a built file has changed', () => write('build/index.html', '<p>other</p>')],
    ['a built file is gone', () => rmSync(path.join(site, 'build/index.html'))],
    ['the build is gone', () => rmSync(path.join(site, 'build'), {recursive: true})],
    ['it was never recorded', () => rmSync(path.join(site, '.docusaurus'), {recursive: true})],
  ])('is made anew when %s', (_what, change) => {
    change();
    expect(isUpToDate()).toBe(false);
  });

  it('is always made anew outside a repository', () => {
    rmSync(path.join(site, '.git'), {recursive: true});
    expect(sourcesOf(site)).toBeUndefined();
  });
});
