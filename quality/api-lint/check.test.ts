import {relative} from 'node:path';
import {describe, expect, it} from 'vitest';
import {formatError} from '@ecosystems-docs/openapi-docs/node';
import {checkDescription} from './check';
import {corrupted, FIXTURE, FIXTURES, temporaryFolder} from '@ecosystems-docs/openapi-docs/testing';

const dir = temporaryFolder();

/** What the check says after a change, as `line rule: message`. */
async function problems(search: string, replacement: string): Promise<string[]> {
  const copy = corrupted(dir, search, replacement);
  const errors = await checkDescription(FIXTURE, copy.dir);
  return errors.map((error) => `${error.line - copy.line} ${error.rule}: ${error.message}`);
}

describe('checkDescription', () => {
  it('finds nothing wrong with the fixture, which uses every construct', async () => {
    expect(await checkDescription(FIXTURE, FIXTURES)).toEqual([]);
  });

  it('names file, line, pointer and fix', async () => {
    const copy = corrupted(dir, 'value: { title: Dune, pages: 412 }', 'value: { title: Dune, pages: many }');
    const [error] = await checkDescription(FIXTURE, copy.dir);
    expect(error).toMatchObject({
      file: copy.file,
      line: copy.line,
      rule: 'example-valid',
      pointer: '#/components/requestBodies/NewBook/content/application~1json/examples/typical/value/pages',
      message: 'Example `typical` at pages must be integer.',
      fix: 'Correct the example, or the schema if the code returns this.',
    });
    expect(error && formatError(error)).toContain(
      `${relative(process.cwd(), copy.file).startsWith('..') ? copy.file : ''}:${copy.line} example-valid: `,
    );
  });

  it.each([
    [
      'an unknown property',
      '{ title: Emma, pages: 9 }',
      '{ title: Emma, page: 9 }',
      /example-valid: Example `two` at 1 has the property `page`, which the schema does not describe/,
    ],
    [
      'a missing property',
      'value: { error: not found }',
      'value: {}',
      /example-valid: Example `unknown` lacks the required property `error`/,
      'shared/components.yaml',
    ],
    [
      'a wrong value deep in a recursion',
      '{ text: Indeed, replies: [] }',
      '{ text: Indeed, replies: none }',
      /at 0.comments.0.replies.0.replies must be array/,
    ],
    ['a value that is not in enum', 'state: lent', 'state: lost', /at 0.state must be one of "lent", "there", null/],
    [
      'the example of a header',
      'example: 5000',
      'example: many',
      /The example of header `X-RateLimit-Limit` must be integer/,
      'shared/components.yaml',
    ],
  ])('refuses %s in an example', async (_, search, replacement, expected, file?: string) => {
    const copy = corrupted(dir, search, replacement, file);
    const errors = await checkDescription(FIXTURE, copy.dir);
    expect(errors.map((error) => `${error.rule}: ${error.message}`)).toEqual(
      expect.arrayContaining([expect.stringMatching(expected)]),
    );
    expect(errors.filter((error) => error.file === copy.file)).not.toEqual([]);
  });

  it('refuses a reference that leads nowhere', async () => {
    expect(
      await problems(
        "items: { $ref: '#/components/schemas/Book' } }",
        "items: { $ref: '#/components/schemas/Boook' } }",
      ),
    ).toEqual(['0 ref: The reference #/components/schemas/Boook does not resolve.']);
  });

  it('refuses a reference out of the repository and one in a circle', async () => {
    expect(
      await problems(
        'Record:\n      description: What every record has.\n      type: object',
        "Record:\n      $ref: '#/components/schemas/Record'\n      type: object",
      ),
    ).toContainEqual(expect.stringContaining('ref: The reference points back to itself.'));
    expect(
      await problems("$ref: '#/components/examples/Dune'", "$ref: 'https://example.com/dune.yaml'"),
    ).toContainEqual(expect.stringContaining('points outside this repository'));
  });

  it('refuses broken YAML with the line, and an alias without its anchor', async () => {
    expect(await problems('summary: List books', 'summary: "List books')).not.toEqual([]);
    expect(await problems('value: [*book]', 'value: [*boook]')).toEqual([
      '0 yaml: The alias *boook has no anchor before it.',
    ]);
    expect(
      await problems('description: Lists the books. Use it', 'description: Lists: the books. Use it'),
    ).toContainEqual(expect.stringMatching(/^0 yaml: Not valid YAML/));
  });
});
