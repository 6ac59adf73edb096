import {toJsxRuntime} from 'hast-util-to-jsx-runtime';
import {h} from 'hastscript';
import {renderToStaticMarkup} from 'react-dom/server';
import {Fragment, jsx, jsxs} from 'react/jsx-runtime';
import {describe, expect, test} from 'vitest';
import {rehypeLinkGroups} from './linkGroups';

const links = (...names: string[]) => h('ul', '\n', ...names.map((name) => h('li', h('a', {href: '/'}, name))));

function grouped(...content: ReturnType<typeof h>[]): string {
  const tree = h(
    null,
    content.flatMap((node) => [node, '\n']),
  );
  rehypeLinkGroups()(tree);
  return renderToStaticMarkup(toJsxRuntime(tree, {Fragment, jsx, jsxs})).replaceAll('\n', '');
}

describe('groups of links', () => {
  test('are laid out side by side, with what is around them in its place', () => {
    expect(grouped(h('h2', 'All'), h('h3', 'One'), links('a'), h('h3', 'Two'), links('b', 'c'), h('p', 'End'))).toBe(
      '<h2>All</h2><div class="groups"><div><h3>One</h3><ul><li><a href="/">a</a></li></ul></div>' +
        '<div><h3>Two</h3><ul><li><a href="/">b</a></li><li><a href="/">c</a></li></ul></div></div><p>End</p>',
    );
  });

  test.each([
    ['a single one', [h('h3', 'One'), links('a'), h('h2', 'Next')]],
    ['lists with other items', [h('h3', 'One'), h('ul', h('li', 'text')), h('h3', 'Two'), links('a')]],
    ['sections with a text', [h('h3', 'One'), h('p', 'text'), links('a'), h('h3', 'Two'), links('a')]],
  ])('leave %s as it is', (_, content) => {
    expect(grouped(...content)).not.toContain('groups');
  });
});
