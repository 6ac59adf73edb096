/**
 * The element that holds the page. Behaviour looks for its places in here only:
 * attributes of the elements around it come from scripts, and one of those may
 * have read them from the URL.
 *
 * @returns the element, or the empty fragment where there is none
 */
import {decoded} from './decoded';
import {ROOT_ID} from '../markers/markers';

export function pageRoot(): ParentNode {
  return document.getElementById(ROOT_ID) ?? document.createDocumentFragment();
}

/** @returns the nearest element around an event's target that matches, inside the page */
export function closestInPage<E extends HTMLElement>(event: Event, selector: string): E | null {
  const element = event.target instanceof Element ? event.target.closest<E>(selector) : null;
  return element && element !== document.documentElement && element !== document.body ? element : null;
}

/** @returns the element that a fragment names; one that can't be decoded is a name as it is written, as for browsers */
export function placeOf(fragment: string): HTMLElement | null {
  const name = fragment.replace(/^#/, '');
  return document.getElementById(decoded(name) ?? name);
}

/** @returns the element that the fragment of the URL names */
export const placeInUrl = (): HTMLElement | null => placeOf(window.location.hash);
