import {describe, expect, it} from 'vitest';
import type {Schema} from '@ecosystems-docs/openapi-docs';
import {factsOf} from '@ecosystems-docs/openapi-docs/words';
import {findOperation} from './node/descriptions';
import {confirmation} from './wording';

describe('the words of an operation', () => {
  it('say when the live API confirmed an operation, or that none did', () => {
    const [response] = findOperation('packages/getRegistries').responses;
    const examples = ['2025-12-31', '2026-08-07'].map((recorded) => ({key: '', summary: '', value: null, recorded}));
    const content = response!.content.map((one) => ({...one, examples}));
    expect(confirmation({responses: [{...response!, content}]})).toBe(
      'Confirmed against the live API on 7 August 2026.',
    );
    expect(confirmation({responses: []})).toBe('Based on the source code.');
  });

  it('say a fact once', () => {
    const schema: Schema = {types: ['string'], nullable: false, const: 'pending'};
    expect(factsOf(schema)).toEqual(['Always `pending`']);
    expect(factsOf(schema, 'Always `pending`.')).toEqual([]);
    const page: Schema = {types: ['integer'], nullable: false, minimum: 1, maximum: 1000};
    expect(factsOf(page, 'Integer, 1 or greater; capped at 1,000.')).toEqual([]);
    expect(factsOf(page, 'Results per page, 1 to 1,000. Larger values are capped.')).toEqual([]);
    expect(factsOf({...page, maximum: undefined}, 'Page to return. Starts at 1.')).toEqual([]);
    expect(factsOf(page, 'Integer, 1 or greater.')).toEqual(['At least 1, at most 1,000']);
  });
});
