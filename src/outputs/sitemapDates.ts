/** Dates of the sitemap for pages that have no source of their own. */
import type {Options} from '@docusaurus/plugin-sitemap';

type CreateItems = NonNullable<Options['createSitemapItems']>;

/** Gives the page of a category the date of the newest page in it: it lists what those say of themselves. */
export const withCategoryDates: CreateItems = async ({defaultCreateSitemapItems, ...site}) => {
  const items = await defaultCreateSitemapItems(site);
  return items.map((item) => {
    if (item.lastmod) return item;
    const folder = item.url.replace('/docs/category/', '/docs/services/');
    const dates = items.filter(({url}) => url.startsWith(`${folder}/`)).flatMap(({lastmod}) => lastmod ?? []);
    return {...item, lastmod: dates.sort().at(-1) ?? null};
  });
};
