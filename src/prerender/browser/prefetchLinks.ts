/**
 * What is fetched ahead, and when. The scripts of a page: when a link to it
 * comes into view, as Docusaurus does, but once the browser is idle and one link
 * at a time, because finding a page's files takes some milliseconds on a slow
 * machine and a sidebar has many links. The content of a page, which is the
 * larger part: when the reader points at a link or focuses it (Docusaurus then
 * preloads the page), and for the next and the previous page once the link below
 * the text is in view.
 */
import type {ClientModule} from '@docusaurus/types';
import {NEIGHBOURS} from '../../markers/markers';
import {prefetchPage} from './pageParts';

interface Connection {
  effectiveType?: string;
  saveData?: boolean;
}

/** Repeats Docusaurus' own check, whose result `prefetch` does not return. */
function isConnectionSlow(): boolean {
  const {effectiveType, saveData} = (navigator as Navigator & {connection?: Connection}).connection ?? {};
  return Boolean(saveData) || Boolean(effectiveType?.includes('2g'));
}

const whenIdle = (task: () => void): unknown =>
  'requestIdleCallback' in window ? window.requestIdleCallback(task) : setTimeout(task, 200);

const isNeighbourInView = (link: string): boolean =>
  [...document.querySelectorAll(NEIGHBOURS)].some(
    (neighbour) =>
      neighbour.getAttribute('href') === link && neighbour.getBoundingClientRect().top < window.innerHeight,
  );

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
      if (isConnectionSlow()) return false;
      const isNext = isNeighbourInView(link);
      if (asked.has(link) && !isNext) return false;
      asked.add(link);
      return new Promise((resolve) => {
        waiting.push(() => {
          resolve(Promise.all([prefetch(link), isNext ? prefetchPage(link) : undefined]).then(() => []));
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
