/** @returns the address of a page without its closing slash: the same for a folder and a page of its name. */
export function plainRoute(route: string): string {
  return route.replace(/\/$/, '') || '/';
}
