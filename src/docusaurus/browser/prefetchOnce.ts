import prefetch from '@docusaurus/core/lib/client/prefetch';

const asked = new Set<string>();

/**
 * Stands in for Docusaurus' part of this name, which asks again for each link:
 * on a page with a sidebar some thirty times for the same file.
 *
 * @param url address of a script of a page that the reader may go to
 */
export default async function prefetchOnce(url: string): Promise<void> {
  if (asked.has(url)) return;
  asked.add(url);
  await prefetch(url);
}
