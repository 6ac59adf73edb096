import type {Element, Root} from 'hast';
import {visit} from 'unist-util-visit';

const STEP = /^Step (\d+): /;

const hidden = (value: string): Element => ({
  type: 'element',
  tagName: 'span',
  properties: {className: ['out-of-sight']},
  children: [{type: 'text', value}],
});

/**
 * Shows the number of a step in a circle before its heading. The text stays
 * `Step 1: find …` for a screen reader, for copying and for the contents.
 */
export function rehypeStepHeadings() {
  return (tree: Root): void => {
    visit(tree, 'element', (node) => {
      const [first, ...rest] = node.children;
      const number = node.tagName === 'h2' && first?.type === 'text' ? STEP.exec(first.value) : null;
      if (!number || first?.type !== 'text') return;
      const circle: Element = {
        type: 'element',
        tagName: 'span',
        properties: {className: ['step']},
        children: [hidden('Step '), {type: 'text', value: number[1] ?? ''}, hidden(': ')],
      };
      const title: Element = {
        type: 'element',
        tagName: 'span',
        properties: {className: ['step__title']},
        children: [{type: 'text', value: first.value.slice(number[0].length)}, ...rest],
      };
      node.children = [circle, title];
    });
  };
}
