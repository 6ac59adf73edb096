import {useEffect, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';
import {THEME} from '../../markers/markers';

/** Scrolls the list, if it has to, until the link to the page stands in its middle. */
function showCurrent(list: HTMLElement | null): void {
  // In narrow windows the list scrolls with the panel of the menu around it.
  const box = list?.querySelector('nav') ?? list?.closest(THEME.menu);
  const link = list?.querySelector('[aria-current="page"]');
  if (!box || !link) return;
  const [{top, bottom}, frame] = [link.getBoundingClientRect(), box.getBoundingClientRect()];
  if (top < frame.top || bottom > frame.bottom) box.scrollTop += top - frame.top - frame.height / 2;
}

/** A list whose height hasn't changed for so long has opened its categories. */
const OPENING_MS = 1000;

/** Shows the link to the page after each navigation and while its category opens, unless the reader moves in the list meanwhile. */
export function useCurrentInView(list: RefObject<HTMLElement | null>): void {
  const {pathname} = useLocation();
  useEffect(() => {
    const place = list.current;
    const links = place?.querySelector(THEME.menuList);
    if (!place || !links) return undefined;
    const over = new AbortController();
    const stop = (): void => over.abort();
    let timer = 0;
    const observer = new ResizeObserver(() => {
      showCurrent(place);
      window.clearTimeout(timer);
      timer = window.setTimeout(stop, OPENING_MS);
    });
    observer.observe(links);
    for (const input of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
      place.addEventListener(input, stop, {signal: over.signal, passive: true});
    over.signal.addEventListener('abort', () => {
      window.clearTimeout(timer);
      observer.disconnect();
    });
    return stop;
  }, [list, pathname]);
}
