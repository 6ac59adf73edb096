import type {ApiDescription} from '../model';

/** What the listings need to know about the site. */
export interface ListingSite {
  /** Without a closing slash, for example `https://docs.example.org`. */
  url: string;
  /** Path of an image that stands for the project, from the root of the site. */
  image: string;
  /** Path of the page of an API, from the root of the site. */
  page(api: ApiDescription): string;
  /** Days as YYYY-MM-DD: when the listing was first published, and when a description last changed. */
  created: string;
  modified: string;
  /** Addresses that hold for all APIs. */
  statusUrl: string;
  termsUrl: string;
  organisationUrl: string;
}

/** Where the site publishes the documents: paths from its root. */
export const addresses = {
  yaml: (id: string): string => `/openapi/${id}.yaml`,
  json: (id: string): string => `/openapi/${id}.json`,
  /** The id under which the merged document is published. */
  merged: 'all',
  postman: (id: string): string => `/collections/${id}.postman_collection.json`,
  postmanEnvironment: (name: string): string => `/collections/${name.toLowerCase()}.postman_environment.json`,
  bruno: (id: string): string => `/collections/${id}.bruno.zip`,
  http: (id: string): string => `/collections/${id}.http`,
  /** Every difference from the services' own documents. */
  differences: '/openapi/differences.json',
  apisJson: '/apis.json',
  apiCatalog: '/.well-known/api-catalog',
} as const;

interface Property {
  type: string;
  url: string;
  mediaType?: string;
}

/** An APIs.json listing, version 0.19 of the format (apisjson.org). */
export interface ApisJson {
  aid: string;
  name: string;
  description: string;
  type: 'Index';
  image: string;
  url: string;
  tags: string[];
  created: string;
  modified: string;
  specificationVersion: '0.19';
  apis: {
    aid: string;
    name: string;
    description: string;
    image: string;
    humanURL: string;
    baseURL: string;
    tags: string[];
    properties: Property[];
    contact: {FN: string; email: string}[];
  }[];
  common: Property[];
  maintainers: {FN: string; email: string; url: string}[];
}

const SUPPORT = 'support@ecosyste.ms';

/** The listing of all APIs for `/apis.json`. */
export function apisJson(apis: readonly ApiDescription[], site: ListingSite): ApisJson {
  const absolute = (path: string): string => `${site.url}${path}`;
  return {
    aid: 'ecosyste.ms',
    name: 'ecosyste.ms',
    description:
      'Open data about packages, repositories, dependencies, advisories, maintainers and funding of open source software.',
    type: 'Index',
    image: absolute(site.image),
    url: absolute(addresses.apisJson),
    tags: ['Open source', 'Packages', 'Dependencies', 'Open data'],
    created: site.created,
    modified: site.modified,
    specificationVersion: '0.19',
    apis: apis.map((api) => ({
      aid: `ecosyste.ms:${api.id}`,
      name: api.title,
      description: api.summary,
      image: absolute(site.image),
      humanURL: absolute(site.page(api)),
      baseURL: api.baseUrl,
      tags: api.tags.map(({name}) => name),
      properties: [
        {type: 'OpenAPI', url: absolute(addresses.yaml(api.id)), mediaType: 'application/yaml'},
        {type: 'OpenAPI', url: absolute(addresses.json(api.id)), mediaType: 'application/json'},
        {type: 'Documentation', url: absolute(site.page(api)), mediaType: 'text/html'},
        {type: 'GitHubRepo', url: `https://github.com/${api.provenance.repository}`},
      ],
      contact: [{FN: 'ecosyste.ms support', email: SUPPORT}],
    })),
    common: [
      {type: 'StatusPage', url: site.statusUrl},
      {type: 'TermsOfService', url: site.termsUrl},
      {type: 'GitHubOrg', url: site.organisationUrl},
    ],
    maintainers: [{FN: 'ecosyste.ms', email: SUPPORT, url: 'https://ecosyste.ms'}],
  };
}

interface Link {
  href: string;
  type?: string;
}

/** A set of links (RFC 9264) as JSON. */
export interface Linkset {
  linkset: ({anchor: string} & Record<string, string | Link[]>)[];
}

/**
 * The API catalogue of RFC 9727 for `/.well-known/api-catalog`: every API's
 * base URL, and of each its description, its page and the status page.
 */
export function apiCatalog(apis: readonly ApiDescription[], site: ListingSite): Linkset {
  const absolute = (path: string): string => `${site.url}${path}`;
  return {
    linkset: [
      {anchor: absolute(addresses.apiCatalog), item: apis.map((api) => ({href: api.baseUrl}))},
      ...apis.map((api) => ({
        anchor: api.baseUrl,
        'service-desc': [
          {href: absolute(addresses.yaml(api.id)), type: 'application/yaml'},
          {href: absolute(addresses.json(api.id)), type: 'application/json'},
        ],
        'service-doc': [{href: absolute(site.page(api)), type: 'text/html'}],
        status: [{href: site.statusUrl, type: 'text/html'}],
      })),
    ],
  };
}
