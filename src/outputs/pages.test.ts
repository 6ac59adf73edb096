import {expect, it} from 'vitest';
import {sidebarOf} from '../catalogue/plainRoute';
import {listPages} from './pages';

const pages = listPages();

it('finds the sidebar of every page by its folder, for the mark in the navigation', () => {
  const sections = pages.flatMap((page) => {
    if (page.kind === 'landing') return [];
    return [[page.route, page.kind === 'doc' ? page.section : 'services'] as const];
  });
  expect(sections.length).toBeGreaterThan(300);
  expect(sections.filter(([route, section]) => sidebarOf(route) !== section)).toEqual([]);
  expect(['/', '/search', '/docs'].map(sidebarOf)).toEqual([undefined, undefined, undefined]);
});
