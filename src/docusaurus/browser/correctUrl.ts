/** Corrects unusual URLs before the router reads them. */
import {decodedPath} from '../../browser/decoded';

/** As much of a route as is read here. */
export interface Route {
  path?: string | readonly string[];
  routes?: readonly Route[];
}

/**
 * Docusaurus' router decodes the path, and throws if a percent sign does not
 * begin a character: the page would stay without scripts.
 *
 * @param path as in the URL
 * @returns the same path with its percent signs encoded; undefined if it can be decoded
 */
export function readablePath(path: string): string | undefined {
  return decodedPath(path) === undefined ? path.replaceAll('%', '%25') : undefined;
}

const plainPath = (path: string): string =>
  path
    .trim()
    .replace(/(\/index)?\.html$|\/$/i, '')
    .toLowerCase() || '/';

const pathsOf = (routes: readonly Route[]): string[] =>
  routes.flatMap(({path, routes: inner}) => (inner ? pathsOf(inner) : (path ?? [])));

/**
 * The router ignores letter case, which servers don't: they respond with the
 * Not Found page, and the router would show another page in it.
 *
 * @param path of the URL, which the server has no page for
 * @param routes of the site
 * @returns the path of the page that differs from it in letter case, a space or `.html` only; undefined if there is none
 */
export function pageSpelledOtherwise(path: string, routes: readonly Route[]): string | undefined {
  const wanted = plainPath(decodedPath(path) ?? path);
  return pathsOf(routes).find((known) => known !== path && !known.includes('*') && plainPath(known) === wanted);
}
