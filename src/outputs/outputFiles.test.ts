import {existsSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {describe, expect, it} from 'vitest';
import {checkRoutes} from './outputFiles';
import {lastChanges} from '../api/node/changes';
import {listPages} from './pages';

describe('the list of pages', () => {
  const pages = listPages();

  it('has each address once, with title and description', () => {
    expect(new Set(pages.map(({route}) => route)).size).toBe(pages.length);
    for (const {title, description, route} of pages)
      expect(title.length * description.length, route).toBeGreaterThan(0);
  });

  it('has the addresses that Docusaurus makes of files and slugs', () => {
    const routes = new Map(pages.map(({file, route}) => [file, route]));
    expect(
      ['index', 'about/index', 'usage/errors', 'guides/recipes/funding'].map((id) => routes.get(`docs/${id}.mdx`)),
    ).toEqual(['/docs/', '/docs/about/', '/docs/usage/errors', '/docs/guides/recipes/funding']);
  });

  it('is held together with the routes of the site', () => {
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
});

describe('the times of changes', () => {
  it('come from git by file, and are none outside a repository', () => {
    // A source archive has no repository.
    expect(lastChanges(process.cwd()).has('openapi/packages.yaml')).toBe(existsSync('.git'));
    expect(lastChanges(tmpdir()).size).toBe(0);
  });
});
