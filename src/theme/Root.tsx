import {useEffect, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {closestInPage} from '../browser/pageRoot';
import {followVisits, guardClick} from '../browser/visit';
import {isFile} from '../catalogue/plainRoute';
import {decodedPath} from '../browser/decoded';
import {PART, ROOT_ID, STATIC} from '../markers/markers';

/** The link of the site that an event is about, where the site should follow it itself. */
function siteLink(event: Event): HTMLAnchorElement | undefined {
  const link = closestInPage<HTMLAnchorElement>(event, `#${ROOT_ID} :is([${PART}], .${STATIC}) a[href^="/"]`);
  // Files (an API description, a page's Markdown) are the browser's to open, and so is a path that the router can't decode.
  const isPage = link && !link.target && !isFile(link.pathname) && decodedPath(link.pathname) !== undefined;
  return isPage ? link : undefined;
}

/**
 * Links inside finished HTML are followed without loading a new document, and
 * fetched when the reader points at them, as all other links of the site are.
 */
export default function Root({children}: {children: ReactNode}): ReactNode {
  const history = useHistory();
  useEffect(() => followVisits(history), [history]);
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return;
      const link = siteLink(event);
      if (!link) return;
      event.preventDefault();
      history[link.href === window.location.href ? 'replace' : 'push'](link.pathname + link.search + link.hash);
    };
    const preload = (event: Event): void => {
      const link = siteLink(event);
      // A failed preload is no error: the navigation tries again.
      if (link) void Promise.resolve(window.docusaurus.preload(link.pathname)).catch(() => undefined);
    };
    document.addEventListener('click', guardClick, true);
    document.addEventListener('click', follow);
    document.addEventListener('mouseover', preload);
    document.addEventListener('focusin', preload);
    return () => {
      document.removeEventListener('click', guardClick, true);
      document.removeEventListener('click', follow);
      document.removeEventListener('mouseover', preload);
      document.removeEventListener('focusin', preload);
    };
  }, [history]);
  return <>{children}</>;
}
