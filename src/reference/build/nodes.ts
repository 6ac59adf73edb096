/** Small parts that several pages are made of, as HTML nodes. Build time only. */
import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import type {Operation} from '../../openapi/model';

/** What an element holds: `h` makes a text node of a string. */
export type Child = ElementContent | string;

/** @returns the method of an operation as a label in its colour */
export function methodLabel({method}: Operation): Element {
  return h(`span.method.method--${method.toLowerCase()}`, method);
}

const row = (cells: Element[]): Element => h('tr', cells);

/**
 * @param label what the table is, for those who do not see it
 * @param head the titles of its columns
 * @param rows the cells below them
 * @returns a table that scrolls where it is wider than the page
 */
export function table(
  label: string,
  head: readonly string[],
  rows: readonly (readonly (Element | string)[])[],
): Element {
  return h('div.table', {tabIndex: 0, role: 'group', ariaLabel: label}, [
    h('table', [
      h('thead', row(head.map((cell) => h('th', {scope: 'col'}, cell)))),
      h(
        'tbody',
        rows.map((cells) => row(cells.map((cell) => h('td', [cell])))),
      ),
    ]),
  ]);
}

/** @returns the head of a table whose rows are laid out as a grid: some browsers forget then what they are, so they have their roles */
export function tableHead(titles: readonly string[]): Element {
  const cells = titles.map((title) => h('th', {role: 'columnheader', scope: 'col'}, title));
  return h('thead', {role: 'rowgroup'}, h('tr', {role: 'row'}, cells));
}

/** @returns a button that copies what is shown beside it; its sign is drawn by the style sheet, so that its name can be longer */
export function copyButton(name: string, properties: Record<string, string> = {}): Element {
  return h('button.copy', {type: 'button', dataCopy: '', ...properties, ariaLabel: name, title: name});
}

/**
 * @param things what the list is of
 * @param content what the item of each holds
 * @param selector of the list, where it has a class
 * @returns a list
 */
export function list<T>(things: readonly T[], content: (thing: T) => Element | Child[], selector = 'ul'): Element {
  return h(
    selector,
    things.map((thing) => h('li', content(thing))),
  );
}

/** @returns the parts with a text between each two */
export function joined(parts: readonly Child[], between = ', '): Child[] {
  return parts.flatMap((part, index) => (index ? [between, part] : [part]));
}
