import {useEffect, useRef, type KeyboardEvent, type ReactNode, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';

/** A category that is closing shows its entries until it has closed. */
const CLOSING = '.menu__list-item--collapsed > .menu__list';

const KEYS = ['ArrowDown', 'ArrowUp', 'ArrowRight', 'ArrowLeft', 'Home', 'End'];

/** @returns what opens and closes a category: its button, or its name if it has no page */
const toggleOf = (item: Element | null | undefined): HTMLElement | null =>
  item?.querySelector<HTMLElement>(':scope > div > [aria-expanded]') ?? null;

const entryOf = (item: Element | null | undefined): HTMLElement | null =>
  item?.querySelector<HTMLElement>(':scope > a, :scope > div > a') ?? null;

/** Opens or closes a category. @returns the entry to focus if it is open or closed already */
function sideways(item: Element, opens: boolean): HTMLElement | null {
  const toggle = toggleOf(item);
  if (toggle && (toggle.getAttribute('aria-expanded') === 'true') !== opens) {
    toggle.click();
    return null;
  }
  return opens ? entryOf(item.querySelector('li')) : entryOf(item.parentElement?.closest('li'));
}

function entryFor(key: string, item: Element, list: Element): HTMLElement | null | undefined {
  if (key === 'ArrowRight' || key === 'ArrowLeft') return sideways(item, key === 'ArrowRight');
  const entries = [...list.querySelectorAll<HTMLElement>('a.menu__link')].filter(
    // Safari has `checkVisibility` since version 17.4 only.
    (entry) => entry.getClientRects().length > 0 && !entry.closest(CLOSING),
  );
  const entry = entryOf(item);
  const place = entry ? entries.indexOf(entry) : -1;
  return {ArrowDown: entries[place + 1], ArrowUp: entries[place - 1], Home: entries[0], End: entries.at(-1)}[key];
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const from = event.target as HTMLElement;
  const item = from.closest('li');
  if (!item || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (KEYS.includes(event.key)) entryFor(event.key, item, event.currentTarget)?.focus();
  // A link with the role of a button reacts to Enter, but not to the space bar.
  else if (event.key === ' ' && from.getAttribute('role') === 'button') from.click();
  else return;
  event.preventDefault();
}

/** Scrolls the list, if it has to, until the entry of the page stands in its middle. */
function showCurrent(list: HTMLElement | null): void {
  // In narrow windows the list scrolls with the panel of the menu around it.
  const box = list?.querySelector('nav') ?? list?.closest('.menu');
  const entry = list?.querySelector('[aria-current="page"]');
  if (!box || !entry) return;
  const [{top, bottom}, frame] = [entry.getBoundingClientRect(), box.getBoundingClientRect()];
  if (top < frame.top || bottom > frame.bottom) box.scrollTop += top - frame.top - frame.height / 2;
}

/** A list whose height hasn't changed for so long has opened its categories. */
const OPENING_MS = 1000;

/** Shows the entry of the page after each navigation and while its category opens, unless the reader moves in the list meanwhile. */
function useCurrentInView(list: RefObject<HTMLElement | null>): void {
  const {pathname} = useLocation();
  useEffect(() => {
    const place = list.current;
    const entries = place?.querySelector('.menu__list');
    if (!place || !entries) return undefined;
    const over = new AbortController();
    const stop = (): void => over.abort();
    let timer = 0;
    const observer = new ResizeObserver(() => {
      showCurrent(place);
      window.clearTimeout(timer);
      timer = window.setTimeout(stop, OPENING_MS);
    });
    observer.observe(entries);
    for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      place.addEventListener(input, stop, {signal: over.signal, passive: true});
    over.signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      observer.disconnect();
    });
    return stop;
  }, [list, pathname]);
}

/**
 * Arrow keys for the list of the sidebar, besides Tab: up and down move from
 * entry to entry, right opens a category and goes into it, left closes it or
 * goes to the one around it, Home and End go to the first and the last entry.
 * The entry of the page is in view.
 */
export default function SidebarKeys({children}: {children: ReactNode}): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useCurrentInView(list);
  return (
    <div ref={list} className="sidebar-keys" role="presentation" onKeyDown={onKeyDown}>
      {children}
    </div>
  );
}
