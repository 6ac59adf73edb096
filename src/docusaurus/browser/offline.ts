const TEXT = "You're offline and this page isn't saved on your device. It will load when you're back online.";

let notice: HTMLElement | undefined;

const reload = (): void => window.location.reload();

/** Shows a notice that a navigation failed offline, and reloads once back online. Keeps the current page. */
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
