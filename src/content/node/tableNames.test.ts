import type {Element, Root} from 'hast';
import {h} from 'hastscript';
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
