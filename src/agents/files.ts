/** Every file for agents and programs, and the one place that writes them. */
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {plainRoute} from '../site/plainRoute';
import {WITHOUT_TWIN} from './addresses';
import {renderDownloads} from './downloads';
import {FEED, renderFeed} from './feed';
import {renderLlms} from './llms';
import type {Page} from './pages';
import {renderTwins} from './twins';
import {robotsTxt, securityTxt} from './wellKnown';

/**
 * @param pages every page of the site
 * @returns the text of every file by its path from the root of the site
 */
export function renderFiles(pages: readonly Page[]): Map<string, string> {
  const twins = renderTwins(pages);
  return new Map([
    ...twins,
    ...renderLlms(pages, twins),
    ...renderDownloads(),
    [FEED, renderFeed()],
    ['/robots.txt', robotsTxt()],
    ['/.well-known/security.txt', securityTxt()],
  ]);
}

/** Writes files below a folder, which it makes where it is missing. */
export async function writeFiles(dir: string, files: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
  const folders = new Set([...files.keys()].map((name) => path.dirname(path.join(dir, name))));
  await Promise.all([...folders].map((folder) => mkdir(folder, {recursive: true})));
  await Promise.all([...files].map(([name, content]) => writeFile(path.join(dir, name), content)));
}

/**
 * Holds the list of pages and the routes of the site together.
 *
 * @throws Error that names every route without a page, and every page without a route
 */
export function checkRoutes(pages: readonly Pick<Page, 'route' | 'file'>[], routes: readonly string[]): void {
  const listed = new Set(pages.map(({route}) => plainRoute(route)));
  const built = new Set(routes.map(plainRoute));
  const problems = [
    ...[...built].filter((route) => !listed.has(route) && !WITHOUT_TWIN.has(route)).map((route) => `${route} has no Markdown: add it to src/agents/pages.ts, or to WITHOUT_TWIN in src/agents/addresses.ts.`),
    ...pages.filter(({route}) => !built.has(plainRoute(route))).map(({route, file}) => `${file}: src/agents/pages.ts takes it for the page ${route}, which the site does not have.`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
