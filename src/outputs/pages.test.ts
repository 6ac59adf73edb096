import {expect, it} from 'vitest';
import {sidebarOf} from '../catalogue/plainRoute';
import {listPages} from './pages';

const pages = listPages();

it('finds the sidebar of every page by its folder, for the mark in the navigation', () => {
  const found = pages.flatMap((page) => {
    if (page.kind === 'landing') return [];
    return [[page.route, page.kind === 'doc' ? page.sidebar : 'services'] as const];
  });
  expect(found.length).toBeGreaterThan(300);
  expect(found.filter(([route, sidebar]) => sidebarOf(route) !== sidebar)).toEqual([]);
  expect(['/', '/search', '/docs'].map(sidebarOf)).toEqual([undefined, undefined, undefined]);
});
