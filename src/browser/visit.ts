/** How long the reader stays on a page: what they asked for there is no longer wanted afterwards. */
let visit = new AbortController();

/** @returns a signal that is aborted as soon as the reader goes to another page, before that page has loaded */
export const currentVisit = (): AbortSignal => visit.signal;

/** Called by the router when the reader goes to another page. */
export function endVisit(): void {
  const ended = visit;
  visit = new AbortController();
  ended.abort();
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
