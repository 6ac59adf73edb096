/**
 * A property or parameter that the reader points at or goes to by keyboard lights
 * up where it is shown: a property in the response, a parameter in the request,
 * and a line of either in the row that describes it.
 */
import {closestInPage, pageRoot} from '../../static/browser/pageRoot';

const LIT = 'is-lit';

/** Pause before the response scrolls, so that it does not follow a pointer on its way elsewhere. */
const SCROLL_MS = 90;

/** The example that is shown, which scrolls. */
export const EXAMPLE = '.response-panel > * > .switch__pane';

/** Room above a line that was scrolled to, in pixels. */
const ROOM = 48;

const ROW = '.operation .field[id]';

/** Lines and pieces that show what a row describes. */
const PLACE = '.rail :is([data-property], [data-parameter])';

let lit: readonly (Element | null | undefined)[] = [];
let timer = 0;

/** @returns whether an element is not in an example, or a language, that is not shown */
export const isShown = (element: HTMLElement): boolean => element.offsetParent !== null;

/** @returns the id of the row that describes a line or piece */
function idFor({dataset: {parameter, property}}: HTMLElement): string {
  const status = pageRoot().querySelector<HTMLInputElement>('input[name="status"]:checked')?.value;
  return parameter === undefined ? `response-${status}-${property}` : `parameter-${parameter}`;
}

/** @returns the row that describes a line or piece */
export const rowFor = (place: HTMLElement): HTMLElement | null => document.getElementById(idFor(place));

/** @returns what a row is folded away in, the outermost first */
export function closedAround(row: HTMLElement | null): HTMLDetailsElement[] {
  return [...pageRoot().querySelectorAll<HTMLDetailsElement>('details:not([open])')].filter((details) =>
    details.contains(row),
  );
}

/** Lines and pieces that show what a row describes, or something inside it. */
function shownFor({id}: HTMLElement): HTMLElement[] {
  return [...pageRoot().querySelectorAll<HTMLElement>(PLACE)].filter(
    (place) => isShown(place) && `${idFor(place)}.`.startsWith(`${id}.`),
  );
}

function scrollTo(line: HTMLElement): void {
  const scroller = line.closest(`.request-panel pre, ${EXAMPLE}`);
  if (!scroller) return;
  const top = line.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  if (top < 0 || top >= scroller.clientHeight - ROOM) scroller.scrollTop += top - ROOM;
}

function light(elements: typeof lit): void {
  for (const element of lit) element?.classList.remove(LIT);
  lit = elements;
  for (const element of lit) element?.classList.add(LIT);
}

/** @param event what the pointer or the focus has come to */
export function onPoint(event: Event): void {
  const paired = `${ROW}, ${PLACE}`;
  const found =
    closestInPage<HTMLElement>(event, paired) ??
    // A pointer that rests elsewhere leaves alone what has the focus.
    document.activeElement?.closest<HTMLElement>(paired);
  window.clearTimeout(timer);
  if (found?.matches(ROW)) {
    const shown = shownFor(found);
    light(shown);
    if (shown[0]) timer = window.setTimeout(scrollTo, SCROLL_MS, shown[0]);
  } else {
    const row = found ? rowFor(found) : null;
    // Where the row is folded away, the one around it.
    const seen = closedAround(row)[0]?.parentElement ?? row;
    light([found, seen]);
  }
}
