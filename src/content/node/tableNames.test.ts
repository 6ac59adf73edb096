import type {Element, Root} from 'hast';
import {h} from 'hastscript';
import {visit} from 'unist-util-visit';
import {expect, it} from 'vitest';
import {rehypeTableNames} from './tableNames';

it('names tables by the section that they are in', () => {
  const tables = [h('table'), h('table'), h('table'), h('table')] as Element[];
  const tree: Root = {
    type: 'root',
    children: [
      tables[0]!,
      h('h2', ['Limits of ', h('code', 'page')]),
      tables[1]!,
      h('div', tables[2]),
      h('h3', 'Keys'),
      tables[3]!,
    ],
  };
  rehypeTableNames()(tree);
  expect(tables.map(({properties}) => properties.ariaLabel)).toEqual([
    'Table',
    'Limits of page',
    'Limits of page, table 2',
    'Keys',
  ]);
});

it('labels the cells of a table of four columns, or of three with long names or texts, without the first', () => {
  const table = (count: number, value: string | Element = '1'): Element => {
    const cells = ['One', h('code', 'Two'), 'Three', 'Four'].slice(0, count);
    return h('table', [
      h(
        'thead',
        h(
          'tr',
          cells.map((cell) => h('th', cell)),
        ),
      ),
      h(
        'tbody',
        h(
          'tr',
          cells.map(() => h('td', value)),
        ),
      ),
    ]);
  };
  const labels = (count: number, value?: string | Element): unknown[] => {
    const tree: Root = {type: 'root', children: [table(count, value)]};
    rehypeTableNames()(tree);
    const found: unknown[] = [];
    visit(tree, 'element', ({tagName, properties}) => {
      if (tagName === 'td') found.push(properties.dataLabel);
    });
    return found;
  };
  expect(labels(4)).toEqual([undefined, 'Two', 'Three', 'Four']);
  expect(labels(3)).toEqual([undefined, undefined, undefined]);
  expect(labels(3, h('code', 'package_url'))).toEqual([undefined, undefined, undefined]);
  // A third of a phone would break its name.
  expect(labels(3, h('code', 'dependent_repos_count'))).toEqual([undefined, 'Two', 'Three']);
  expect(labels(3, h('span', ['Send ', h('code', 'dependent_repos_count')]))).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(labels(3, 'It matches versions and commits, so one request is enough for both.')).toEqual([
    undefined,
    'Two',
    'Three',
  ]);
  expect(labels(2, h('code', 'dependent_repos_count'))).toEqual([undefined, undefined]);
  // Read across its columns.
  expect(labels(4, 'yes')).toEqual([undefined, undefined, undefined, undefined]);
});
