/**
 * A chunk that cannot be fetched on the first load of a page rejects before
 * React has started, and nothing in Docusaurus catches it: the page would stay
 * static without a word. It is treated as a failed chunk during navigation is:
 * a warning, and one reload. A second failure leaves the readable static page.
 */
import {reloadOnce} from '../../static/browser/reloadOnce';

if (typeof window !== 'undefined') {
  window.addEventListener('unhandledrejection', (event) => {
    const reason: unknown = event.reason;
    const isChunkError = reason instanceof Error && reason.name === 'ChunkLoadError';
    // After hydration a prefetch may fail without harm: navigation deals with it.
    if (!isChunkError || document.documentElement.dataset.hasHydrated === 'true') return;
    console.warn(reason);
    reloadOnce();
  });
}
