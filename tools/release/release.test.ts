import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {staticHeaders} from '../delivery/generate';
import {currentRelease, publish, readReleases, rollBack} from './release';
import {MARKER} from '../site-build/transaction';

let base: string;
let to: string;
beforeEach(() => {
  base = mkdtempSync(path.join(tmpdir(), 'release-'));
  to = path.join(base, 'srv');
});
afterEach(() => rmSync(base, {recursive: true}));

/** Makes a build that differs from others by its name. */
function build(name: string, hash = 'sha256-same='): string {
  const dir = path.join(base, `build-${name}`);
  mkdirSync(path.join(dir, 'assets/js'), {recursive: true});
  writeFileSync(path.join(dir, 'index.html'), name);
  writeFileSync(path.join(dir, '404.html'), 'not found');
  writeFileSync(path.join(dir, '_headers'), staticHeaders({scripts: [hash], styles: ['sha256-style=']}));
  writeFileSync(path.join(dir, MARKER), '{}');
  writeFileSync(path.join(dir, `assets/js/main.${name}.js`), `chunk ${name}`);
  writeFileSync(path.join(dir, `assets/js/main.${name}.js.br`), `compressed ${name}`);
  writeFileSync(path.join(dir, 'assets/js/shared.js'), 'shared');
  return dir;
}

const day = (number: number): Date => new Date(Date.UTC(2026, 0, number));
const served = (file: string): string => readFileSync(path.join(to, 'current', file), 'utf8');
const has = (file: string): boolean => existsSync(path.join(to, 'current', file));

describe('publish', () => {
  it('serves the new build and keeps the assets of the one before under their names', () => {
    publish(build('a'), {to, now: day(1)});
    expect(served('index.html')).toBe('a');
    const {id} = publish(build('b'), {to, now: day(2)});
    expect(served('index.html')).toBe('b');
    expect(served('assets/js/main.a.js')).toBe('chunk a');
    expect(served('assets/js/main.a.js.br')).toBe('compressed a');
    expect(served('assets/js/main.b.js')).toBe('chunk b');
    expect(readlinkSync(path.join(to, 'current'))).toBe(path.join('releases', id));
    expect(readdirSync(to).sort()).toEqual(['current', 'delivery', 'releases', 'releases.json']);
  });

  it('counts the days from when a release was replaced, not from when it was published', () => {
    publish(build('a'), {to, now: day(1)});
    publish(build('b'), {to, now: day(100)});
    publish(build('c'), {to, now: day(129)});
    expect(has('assets/js/main.a.js'), 'replaced 29 days ago').toBe(true);
    publish(build('d'), {to, now: day(131)});
    expect(has('assets/js/main.a.js'), 'replaced 31 days ago').toBe(false);
    expect(has('assets/js/main.b.js')).toBe(true);
    expect(has('assets/js/main.c.js')).toBe(true);
  });

  it('removes old releases, but leaves two to go back to', () => {
    for (const [index, name] of ['a', 'b', 'c', 'd'].entries()) publish(build(name), {to, now: day(1 + index * 100)});
    expect(readReleases(to)).toHaveLength(3);
    expect(readdirSync(path.join(to, 'releases')).sort()).toEqual(readReleases(to).map(({id}) => id));
    expect(served('index.html')).toBe('d');
    expect(has('assets/js/main.b.js')).toBe(false);
  });

  it('lets the server accept pages of both releases before it switches', () => {
    publish(build('a', 'sha256-old='), {to, now: day(1)});
    let seen = '';
    publish(build('b', 'sha256-new='), {
      to,
      now: day(2),
      reload: () => (seen = `${served('index.html')} ${readFileSync(path.join(to, 'delivery/nginx.conf'), 'utf8')}`),
    });
    expect(seen).toMatch(/^a /);
    expect(seen).toContain("'sha256-new=' 'sha256-old='");
    expect(seen).toContain(`root ${path.join(to, 'current')};`);
  });

  it('leaves the old release in place when the server refuses its configuration', () => {
    publish(build('a'), {to, now: day(1)});
    const refuse = (): void => {
      throw new Error('nginx: configuration file test failed');
    };
    expect(() => publish(build('b'), {to, now: day(2), reload: refuse})).toThrow(/test failed/);
    expect(served('index.html')).toBe('a');
    expect(currentRelease(to)?.published).toBe(day(1).toISOString());
    expect(readdirSync(path.join(to, 'releases'))).toHaveLength(1);
    // The next one works.
    publish(build('c'), {to, now: day(3)});
    expect(served('index.html')).toBe('c');
  });

  it('refuses what is no finished site, and a second release at once', () => {
    expect(() => publish(base, {to})).toThrow(/no finished site/);
    mkdirSync(path.join(to, '.lock'), {recursive: true});
    expect(() => publish(build('a'), {to})).toThrow(/in progress/);
  });
});

describe('rollBack', () => {
  it('serves the release before again, with the assets of the newer one for pages that are open', () => {
    publish(build('a'), {to, now: day(1)});
    publish(build('b'), {to, now: day(2)});
    rollBack({to, now: day(3)});
    expect(served('index.html')).toBe('a');
    expect(served('assets/js/main.b.js')).toBe('chunk b');
    // And back again: the last that was replaced is the newer one.
    rollBack({to, now: day(4)});
    expect(served('index.html')).toBe('b');
  });

  it('goes to a named release, and says which there are', () => {
    const {id} = publish(build('a'), {to, now: day(1)});
    publish(build('b'), {to, now: day(2)});
    publish(build('c'), {to, now: day(3)});
    rollBack({to, now: day(4)}, id);
    expect(served('index.html')).toBe('a');
    expect(() => rollBack({to}, 'nope')).toThrow(/There is no release "nope".*Known: 2026/s);
  });

  it('says so when there is nothing to go back to', () => {
    publish(build('a'), {to, now: day(1)});
    expect(() => rollBack({to})).toThrow(/no earlier release/);
  });
});
