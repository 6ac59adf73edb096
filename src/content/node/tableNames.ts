import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

const isHeading = ({tagName}: Element): boolean => /^h[1-6]$/.test(tagName);

function textOf(node: Element): string {
  let text = '';
  visit(node, 'text', ({value}) => {
    text += value;
  });
  return text;
}

/** Names each table by the heading above it, and the second one of a section by its number too. */
export function rehypeTableNames() {
  return (tree: Root): void => {
    let section = 'Table';
    let count = 0;
    visit(tree, 'element', (node) => {
      if (isHeading(node)) [section, count] = [textOf(node), 0];
      if (node.tagName !== 'table') return;
      count += 1;
      node.properties.ariaLabel = count === 1 ? section : `${section}, table ${count}`;
    });
  };
}
