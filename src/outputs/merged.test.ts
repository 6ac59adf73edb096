import {expect, it} from 'vitest';
import {bundleDescription, type Document} from '@ecosystems-docs/openapi-docs/node';
import {at, FIXTURE, FIXTURES} from '@ecosystems-docs/openapi-docs/testing';
import {mergeDescriptions} from './merged';

const document = bundleDescription(FIXTURE, FIXTURES);

const info = {
  title: 'All',
  summary: 'All APIs.',
  description: 'Every API in one document.',
  version: '1',
  externalDocs: {url: 'https://docs.example.com', description: 'Docs'},
};
const find = (operationId: string, schema: string): Document => ({
  operationId,
  tags: ['Find a book'],
  responses: {200: {content: {'application/json': {schema: {$ref: `#/components/schemas/${schema}`}}}}},
});
const other: Document = {
  ...structuredClone(document),
  info: {title: 'Bookshop', version: '1'},
  servers: [{url: 'https://bookshop.example.com/v1'}],
  paths: {'/books': {get: find('listBooks', 'Book')}, '/prices': {get: find('listPrices', 'Error')}},
  components: {
    schemas: {
      ...structuredClone(at(document, 'components', 'schemas') as Document),
      Author: {description: 'Another.', type: 'string'},
    },
  },
};
const merged = mergeDescriptions(
  new Map([
    ['library', document],
    ['bookshop', other],
  ]),
  info,
  'http://localhost:4010',
);

it('begins each path with its host, so that appending it to the server gives the URL', () => {
  const paths = merged.paths as Document;
  expect(Object.keys(paths)).toEqual([
    ...['/books', '/books/search', '/books/{isbn}', '/jobs/{jobID}', '/jobs'].map(
      (path) => `/library.example.com/v1${path}`,
    ),
    '/bookshop.example.com/v1/books',
    '/bookshop.example.com/v1/prices',
  ]);
  expect(new URL(`${String(at(merged, 'servers', '0', 'url'))}${Object.keys(paths).at(-1) ?? ''}`).href).toBe(
    'https://bookshop.example.com/v1/prices',
  );
  expect(at(paths, '/bookshop.example.com/v1/prices', 'get')).toMatchObject({
    operationId: 'bookshop.listPrices',
    tags: ['Bookshop: Find a book'],
  });
  expect(merged.tags).toContainEqual(expect.objectContaining({name: 'Library: Find a book'}));
  expect(merged['x-tagGroups']).toContainEqual({
    name: 'Bookshop',
    tags: expect.arrayContaining(['Bookshop: Find a book']) as unknown,
  });
});

it('keeps shared components once and calls all others by their API, with what refers to them', () => {
  const schemas = Object.keys(at(merged, 'components', 'schemas') as object);
  expect(schemas.filter((name) => name.includes('Error'))).toEqual(['Error']);
  expect(schemas).toEqual(
    expect.arrayContaining(['library.Author', 'bookshop.Author', 'library.Book', 'bookshop.Book', 'Comment']),
  );
  expect(JSON.stringify(at(merged, 'paths', '/bookshop.example.com/v1/books'))).toContain(
    '{"$ref":"#/components/schemas/bookshop.Book"}',
  );
});
