import {describe, expect, it} from 'vitest';
import {load} from '@ecosystems-docs/openapi-docs/node';
import type {Json, RequestBody, Schema} from '@ecosystems-docs/openapi-docs';
import {bodyInputs} from './bodyInputs';

const text: Schema = {types: ['string'], nullable: false};

const body = (
  properties: Readonly<Record<string, Schema>>,
  value: Json,
  mediaType = 'application/json',
): RequestBody => ({
  required: true,
  description: '',
  content: [
    {
      mediaType,
      schema: {
        types: ['object'],
        nullable: false,
        properties: Object.entries(properties).map(([name, schema]) => ({name, required: false, schema})),
      },
      examples: [{key: 'typical', summary: '', value}],
    },
  ],
});

describe('bodyInputs', () => {
  it('are the properties of a flat body, each with a value that works', () => {
    const {requestBody} = load('packages').operations.find(({id}) => id === 'bulkLookupPackages')!;
    expect(bodyInputs(requestBody!)?.map(({name, example}) => [name, example])).toEqual([
      ['purls', ['pkg:maven/org.apache.logging.log4j/log4j-core']],
      ['names', ['react', 'react-dom']],
      ['repository_urls', 'https://github.com/facebook/react'],
      ['ecosystem', 'npm'],
    ]);
    expect(bodyInputs(body({a: {...text, example: 'b'}}, {}))).toMatchObject([{name: 'a', example: 'b'}]);
  });

  const list = (items?: Schema): Schema => ({types: ['array'], nullable: false, ...(items ? {items} : {})});
  it.each([
    ['an object', body({a: text, b: {types: ['object'], nullable: false}}, {a: 'x', b: {}})],
    ['a list of objects', body({a: list({types: ['object'], nullable: false})}, {a: []})],
    ['a property that no example shows', body({a: text, b: text}, {a: 'x'})],
    ['a form', body({a: text}, {a: 'x'}, 'application/x-www-form-urlencoded')],
  ])('are none where the body has %s', (_what, one) => {
    expect(bodyInputs(one)).toBeUndefined();
  });
});
