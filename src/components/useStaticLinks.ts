import useBrokenLinks from '@docusaurus/useBrokenLinks';

/**
 * Reports the links and anchors inside finished HTML to Docusaurus' check, so
 * that a broken one fails the build as anywhere else. Files (`/openapi/x.yaml`)
 * are no routes; the check of the built site covers them.
 *
 * @param html finished HTML
 */
export function useStaticLinks(html: string): void {
  const {collectLink, collectAnchor} = useBrokenLinks();
  // Only while pages are made: in a browser there is nothing to report to.
  if (typeof window !== 'undefined') return;
  for (const [, id] of html.matchAll(/\sid="([^"]+)"/g)) if (id) collectAnchor(id);
  for (const [, href] of html.matchAll(/\shref="([/#][^"]*)"/g))
    if (href && !/\.[a-z]+$/.test(href.split('#')[0] ?? '')) collectLink(href.replaceAll('&#x26;', '&'));
}
