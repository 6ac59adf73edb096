/** Whether the key "/" opens search. A single key must be possible to switch off (WCAG 2.1.4): speech input types letters that nobody pressed. */
const KEY = 'search-slash';

export function isSlashOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

export function setSlash(on: boolean): void {
  try {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    // Without storage the key stays as it is.
  }
}
