import {describe, expect, it} from 'vitest';
import {checkDescription} from './check';
import {hasHtml} from './documentRules';
import {corrupted, FIXTURE, temporaryFolder} from '@ecosystems-docs/openapi-docs/testing';

const dir = temporaryFolder();

const CASES: [rule: string, search: string, replacement: string, message: RegExp, fix?: RegExp][] = [
  ['summary', 'summary: List books', 'summary: Books', /The summary "Books" does not start with a verb/],
  ['summary', 'summary: Search books', 'summary: List books', /Another operation has the summary "list books"/],
  ['summary', 'summary: List books', `summary: List ${'x'.repeat(56)}`, /The summary has 61 characters/],
  ['parameter', 'Number of the book. Encode `/` as `%2F`.', 'Number of the book.', /The value can contain a slash/],
  [
    'parameter',
    'schema: { type: string, default: dune }',
    'schema: { type: string, format: date-time }',
    /The value is a time/,
  ],
  ['deprecation', 'Has no effect on its state.', 'Old.', /A deprecated operation does not say why/],
  [
    'operation-description',
    '      description: Lists the books. Use it to browse.\n',
    '',
    /should contain `description`/,
  ],
  ['parameter-description', '          description: Who asks.\n', '', /Parameter object description must be present/],
  ['parameter', '          example: ada\n', '', /Parameter `X-Reader` has no example/, /Write one `example`/],
  [
    'examples',
    '\n              examples:\n                typical: { summary: One line, value: "7,Dune" }',
    '',
    /The response 200 \(text\/csv\) has no example/,
  ],
  ['examples', 'error: { summary: Failed,', 'failed: { summary: Failed,', /The job has no example of the state error/],
  [
    'examples',
    'none: { summary: No book,',
    'No-book: { summary: No book,',
    /The key of example "No-book" is not in lowerCamelCase/,
  ],
  ['examples', "x-recorded: '2026-11-20'", 'x-recorded: today', /`x-recorded` is not a day/],
  ['hints', 'x-redirects-to: getJob', 'x-redirects-to: readJob', /There is no operation readJob/],
  ['hints', 'x-client-name: startJob', 'x-client-name: getJob', /The name "getJob" .* is taken/],
  [
    'copies',
    'description: Answers to it. }',
    'description: Answers to it from Repositories. }',
    /`replies` is copied from another service, and nothing says how much of it/,
    /Add `x-copied`/,
  ],
  [
    'copies',
    'description: Answers to it. }',
    "description: Answers to it. At most 50., x-copied: {call: GET https://library.example.com, atMost: 100, evidence: 'a.rb:1'} }",
    /The description of `replies` doesn't say its cap/,
    /At most 100/,
  ],
  ['header-example', '              example: \'"abc"\'\n', '', /Header `ETag` has no example/],
  [
    'statuses',
    "        '304': { description: 'Not modified since your `If-None-Match` or `If-Modified-Since`.' }\n        '429': { $ref: './shared/components.yaml#/components/responses/TooManyRequests' }\n",
    "        '304': { description: 'Not modified since your `If-None-Match` or `If-Modified-Since`.' }\n",
    /does not list the status 429/,
    /TooManyRequests/,
  ],
  [
    'headers',
    "        '301':\n          description: Redirect to where the book is now (`Location`).\n          x-headers: [location]\n",
    "        '301':\n          description: Redirect to where the book is now (`Location`).\n",
    /The response 301 has no Location header/,
  ],
  ['headers', 'x-headers: [retry]', 'x-headers: [later]', /There is no header set `later`/, /paging, retry, location/],
  [
    'struct',
    "'304': { description: 'Not modified since your `If-None-Match` or `If-Modified-Since`.' }",
    "'304': {}",
    /The field `description` must be present/,
  ],
  [
    'meaning',
    "isbn: { type: [string, 'null'], deprecated: true, description: Its number. }",
    "isbn: { type: [string, 'null'], deprecated: true }",
    /Property `isbn` has no description/,
  ],
  ['shape', 'enum: [lent, there, null]', 'enum: [lent, there]', /The type allows null, but `enum` does not/],
  [
    'shape',
    'metadata: { type: object, additionalProperties: true,',
    'metadata: { type: object,',
    /The object does not say what it contains/,
  ],
  ['operation-id', 'operationId: searchBooks', 'operationId: search_books', /is not in camelCase/],
  [
    'operation-tag-defined',
    'tags: [Run a job]\n      x-effect: creates',
    'tags: [Run]\n      x-effect: creates',
    /should be defined in global tags/,
  ],
  ['service', 'x-service: library\n', '', /`x-service` is missing/],
  ['effect', 'x-effect: queues', 'x-effect: maybe', /`x-effect` is missing or unknown/],
  ['effect', ' It queues a sync of unknown books.', '', /`x-effect` is `queues`, but no sentence says it/],
  [
    'provenance',
    'commit: 0123456789abcdef0123456789abcdef01234567',
    "commit: '0123456'",
    /`x-provenance.commit` is missing or malformed/,
    /full commit id/,
  ],
  ['differences', 'operations: [searchBooks]', 'operations: [findBooks]', /There is no operation findBooks/],
  [
    'differences',
    "evidence: ['db/schema.rb:7']",
    "evidence: ['db/schema.rb']",
    /"db\/schema.rb" does not have the form path:line/,
    /app\/models\/package.rb:42/,
  ],
  ['differences', 'id: title-is-text', 'id: books-search', /another difference with the id books-search/],
  ['differences', "'property Book.title'", "'Book.title'", /"Book.title" is not a structural fact/],
  ['differences', '    why: The column holds text.\n', '', /`why` of a difference is missing/],
  ['text', 'Use it to browse.', 'Use it to <b>browse</b>.', /`description` contains HTML/],
];

describe('the rules of a description', () => {
  it.each(CASES)('%s: %s', async (rule, search, replacement, message, fix) => {
    const errors = await checkDescription(FIXTURE, corrupted(dir, search, replacement).dir);
    const found = errors.filter((error) => message.test(error.message));
    expect(errors.map((error) => error.message)).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
    expect(found[0]?.rule).toBe(rule);
    expect(found[0]?.fix).not.toBe('');
    if (fix) expect(found[0]?.fix).toMatch(fix);
  });

  it('points at the recorded difference that is malformed', async () => {
    const copy = corrupted(dir, "evidence: ['db/schema.rb:7']", "evidence: ['db/schema.rb']");
    expect(await checkDescription(FIXTURE, copy.dir)).toEqual([
      expect.objectContaining({file: copy.file, line: copy.line, pointer: '#/x-differences/1/evidence/0'}),
    ]);
  });

  it('refuses a component that nothing uses', async () => {
    const copy = corrupted(dir, '    Shelf:\n', '    Unused: { description: Nothing., type: string }\n    Shelf:\n');
    expect(await checkDescription(FIXTURE, copy.dir)).toEqual([
      expect.objectContaining({rule: 'no-unused-components', line: copy.line}),
    ]);
  });
});

describe('hasHtml', () => {
  it.each(['a <b>bold</b>', '<br>', '<!-- note -->', 'a <a href="x">link</a>'])('finds %s', (text) =>
    expect(hasHtml(text)).toBe(true),
  );
  it.each(['`<b>`', 'a < b > c', '<https://example.com>', '```\n<b>\n```'])('lets pass %s', (text) =>
    expect(hasHtml(text)).toBe(false),
  );
});
