/**
 * Tells whether a reader has gone on since they asked for something that takes a while. What
 * comes late moves neither the page nor the focus then.
 */
import {whereLastUsed, type Whereabouts} from './whereabouts';

/** Scrolled pixels that may be the page's own: it moves by a few lines when examples above become fields. */
const UNNOTICED_PX = 150;

/**
 * @param before where the reader was; by default when they last asked for what is loaded on first use
 * @returns whether they have scrolled since, or gone to another element
 */
export function hasReaderMoved({place, focused}: Whereabouts = whereLastUsed()): boolean {
  // The body has the focus once what had it has gone away.
  const isElsewhere = ![focused, document.body].includes(document.activeElement);
  return isElsewhere || Math.abs(window.scrollY - place) > UNNOTICED_PX;
}
