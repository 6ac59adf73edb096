/** The pairs of a row that describes a property or parameter, and the lines or pieces of code that show it. */
import {FIELD, PARAMETER, PROPERTY, RAIL} from '../../markers/markers';

/** Rows that describe a property or parameter. */
export const ROW = `.${FIELD}[id]`;

/** Lines and pieces of code that show one. */
export const SHOWN = `.${RAIL} :is([${PROPERTY}], [${PARAMETER}])`;

/** @returns whether an element is in the example and language that the reader has chosen */
export const isVisible = (element: HTMLElement): boolean => element.offsetParent !== null;

/** @returns the id of the row that describes a line or piece */
export function rowId(line: HTMLElement): string {
  const parameter = line.getAttribute(PARAMETER);
  if (parameter !== null) return `parameter-${parameter}`;
  const status = document.querySelector<HTMLInputElement>('input[name="status"]:checked')?.value;
  return `response-${status}-${line.getAttribute(PROPERTY)}`;
}

/** @returns the row that describes a line or piece */
export const rowFor = (line: HTMLElement): HTMLElement | null => document.getElementById(rowId(line));

/** @returns the closed details around a row, the outermost first */
export function closedAround(row: HTMLElement | null): HTMLDetailsElement[] {
  const closed: HTMLDetailsElement[] = [];
  for (let at = row?.closest('details'); at; at = at.parentElement?.closest('details'))
    if (!at.open) closed.unshift(at);
  return closed;
}
