/** The filter of a list of properties: keeps the rows that hold what is typed, and opens what stands around them. */
import {closestInPage} from '../../static/browser/pageRoot';

/** Details that were open before anything was typed. */
const openBefore = new WeakMap<Element, ReadonlySet<Element>>();

/** A row's own words: its name and its text, without those of the rows inside it. */
function wordsOf(row: Element): string {
  return [...row.querySelectorAll(':scope > :is(.field__head, .field__text)')]
    .map(({textContent}) => textContent)
    .join(' ')
    .toLowerCase();
}

const hasRows = (element: Element | null): boolean => element?.querySelector('.field:not([hidden])') != null;

function filter(list: Element, words: string): number {
  let found = 0;
  // From the inside out: a row stays if it holds the words, or a row inside it does.
  for (const row of [...list.querySelectorAll<HTMLElement>('.field')].reverse()) {
    const fits = wordsOf(row).includes(words);
    if (fits) found += 1;
    row.hidden = !fits && !hasRows(row);
  }
  for (const details of list.querySelectorAll('details')) {
    details.hidden = !hasRows(details);
    details.open = words ? !details.hidden : (openBefore.get(list)?.has(details) ?? false);
  }
  for (const kind of list.querySelectorAll<HTMLElement>('.field__kind')) kind.hidden = !hasRows(kind.parentElement);
  return found;
}

/** @param event something was typed anywhere */
export function onInput(event: Event): void {
  const input = closestInPage<HTMLInputElement>(event, '[data-filter]');
  const list = input && document.getElementById(input.dataset.filter ?? '');
  if (!list) return;
  const words = input.value.trim().toLowerCase();
  if (!openBefore.has(list)) openBefore.set(list, new Set(list.querySelectorAll('details[open]')));
  const found = filter(list, words);
  if (!words) openBefore.delete(list);
  const status = input.parentElement?.querySelector('[role="status"]');
  if (status) status.textContent = words ? `${found} found` : '';
}
