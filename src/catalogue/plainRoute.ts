/** @returns the address of a page without its trailing slash: the same for a folder and a page of its name. */
export function plainRoute(route: string): string {
  return route.replace(/\/$/, '') || '/';
}

/** @returns whether a path of the site leads to a file that is published beside the pages, and to no page */
export const isFile = (path: string): boolean => /\.[a-z0-9]+$/i.test(path) || path.startsWith('/.well-known/');

/** @returns the path of a page as the beginning of a file's name: that of the landing page is `/index` */
export function fileRoute(route: string): string {
  const plain = plainRoute(route);
  return plain === '/' ? '/index' : plain;
}

/** Folders that are not called like their sidebar. */
const SIDEBARS: Readonly<Record<string, string>> = {
  '': 'getStarted',
  'get-started': 'getStarted',
  category: 'services',
};

/** @returns the sidebar that a page is in: each has a folder. Undefined outside the docs. */
export function sidebarOf(route: string): string | undefined {
  const folder = /^\/docs\/([^/]*)/.exec(route)?.[1];
  return folder === undefined ? undefined : (SIDEBARS[folder] ?? folder);
}
