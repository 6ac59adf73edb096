/**
 * Opens the details around the place that the URL names, and ends a filter that hides it. Browsers do that when
 * they follow a link to a place themselves, but not all of them, and not when
 * Docusaurus moves the reader to another page.
 */
import type {ClientModule} from '@docusaurus/types';
import {placeInUrl} from '../../browser/pageRoot';

function openFolded(): void {
  const place = placeInUrl();
  let isHidden = place?.closest('[hidden]') != null;
  // As a browser does that finds a text in a hidden place: a filter shows all again (QuestionFilter, SchemaTable).
  if (isHidden) place?.dispatchEvent(new Event('beforematch', {bubbles: true}));
  // Safari goes back to the field that has the focus when its text is changed.
  if (isHidden && document.activeElement instanceof HTMLInputElement) document.activeElement.blur();
  for (let at = place?.closest('details'); at; at = at.parentElement?.closest('details')) {
    isHidden ||= !at.open;
    at.open = true;
  }
  if (isHidden) place?.scrollIntoView();
}

if (typeof window !== 'undefined') window.addEventListener('hashchange', openFolded);

const clientModule: ClientModule = {
  /** Docusaurus calls this after every navigation, the first page included. */
  onRouteDidUpdate: openFolded,
};

export default clientModule;
