/** Small parts that several pages are made of, as HTML nodes. Build time only. */
import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import type {Operation} from '../../openapi/model';

/** @returns the method of an operation as a label in its colour */
export function methodLabel({method}: Operation): Element {
  return h(`span.method.method--${method.toLowerCase()}`, method);
}

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
      h(
        'thead',
        h(
          'tr',
          head.map((cell) => h('th', {scope: 'col'}, cell)),
        ),
      ),
      h(
        'tbody',
        rows.map((cells) =>
          h(
            'tr',
            cells.map((cell) => h('td', [cell])),
          ),
        ),
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

/** @returns the parts with a text between each two */
export function joined(parts: readonly ElementContent[], between = ', '): ElementContent[] {
  return parts.flatMap((part, index) => (index ? [{type: 'text', value: between}, part] : [part]));
}
