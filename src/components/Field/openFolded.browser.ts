/**
 * Opens the details around the place that the URL names. Browsers do that when
 * they follow a link to a place themselves, but not all of them, and not when
 * Docusaurus moves the reader to another page.
 */
import type {ClientModule} from '@docusaurus/types';

function placeInUrl(): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(window.location.hash.slice(1)));
  } catch {
    // A percent sign that begins no character names no place.
    return null;
  }
}

function openFolded(): void {
  const place = placeInUrl();
  let isFolded = false;
  for (let at = place?.closest('details'); at; at = at.parentElement?.closest('details')) {
    isFolded ||= !at.open;
    at.open = true;
  }
  if (isFolded) place?.scrollIntoView();
}

if (typeof window !== 'undefined') window.addEventListener('hashchange', openFolded);

const clientModule: ClientModule = {
  /** Docusaurus calls this after every navigation, the first page included. */
  onRouteDidUpdate: openFolded,
};

export default clientModule;
