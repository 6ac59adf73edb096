/**
 * The element that holds the page. Behaviour looks for its places in here only:
 * attributes of the elements around it come from scripts, and one of those may
 * have read them from the URL.
 *
 * @returns the element, or the empty fragment where there is none
 */
import {ROOT_ID} from '../format/markers';

export function pageRoot(): ParentNode {
  return document.getElementById(ROOT_ID) ?? document.createDocumentFragment();
}

/** @returns the nearest element around an event's target that matches, inside the page */
export function closestInPage<E extends HTMLElement>(event: Event, selector: string): E | null {
  const found = event.target instanceof Element ? event.target.closest<E>(selector) : null;
  return found && found !== document.documentElement && found !== document.body ? found : null;
}

/** @returns the element that the fragment of the URL names */
export function placeInUrl(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    // A percent sign that begins no character names no place.
    return null;
  }
}
