/** The listings of all APIs: APIs.json, and the API catalogue of RFC 9727. */
import {links} from '../catalogue/links';
import {getService, servicePath} from '../catalogue/services';
import {readChangelog} from '../api/node/changelog';
import {addresses} from '../api/node/fileAddresses';
import type {ApiDescription} from '@ecosystems-docs/openapi-docs';
import {OPENAPI_DIR} from '../api/node/descriptions';
import {absolute} from './addresses';

const SUPPORT = 'support@ecosyste.ms';
const IMAGE = absolute('/img/logo.svg');

const page = ({service}: ApiDescription): string => absolute(servicePath(getService(service)));

/** @returns the day of the newest commit that a description is based on */
export function lastRead(apis: readonly ApiDescription[]): string {
  return (
    apis
      .map(({provenance}) => provenance.read)
      .sort()
      .at(-1) ?? ''
  );
}

/** @returns an APIs.json listing, version 0.19 of the format (apisjson.org) */
export function apisJson(apis: readonly ApiDescription[]) {
  const dates = readChangelog(OPENAPI_DIR).map(({date}) => date);
  return {
    aid: 'ecosyste.ms',
    name: 'ecosyste.ms',
    description:
      'Open data about packages, repositories, dependencies, advisories, maintainers and funding of open source software.',
    type: 'Index',
    image: IMAGE,
    url: absolute(addresses.apisJson),
    tags: ['Open source', 'Packages', 'Dependencies', 'Open data'],
    created: dates.at(-1) ?? lastRead(apis),
    modified: dates[0] ?? lastRead(apis),
    specificationVersion: '0.19',
    apis: apis.map((api) => ({
      aid: `ecosyste.ms:${api.id}`,
      name: api.title,
      description: api.summary,
      image: IMAGE,
      humanURL: page(api),
      baseURL: api.baseUrl,
      tags: api.tags.map(({name}) => name),
      properties: [
        {type: 'OpenAPI', url: absolute(addresses.yaml(api.id)), mediaType: 'application/yaml'},
        {type: 'OpenAPI', url: absolute(addresses.json(api.id)), mediaType: 'application/json'},
        {type: 'Documentation', url: page(api), mediaType: 'text/html'},
        {type: 'GitHubRepo', url: `https://github.com/${api.provenance.repository}`},
      ],
      contact: [{FN: 'ecosyste.ms support', email: SUPPORT}],
    })),
    common: [
      {type: 'StatusPage', url: links.status},
      {type: 'TermsOfService', url: `${links.website}/terms`},
      {type: 'GitHubOrg', url: links.github},
    ],
    maintainers: [{FN: 'ecosyste.ms', email: SUPPORT, url: 'https://ecosyste.ms'}],
  };
}

/** @returns the API catalogue as a set of links (RFC 9264): every API's base URL, and of each its description, its page and the status page */
export function apiCatalog(apis: readonly ApiDescription[]) {
  return {
    linkset: [
      {anchor: absolute(addresses.apiCatalog), item: apis.map((api) => ({href: api.baseUrl}))},
      ...apis.map((api) => ({
        anchor: api.baseUrl,
        'service-desc': [
          {href: absolute(addresses.yaml(api.id)), type: 'application/yaml'},
          {href: absolute(addresses.json(api.id)), type: 'application/json'},
        ],
        'service-doc': [{href: page(api), type: 'text/html'}],
        status: [{href: links.status, type: 'text/html'}],
      })),
    ],
  };
}
