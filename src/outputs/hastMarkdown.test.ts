import type {Element} from 'hast';
import {h, s} from 'hastscript';
import {describe, expect, it} from 'vitest';
import {htmlToMarkdown} from './hastMarkdown';

const markdown = (node: Element): string => htmlToMarkdown(node, '/docs/guides/');

describe('a generated part as Markdown', () => {
  it('keeps headings, paragraphs and lists apart', () => {
    expect(
      markdown(
        h('div', [
          h('h3', 'A'),
          h('p', ['b ', h('strong', 'c'), ' ', h('em', 'd')]),
          h('ul', [h('li', 'e'), h('li', [h('p', 'f'), h('ul', [h('li', 'g')])])]),
          h('ol', [h('li', 'h')]),
        ]),
      ),
    ).toBe('### A\n\nb **c** *d*\n\n- e\n- f\n  - g\n\n1. h');
  });

  it('writes tables, with bars in cells', () => {
    expect(
      markdown(
        h(
          'div.table',
          h('table', [
            h('thead', h('tr', [h('th', 'A'), h('th', 'B')])),
            h('tbody', h('tr', [h('td', 'x|y'), h('td', h('code', 'z'))])),
          ]),
        ),
      ),
    ).toBe('| A | B |\n| --- | --- |\n| x\\|y | `z` |');
  });

  it('writes definitions as a list', () => {
    expect(
      markdown(
        h('dl', [
          h('div', [h('dt', 'Base'), h('dd', [h('a', {href: '#x'}, '3')])]),
          h('div', [h('dt', 'B'), h('dd', 'c')]),
        ]),
      ),
    ).toBe('- Base: [3](https://docs.ecosyste.ms/docs/guides.md#x)\n- B: c');
  });

  it('sets neighbours apart that the style sheet sets apart', () => {
    expect(markdown(h('p', [h('span', 'GET'), h('code', '/a'), '.']))).toBe('GET `/a`.');
  });

  it('leaves out what only a browser has a use for, and describes drawings', () => {
    expect(
      markdown(
        h('figure', [
          s('svg', [s('title', 'Who asks whom'), s('text', 'x')]),
          h('button', 'Copy'),
          h('figcaption', 'Caption'),
          h('details', [h('summary', 'As text'), h('p', 'All.')]),
        ]),
      ),
    ).toBe('Who asks whom\n\nCaption\n\nAs text\n\nAll.');
  });

  it('does not change the part', () => {
    const part = h('a', {href: '/docs/about/'}, 'x');
    markdown(h('p', [part]));
    expect(part.properties.href).toBe('/docs/about/');
  });
});
