import type {afterKey, opensSearch} from '../opensSearch';

declare global {
  interface Window {
    /** Ends the watch of {@link keepEarlyKeys}. Calls back with what was typed for search, if somebody has asked for it. */
    takeEarlyKeys?: (open: (typed: string) => void) => void;
  }
}

/**
 * Keeps the key that opens search, or the press on its button, and what is typed after it, while the page is not alive
 * yet: on a slow phone that is a second in which keys would be lost. It is in the head of each page as text
 * (../node/plugin.ts), so it uses nothing from outside but what it is given.
 */
export function keepEarlyKeys(opens: typeof opensSearch, after: typeof afterKey): void {
  let typed: string | undefined;
  function keep(event: KeyboardEvent): void {
    if (event.key === 'Escape') typed = undefined;
    const next = typed === undefined ? (opens(event) ? '' : undefined) : after(typed, event);
    if (next === undefined) return;
    typed = next;
    event.preventDefault();
  }
  function press({target}: MouseEvent): void {
    typed = (target as Element).closest('[aria-keyshortcuts]') ? (typed ?? '') : undefined;
  }
  document.addEventListener('keydown', keep);
  document.addEventListener('mousedown', press);
  window.takeEarlyKeys = (open) => {
    document.removeEventListener('keydown', keep);
    document.removeEventListener('mousedown', press);
    if (typed !== undefined) open(typed);
    // The button is made anew on pages with another frame.
    typed = undefined;
  };
}
