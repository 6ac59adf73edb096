import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {explain} from './explain';
import {buildInto, deliveryOf, isFinished, MARKER} from './transaction';

let dir: string;
let site: string;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'build-'));
  site = path.join(dir, 'site');
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
};
const make =
  (text: string) =>
  (folder: string): Promise<void> => {
    write(path.join(folder, 'index.html'), text);
    write(path.join(deliveryOf(folder), 'nginx.conf'), text);
    return Promise.resolve();
  };
const served = (): string => readFileSync(path.join(site, 'index.html'), 'utf8');

describe('a build', () => {
  it('takes the place of the last one when it is whole, with its configurations, and leaves nothing else', async () => {
    await buildInto(site, make('one'));
    await buildInto(site, make('two'));
    expect(served()).toBe('two');
    expect(readFileSync(path.join(deliveryOf(site), 'nginx.conf'), 'utf8')).toBe('two');
    expect(readdirSync(dir).sort()).toEqual(['site', 'site-delivery']);
    expect(isFinished(site)).toBe(true);
  });

  it('leaves the last site in its place while it runs and when it fails', async () => {
    await buildInto(site, make('one'));
    const failing = buildInto(site, async (folder) => {
      await make('half')(folder);
      expect(served()).toBe('one');
      throw new Error('no space');
    });
    await expect(failing).rejects.toThrow('no space');
    expect(served()).toBe('one');
    await buildInto(site, make('two'));
    expect(served()).toBe('two');
  });

  it('puts back the last site where the one before was ended between the two renames', async () => {
    write(path.join(`${site}-previous`, 'index.html'), 'one');
    write(path.join(`${site}-previous`, MARKER), '{}');
    await expect(buildInto(site, () => Promise.reject(new Error('stop')))).rejects.toThrow('stop');
    expect(served()).toBe('one');
  });

  it.each(['site', 'site-previous'])('deletes no files of somebody else: %s', async (name) => {
    write(path.join(dir, name, 'mine.txt'), 'mine');
    await expect(buildInto(site, make('one'))).rejects.toThrow(/no build of this project has finished/);
    expect(readFileSync(path.join(dir, name, 'mine.txt'), 'utf8')).toBe('mine');
  });

  it('builds into an empty folder', async () => {
    mkdirSync(site);
    await buildInto(site, make('one'));
    expect(served()).toBe('one');
  });

  it('does not run beside another one of the same target', async () => {
    let go = (): void => undefined;
    const first = buildInto(site, async (folder) => {
      await new Promise<void>((resolve) => (go = resolve));
      await make('one')(folder);
    });
    await expect(buildInto(site, make('two'))).rejects.toThrow(new RegExp(`Another build of .*process ${process.pid}`));
    go();
    await first;
    expect(served()).toBe('one');
  });

  it('takes over the lock of one that was killed', async () => {
    // No process has this number: it is above the largest that Linux gives.
    write(`${site}-lock`, '4194305');
    await buildInto(site, make('one'));
    expect(existsSync(`${site}-lock`)).toBe(false);
  });
});

describe('the message of a failure', () => {
  it('begins with the reason, and says what to do about it', () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {code: 'ENOSPC'});
    const text = explain(
      new Error('Docusaurus static site generation failed', {cause: new Error('Worker failed', {cause: full})}),
    );
    expect(text.split('\n').slice(0, 4)).toEqual([
      'ENOSPC: no space left on device, write',
      'The disk is full. Free some space and build again; the last finished site is still in its place.',
      '',
      'While: Docusaurus static site generation failed > Worker failed',
    ]);
  });
});
