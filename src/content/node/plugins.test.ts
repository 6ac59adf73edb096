import type {Element, Root, RootContent} from 'hast';
import {h} from 'hastscript';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {rehypeFoldedContents} from './foldedContents';
import {rehypeServiceStart} from './plugins';

const SERVICE = '/site/docs/services/tools/diff.mdx';

/** The children of a page's tree once its start is arranged: of elements the tag, of components the name, of parts what they hold. */
function arranged(path: string, ...children: Element[]): unknown[] {
  const tree: Root = {type: 'root', children};
  rehypeServiceStart()(tree, new VFile({path}));
  const shape = (node: RootContent): unknown => {
    if (node.type !== 'element') return 'name' in node && node.name;
    return node.tagName === 'div' ? node.children.map(shape) : node.tagName;
  };
  return tree.children.map(shape);
}

describe('the start of a service’s page', () => {
  const first = [h('p'), h('h2#first-request'), h('pre')];

  it('is two parts, and a third where there are other facts', () => {
    const facts = {type: 'mdxJsxFlowElement', name: 'ServiceFacts'} as never;
    expect(arranged(SERVICE, facts, ...first, h('h2#next'))).toEqual([
      [['ServiceFacts', 'p'], ['h2', 'pre'], ['ServiceDetails']],
      'h2',
    ]);
    expect(arranged('docs/services/tools/diff.mdx', ...first)).toEqual([[['p'], ['h2', 'pre']]]);
  });

  it('is as it was where the page has no first request, or is not that of a service', () => {
    expect(arranged(SERVICE, h('p'), h('h2#next'))).toEqual(['p', 'h2']);
    expect(arranged('/site/docs/usage/errors.mdx', ...first, h('h2#next'))).toEqual(['p', 'h2', 'pre', 'h2']);
  });
});

it.each([[undefined], [2]])('folds the contents below the lead, down to level %s', (deepest) => {
  const page = [h('h2#a', 'A'), h('h3#b', h('code', 'B')), h('section', h('h3#c', 'C')), h('h2#d', 'D'), h('h2', 'x')];
  const tree: Root = {type: 'root', children: [h('p'), ...page]};
  rehypeFoldedContents()(tree, new VFile({data: {frontMatter: {toc_max_heading_level: deepest}}}));
  const item = (id: string, text: string | Element, ...parts: Element[]): Element =>
    h('li', h('a.table-of-contents__link', {href: `#${id}`}, text), ...parts);
  const parts = deepest === 2 ? [] : [h('ul', item('b', h('code', 'B')), item('c', 'C'))];
  const list = h('ul.table-of-contents', item('a', 'A', ...parts), item('d', 'D'));
  expect(tree.children[1]).toEqual(h('details.theme-doc-toc-mobile', h('summary', 'On this page'), list));
});

it('folds the contents below what the lead announces by a colon', () => {
  const tree: Root = {
    type: 'root',
    children: [h('p', 'Run it:'), {type: 'text', value: '\n'}, h('pre'), h('h2#a', 'A')],
  };
  rehypeFoldedContents()(tree, new VFile());
  expect(tree.children.map((node) => 'tagName' in node && node.tagName)).toEqual(['p', false, 'pre', 'details', 'h2']);
});
