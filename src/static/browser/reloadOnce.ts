/**
 * Loads the page anew after one of its scripts did not come: a new release may
 * have taken it away, and the page of that release names its own. Once per page
 * and visit; without storage never, because it could repeat for ever. Without a
 * connection the browser would put its own error page in place of this one.
 */
export function reloadOnce(): void {
  if (!navigator.onLine) return;
  const key = `chunk-reload:${window.location.pathname}`;
  try {
    if (sessionStorage.getItem(key)) return;
    sessionStorage.setItem(key, '1');
  } catch {
    return;
  }
  window.location.reload();
}
