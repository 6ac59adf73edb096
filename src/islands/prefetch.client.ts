/**
 * When a link comes into view Docusaurus prefetches the scripts of its page.
 * The content of our pages is not in scripts, so its file is prefetched too;
 * on slow connections and while data is saved neither is.
 */
import type {ClientModule} from '@docusaurus/types';
import prefetchFile from '@docusaurus/core/lib/client/prefetch';
import {islandFile, isLoaded} from './islands.client';

/** Pages without islands: those of the categories, and search. */
const WITHOUT_ISLANDS = /^\/(docs\/category\/|search)/;

function watchPrefetch(): void {
  const {prefetch, ...others} = window.docusaurus;
  window.docusaurus = {
    ...others,
    prefetch(link) {
      const result = prefetch(link);
      const path = link.split(/[?#]/)[0] ?? '';
      // False: fetched before, or the connection is not to be used.
      if (result !== false && !WITHOUT_ISLANDS.test(path) && !isLoaded(path)) void prefetchFile(islandFile(path.replace(/(?<=.)\/$/, '')));
      return result;
    },
  };
}

let watched = false;

const clientModule: ClientModule = {
  // `window.docusaurus` is set after the client modules have run.
  onRouteDidUpdate() {
    // The development server renders pages from scripts alone.
    if (watched || process.env.NODE_ENV !== 'production') return;
    watched = true;
    watchPrefetch();
  },
};

export default clientModule;
