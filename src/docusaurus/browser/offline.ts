const TEXT = "You're offline, and this isn't saved on your device. The page will reload when you're back online.";

let notice: HTMLElement | undefined;

const reload = (): void => window.location.reload();

/** Shows a notice that a navigation or the search dialog didn't load offline, and reloads once back online. Keeps the current page. */
export function showOffline(): void {
  hideOffline();
  notice = document.createElement('p');
  notice.className = 'offline-notice';
  notice.setAttribute('role', 'alert');
  notice.textContent = TEXT;
  document.body.append(notice);
  window.addEventListener('online', reload);
}

/** Removes the notice, because the reader navigates elsewhere. */
export function hideOffline(): void {
  if (!notice) return;
  notice.remove();
  notice = undefined;
  window.removeEventListener('online', reload);
}
