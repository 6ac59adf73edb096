import {expect, it} from 'vitest';
import {corrupted, FIXTURE, temporaryFolder} from '@ecosystems-docs/openapi-docs/testing';
import {checkDescription} from './check';

const dir = temporaryFolder();

const CASES: [search: string, replacement: string, property: string][] = [
  ['An unknown tag is ignored.', 'An unknown tag is ignored. Compare `tags_count` in the response.', 'tags_count'],
  [
    "'304': { description: 'Not modified since your `If-None-Match` or `If-Modified-Since`.' }",
    "'304': { description: 'Not modified since your `If-None-Match` or `If-Modified-Since`. `isbn` and `synced_at` may have changed.' }",
    'synced_at',
  ],
];

it.each(CASES)('refuses a property that no response has: %s', async (search, replacement, property) => {
  const copy = corrupted(dir, search, replacement);
  expect(await checkDescription(FIXTURE, copy.dir)).toEqual([
    expect.objectContaining({
      rule: 'named-property',
      file: copy.file,
      line: copy.line,
      message: `The text names \`${property}\`, which no response of listBooks has.`,
    }),
  ]);
});

it.each([
  ['Compare `isbn` in the response.'],
  ['`tag` in the response is that of [the other operation](op:every-construct/getBook).'],
  ['Send `tag` in the request.'],
])('takes %s', async (sentence) => {
  const copy = corrupted(dir, 'An unknown tag is ignored.', `An unknown tag is ignored. ${sentence}`);
  const errors = await checkDescription(FIXTURE, copy.dir);
  expect(errors.filter(({rule}) => rule === 'named-property')).toEqual([]);
});
