/** The built site as files: which addresses it has and which file holds what. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {SITE_URL} from '../../src/catalogue/site';

/** Folder of the built site under test; playwright.config.ts serves the folder of the same variable. */
export const SITE_DIR = path.resolve(process.env.SITE_DIR ?? 'build');

/**
 * @param dir folder of a built site
 * @returns the path of every page in its sitemap
 * @throws Error when the site is not built
 */
export function sitemapPaths(dir = SITE_DIR): string[] {
  const sitemap = readBuilt('sitemap.xml', dir);
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address!.slice(SITE_URL.length) || '/');
}

/** @returns the sitemap's paths of operations, in its order. */
export function operationPaths(): string[] {
  return sitemapPaths().filter((address) => /^\/docs\/services\/[^/]+\/[^/]+\/[^/]+$/.test(address));
}

/**
 * @param file path inside the built site
 * @param dir folder of the built site
 * @throws Error when there is no such file
 */
export function readBuilt(file: string, dir = SITE_DIR): string {
  try {
    return readFileSync(path.join(dir, file), 'utf8');
  } catch (error) {
    throw new Error(`There is no ${file} in ${dir}: build the site first.`, {cause: error});
  }
}

/**
 * @param route path of a page, such as `/docs/usage/` or `/docs/usage/errors`
 * @returns the page's HTML as it was built
 */
export function builtPage(route: string): string {
  return readBuilt(path.join(route, 'index.html'));
}

/** @returns names of the scripts in `assets/js` whose text contains the mark. */
export function scriptsWith(mark: string, dir = SITE_DIR): string[] {
  const folder = path.join(dir, 'assets/js');
  return readdirSync(folder).filter(
    (name) => name.endsWith('.js') && readFileSync(path.join(folder, name), 'utf8').includes(mark),
  );
}

/**
 * @param source source file of a docs page, from `docs/` on
 * @returns the path of the chunk that holds the page's content
 * @throws Error when no chunk, or more than one, holds it
 */
export function contentChunk(source: string, dir = SITE_DIR): string {
  const found = scriptsWith(`"source":"@site/docs/${source}"`, dir);
  if (found.length !== 1)
    throw new Error(`Expected one chunk with the content of docs/${source}, found: ${found.join(', ') || 'none'}.`);
  return `/assets/js/${found[0]}`;
}

/** @returns the text of the bundle that every page loads. */
export function mainBundle(): string {
  const name = readdirSync(path.join(SITE_DIR, 'assets/js')).find((file) => /^main\.\w+\.js$/.test(file));
  if (!name) throw new Error(`There is no main bundle in ${SITE_DIR}/assets/js.`);
  return readBuilt(`assets/js/${name}`);
}
