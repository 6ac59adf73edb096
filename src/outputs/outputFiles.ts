/** Every file for agents and programs, and the one place that writes them. */
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {plainRoute} from '../catalogue/plainRoute';
import {WITHOUT_TWIN} from './addresses';
import {renderCollections} from './collections/collections';
import {renderDifferences} from './differencesFiles';
import {renderDownloads} from './downloads';
import {FEED, renderFeed} from './feed';
import {renderLlms} from './llms';
import {renderNotFound} from './notFound';
import type {Page} from './pages';
import {renderPrograms} from './programs';
import {renderTwins, withPointer} from './twins';
import {robotsTxt, securityTxt} from './wellKnown';

/**
 * @param pages every page of the site
 * @returns the content of every file by its path from the root of the site
 */
export function renderFiles(pages: readonly Page[]): Map<string, string> {
  return new Map([...renderTexts(pages), ...renderCollections()]);
}

/**
 * @param pages every page of the site
 * @returns the files that are text, without the collections
 */
function renderTexts(pages: readonly Page[]): Map<string, string> {
  const twins = renderTwins(pages);
  const pointing = [...twins].map(([name, markdown]): [string, string] => [name, withPointer(markdown)]);
  const read = new Map([...pointing, ...renderLlms(pages, twins)]);
  return new Map([
    ...read,
    ...renderNotFound(read.keys()),
    ...renderDownloads(),
    ...renderDifferences(),
    ...renderPrograms(),
    [FEED, renderFeed()],
    ['/robots.txt', robotsTxt()],
    ['/.well-known/security.txt', securityTxt()],
  ]);
}

/**
 * @param dir folder of the files, created if it is missing
 * @param files content of each, by its path in the folder
 */
export function writeFiles(dir: string, files: ReadonlyMap<string, string | Uint8Array>): void {
  for (const [name, content] of files) {
    const file = path.join(dir, name);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, content);
  }
}

/**
 * Holds the list of pages and the routes of the site together.
 *
 * @throws Error that names every route without a page, every page without a route, and every page without its file
 */
export function checkRoutes(pages: readonly Pick<Page, 'route' | 'file'>[], routes: readonly string[]): void {
  const listed = new Set(pages.map(({route}) => plainRoute(route)));
  const built = new Set(routes.map(plainRoute));
  const problems = [
    ...[...built]
      .filter((route) => !listed.has(route) && !WITHOUT_TWIN.has(route))
      .map(
        (route) =>
          `${route} has no Markdown: add it to src/outputs/pages.ts, or to WITHOUT_TWIN in src/outputs/addresses.ts.`,
      ),
    ...pages
      .filter(({route}) => !built.has(plainRoute(route)))
      .map(
        ({route, file}) =>
          `${file}: src/outputs/pages.ts takes it for the page ${route}, which the site does not have.`,
      ),
    ...pages
      .filter(({file}) => !existsSync(file))
      .map(({route, file}) => `src/outputs/pages.ts: the file of the page ${route}, ${file}, does not exist.`),
  ];
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
