import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {isFile} from '../catalogue/plainRoute';
import {REQUEST_FRAGMENT} from '../markers/markers';

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
  for (const [tag, href] of html.matchAll(/<a\s[^<>]*?\bhref="([/#.][^"]*)"[^<>]*>/g)) {
    if (!href || tag.includes('data-noBrokenLinkCheck') || isFile(href.replace(/[?#].*/s, ''))) continue;
    // A fragment with a request isn't the name of an anchor.
    const [link = ''] = href.split(REQUEST_FRAGMENT);
    collectLink(link.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"));
  }
}
