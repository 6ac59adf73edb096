/** Marks in the contents of an operation where the reader is. */
import {pageRoot} from '../../static/browser/pageRoot';

/** How far below the upper edge of the window a heading counts as reached: below the bar and the contents. */
const REACHED = 160;

/** Marks the last heading that has been reached. */
export function markPlace(): void {
  const links = [...pageRoot().querySelectorAll<HTMLAnchorElement>('.contents a')];
  const now = links.findLast(
    ({hash}) => (document.getElementById(hash.slice(1))?.getBoundingClientRect().top ?? Infinity) < REACHED,
  );
  for (const link of links) link.ariaCurrent = link === now ? 'true' : null;
}
