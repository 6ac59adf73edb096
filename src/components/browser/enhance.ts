/**
 * Behaviour of the static parts of a page. They are plain HTML, made at build
 * time, and a few listeners on the document serve them all: nothing of it is
 * hydrated. Each module looks for its places inside the page only (pageRoot.ts).
 */
import {onClick as onCopy} from './copy';
import {openTarget} from './fold';
import {onClick as onLanguage, syncLanguage} from './language';
import {afterPrint, beforePrint} from './print';

if (typeof window !== 'undefined') {
  for (const listener of [onCopy, onLanguage]) document.addEventListener('click', listener);
  window.addEventListener('hashchange', openTarget);
  window.addEventListener('beforeprint', beforePrint);
  window.addEventListener('afterprint', afterPrint);
}

/** Docusaurus calls this after every navigation, the first page included. */
export function onRouteDidUpdate(): void {
  syncLanguage();
  openTarget();
}
