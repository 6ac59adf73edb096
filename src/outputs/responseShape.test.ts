import {describe, expect, it} from 'vitest';
import {findOperation, loadDescriptions, operationsInOrder} from '../api/node/descriptions';
import type {Schema} from '@ecosystems-docs/openapi-docs';
import {renderOperationTwin} from './operationTwin';
import {redirectShape, responseShape} from './responseShape';

const text: Schema = {types: ['string'], nullable: false};

const shapeOf = (schema: Schema): string =>
  responseShape({content: [{mediaType: 'application/json', schema, examples: []}]});

describe('the properties of a response in one line', () => {
  it('have their types, and a mark where they can be missing', () => {
    expect(
      shapeOf({
        types: ['object'],
        nullable: false,
        properties: [
          {name: 'a', required: true, schema: text},
          {name: 'b', required: false, schema: text},
          {name: 'c', required: true, schema: {...text, nullable: true, format: 'date-time'}},
          {name: 'd', required: true, schema: {types: ['array'], nullable: false, items: text}},
          {name: 'e', required: true, schema: {types: [], nullable: false}},
          {
            name: 'f',
            required: true,
            schema: {types: [], nullable: false, oneOf: [text, {...text, types: ['integer']}]},
          },
        ],
      }),
    ).toBe('a string, b string?, c date-time?, d [string], e any, f string|integer');
  });

  it('name those of an object inside, unless it is a whole record', () => {
    const inner = (count: number): Schema => ({
      types: ['object'],
      nullable: false,
      properties: Array.from({length: count}, (_, index) => ({name: `p${index}`, required: true, schema: text})),
    });
    const outer = (schema: Schema): Schema => ({
      types: ['array'],
      nullable: false,
      items: {types: ['object'], nullable: false, properties: [{name: 'a', required: true, schema}]},
    });
    expect(shapeOf(outer(inner(2)))).toBe('a {p0, p1}');
    expect(shapeOf(outer({types: ['array'], nullable: false, items: inner(2)}))).toBe('a [{p0, p1}]');
    expect(shapeOf(outer(inner(13)))).toBe('a object');
  });

  it('are those behind the redirect if an operation responds with one', () => {
    expect(redirectShape(findOperation('commits/repositoriesLookup'))).toMatch(/\bdds number/);
    expect(redirectShape(findOperation('packages/lookupPackage'))).toBeUndefined();
  });
});

describe('the Markdown of an operation', () => {
  const apis = new Map(loadDescriptions().map((api) => [api.id, api]));

  it('has every top-level property of every success', () => {
    for (const operation of operationsInOrder()) {
      const markdown = renderOperationTwin(operation, apis.get(operation.api)!);
      for (const {status, content} of operation.responses) {
        const schema = content[0]?.schema;
        for (const {name} of (status.startsWith('2') && (schema?.items ?? schema)?.properties) || [])
          expect(markdown, `${operation.api}/${operation.id}`).toMatch(new RegExp(`[\`\\s]${name} \\S`));
      }
    }
  });
});
