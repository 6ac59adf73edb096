/**
 * Reloads a page once if one of its chunks cannot be fetched on the first load,
 * as Docusaurus does for a chunk that fails during a navigation. Such a chunk
 * rejects before React has started, and nothing in Docusaurus catches it: the page
 * would silently stay static. A second failure leaves the readable static page.
 */
import {watchLeaving} from '../../browser/leaving';
import {forgetReload, reloadOnce} from '../../browser/reloadOnce';
import {HYDRATED} from '../../markers/markers';

if (typeof window !== 'undefined') {
  // The page's other scripts come before this one (tools/site-build/pageScripts.ts), so each has loaded or failed by now.
  // The bundler's loader would wait for the tag of a failed one; without it, it requests the script again.
  for (const script of document.querySelectorAll('script[src^="/assets/js/"]')) script.remove();
  const leaving = watchLeaving();
  window.addEventListener('load', leaving.stop);
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    const isChunkError = reason instanceof Error && reason.name === 'ChunkLoadError';
    // After hydration a failed prefetch is harmless, because the navigation tries again.
    if (!isChunkError || leaving.hasBegun() || document.documentElement.getAttribute(HYDRATED) === 'true') return;
    console.warn(reason);
    reloadOnce('page');
  });
}

/** Docusaurus calls this after every navigation, the first page included: all that a page needs has loaded by then. */
export const onRouteDidUpdate = (): void => forgetReload('page');
