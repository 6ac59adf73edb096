/** What a page is, for programs that read schema.org: an article, a list of pages, or the site. Breadcrumbs come from the theme. */
import {links} from '../catalogue/links';
import type {Json} from '@ecosystems-docs/openapi-docs';
import {SITE_TITLE, SITE_URL} from '../catalogue/site';
import {absolute} from './addresses';
import type {Page} from './pages';
import {socialPath} from './social/path';

const PUBLISHER = {
  '@type': 'Organization',
  '@id': `${links.website}/#organization`,
  name: 'ecosyste.ms',
  url: links.website,
};
const WEBSITE_ID = `${SITE_URL}/#website`;

/** Search engines cut a headline at 110 characters. */
function headline(title: string): string {
  return title.length > 110 ? `${title.slice(0, 109)}…` : title;
}

/**
 * @param page a page of the site
 * @param modified when its source last changed, as ISO 8601; absent if git does not know
 * @returns the JSON-LD of the page
 */
export function jsonLd(page: Page, modified?: string): Record<string, Json> {
  const url = absolute(page.route);
  const common = {
    url,
    description: page.description,
    inLanguage: 'en-GB',
    image: absolute(socialPath(page.route)),
    ...(modified ? {dateModified: modified} : {}),
    license: links.dataLicence,
    publisher: PUBLISHER,
  };
  if (page.kind === 'landing')
    return {'@context': 'https://schema.org', '@type': 'WebSite', '@id': WEBSITE_ID, name: SITE_TITLE, ...common};
  return {
    '@context': 'https://schema.org',
    '@id': `${url}#page`,
    isPartOf: {'@id': WEBSITE_ID},
    ...common,
    ...(page.kind === 'category'
      ? {'@type': 'CollectionPage', name: page.title}
      : {'@type': 'TechArticle', headline: headline(page.title), mainEntityOfPage: url, author: PUBLISHER}),
  };
}
