import {toJsxRuntime} from 'hast-util-to-jsx-runtime';
import {h} from 'hastscript';
import {renderToStaticMarkup} from 'react-dom/server';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import {expect, test} from 'vitest';
import {rehypeStepHeadings} from './stepHeadings';

function rendered(...content: ReturnType<typeof h>[]): string {
  const tree = h(null, content);
  rehypeStepHeadings()(tree);
  return renderToStaticMarkup(toJsxRuntime(tree, {Fragment, jsx, jsxs}));
}

test('a step’s number stands in a circle, and its text stays', () => {
  const html = rendered(h('h2', 'Step 12: read ', h('code', 'purl')));
  expect(html).toContain('<span class="step__title">read <code>purl</code></span>');
  expect(html.replace(/<[^>]*>/g, '')).toBe('Step 12: read purl');
});

test.each([h('h2', 'Steps to take'), h('h3', 'Step 1: find'), h('p', 'Step 1: find'), h('h2', h('code', 'Step 1: x'))])(
  'other elements stay as they are',
  (element) => {
    expect(rendered(element)).not.toContain('span');
  },
);
