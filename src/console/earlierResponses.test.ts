import {describe, expect, it} from 'vitest';
import type {Input} from '@ecosystems-docs/openapi-docs';
import {handedOn, type Ran} from './earlierResponses';

const input = (name: string, schema: Partial<Input['schema']> = {}): Input => ({
  name,
  description: '',
  required: true,
  example: null,
  schema: {types: ['string'], nullable: false, ...schema},
});

const ran: Ran = {
  api: 'packages',
  createsJob: false,
  shown: [{name: 'react', registry: {name: 'npmjs.org'}, versions_count: 5}],
  returned: [{name: 'rails', registry: {name: 'rubygems.org'}, versions_count: 7, status: null}],
};
const job: Ran = {api: 'parser', createsJob: true, shown: undefined, returned: {id: 'f00d', status: 'pending'}};

describe('what a response hands on', () => {
  it.each([
    ['a value that the page has at both places', 'packageName', 'react', [ran], 'rails'],
    ['one that stands deeper', 'registryName', 'npmjs.org', [job, ran], 'rubygems.org'],
    ['the ID of a job', 'jobID', '3f0f', [ran, job], 'f00d'],
    ['no value that the page shows nowhere', 'packageName', 'vue', [ran], undefined],
    ['nothing before a request has run', 'packageName', 'react', [], undefined],
    ['nothing where the field is empty', 'packageName', '', [ran], undefined],
  ])('%s', (_, name, text, all, expected) => expect(handedOn('parser', input(name), text, all)).toBe(expected));

  it("no ID of another API's job, and no number, choice or time", () => {
    expect(handedOn('resolver', input('jobID'), '3f0f', [job])).toBeUndefined();
    expect(handedOn('packages', input('page', {types: ['integer']}), '5', [ran])).toBeUndefined();
    expect(handedOn('packages', input('sort', {enum: ['react']}), 'react', [ran])).toBeUndefined();
  });

  it('nothing where the nearest response says the same', () => {
    expect(handedOn('packages', input('name'), 'react', [{...ran, returned: ran.shown ?? null}, ran])).toBeUndefined();
  });

  it('nothing where the response has no such place', () => {
    expect(handedOn('packages', input('name'), 'react', [{...ran, returned: []}])).toBeUndefined();
  });
});
