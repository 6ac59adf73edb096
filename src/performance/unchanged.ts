/**
 * Whether a built site is made of the sources that are there. A build makes
 * every page anew, whatever has changed; where nothing has, there is nothing to
 * make.
 */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, statSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** In the folder of generated files, which `docusaurus clear` empties. */
const RECORD = '.docusaurus/built.json';
const OUTPUTS = ['build', 'build-delivery'] as const;
/** Tests, measurements, and what the build itself writes. */
const NOT_SOURCES = /^(e2e|bench|audit|node_modules|build[^/]*|\.docusaurus[^/]*)(\/|$)|\.test\.tsx?$/;
/** Variables of the environment that change what is built. */
const VARIABLES = /^(DOCUSAURUS_|NODE_ENV$|NODE_OPTIONS$|SOURCE_MAPS$)/;

interface Built {
  sources: string;
  outputs: string;
}

function git(site: string, ...words: string[]): string | undefined {
  const {status, stdout} = spawnSync('git', words, {cwd: site, encoding: 'utf8', maxBuffer: 1 << 28});
  return status === 0 ? stdout : undefined;
}

/**
 * @param site folder of the site
 * @returns a fingerprint of what a build is made of: the files that git knows or would take, the history (pages say when they last changed), installed packages, Node and the environment; undefined outside a repository
 */
export function sourcesOf(site: string): string | undefined {
  const files = git(site, 'ls-files', '--cached', '--others', '--exclude-standard', '-z');
  const head = git(site, 'rev-parse', 'HEAD');
  if (files === undefined || head === undefined) return undefined;
  const hash = createHash('sha256').update(head).update(process.version);
  for (const [name, value] of Object.entries(process.env).sort()) if (VARIABLES.test(name)) hash.update(`${name}=${value}\0`);
  const names = [...new Set(files.split('\0'))].filter((name) => name && !NOT_SOURCES.test(name)).sort();
  for (const name of [...names, 'node_modules/.package-lock.json']) {
    const file = path.join(site, name);
    const isFile = statSync(file, {throwIfNoEntry: false})?.isFile();
    hash.update(`${name}\0`).update(isFile ? readFileSync(file) : 'none');
  }
  return hash.digest('hex');
}

/** @returns a fingerprint of the built files: their names, sizes, and when they were written */
function outputsOf(site: string): string {
  const hash = createHash('sha256');
  for (const folder of OUTPUTS) {
    for (const entry of readdirSync(path.join(site, folder), {recursive: true, withFileTypes: true})) {
      if (!entry.isFile()) continue;
      const file = path.join(entry.parentPath, entry.name);
      const {size, mtimeMs} = statSync(file);
      hash.update(`${file}\0${size}\0${mtimeMs}\0`);
    }
  }
  return hash.digest('hex');
}

/**
 * @param site folder of the site
 * @param sources fingerprint of its sources now
 * @returns whether the last build was made of them and stands as it was written
 */
export function isBuiltFrom(site: string, sources: string): boolean {
  try {
    const built = JSON.parse(readFileSync(path.join(site, RECORD), 'utf8')) as Built;
    return built.sources === sources && built.outputs === outputsOf(site);
  } catch {
    // No record, or no build: there is something to make.
    return false;
  }
}

/**
 * Keeps what a build was made of. To be called right after it.
 *
 * @param site folder of the site
 * @param sources fingerprint of its sources before the build began, so that a change meanwhile counts as one
 */
export function recordBuild(site: string, sources: string): void {
  const file = path.join(site, RECORD);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, JSON.stringify({sources, outputs: outputsOf(site)} satisfies Built));
}
