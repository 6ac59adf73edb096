/**
 * A property or parameter that the reader points at or goes to by keyboard lights
 * up where it is shown: a property in the response, a parameter in the request,
 * and a line of either in the row that describes it.
 */
import {closestInPage} from '../../prerendered/browser/pageRoot';

const LIT = 'is-lit';

/** Pause before the response scrolls, so that it does not follow a pointer on its way elsewhere. */
const SCROLL_MS = 90;

/** Room above a line that was scrolled to, in pixels. */
const ROOM = 48;

const ROW = '.operation .field[id]';

let lit: Element[] = [];
let timer = 0;

const isShown = (element: HTMLElement): boolean => element.offsetParent !== null;

/** The status whose example, or response, is shown. */
function statusOf(panel: Element): string {
  return panel.querySelector<HTMLInputElement>('input[name="status"]:checked')?.value ?? '';
}

/** Lines and pieces that show what a row describes. */
function shownFor(row: HTMLElement, page: Element): HTMLElement[] {
  const [, parameter] = /^parameter-(.+)$/.exec(row.id) ?? [];
  if (parameter !== undefined)
    return [...page.querySelectorAll<HTMLElement>('.request-panel [data-parameter]')].filter(
      (piece) => piece.dataset.parameter === parameter,
    );
  const [, status, path] = /^response-(\d+)-(.+)$/.exec(row.id) ?? [];
  const panel = page.querySelector('.response-panel');
  if (!panel || path === undefined || status !== statusOf(panel)) return [];
  return [...panel.querySelectorAll<HTMLElement>('[data-property]')].filter(
    ({dataset: {property = ''}}) => property === path || property.startsWith(`${path}.`),
  );
}

/** The row that describes a line or piece; where it is folded away, the one around it. */
function rowFor(place: HTMLElement): Element[] {
  const {parameter, property} = place.dataset;
  const panel = place.closest('.response-panel');
  const id =
    parameter === undefined ? `response-${panel ? statusOf(panel) : ''}-${property ?? ''}` : `parameter-${parameter}`;
  let row = document.getElementById(id);
  for (
    let closed = row?.closest('details:not([open])');
    closed;
    closed = closed.parentElement?.closest('details:not([open])')
  )
    row = closed.parentElement;
  return row ? [row] : [];
}

function scrollerOf(line: HTMLElement): HTMLElement | undefined {
  for (let element = line.parentElement; element && !element.matches('.rail'); element = element.parentElement) {
    if (element.scrollHeight > element.clientHeight + 1 && getComputedStyle(element).overflowY === 'auto')
      return element;
  }
  return undefined;
}

function scrollTo(line: HTMLElement | undefined): void {
  // In one column the reader is elsewhere, and nothing that is out of sight need move.
  const scroller =
    line && window.matchMedia('(min-width: 1100px) and (min-height: 640px)').matches ? scrollerOf(line) : undefined;
  if (!line || !scroller) return;
  const top = line.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  if (top >= 0 && top < scroller.clientHeight - ROOM) return;
  scroller.scrollTo({
    top: scroller.scrollTop + top - ROOM,
    behavior: window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
  });
}

function light(elements: Element[]): void {
  for (const element of lit) element.classList.remove(LIT);
  lit = elements;
  for (const element of lit) element.classList.add(LIT);
}

/** @param event what the pointer or the focus has come to */
export function onPoint(event: Event): void {
  const pointedAt = closestInPage<HTMLElement>(event, ROW);
  const place = closestInPage<HTMLElement>(event, '.rail [data-property], .rail [data-parameter]');
  // A pointer that rests elsewhere leaves the row alone that has the focus.
  const row = pointedAt ?? (place ? null : document.activeElement?.closest<HTMLElement>(ROW));
  const page = (row ?? place)?.closest('.operation');
  window.clearTimeout(timer);
  if (row && page) {
    const shown = shownFor(row, page).filter(isShown);
    light(shown);
    timer = window.setTimeout(() => scrollTo(shown[0]), SCROLL_MS);
  } else if (lit.length > 0 || place) {
    light(place ? rowFor(place) : []);
  }
}
