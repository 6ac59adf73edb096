import type {ElementContent} from 'hast';
import {toHtml} from 'hast-util-to-html';
import {describe, expect, it} from 'vitest';
import {jsonLines} from './exampleHtml';

const textOf = (node: ElementContent): string =>
  node.type === 'text' ? node.value : node.type === 'element' ? node.children.map(textOf).join('') : '';

const value = [{id: 1, tags: ['a', 'b'], none: [], inner: {'a b': null, on: true}}];
const lines = jsonLines(value);

describe('an example as lines', () => {
  it('reads as JSON with two spaces', () => {
    expect(lines.map((line) => textOf(line)).join('')).toBe(JSON.stringify(value, null, 2));
  });

  it('says of each line which property it shows, as the ids of the page do', () => {
    expect(lines.map(({properties}) => properties.dataProperty)).toEqual([
      undefined,
      undefined,
      'id',
      'tags',
      'tags',
      'tags',
      'tags',
      'none',
      'inner',
      'inner.a b',
      'inner.on',
      'inner',
      undefined,
      undefined,
    ]);
  });

  it('makes text of whatever it holds', () => {
    expect(toHtml(jsonLines('<script>"&'))).toBe('<span><b class="s">"&#x3C;script>\\"&#x26;"</b></span>');
  });
});
