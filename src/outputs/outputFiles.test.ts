import {expect, it} from 'vitest';
import {checkRoutes} from './outputFiles';
import {listPages} from './pages';

const pages = listPages();

it('the list of pages is held together with the routes of the site', () => {
  const routes = [...pages.map(({route}) => route), '/search', '/404.html'];
  expect(() => checkRoutes(pages, routes)).not.toThrow();
  expect(() => checkRoutes(pages, [...routes, '/docs/new'])).toThrow(
    '/docs/new has no Markdown: add it to src/outputs/pages.ts',
  );
  expect(() =>
    checkRoutes(
      pages,
      routes.filter((route) => route !== '/docs/usage/errors'),
    ),
  ).toThrow(
    'docs/usage/errors.mdx: src/outputs/pages.ts takes it for the page /docs/usage/errors, which the site does not have.',
  );
});
