/**
 * Lets a step back close what covers the page, and leaves the reader on the page, as apps on phones do.
 * No entry is added to the history, so a layer that is closed otherwise costs no step.
 */

import {PAGE_MENU, THEME} from '../markers/markers';

/** What the type definitions of TypeScript 5.6 don't have. */
interface Navigation {
  currentEntry: {key: string} | null;
  traverseTo(key: string): Record<'committed' | 'finished', Promise<unknown>>;
}

const navigation = (): Navigation | undefined => (window as unknown as {navigation?: Navigation}).navigation;

interface Layer {
  element: Element;
  close: () => void;
}

/** The topmost is the last. Some may have been closed, or taken out of the page. */
let layers: Layer[] = [];

/** The browser's key of the entry that is shown, or ours. */
const entry = (): string | undefined =>
  navigation()?.currentEntry?.key ?? (window.history.state as {key?: string} | null)?.key;

/** The entry that they cover. */
let home: string | undefined;

/** Whether a step forward was the wrong way, or is under way. */
let hasGone = false;

/** @returns whether it's on its way to the entry. Without the Navigation API (Safari before 26.2) nobody says which way the reader went, and it is hardly ever forward. */
function goHome(key: string): boolean {
  const api = navigation();
  // Another step of the reader ends this one, and then comes here itself.
  if (api) for (const end of Object.values(api.traverseTo(key))) end.catch(() => undefined);
  else if (hasGone) return false;
  else {
    hasGone = true;
    window.history.go(1);
  }
  return true;
}

/** Old browsers ignore what they don't know inside `:is`. */
const OPEN = `:is(dialog[open], :popover-open, .${PAGE_MENU}[open], ${THEME.mobileMenuShown})`;

const isOpen = ({element}: Layer): boolean => element.isConnected && element.matches(OPEN);

/** Goes forward again before it closes, because closing restores the place on the page that the URL names. */
function onStep(event: PopStateEvent): void {
  layers = layers.filter(isOpen);
  const top = layers.at(-1);
  // A link to a place makes an entry without a state.
  if (!top || home === undefined || event.state === null) return;
  const isHome = entry() === home;
  if (!isHome && !goHome(home)) return;
  event.stopImmediatePropagation();
  if (!isHome) return;
  hasGone = false;
  top.close();
}

/** @param element a dialog, a popover or the bar with the menu of narrow windows, which has opened */
export function closeOnBack(element: Element, close: () => void): void {
  layers = layers.filter(isOpen);
  if (layers.length === 0) {
    home = entry();
    hasGone = false;
  }
  layers.push({element, close});
}

// The window calls its listeners in their order, so this one comes before the router's: it's there when the script has been read.
if (typeof window !== 'undefined') {
  window.addEventListener('popstate', onStep);
  // The browser opens this menu without a script.
  document.addEventListener(
    'toggle',
    ({target}) => {
      if (target instanceof HTMLDetailsElement && target.matches(`.${PAGE_MENU}[open]`))
        closeOnBack(target, () => (target.open = false));
    },
    true,
  );
}
