/**
 * The example response by keyboard: arrows, Home and End go from line to line,
 * Enter goes to the row that describes a line, Escape back to the whole. The focus
 * itself moves, so that a line lights up its row as for a pointer (highlightPairs.ts).
 */
import {closestInPage} from '../../static/browser/pageRoot';
import {closedAround, EXAMPLE, isShown, rowFor} from './highlightPairs';

/** The line that has the focus, or had it last. */
let current: HTMLElement | undefined;

/** Where a key leads to. Into the lines that is where the reader was, or else the first in view. */
function targetOf(key: string, pane: HTMLElement, from: EventTarget | null): HTMLElement | undefined {
  const lines = [...pane.querySelectorAll<HTMLElement>('code > span')].filter(isShown);
  const at = lines.findIndex((line) => line === from);
  if (at < 0 && from !== pane) return undefined;
  const {top} = pane.getBoundingClientRect();
  const start = lines.find((line) => line === current) ?? lines.find((line) => line.getBoundingClientRect().top >= top);
  return {
    ArrowUp: lines[at - 1],
    ArrowDown: at < 0 ? start : lines[at + 1],
    Home: lines[0],
    End: lines.at(-1),
    Escape: at < 0 ? undefined : pane,
  }[key];
}

/** @param event a key was pressed anywhere */
export function onKey(event: KeyboardEvent): void {
  const {key, target, altKey, ctrlKey, metaKey, shiftKey} = event;
  const pane = closestInPage<HTMLElement>(event, EXAMPLE);
  // With Shift the arrows select text.
  if (!pane || altKey || ctrlKey || metaKey || shiftKey) return;
  if (key === 'Enter' && target === current) current?.click();
  const next = targetOf(key, pane, target);
  if (!next) return;
  event.preventDefault();
  if (next !== pane) {
    current?.removeAttribute('tabindex');
    current = next;
    next.tabIndex = -1;
    // So a screen reader says its text, and that it leads on.
    if (rowFor(next)) next.role = 'link';
    // Once it is left it is text again, which a pointer selects; another window's focus does not count.
    next.onblur = () => {
      if (document.activeElement !== next) next.role = null;
    };
  }
  next.focus();
}

/** @param event a click anywhere, also that of Enter: a line that has become a link leads to its row */
export function onLineClick(event: MouseEvent): void {
  const line = closestInPage<HTMLElement>(event, '[role="link"]');
  const row = line && rowFor(line);
  for (const details of closedAround(row)) details.open = true;
  row?.querySelector('a')?.focus();
}
