/**
 * Keeps the key that opens search, and what is typed after it, while the page is
 * not alive yet: on a slow phone that is a second in which keys would be lost.
 */
import {afterKey, opensSearch} from '../opensSearch';

let typed: string | undefined;

function keep(event: KeyboardEvent): void {
  if (event.key === 'Escape') typed = undefined;
  const next = typed === undefined ? (opensSearch(event) ? '' : undefined) : afterKey(typed, event);
  if (next === undefined) return;
  typed = next;
  event.preventDefault();
}

if (typeof document !== 'undefined') document.addEventListener('keydown', keep);

/**
 * From now on the keys are the caller's.
 *
 * @param open called at once with what was typed for search, if search was asked for
 */
export function takeEarlyKeys(open: (typed: string) => void): void {
  document.removeEventListener('keydown', keep);
  if (typed !== undefined) open(typed);
  typed = undefined;
}
