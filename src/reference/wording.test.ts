import {toHtml} from 'hast-util-to-html';
import {describe, expect, it} from 'vitest';
import {load} from '../openapi/load';
import type {Operation, Schema} from '../openapi/model';
import {FIXTURE, FIXTURES} from '../openapi/testing';
import {descriptionsOf, operationsInOrder} from './descriptions';
import {operationHtml} from './operationHtml';
import {evidenceUrl, limitsText, statusTitle, warnings} from './wording';

const api = load(FIXTURE, FIXTURES);
const operation = (id: string): Operation => api.operations.find((candidate) => candidate.id === id)!;

describe('the words of an operation', () => {
  it('warn of what is deprecated, and of what calling does', () => {
    const read: Operation = {...operation('getBook'), deprecated: undefined};
    expect(warnings(read)).toEqual([]);
    expect(warnings({...read, deprecated: true, effect: 'queues'})).toEqual(['It is deprecated: build nothing new on it.', 'Calling it may queue a refresh of the record.']);
  });

  it('say so on the page, before the traps', () => {
    const [first, packages] = [operationsInOrder()[0]!, descriptionsOf('packages')[0]!];
    const page = (deprecated?: true): string => toHtml({type: 'root', children: operationHtml({...first, deprecated}, packages).nodes});
    expect(page(true)).toContain('<aside class="caveats" aria-label="Before you call"><ul><li>It is deprecated: build nothing new on it.</li>');
    expect(page()).not.toContain('deprecated');
  });

  it('name a status, the limits of a value and the place of evidence', () => {
    expect([statusTitle('404'), statusTitle('299')]).toEqual(['404 Not Found', '299']);
    const schema: Schema = {types: ['integer'], nullable: false};
    expect(limitsText(schema)).toBeUndefined();
    expect(limitsText({...schema, minimum: 1, maxItems: 2})).toBe('At least 1, at most 2 items');
    const provenance = {...api.provenance, repository: 'a/b', commit: 'c'};
    expect(['x.rb', 'x.rb:1', 'x.rb:1-3'].map((place) => evidenceUrl(place, provenance))).toEqual(['', '#L1', '#L1-L3'].map((lines) => `https://github.com/a/b/blob/c/x.rb${lines}`));
  });
});
