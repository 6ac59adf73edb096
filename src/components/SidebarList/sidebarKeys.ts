import type {KeyboardEvent} from 'react';
import {THEME} from '../../markers/markers';

const KEYS = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End'];

/** @returns what opens and closes a category: its button, or its name if it has no page */
const toggleOf = (item: Element | null | undefined): HTMLElement | null =>
  item?.querySelector<HTMLElement>(':scope > div > [aria-expanded]') ?? null;

const linkOf = (item: Element | null | undefined): HTMLElement | null =>
  item?.querySelector<HTMLElement>(':scope > a, :scope > div > a') ?? null;

/** Opens or closes a category. @returns the link to focus if it is open or closed already */
function sideways(item: Element, opens: boolean): HTMLElement | null {
  const toggle = toggleOf(item);
  if (toggle && (toggle.getAttribute('aria-expanded') === 'true') !== opens) {
    toggle.click();
    return null;
  }
  return opens ? linkOf(item.querySelector('li')) : linkOf(item.parentElement?.closest('li'));
}

function linkFor(key: string, item: Element, list: Element): HTMLElement | null | undefined {
  if (key === 'ArrowRight' || key === 'ArrowLeft') return sideways(item, key === 'ArrowRight');
  const links = [...list.querySelectorAll<HTMLElement>(THEME.menuLinks)].filter(
    // Safari has `checkVisibility` since version 17.4 only. A category that is closing shows its links until it has closed.
    (link) => link.getClientRects().length > 0 && !link.closest(THEME.closingList),
  );
  const link = linkOf(item);
  const place = link ? links.indexOf(link) : -1;
  return {ArrowDown: links[place + 1], ArrowUp: links[place - 1], Home: links[0], End: links.at(-1)}[key];
}

/**
 * Arrow keys for the list of the sidebar, besides Tab: up and down move from
 * link to link, right opens a category and goes into it, left closes it or
 * goes to the one around it, Home and End go to the first and the last link.
 */
export function onSidebarKey(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target as HTMLElement;
  const item = from.closest('li');
  if (!item || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (KEYS.includes(event.key)) linkFor(event.key, item, event.currentTarget)?.focus();
  // A link with the role of a button reacts to Enter, but not to the space bar.
  else if (event.key === ' ' && from.getAttribute('role') === 'button') from.click();
  else return;
  event.preventDefault();
}
