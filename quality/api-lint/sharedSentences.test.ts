import {expect, it} from 'vitest';
import {load} from '@ecosystems-docs/openapi-docs/node';
import {FIXTURE, FIXTURES} from '@ecosystems-docs/openapi-docs/testing';
import {sharedSentences} from './sharedSentences';

it('lists each sentence of a schema with all operations that show it, and none that one shows', () => {
  const lines = sharedSentences(load(FIXTURE, FIXTURES)).join('\n');
  expect(lines).toMatch(/^every-construct title: .+\n {4}\w+, \w+/m);
  expect(lines).not.toMatch(/\n {4}\w+$/m);
});
