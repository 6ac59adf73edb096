import {expect, it} from 'vitest';
import type {DocusaurusConfig} from '@docusaurus/types';
import {withCategoryDates} from './sitemapDates';

it('gives a category the date of the newest page in it, and no date to one without', async () => {
  const items = [
    {url: 'https://x/docs/category/tools'},
    {url: 'https://x/docs/category/indexes'},
    {url: 'https://x/docs/services/tools/a', lastmod: '2026-01-02'},
    {url: 'https://x/docs/services/tools/a/get-b', lastmod: '2026-03-04'},
    {url: 'https://x/docs/about', lastmod: '2026-05-06'},
  ];
  const dated = await withCategoryDates({
    siteConfig: {} as DocusaurusConfig,
    routes: [],
    defaultCreateSitemapItems: () => Promise.resolve(items),
  });
  expect(dated.map(({lastmod}) => lastmod)).toEqual(['2026-03-04', null, '2026-01-02', '2026-03-04', '2026-05-06']);
});
