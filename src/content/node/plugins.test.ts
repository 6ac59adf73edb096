import type {Element, Root, RootContent} from 'hast';
import {h} from 'hastscript';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {rehypeServiceStart} from './plugins';

const SERVICE = '/site/docs/services/tools/diff.mdx';

/** The children of a page's tree once its start is arranged: of elements the tag, of parts what they hold. */
function arranged(path: string, ...children: Element[]): unknown[] {
  const tree: Root = {type: 'root', children};
  rehypeServiceStart()(tree, new VFile({path}));
  const shape = (node: RootContent): unknown => {
    if (node.type !== 'element') return 'styles';
    return node.tagName === 'div' ? node.children.map(shape) : node.tagName;
  };
  return tree.children.map(shape);
}

describe('the start of a service’s page', () => {
  const first = [h('p'), h('h2#first-request'), h('pre')];

  it('is two parts', () => {
    expect(arranged(SERVICE, ...first, h('h2#next'), h('p'))).toEqual([[['p'], ['h2', 'pre']], 'h2', 'p']);
    expect(arranged('docs/services/tools/diff.mdx', ...first)).toEqual([[['p'], ['h2', 'pre']]]);
  });

  it('is as it was where the page has no first request, or is not that of a service', () => {
    expect(arranged(SERVICE, h('p'), h('h2#next'))).toEqual(['p', 'h2']);
    expect(arranged('/site/docs/usage/errors.mdx', ...first, h('h2#next'))).toEqual(['p', 'h2', 'pre', 'h2']);
  });
});
