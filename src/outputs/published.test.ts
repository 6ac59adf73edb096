import {expect, it} from 'vitest';
import {bundleDescription, type Document} from '@ecosystems-docs/openapi-docs/node';
import {loadDescriptions} from '../api/node/descriptions';
import {publishedDocument} from './published';

const published = (id: string): Document =>
  publishedDocument(bundleDescription(id), loadDescriptions().find((api) => api.id === id)!);
const diff = published('diff');
const repositories = published('repositories');
/** The part of a document at a path of keys. */
const at = (holder: unknown, ...keys: string[]): unknown =>
  keys.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], holder);

it('has the day of the code as its version, the mock server, and a key that is optional', () => {
  expect(at(diff, 'info', 'version')).toBe(at(diff, 'x-provenance', 'read'));
  expect(diff.servers).toEqual([
    expect.objectContaining({url: 'https://diff.ecosyste.ms/api/v1'}),
    expect.objectContaining({url: 'http://localhost:4010/diff.ecosyste.ms/api/v1'}),
  ]);
  expect(diff.security).toEqual([{}, {apiKey: []}]);
  expect(at(diff, 'components', 'securitySchemes', 'apiKey')).toMatchObject({in: 'header', name: 'apikey'});
});

it('describes the success behind each redirect', () => {
  for (const method of ['get', 'post']) {
    expect(at(diff, 'paths', '/jobs', method, 'responses', '200', 'content')).toEqual(
      at(diff, 'paths', '/jobs/{jobID}', 'get', 'responses', '200', 'content'),
    );
    expect(at(diff, 'paths', '/jobs', method, 'responses', '302')).toBeDefined();
  }
});

it('leaves no operation of any API whose only success is a redirect', () => {
  for (const {id} of loadDescriptions()) {
    for (const operation of Object.values(published(id).paths as Document)
      .flatMap((item) => Object.values(item as Document))
      .filter((part) => at(part, 'operationId'))) {
      expect(
        Object.keys(at(operation, 'responses') as object).some((status) => status.startsWith('2')),
        `${id}/${String(at(operation, 'operationId'))}`,
      ).toBe(true);
    }
  }
});

it('names functions by what they return, and pages as before', () => {
  expect(at(repositories, 'paths', '/topics', 'get')).toMatchObject({
    operationId: 'getTopics',
    externalDocs: {url: 'https://docs.ecosyste.ms/docs/services/data-services/repositories/topics'},
  });
  expect(at(repositories, 'paths', '/hosts', 'get', 'operationId')).toBe('getHosts');
  expect(JSON.stringify(repositories)).not.toContain('x-client-name');
});
