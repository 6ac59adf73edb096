/** Writes addresses as Markdown twins have them: absolute, and to the other twin if they lead to a page. */
import {resolveOwn} from '../api/node/text';
import {SITE_URL} from '../catalogue/site';
import {fileRoute, isFile} from '../catalogue/plainRoute';

/** Pages that only make sense in a browser: they have no twin and are not in the sitemap. */
export const WITHOUT_TWIN: ReadonlySet<string> = new Set(['/search', '/404.html']);

/** @returns the path of a page's Markdown: `/docs/about.md` for `/docs/about/`, `/index.md` for `/`. */
export function twinPath(route: string): string {
  return `${fileRoute(route)}.md`;
}

/** @returns the address of a path of this site, with its host. */
export function absolute(path: string): string {
  return `${SITE_URL}${path}`;
}

/** @returns the absolute address of the Markdown of a page, or of a file as it is. */
function siteAddress(url: string): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  return absolute(isFile(path) || WITHOUT_TWIN.has(path) ? url : `${twinPath(path)}${rest}`);
}

/**
 * @param url an address as our Markdown writes it: `op:…`, `link:…`, `/…`, `#…`, `pathname:///…` (Docusaurus' word for a file) or of another site
 * @param route the page that it is in, which `#…` refers to
 * @returns an address that means the same outside the site
 * @throws Error if the operation or the link does not exist
 */
export function resolveAddress(url: string, route = '/'): string {
  const own = resolveOwn(url);
  if (own !== url) return own.startsWith('/') ? siteAddress(own) : own;
  if (url.startsWith('pathname://')) return siteAddress(url.slice('pathname://'.length));
  if (url.startsWith('#')) return siteAddress(`${route}${url}`);
  return url.startsWith('/') && !url.startsWith('//') ? siteAddress(url) : url;
}
