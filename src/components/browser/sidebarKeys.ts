/**
 * Arrow keys in the sidebar, besides Tab: up and down go from entry to entry,
 * right opens a category and goes into it, left closes it or goes to the one
 * around it, Home and End go to the first and the last entry. One listener for
 * the sidebar and the mobile menu.
 */
const MENU = '.theme-doc-sidebar-menu';

/** A category that is closing shows its entries until it has closed. */
const CLOSING = '.menu__list-item--collapsed > .menu__list';

/** What opens and closes a category: its own button, or its name where it has no page. */
const toggleOf = (item: Element | null | undefined): HTMLElement | null =>
  item?.querySelector<HTMLElement>(':scope > div > [aria-expanded]') ?? null;

const entryOf = (item: Element | null | undefined): HTMLElement | null =>
  item?.querySelector<HTMLElement>(':scope > a, :scope > div > a') ?? null;

/** @returns the entry that an arrow to the side leads to; none where it opens or closes a category instead */
function aside(from: HTMLElement, opens: boolean): HTMLElement | null {
  const item = from.closest('li');
  const toggle = toggleOf(item);
  const isOpen = toggle?.ariaExpanded === 'true';
  if (toggle && isOpen !== opens) {
    toggle.click();
    return null;
  }
  return opens ? entryOf(item?.querySelector('li')) : entryOf(item?.parentElement?.closest('li'));
}

function target(from: HTMLElement, menu: Element, key: string): HTMLElement | null | undefined {
  if (key === 'ArrowRight' || key === 'ArrowLeft') return aside(from, key === 'ArrowRight');
  const entries = [...menu.querySelectorAll<HTMLElement>('a.menu__link')].filter(
    (entry) => entry.checkVisibility() && !entry.closest(CLOSING),
  );
  const entry = entryOf(from.closest('li'));
  const place = entry ? entries.indexOf(entry) : -1;
  return {ArrowDown: entries[place + 1], ArrowUp: entries[place - 1], Home: entries[0], End: entries.at(-1)}[key];
}

const KEYS = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End'];

function onKeyDown(event: KeyboardEvent): void {
  const from = event.target instanceof HTMLElement ? event.target : undefined;
  const menu = from?.closest(MENU);
  if (!from || !menu || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (KEYS.includes(event.key)) target(from, menu, event.key)?.focus();
  // A link in the role of a button takes Enter by itself, and the space bar does not.
  else if (event.key === ' ' && from.role === 'button') from.click();
  else return;
  event.preventDefault();
}

if (typeof document !== 'undefined') document.addEventListener('keydown', onKeyDown);
