import {describe, expect, it} from 'vitest';
import {bundleDescription, readSource} from '@ecosystems-docs/openapi-docs/node';
import {checkDescription} from './check';
import {corrupted, FIXTURE, FIXTURES, temporaryFolder} from '@ecosystems-docs/openapi-docs/testing';
import {validateAgainstSchema} from './validate';

const dir = temporaryFolder();
const OPERATION = '      operationId: listBooks\n';
const SCHEMA = '      description: Who wrote it.\n';

describe('validateStructure', () => {
  it.each([
    ['callbacks', OPERATION, `${OPERATION}      callbacks: {}\n`, '`callbacks` of an operation is not supported.'],
    ['not', SCHEMA, `${SCHEMA}      not: { type: string }\n`, '`not` of a schema is not supported.'],
    [
      'links',
      "responses:\n        '204': { description: It was replaced. }",
      "responses:\n        '204': { description: It was replaced., links: {} }",
      '`links` of a response is not supported.',
    ],
    [
      'cookie parameters',
      'name: X-Reader\n          in: header',
      'name: X-Reader\n          in: cookie',
      '`in: cookie` of a parameter is not supported.',
    ],
    ['parameter styles', 'explode: false', 'style: pipeDelimited', '`style` of a parameter is not supported.'],
    ['status ranges', "'301':", "'3XX':", 'The response `3XX` is not supported.'],
    ['other methods', '    delete:\n', '    options:\n', '`options` of a path item is not supported.'],
    [
      'several servers',
      'servers:\n',
      'servers:\n  - { url: https://other.example.com, description: Other }\n',
      'A description has exactly one server.',
    ],
    ['other versions', 'openapi: 3.1.0', 'openapi: 3.1.1', 'The document is not OpenAPI 3.1.0.'],
  ])('refuses %s by name', async (_, search, replacement, message) => {
    const errors = await checkDescription(FIXTURE, corrupted(dir, search, replacement).dir);
    expect(errors.map((error) => error.message)).toContain(message);
  });
});

describe('validateAgainstSchema', () => {
  const file = readSource(`${FIXTURES}${FIXTURE}.yaml`);

  it('names the place of what the official schema refuses', async () => {
    const document = bundleDescription(FIXTURE, FIXTURES);
    const errors = await validateAgainstSchema({...document, tags: [{name: 7}]}, file);
    expect(errors[0]).toMatchObject({
      rule: 'openapi-schema',
      line: file.line(['tags', 0]),
      message: expect.stringContaining('must be string') as string,
    });
  });
});
