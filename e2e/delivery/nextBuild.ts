import {linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {contentChunk, SITE_DIR} from '../support/builtSite';

export interface NextBuild {
  /** Address of the page's chunk in the build under test. */
  before: string;
  /** Its address in the next build. */
  after: string;
}

/** Copies a folder by links: as fast as if it were empty. A file that is to change must be removed first. */
function linkTree(from: string, to: string): void {
  for (const entry of readdirSync(from, {recursive: true, withFileTypes: true})) {
    if (!entry.isFile()) continue;
    const folder = path.join(to, path.relative(from, entry.parentPath));
    mkdirSync(folder, {recursive: true});
    linkSync(path.join(entry.parentPath, entry.name), path.join(folder, entry.name));
  }
}

/**
 * Makes what the next build of the site would be after a change to one page:
 * the page's chunk has another name, the runtime that knows the names has
 * another too, and pages name the new runtime. The old files are gone.
 *
 * @param dir folder for it, on the file system of the build
 * @param source source file of the page, from `docs/` on
 * @param pages folders of the pages that are to name the new runtime
 */
export function makeNextBuild(dir: string, source: string, pages: readonly string[]): NextBuild {
  linkTree(SITE_DIR, dir);
  const before = contentChunk(source);
  const oldHash = /\.([0-9a-f]+)\.js$/.exec(before)![1]!;
  const newHash = [...oldHash].reverse().join('');
  const after = before.replace(oldHash, newHash);
  const scripts = path.join(dir, 'assets/js');
  const without = (file: string): void => {
    for (const extension of ['.br', '.gz']) rmSync(file + extension, {force: true});
  };
  renameSync(path.join(dir, before), path.join(dir, after));
  without(path.join(dir, before));
  const runtime = readdirSync(scripts).find((name) => /^runtime~main\.\w+\.js$/.test(name))!;
  const nextRuntime = runtime.replace(/\.\w+\.js$/, `.${newHash}.js`);
  const text = readFileSync(path.join(scripts, runtime), 'utf8');
  if (!text.includes(oldHash)) throw new Error(`${runtime} does not name the chunk ${before}.`);
  writeFileSync(path.join(scripts, nextRuntime), text.replaceAll(oldHash, newHash));
  rmSync(path.join(scripts, runtime));
  without(path.join(scripts, runtime));
  for (const folder of pages) {
    const file = path.join(dir, folder, 'index.html');
    const html = readFileSync(file, 'utf8').replaceAll(runtime, nextRuntime);
    rmSync(file);
    without(file);
    writeFileSync(file, html);
  }
  return {before, after};
}
