/**
 * A property or parameter that the reader points at or goes to by keyboard lights
 * up where it is shown: a property in the response, a parameter in the request,
 * and a line of either in the row that describes it.
 */
import {closestInPage, pageRoot} from '../../prerendered/browser/pageRoot';

const LIT = 'is-lit';

/** Pause before the response scrolls, so that it does not follow a pointer on its way elsewhere. */
const SCROLL_MS = 90;

/** What scrolls around a line or piece. */
const SCROLLER = '.request-panel pre, .response-panel > * > .switch__pane';

/** Room above a line that was scrolled to, in pixels. */
const ROOM = 48;

const ROW = '.operation .field[id]';

/** A row, or a line or piece of what it describes. */
const PAIRED = `${ROW}, .rail [data-property], .rail [data-parameter]`;

let lit: Element[] = [];
let timer = 0;

/** @returns whether an element is not in an example, or a language, that is not shown */
export const isShown = (element: HTMLElement): boolean => element.offsetParent !== null;

/** The status whose example, or response, is shown. */
function statusOf(panel: Element): string {
  return panel.querySelector<HTMLInputElement>('input[name="status"]:checked')?.value ?? '';
}

/** Lines and pieces that show what a row describes. */
function shownFor(row: HTMLElement): HTMLElement[] {
  const [, parameter] = /^parameter-(.+)$/.exec(row.id) ?? [];
  if (parameter !== undefined)
    return [...pageRoot().querySelectorAll<HTMLElement>('.request-panel [data-parameter]')].filter(
      (piece) => piece.dataset.parameter === parameter,
    );
  const [, status, path] = /^response-(\d+)-(.+)$/.exec(row.id) ?? [];
  const panel = pageRoot().querySelector('.response-panel');
  if (!panel || path === undefined || status !== statusOf(panel)) return [];
  return [...panel.querySelectorAll<HTMLElement>('[data-property]')].filter(
    ({dataset: {property = ''}}) => property === path || property.startsWith(`${path}.`),
  );
}

/** @returns the row that describes a line or piece */
export function rowFor(place: HTMLElement): HTMLElement | null {
  const {parameter, property} = place.dataset;
  const panel = place.closest('.response-panel');
  return document.getElementById(
    parameter === undefined ? `response-${panel ? statusOf(panel) : ''}-${property ?? ''}` : `parameter-${parameter}`,
  );
}

/** The row; where it is folded away, the one around it. */
function unfolded(row: HTMLElement | null): Element[] {
  for (
    let closed = row?.closest('details:not([open])');
    closed;
    closed = closed.parentElement?.closest('details:not([open])')
  )
    row = closed.parentElement;
  return row ? [row] : [];
}

function scrollTo(line: HTMLElement | undefined): void {
  // In one column the reader is elsewhere, and nothing that is out of sight need move.
  const scroller = line?.closest(SCROLLER);
  if (!line || !scroller || !window.matchMedia('(min-width: 1100px) and (min-height: 640px)').matches) return;
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
  const found =
    closestInPage<HTMLElement>(event, PAIRED) ??
    // A pointer that rests elsewhere leaves alone what has the focus.
    document.activeElement?.closest<HTMLElement>(PAIRED);
  window.clearTimeout(timer);
  if (found?.matches(ROW)) {
    const shown = shownFor(found).filter(isShown);
    light(shown);
    timer = window.setTimeout(() => scrollTo(shown[0]), SCROLL_MS);
  } else {
    light(found ? [found, ...unfolded(rowFor(found))] : []);
  }
}
