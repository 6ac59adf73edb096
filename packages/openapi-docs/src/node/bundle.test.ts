import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {parse} from 'yaml';
import {bundleDescription, toJson, toYaml} from './bundle';
import {at, corrupted, FIXTURE, FIXTURES, temporaryFolder} from '../fixtures.testing';

const dir = temporaryFolder();
const document = bundleDescription(FIXTURE, FIXTURES);

describe('bundleDescription', () => {
  it('refers to nothing outside, and every reference leads somewhere', () => {
    const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map((match) => match[1] ?? '');
    expect(references.length).toBeGreaterThan(20);
    for (const reference of references) {
      expect(reference).toMatch(/^#\//);
      expect(at(document, ...reference.slice(2).split('/')), reference).toBeDefined();
    }
  });

  it('drops what only the sources need, and keeps data as it is', () => {
    const text = JSON.stringify(document);
    expect(text).not.toMatch(/x-values|x-headers|x-header-sets/);
    expect(at(document, 'x-provenance', 'repository')).toBe('example/library');
    const list = at(document, 'paths', '/books', 'get', 'responses', '200', 'content', 'application/json');
    expect(at(list, 'examples', 'typical', 'value')).toMatchObject([
      {title: 'Dune', comments: [{replies: [{text: 'Indeed'}]}]},
    ]);
    expect(at(document, 'paths', '/books/{isbn}', 'parameters', '0')).toMatchObject({'x-allow-reserved': true});
  });

  it('gives the same document as YAML and as JSON, without anchors', () => {
    const yaml = toYaml(document);
    expect(parse(yaml)).toEqual(document);
    expect(JSON.parse(toJson(document))).toEqual(document);
    expect(yaml).not.toMatch(/[&*]a\d|<<:/);
    expect(yaml).toContain('read: "2026-11-21"');
  });

  it('refuses a component of its own with the name of a shared one', () => {
    const copy = corrupted(
      dir,
      'components:\n  examples:',
      'components:\n  parameters: { Page: { name: page } }\n  examples:',
    );
    expect(() => bundleDescription(FIXTURE, copy.dir)).toThrow(/Both .* have a component parameters\/Page/);
  });
});

describe('a header that tells the path of its operation', () => {
  const copy = corrupted(
    dir,
    'example: <https://library.example.com/v1/books?page=2>; rel="next"',
    `example: '<{base}{path}?page=2>; rel="next"'`,
    'shared/components.yaml',
  );
  const shared = readFileSync(copy.file, 'utf8');
  writeFileSync(copy.file, shared.replace('x-headers: [location]', 'x-headers: [location, paging]'));
  const path = join(copy.dir, `${FIXTURE}.yaml`);
  writeFileSync(path, readFileSync(path, 'utf8').replaceAll("'204': {", "'204': { x-headers: [paging],"));
  const own = bundleDescription(FIXTURE, copy.dir);
  const headers = (...keys: string[]): unknown => at(own, 'paths', ...keys, 'headers');
  const link = (address: string): object => ({
    description: 'Addresses of other pages.',
    schema: {type: 'string'},
    example: `<https://library.example.com/v1${address}?page=2>; rel="next"`,
  });
  const limit = {'X-RateLimit-Limit': {$ref: '#/components/headers/RateLimitLimit'}};

  it('is written out in each, with the examples of its parameters', () => {
    expect(headers('/books', 'get', 'responses', '200')).toMatchObject({ETag: {}, Link: link('/books'), ...limit});
    expect(headers('/books/{isbn}', 'put', 'responses', '204')).toEqual({Link: link('/books/9780441172719'), ...limit});
    expect(headers('/books/{isbn}', 'delete', 'responses', '204')).toEqual({
      Link: link('/books/978%2F0441172719'),
      ...limit,
    });
  });

  it('is so too where the response is a component', () => {
    expect(at(own, 'paths', '/jobs', 'post', 'responses', '302')).toEqual({
      description: 'Redirect to the new job (`Location`).',
      headers: {Location: {$ref: '#/components/headers/Location'}, Link: link('/jobs'), ...limit},
    });
  });

  it('is no component, and neither is what has it', () => {
    expect(JSON.stringify(own)).not.toContain('{path}');
    expect(Object.keys(at(own, 'components', 'headers') as object)).not.toContain('Link');
    expect(Object.keys(at(own, 'components', 'responses') as object)).not.toContain('JobCreated');
  });
});
