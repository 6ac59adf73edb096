const TEXT = 'You’re offline and this page isn’t saved on your device. It will load when you’re back online.';

let notice: HTMLElement | undefined;

const reload = (): void => window.location.reload();

/** Says that the page that the reader has asked for needs a connection, and opens it when there is one. The page that is there stays. */
export function showOffline(): void {
  hideOffline();
  notice = document.createElement('p');
  notice.className = 'offline-notice';
  notice.setAttribute('role', 'alert');
  notice.textContent = TEXT;
  document.body.append(notice);
  window.addEventListener('online', reload);
}

/** Takes the notice back: the reader goes somewhere else. */
export function hideOffline(): void {
  if (!notice) return;
  notice.remove();
  notice = undefined;
  window.removeEventListener('online', reload);
}
