/**
 * The pages that are looked at in every variant: dark, narrow, from each server
 * and without JavaScript. Most pages are made of the same parts as others; these
 * together show all of them.
 */
import {defaultTreeAdapter, parse, type DefaultTreeAdapterTypes} from 'parse5';
import {builtPage, sitemapPaths} from './builtSite';

type Element = DefaultTreeAdapterTypes.Element;
type ParentNode = DefaultTreeAdapterTypes.ParentNode;

/** One page of each type, for the behaviour of the type. */
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

/** Elements that are not shown, and the two that every page has. */
const NOT_PARTS = new Set(['script', 'path', 'html', 'head', 'body']);

const {isElementNode} = defaultTreeAdapter;

/** @returns an element's tag, classes and role */
function nameOf({tagName, attrs}: Element): string {
  const value = (name: string): string => attrs.find((attribute) => attribute.name === name)?.value ?? '';
  return [tagName, ...value('class').split(/\s+/).sort(), value('role')].join('.');
}

/**
 * @param html a page
 * @returns its parts: elements by tag, classes and role, each alone and in the element that holds it, on whose colours and width its own look depends
 */
function partsOf(html: string): Set<string> {
  const parts = new Set<string>();
  const collect = ({childNodes}: ParentNode, outer: string): void => {
    for (const element of childNodes.filter(isElementNode)) {
      if (NOT_PARTS.has(element.tagName)) {
        collect(element, '');
        continue;
      }
      const part = nameOf(element);
      parts.add(part).add(`${outer} > ${part}`);
      collect(element, part);
    }
  };
  collect(parse(html), '');
  return parts;
}

/**
 * @param parts the parts of each page
 * @param chosen pages that are chosen already
 * @returns these, and a few more, so that each part of any page is on one of them
 */
function coverParts(parts: ReadonlyMap<string, ReadonlySet<string>>, chosen: readonly string[]): string[] {
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

/** @throws Error if the page of a type no longer exists */
function choose(): readonly string[] {
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

/**
 * Reading every page takes two seconds of processor time, so the first process
 * of a run does it and passes the result to the workers in its environment.
 *
 * @returns the pages for the variants: one of each type, and every page with a part that no page before it has.
 * @throws Error if the page of a type no longer exists
 */
export function variedPages(): readonly string[] {
  process.env.VARIED_PAGES ??= JSON.stringify(choose());
  return JSON.parse(process.env.VARIED_PAGES) as string[];
}
