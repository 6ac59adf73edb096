import {readStored, store} from './storage';

/** What a reload is for: the page's own scripts, or what the reader uses for the first time. */
type Part = 'page' | 'use';

const keyOf = (part: Part): string => `chunk-reload:${part}:${window.location.pathname}`;

/**
 * Reloads the page after one of its scripts failed to load, because a new release
 * may have removed it, and the page of that release names its own. Once per page,
 * until the part has loaded; never without storage, because it could repeat for ever, or offline,
 * because the browser would replace the page by its own error page.
 */
export function reloadOnce(part: Part): void {
  if (!navigator.onLine) return;
  const key = keyOf(part);
  if (readStored(key, 'sessionStorage') === null && store(key, '1', 'sessionStorage')) window.location.reload();
}

/** Allows the next reload, because a later release may take the part away again. */
export const forgetReload = (part: Part): void => void store(keyOf(part), null, 'sessionStorage');
