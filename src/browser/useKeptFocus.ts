import {useEffect, type RefObject} from 'react';

/** Keeps the focus in an element when the control that has it goes away: the element takes it, instead of the document. */
export function useKeptFocus(place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let focused: EventTarget | null = null;
    const remember = ({target}: FocusEvent): void => {
      focused = target;
    };
    const observer = new MutationObserver(() => {
      const isGone = focused instanceof Element && !focused.isConnected;
      if (isGone && document.activeElement === document.body) element.focus({preventScroll: true});
      if (isGone) focused = null;
    });
    element.addEventListener('focusin', remember);
    observer.observe(element, {childList: true, subtree: true});
    return () => {
      element.removeEventListener('focusin', remember);
      observer.disconnect();
    };
  }, [place]);
}
