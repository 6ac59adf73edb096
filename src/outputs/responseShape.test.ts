import {expect, it} from 'vitest';
import type {Schema} from '@ecosystems-docs/openapi-docs';
import {responseShape} from './responseShape';

const text: Schema = {types: ['string'], nullable: false};

const shapeOf = (schema: Schema): string =>
  responseShape({content: [{mediaType: 'application/json', schema, examples: []}]});

it('a response in one line has properties with their types, and a mark where they can be missing', () => {
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
