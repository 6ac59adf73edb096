import {describe, expect, it} from 'vitest';
import {checkDescription} from './check';
import {hasHtml} from './documentRules';
import {corrupted, FIXTURE, temporaryFolder} from '@ecosystems-docs/openapi-docs/testing';
import {isVerb} from './verbs';

const dir = temporaryFolder();

const CASES: [rule: string, search: string, replacement: string, message: RegExp, fix?: RegExp][] = [
  ['summary', 'summary: List books', 'summary: Books', /The summary "Books" does not start with a verb/],
  ['summary', 'summary: List books', 'summary: List books.', /ends with a full stop/],
  ['summary', 'summary: List books', `summary: List ${'very '.repeat(20)}many books`, /has 115 characters/],
  [
    'operation-description',
    '      description: Lists the books. Use it to browse.\n',
    '',
    /should contain `description`/,
  ],
  ['parameter-description', '          description: Who asks.\n', '', /Parameter object description must be present/],
  ['parameter', '          example: ada\n', '', /Parameter `X-Reader` has no example/, /Write one `example`/],
  ['parameter', 'schema: { type: string, default: dune }', 'schema: { default: dune }', /Parameter `q` has no type/],
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
  ['examples', 'none: { summary: No book, value', 'none: { value', /Example `none` has no summary/],
  ['examples', "x-recorded: '2026-11-20'", 'x-recorded: today', /`x-recorded` is not a day/],
  ['hints', 'x-redirects-to: getJob', 'x-redirects-to: readJob', /There is no operation readJob/],
  ['hints', '      x-redirects-to: getJob\n', '', /only success is a redirect/],
  ['hints', 'x-client-name: startJob', 'x-client-name: job', /The name "job" does not start with a verb/],
  ['hints', 'x-client-name: startJob', 'x-client-name: getJob', /The name "getJob" .* is taken/],
  ['hints', 'x-past-end: not-found', 'x-past-end: empty', /`x-past-end` is unknown/],
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
  [
    'copies',
    'description: Answers to it. }',
    "description: Answers to it., x-copied: {atMost: 100, evidence: 'a.rb:1'} }",
    /`x-copied.call` is missing/,
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
    'statuses',
    '      x-no-404: An unknown number is added.\n',
    '',
    /has a path parameter and does not list the status 404/,
  ],
  [
    'headers',
    "        '301':\n          description: Redirect to where the book is now (`Location`).\n          x-headers: [location]\n",
    "        '301':\n          description: Redirect to where the book is now (`Location`).\n",
    /The response 301 has no Location header/,
  ],
  [
    'headers',
    '          x-headers: [paging]\n',
    '',
    /has the parameter `page`, but its response has no pagination headers/,
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
  [
    'meaning',
    'counts: { type: object, additionalProperties: { type: number }, description',
    'counts: { description',
    /Property `counts` has no type/,
  ],
  ['meaning', '      description: Who wrote it.\n', '', /Schema `Author` has no description/],
  ['shape', 'enum: [lent, there, null]', 'enum: [lent, there]', /The type allows null, but `enum` does not/],
  [
    'shape',
    'metadata: { type: object, additionalProperties: true,',
    'metadata: { type: object,',
    /The object does not say what it contains/,
  ],
  ['shape', "pattern: '^[a-z]+$'", "pattern: '^[a-z'", /The pattern is not a regular expression/],
  ['operation-id', 'operationId: searchBooks', 'operationId: search_books', /is not in camelCase/],
  [
    'operation-id',
    'operationId: searchBooks',
    'operationId: booksSearch',
    /The operationId "booksSearch" does not start with a verb/,
  ],
  [
    'operation-operationId-unique',
    'operationId: getBook',
    'operationId: listBooks',
    /Every operation must have a unique `operationId`/,
  ],
  [
    'operation-tag-defined',
    'tags: [Run a job]\n      x-effect: creates',
    'tags: [Run]\n      x-effect: creates',
    /should be defined in global tags/,
  ],
  [
    'operation-singular-tag',
    'tags: [Run a job]\n      x-effect: creates',
    'tags: [Run a job, Find a book]\n      x-effect: creates',
    /should have only one tag/,
  ],
  ['service', '  - { name: Run a job,', '  - { name: Jobs,', /The tag "Jobs" does not start with a verb/],
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
  ['provenance', "read: '2026-11-21'", 'read: yesterday', /`x-provenance.read`/],
  ['differences', 'operations: [searchBooks]', 'operations: [findBooks]', /There is no operation findBooks/],
  [
    'differences',
    "evidence: ['db/schema.rb:7']",
    "evidence: ['db/schema.rb']",
    /"db\/schema.rb" does not have the form path:line/,
    /app\/models\/package.rb:42/,
  ],
  ['differences', "evidence: ['db/schema.rb:7']", 'evidence: []', /has no evidence/],
  ['differences', 'id: title-is-text', 'id: books-search', /another difference with the id books-search/],
  ['differences', "'property Book.title'", "'Book.title'", /"Book.title" is not a structural fact/],
  ['differences', "'operation GET /books/search'", "'operation GET /books*'", /is not a structural fact/],
  ['differences', '    why: The column holds text.\n', '', /`why` of a difference is missing/],
  ['text', 'Use it to browse.', 'Use it to <b>browse</b>.', /`description` contains HTML/],
  ['text', 'An unknown tag is ignored.', 'An unknown <br/> tag is ignored.', /`x-caveats` contains HTML/],
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

  it('asks for no example of a state that a job cannot have', async () => {
    const copy = corrupted(
      dir,
      'enum: [pending, complete, error], description',
      'enum: [complete, error], description',
    );
    const errors = await checkDescription(FIXTURE, copy.dir);
    expect(errors.map(({message}) => message)).toEqual([
      expect.stringContaining('Example `pending` at status must be one of'),
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

describe('isVerb', () => {
  it.each(['List books', 'lookupPackage', 'Look up'])('knows %s', (text) => expect(isVerb(text)).toBe(true));
  it.each(['Books', 'listing', ''])('does not know %s', (text) => expect(isVerb(text)).toBe(false));
});
