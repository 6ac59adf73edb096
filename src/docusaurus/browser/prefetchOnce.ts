import prefetch from '@docusaurus/core/lib/client/prefetch';

const asked = new Set<string>();

/**
 * Replaces Docusaurus' `prefetch`, which requests a file again for each link to
 * it: about thirty times on a page with a sidebar.
 *
 * @param url URL of a script of a page that the reader may go to
 */
export default async function prefetchOnce(url: string): Promise<void> {
  if (asked.has(url)) return;
  asked.add(url);
  await prefetch(url);
}
