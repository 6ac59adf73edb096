import {STATUS_CODES} from 'node:http';
import {describe, expect, it} from 'vitest';
import type {Schema} from '@ecosystems-docs/openapi-docs';
import {boundsText, factsOf} from '@ecosystems-docs/openapi-docs/words';
import {findOperation} from './node/descriptions';
import {confirmation, exampleCaption, statusTitle} from './wording';

describe('the words of an operation', () => {
  it('name a status, the bounds of a value and the origin of an example', () => {
    expect([statusTitle('404'), statusTitle('422'), statusTitle('299')]).toEqual([
      '404 Not Found',
      '422 Unprocessable Content',
      '299',
    ]);
    // RFC 9110 has newer names for two of them.
    for (const [status, name] of Object.entries(STATUS_CODES))
      if (statusTitle(status) !== status && status !== '413' && status !== '422')
        expect(statusTitle(status)).toBe(`${status} ${name}`);
    const schema: Schema = {types: ['integer'], nullable: false};
    expect(boundsText(schema)).toBeUndefined();
    expect(boundsText({...schema, minimum: 1})).toBeUndefined();
    expect(boundsText({...schema, minimum: 2, maxItems: 2})).toBe('At least 2, at most 2 items');
    expect(boundsText({...schema, minLength: 1})).toBe('At least 1 character');
    const recorded = {recorded: '2026-08-07', request: {login: 'octocat'}};
    expect([exampleCaption({}), exampleCaption({}, true), exampleCaption(recorded, true)]).toEqual([
      'Example data',
      'Example data, shortened',
      'Recorded on 7 August 2026, shortened, for octocat',
    ]);
    expect(exampleCaption({request: {url: 'https://github.com/a/b', name: 'a/b'}})).toBe(
      'Example data, for https://github.com/a/b',
    );
  });

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
