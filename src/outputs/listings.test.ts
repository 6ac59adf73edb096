import {expect, it} from 'vitest';
import {MEDIA_TYPES_OF_PATHS} from '../../tools/delivery/headers';
import {loadDescriptions} from '../api/node/descriptions';
import {apiCatalog, apisJson} from './listings';

const api = loadDescriptions().filter(({id}) => id === 'packages');
const SITE = 'https://docs.ecosyste.ms';
const PAGE = `${SITE}/docs/services/data-services/packages`;

it('lists each API in APIs.json with what version 0.19 requires', () => {
  const listing = apisJson(api);
  expect(listing).toMatchObject({
    specificationVersion: '0.19',
    url: `${SITE}/apis.json`,
    image: `${SITE}/img/logo.svg`,
  });
  expect([listing.created, listing.modified].join()).toMatch(/^(\d{4}-\d\d-\d\d,?){2}$/);
  expect(listing.apis).toMatchObject([
    {
      name: 'Packages',
      description: api[0]?.summary,
      baseURL: 'https://packages.ecosyste.ms/api/v1',
      humanURL: PAGE,
      properties: expect.arrayContaining([
        {type: 'OpenAPI', url: `${SITE}/openapi/packages.yaml`, mediaType: 'application/yaml'},
      ]) as unknown,
    },
  ]);
});

it('lists each API in the catalogue of RFC 9727', () => {
  const {linkset} = apiCatalog(api);
  expect(linkset[0]).toEqual({
    anchor: `${SITE}/.well-known/api-catalog`,
    item: [{href: 'https://packages.ecosyste.ms/api/v1'}],
  });
  expect(linkset[1]).toMatchObject({
    anchor: 'https://packages.ecosyste.ms/api/v1',
    'service-doc': [{href: PAGE, type: 'text/html'}],
    'service-desc': [{href: `${SITE}/openapi/packages.yaml`}, {href: `${SITE}/openapi/packages.json`}],
  });
  // The path has no extension: the server has to be told.
  expect(MEDIA_TYPES_OF_PATHS[new URL(linkset[0]?.anchor ?? '').pathname]).toBe('application/linkset+json');
});
