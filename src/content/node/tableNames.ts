import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';
import {MIN_LABELLED} from '../../components/Table/Table';

const isHeading = ({tagName}: Element): boolean => /^h[1-6]$/.test(tagName);

function elementText(node: Element): string {
  let text = '';
  visit(node, 'text', ({value}) => {
    text += value;
  });
  return text;
}

/** Whether a table answers with yes and no, which is read across its columns: it scrolls on phones. */
function isOfYesAndNo(table: Element): boolean {
  const cells: string[] = [];
  visit(table, 'element', (cell) => {
    if (cell.tagName === 'td') cells.push(elementText(cell).trim());
  });
  return cells.filter((text) => text === 'yes' || text === 'no').length > cells.length / 2;
}

/** The longest name, and the longest text, that a third of a phone has room for, in characters. */
const MAX_NAME = 14;
const MAX_TEXT = 60;

/** Whether a cell is a long text, or a long name; inside a sentence that may break. */
function hasLongCells(table: Element): boolean {
  let isLong = false;
  visit(table, 'element', (cell) => {
    if (cell.tagName !== 'td') return;
    const [only, ...rest] = cell.children;
    const isName = rest.length === 0 && only?.type === 'element' && only.tagName === 'code';
    isLong ||= elementText(cell).length > (isName ? MAX_NAME : MAX_TEXT);
  });
  return isLong;
}

/** Says in each cell of a wide table but the first in which column it is, for phones. */
function labelCells(table: Element): void {
  if (isOfYesAndNo(table)) return;
  const titles: string[] = [];
  const least = MIN_LABELLED - Number(hasLongCells(table));
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return;
    const cells = row.children.filter((child): child is Element => child.type === 'element');
    for (const [column, cell] of cells.entries()) {
      if (cell.tagName === 'th') titles.push(elementText(cell));
      else if (column > 0 && titles.length >= least) cell.properties.dataLabel = titles[column];
    }
  });
}

/** Names each table by the heading above it, and the second one of a section by its number too. */
export function rehypeTableNames() {
  return (tree: Root): void => {
    let section = 'Table';
    let count = 0;
    visit(tree, 'element', (node) => {
      if (isHeading(node)) [section, count] = [elementText(node), 0];
      if (node.tagName !== 'table') return;
      count += 1;
      node.properties.ariaLabel = count === 1 ? section : `${section}, table ${count}`;
      labelCells(node);
    });
  };
}
