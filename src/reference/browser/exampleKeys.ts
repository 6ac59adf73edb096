/**
 * The example response by keyboard: arrows, Home and End go from line to line,
 * Enter goes to the row that describes a line, Escape back to the whole.
 */
import {closestInPage, pageRoot} from '../../prerendered/browser/pageRoot';
import {isShown, rowFor} from './highlightPairs';

/** The line that has the focus, or had it last. */
let current: HTMLElement | undefined;

/** The line that a key leads to. From the whole it is where the reader was, or else the first in view. */
function lineFor(key: string, pane: HTMLElement, isInLine: boolean): HTMLElement | undefined {
  const lines = [...pane.querySelectorAll<HTMLElement>('code > span')].filter(isShown);
  const at = lines.findIndex((line) => line === current);
  const {top} = pane.getBoundingClientRect();
  switch (key) {
    case 'Home':
      return lines[0];
    case 'End':
      return lines.at(-1);
    case 'ArrowUp':
    case 'ArrowDown':
      return isInLine
        ? lines[key === 'ArrowUp' ? at - 1 : at + 1]
        : (lines[at] ?? lines.find((line) => line.getBoundingClientRect().top >= top));
    default:
      return undefined;
  }
}

/** The focus itself goes to the line: its row lights up as for a pointer (highlightPairs.ts). */
function goTo(line: HTMLElement): void {
  for (const name of ['tabindex', 'role']) current?.removeAttribute(name);
  current = line;
  line.tabIndex = -1;
  // So a screen reader says its text, and that Enter leads on.
  if (rowFor(line)) line.setAttribute('role', 'link');
  line.focus();
}

function goToRow(row: HTMLElement | null): void {
  for (const details of pageRoot().querySelectorAll('details')) details.open ||= details.contains(row);
  row?.querySelector<HTMLElement>('.field__name')?.focus();
}

/** @param event a key was pressed anywhere */
export function onKey(event: KeyboardEvent): void {
  const {key, target} = event;
  const pane = closestInPage<HTMLElement>(event, '.response-panel > * > .switch__pane');
  const isInLine = target === current;
  if (!pane || (target !== pane && !isInLine)) return;
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const line = lineFor(key, pane, isInLine);
  if (line) goTo(line);
  else if (key === 'Escape') pane.focus();
  else if (current && isInLine && key === 'Enter') goToRow(rowFor(current));
  else return;
  event.preventDefault();
}
