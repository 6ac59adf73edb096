import {describe, expect, it} from 'vitest';
import {corrupted, FIXTURE, temporaryFolder} from '@ecosystems-docs/openapi-docs/testing';
import {checkDescription} from './check';

const dir = temporaryFolder();
const SHARED = 'shared/components.yaml';

/** A wording that another form of the fact replaces, where it is, and what the error says. */
const CASES: [search: string, replacement: string, message: RegExp, file?: string][] = [
  ['Page to return. Starts at 1.', 'Page number. Integer, 1 or greater.', /`page` says "Page number/, SHARED],
  ['name: q\n', 'name: per_page\n', /`per_page` says "Words\."/],
  [
    'name: q\n          in: query\n          required: true\n          description: Words.',
    'name: order\n          in: query\n          required: true\n          description: "`asc` or `desc`. Default: `desc`."',
    /repeats the default of the schema/,
  ],
  ['Number of the book. Encode `/` as `%2F`.', 'Number of the book.', /The value can contain a slash/],
  ['schema: { type: string, default: dune }', 'schema: { type: string, format: date-time }', /The value is a time/],
  ['description: Words.', 'description: Words. In any case. In any order.', /The description has 3 sentences/],
  ['description: Lists the books.', 'description: Use it.', /does not begin with what the operation does/],
  ['summary: List books', 'summary: List books (always empty)', /The summary has a bracket/],
  ['Has no effect on its state.', 'Old.', /A deprecated operation does not say why/],
  ['An unknown tag is ignored.', 'The order is not fixed.', /An order that is not stable/],
  ['description: The books.', 'description: Books.', /The response 200 says "Books\."/],
  ['Book or job not found.', 'Record not found.', /The response 404 says "Record not found\."/, SHARED],
];

describe('one sentence for each fact', () => {
  it.each(CASES)('refuses %s → %s', async (search, replacement, message, file) => {
    const errors = await checkDescription(FIXTURE, corrupted(dir, search, replacement, file).dir);
    const found = errors.filter((error) => message.test(error.message));
    expect(errors.map((error) => error.message)).toEqual(expect.arrayContaining([expect.stringMatching(message)]));
    expect(found[0]?.rule).toMatch(/^(?:operation|parameter)-wording$/);
    expect(found[0]?.fix).not.toBe('');
  });

  it('takes the description beside a reference for that of the response', async () => {
    const copy = corrupted(dir, 'Book or job not found.', 'Record not found.', SHARED);
    const errors = await checkDescription(FIXTURE, copy.dir);
    const specific = corrupted(
      dir,
      "'404': { $ref: './shared/components.yaml#/components/responses/NotFound' }",
      "'404': { $ref: './shared/components.yaml#/components/responses/NotFound', description: Record not found. }",
    );
    expect(errors.length).toBeGreaterThan(1);
    expect(await checkDescription(FIXTURE, specific.dir)).toEqual([
      expect.objectContaining({rule: 'operation-wording', line: specific.line}),
    ]);
  });
});
