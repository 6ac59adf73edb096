/**
 * The pages that are looked at in every variant: dark, narrow, from each server
 * and without JavaScript. Most pages are made of the same parts as others; these
 * together show all of them.
 */
import {builtPage, sitemapPaths} from './site';

/** One page of each type, for what a type does beyond its markup. */
const TEMPLATES: Readonly<Record<string, string>> = {
  'landing page': '/',
  'home of the docs': '/docs/',
  'guide with tables and code': '/docs/usage/rate-limits',
  'guide with a diagram': '/docs/guides/architecture',
  'longest guide': '/docs/guides/languages',
  category: '/docs/category/tools',
  service: '/docs/services/data-services/packages',
  'operation, short': '/docs/services/data-services/packages/get-registries',
  'operation, long': '/docs/services/data-services/packages/lookup-package',
  'operation, POST': '/docs/services/data-services/advisories/query-batch-vulnerabilities',
  'operation that starts a job': '/docs/services/tools/dependency-parser/create-job',
  'operation that reads a job': '/docs/services/tools/dependency-parser/get-job',
};

/** An address that is no page's. */
export const NO_PAGE = '/no-such-page';

/** What the sitemap leaves out. */
export const UNLISTED: readonly string[] = ['/search', NO_PAGE];

/** Every page of the site. */
export const ALL_PAGES: readonly string[] = [...sitemapPaths(), ...UNLISTED];

/** Tags whose presence says nothing of how a page looks or reads. */
const NOT_PARTS = new Set(['script', 'path', 'html', 'body']);

const OPENING_TAG = /<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;

function attribute(attributes: string, name: string): string {
  const match = new RegExp(`\\s${name}=(?:"([^"]*)"|([^\\s>]+))`).exec(attributes);
  return match?.[1] ?? match?.[2] ?? '';
}

/**
 * @param html a page
 * @returns its parts: elements by tag, classes and role, each alone and together with the one that opens before it
 */
export function partsOf(html: string): Set<string> {
  const parts = new Set<string>();
  let before = '';
  for (const [, tag = '', attributes = ''] of html.slice(html.indexOf('<body')).matchAll(OPENING_TAG)) {
    if (NOT_PARTS.has(tag)) continue;
    const part = [tag, ...attribute(attributes, 'class').split(/\s+/).sort(), attribute(attributes, 'role')].join('.');
    parts.add(part).add(`${before} ${part}`);
    before = part;
  }
  return parts;
}

/**
 * @param parts the parts of each page
 * @param chosen pages that are chosen already
 * @returns these, and a few more, so that each part of any page is on one of them
 */
export function coverParts(parts: ReadonlyMap<string, ReadonlySet<string>>, chosen: readonly string[]): string[] {
  const all = [...chosen];
  const shown = new Set(chosen.flatMap((page) => [...(parts.get(page) ?? [])]));
  const missing = (page: string): number => [...(parts.get(page) ?? [])].filter((part) => !shown.has(part)).length;
  for (;;) {
    const [next, count] = [...parts.keys()]
      .map((page) => [page, missing(page)] as const)
      .reduce((best, candidate) => (candidate[1] > best[1] ? candidate : best), ['', 0]);
    if (count === 0) return all;
    all.push(next);
    for (const part of parts.get(next) ?? []) shown.add(part);
  }
}

/**
 * @returns the pages for the variants: one of each type, and every page with a part that no page before it has. With `FULL=1` (`npm run test:full`) all pages
 * @throws Error when a page that stands for its type is no longer there
 */
export function variedPages(): readonly string[] {
  if (process.env.FULL === '1') return ALL_PAGES;
  const listed = sitemapPaths();
  for (const [type, path] of Object.entries(TEMPLATES)) {
    if (!listed.includes(path))
      throw new Error(
        `e2e/support/variedPages.ts names ${path} as the ${type}, and there is no such page. Name another.`,
      );
  }
  return [
    ...coverParts(new Map(listed.map((path) => [path, partsOf(builtPage(path))])), Object.values(TEMPLATES)),
    ...UNLISTED,
  ];
}
