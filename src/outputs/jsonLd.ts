/** What a page is, for programs that read schema.org: an article about an API, the API, or a list of services. Breadcrumbs come from the theme. */
import {links} from '../catalogue/links';
import {getService, servicePath, servicesOf} from '../catalogue/services';
import type {ApiDescription, Json, Operation} from '@ecosystems-docs/openapi-docs';
import {descriptionsOf} from '../api/node/descriptions';
import {SITE_TITLE, SITE_URL} from '../catalogue/site';
import {absolute} from './addresses';
import type {Page} from './pages';
import {socialPath} from './social/path';

type Node = Record<string, Json>;

const PUBLISHER: Node = {
  '@type': 'Organization',
  '@id': `${links.website}/#organization`,
  name: 'ecosyste.ms',
  url: links.website,
};
const WEBSITE_ID = `${SITE_URL}/#website`;

/** The URL of an operation with all its parameters, as a template of RFC 6570. */
function urlTemplate({baseUrl, path, parameters}: Operation): string {
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .map(
      ({name, explode, schema}) => `${encodeURIComponent(name)}${explode && schema.types.includes('array') ? '*' : ''}`,
    );
  return `${baseUrl}${path}${query.length > 0 ? `{?${query.join(',')}}` : ''}`;
}

function webApi(api: ApiDescription, operation?: Operation): Node {
  const documentation = absolute(servicePath(getService(api.service)));
  const answered = [
    ...new Set(
      operation?.responses
        .filter(({status}) => status.startsWith('2'))
        .flatMap(({content}) => content.map(({mediaType}) => mediaType)),
    ),
  ];
  return {
    '@type': 'WebAPI',
    '@id': `${documentation}#${api.id}`,
    name: `ecosyste.ms API: ${api.title}`,
    description: api.summary,
    url: api.baseUrl,
    documentation,
    termsOfService: `${links.website}/terms`,
    provider: PUBLISHER,
    ...(operation
      ? {
          potentialAction: {
            '@type': 'Action',
            name: operation.summary,
            target: {
              '@type': 'EntryPoint',
              urlTemplate: urlTemplate(operation),
              httpMethod: operation.method,
              ...(answered.length > 0 ? {contentType: answered} : {}),
              ...(operation.requestBody
                ? {encodingType: operation.requestBody.content.map(({mediaType}) => mediaType)}
                : {}),
            },
          },
        }
      : {}),
  };
}

/** The APIs that a page is about. */
function apisOf(page: Page): Node[] {
  if (page.kind === 'operation') return [webApi(page.api, page.operation)];
  return page.kind === 'doc' && page.service ? descriptionsOf(page.service.id).map((api) => webApi(api)) : [];
}

/** Search engines cut a headline at 110 characters. */
function headline(title: string): string {
  return title.length > 110 ? `${title.slice(0, 109)}…` : title;
}

function pageNode(page: Page, apis: readonly Node[], modified: string | undefined): Node {
  const url = absolute(page.route);
  const common: Node = {
    url,
    description: page.description,
    inLanguage: 'en-GB',
    image: absolute(socialPath(page.route)),
    ...(modified ? {dateModified: modified} : {}),
    license: links.dataLicence,
    publisher: PUBLISHER,
  };
  if (page.kind === 'landing') return {'@type': 'WebSite', '@id': WEBSITE_ID, name: SITE_TITLE, ...common};
  if (page.kind === 'category') {
    const parts = servicesOf(page.category.id).map(
      (service): Node => ({'@type': 'TechArticle', name: service.title, url: absolute(servicePath(service))}),
    );
    return {
      '@type': 'CollectionPage',
      '@id': `${url}#page`,
      name: page.title,
      isPartOf: {'@id': WEBSITE_ID},
      ...common,
      hasPart: parts,
    };
  }
  return {
    '@type': 'TechArticle',
    '@id': `${url}#article`,
    headline: headline(page.title),
    mainEntityOfPage: url,
    isPartOf: {'@id': WEBSITE_ID},
    author: PUBLISHER,
    ...(apis.length > 0 ? {about: apis.map((api) => ({'@id': api['@id'] ?? ''}))} : {}),
    ...common,
  };
}

/**
 * @param page a page of the site
 * @param modified when its source last changed, as ISO 8601; absent if git does not know
 * @returns the JSON-LD of the page
 */
export function jsonLd(page: Page, modified?: string): Node {
  const apis = apisOf(page);
  return {'@context': 'https://schema.org', '@graph': [pageNode(page, apis, modified), ...apis]};
}
