import {readStored, store} from './storage';

/**
 * Reloads the page after one of its scripts failed to load, because a new release
 * may have removed it, and the page of that release names its own. Once per page
 * and visit; never without storage, because it could repeat for ever, or offline,
 * because the browser would replace the page by its own error page.
 */
export function reloadOnce(): void {
  if (!navigator.onLine) return;
  const key = `chunk-reload:${window.location.pathname}`;
  if (readStored(key, 'sessionStorage') === null && store(key, '1', 'sessionStorage')) window.location.reload();
}
