import type * as FileSystem from 'node:fs';
import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {buildInto, deliveryOf, isFinished, MARKER} from './transaction';

/** How many more times a folder is renamed or removed before the process is ended. */
const life = vi.hoisted(() => ({left: Infinity}));

vi.mock('node:fs', async (original) => {
  const fs = await original<typeof FileSystem>();
  const step = (): void => {
    life.left -= 1;
    if (life.left === 0) throw new Error('ended');
  };
  return {
    ...fs,
    renameSync: (from: string, to: string) => {
      step();
      fs.renameSync(from, to);
    },
    rmSync: (target: string, options: {recursive?: boolean; force?: boolean}) => {
      // Ended within the removal of a folder: its first file is gone.
      const first =
        life.left === 1 &&
        fs.existsSync(target) &&
        fs.statSync(target).isDirectory() &&
        fs.readdirSync(target).sort()[0];
      if (first) fs.rmSync(path.join(target, first), {recursive: true});
      step();
      fs.rmSync(target, options);
    },
  };
});

/** Ends what runs after a number of steps. @returns whether it had not finished by then */
async function endedAt(moment: number, run: () => Promise<void>): Promise<boolean> {
  life.left = moment;
  const ended = await run().then(
    () => false,
    (error: Error) => error.message === 'ended',
  );
  life.left = Infinity;
  // What the process had in hand is nobody's then; the next build knows by its number.
  rmSync(`${site}-lock`, {force: true});
  return ended;
}

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

  it('goes on where the one before was ended between the renames', async () => {
    for (const folder of ['site-previous', 'site-next']) {
      write(path.join(dir, folder, 'index.html'), folder);
      write(path.join(dir, folder, MARKER), '{}');
    }
    await expect(buildInto(site, () => Promise.reject(new Error('stop')))).rejects.toThrow('stop');
    expect(served()).toBe('site-next');
    await buildInto(site, make('two'));
    expect(readdirSync(dir).sort()).toEqual(['site', 'site-delivery']);
  });

  it.each(['site', 'site-previous', 'site-delivery', 'site-previous-delivery'])(
    'deletes no files of somebody else: %s',
    async (name) => {
      write(path.join(dir, name, 'mine.txt'), 'mine');
      await expect(buildInto(site, make('one'))).rejects.toThrow(/no build of this project has finished/);
      expect(readFileSync(path.join(dir, name, 'mine.txt'), 'utf8')).toBe('mine');
    },
  );

  it('can be ended at any moment: what is served is whole, and the next one finishes', async () => {
    let moment = 0;
    for (let ended = true; ended; ) {
      moment += 1;
      await buildInto(site, make('one'));
      ended = await endedAt(moment, () => buildInto(site, make('two')));
      if (existsSync(site))
        expect([isFinished(site), served()], `moment ${moment}`).toEqual([true, expect.any(String)]);
      await buildInto(site, make('three'));
      expect([served(), readdirSync(dir).sort()], `moment ${moment}`).toEqual(['three', ['site', 'site-delivery']]);
    }
    expect(moment).toBeGreaterThan(8);
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
});
