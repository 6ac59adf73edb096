import type {Element, Root, RootContent} from 'hast';
import {h} from 'hastscript';
import {describe, expect, it} from 'vitest';
import {rehypeGlossary} from './glossary';

/** @returns tags and ids of a tree, nested as its elements are */
function shapeOf(node: RootContent): unknown {
  if (node.type !== 'element') return node.type;
  const {tagName, properties, children} = node;
  const name = properties.id ? `${tagName}#${String(properties.id)}` : tagName;
  const inner = children.filter((child): child is Element => child.type === 'element').map(shapeOf);
  return inner.length > 0 ? [name, ...inner] : name;
}

function arranged(...children: Element[]): unknown[] {
  const tree: Root = {type: 'root', children};
  rehypeGlossary()(tree);
  return tree.children.map(shapeOf);
}

describe('the glossary', () => {
  it('has a row of letters, and each term in a box with its whole meaning', () => {
    expect(
      arranged(
        h('p'),
        h('h2#letter-a'),
        ...[h('h3#archive'), h('p'), h('ul')],
        ...[h('h3#atom'), h('p')],
        h('h2#letter-b'),
        ...[h('h3#branch'), h('p')],
        h('h2#next'),
        h('p'),
      ),
    ).toEqual([
      'p',
      ['nav', 'a', 'a'],
      ['section', 'h2#letter-a', ['div', ['div', 'h3#archive', ['div', 'p', 'ul']], ['div', 'h3#atom', ['div', 'p']]]],
      ['section', 'h2#letter-b', ['div', ['div', 'h3#branch', ['div', 'p']]]],
      'h2#next',
      'p',
      'mdxjsEsm',
    ]);
  });

  it('links to the letters that are there', () => {
    const tree: Root = {type: 'root', children: [h('h2#letter-a'), h('h2#letter-d')]};
    rehypeGlossary()(tree);
    expect(tree.children[0]).toEqual(
      h('nav.letters', {ariaLabel: 'Letters'}, [h('a', {href: '#letter-a'}, 'A'), h('a', {href: '#letter-d'}, 'D')]),
    );
  });

  it('leaves other pages as they are', () => {
    expect(arranged(h('h2#letters'), h('h3#a'), h('p'))).toEqual(['h2#letters', 'h3#a', 'p']);
  });
});
