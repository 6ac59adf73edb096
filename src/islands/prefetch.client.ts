/**
 * When a link comes into view Docusaurus prefetches the scripts of its page.
 * The content of our pages is not in scripts, so its file is prefetched too.
 * Both wait until the browser is idle, one link at a time: finding a page's
 * files takes some milliseconds on a slow machine, and a sidebar has many links.
 */
import type {ClientModule} from '@docusaurus/types';
import {prefetchPage} from './islands.client';

/** Pages without islands: those of the categories, and search. */
const WITHOUT_ISLANDS = /^\/(docs\/category\/|search)/;

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** The rule of Docusaurus, which answers later than its callers are told. */
function isConnectionSlow(): boolean {
  const {effectiveType, saveData} = (navigator as Navigator & {connection?: Connection}).connection ?? {};
  return Boolean(saveData) || Boolean(effectiveType?.includes('2g'));
}

const whenIdle = (task: () => void): unknown => ('requestIdleCallback' in window ? window.requestIdleCallback(task) : setTimeout(task, 200));

function waitWithPrefetch(): void {
  const {prefetch, ...others} = window.docusaurus;
  const asked = new Set<string>();
  const waiting: (() => void)[] = [];
  const next = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) whenIdle(next);
  };
  window.docusaurus = {
    ...others,
    prefetch(link) {
      if (asked.has(link) || isConnectionSlow()) return false;
      asked.add(link);
      return new Promise((resolve) => {
        const path = link.split(/[?#]/)[0] ?? '';
        waiting.push(() => {
          resolve(Promise.all([prefetch(link), WITHOUT_ISLANDS.test(path) ? undefined : prefetchPage(path)]).then(() => []));
        });
        if (waiting.length === 1) whenIdle(next);
      });
    },
  };
}

let isWaiting = false;

const clientModule: ClientModule = {
  // `window.docusaurus` is set after the client modules have run.
  onRouteDidUpdate() {
    // The development server renders pages from scripts alone.
    if (isWaiting || process.env.NODE_ENV !== 'production') return;
    isWaiting = true;
    waitWithPrefetch();
  },
};

export default clientModule;
