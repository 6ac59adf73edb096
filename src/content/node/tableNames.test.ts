import type {Element, Root} from 'hast';
import {fromHtml} from 'hast-util-from-html';
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
  const labels = (count: number, value = '1'): string => {
    const cells = ['One', '<code>Two</code>', 'Three', 'Four'].slice(0, count);
    const row = (tag: string, texts: string[]): string =>
      `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join('')}</tr>`;
    const [head, body] = [row('th', cells), row('td', Array<string>(count).fill(value))];
    const tree = fromHtml(`<table><thead>${head}</thead><tbody>${body}</tbody></table>`, {fragment: true});
    rehypeTableNames()(tree);
    const found: unknown[] = [];
    visit(tree, 'element', ({tagName, properties}) => {
      if (tagName === 'td') found.push(properties.dataLabel ?? '-');
    });
    return found.join(' ');
  };
  expect(labels(4)).toBe('- Two Three Four');
  expect(labels(3)).toBe('- - -');
  expect(labels(3, '<code>package_url</code>')).toBe('- - -');
  // A third of a phone would break its name.
  expect(labels(3, '<code>dependent_repos_count</code>')).toBe('- Two Three');
  expect(labels(3, '<span>Send <code>dependent_repos_count</code></span>')).toBe('- - -');
  expect(labels(3, 'It matches versions and commits, so one request is enough for both.')).toBe('- Two Three');
  expect(labels(2, '<code>dependent_repos_count</code>')).toBe('- -');
  // Read across its columns.
  expect(labels(4, 'yes')).toBe('- - - -');
});
