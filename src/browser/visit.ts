import type {ClientModule} from '@docusaurus/types';
import type {History} from 'history';
import {placeOf} from './pageRoot';

/** How long the reader stays on a page: what they asked for there is no longer wanted afterwards. */
let visit = new AbortController();

/** @returns a signal that is aborted as soon as the reader goes to another page, before that page has loaded */
export const currentVisit = (): AbortSignal => visit.signal;

/** Whether the page of the current entry is not shown yet. */
let isLoading = false;

/** Tells when a page is shown. */
const clientModule: ClientModule = {
  onRouteDidUpdate() {
    isLoading = false;
  },
};

export default clientModule;

/**
 * Follows a history. A click while a page is loading, or a second one on the same link, takes over the entry of the
 * page that the reader hasn't seen: with an entry for each, Back would show the same page again.
 */
export function followVisits(history: History): void {
  const {push, replace} = history;
  let entered: string | undefined;
  let path = history.location.pathname;
  history.push = (...target: Parameters<History['push']>) => {
    (isLoading && history.location.key === entered ? replace : push)(...target);
    entered = history.location.key;
  };
  history.listen(({pathname}, action) => {
    isLoading = true;
    const isSamePage = pathname === path;
    path = pathname;
    // The search page replaces its own address while the reader types.
    if (isSamePage && action === 'REPLACE') return;
    const ended = visit;
    visit = new AbortController();
    ended.abort();
  });
}

/**
 * Keeps a click on a link from what the reader didn't mean: the second of a double click, because another link may be
 * under the pointer by then, and a place on the page that is shown while another one loads, whose address the browser
 * would take for its own. It scrolls there.
 */
export function guardClick(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const place = isLoading ? /^#(.+)/.exec(link?.getAttribute('href') ?? '')?.[1] : undefined;
  if (!link || (event.detail < 2 && place === undefined)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (place !== undefined) placeOf(place)?.scrollIntoView();
}

/**
 * Calls back when the reader goes to another page, or back or forward on this one.
 *
 * @returns ends the watch
 */
export function onLeave(leave: () => void): () => void {
  const {signal} = visit;
  signal.addEventListener('abort', leave);
  window.addEventListener('popstate', leave);
  return () => {
    signal.removeEventListener('abort', leave);
    window.removeEventListener('popstate', leave);
  };
}

/**
 * Calls back after a pause, unless the reader has left by then: what is written to the
 * address would be written to that of the next page.
 *
 * @returns ends the wait
 */
export function afterPause(milliseconds: number, callBack: () => void): () => void {
  const timer = window.setTimeout(() => {
    stop();
    callBack();
  }, milliseconds);
  const end = (): void => {
    window.clearTimeout(timer);
    stop();
  };
  const stop = onLeave(end);
  return end;
}
