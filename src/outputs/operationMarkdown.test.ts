import {describe, expect, it} from 'vitest';
import type {Operation, Schema} from '@ecosystems-docs/openapi-docs';
import {load} from '@ecosystems-docs/openapi-docs/node';
import {FIXTURE, FIXTURES} from '@ecosystems-docs/openapi-docs/testing';
import {code, valueText} from '@ecosystems-docs/openapi-docs/words';
import {findOperation, operationsInOrder} from '../api/node/descriptions';
import {renderOperation} from './operationMarkdown';

/** What the model says, gathered without any of the code under test: beginnings of lines, values, and blocks of code. */
function expected({parameters, requestBody, responses}: Operation): {short: string[]; full: string[]} {
  const inside = (schema: Schema): string[] => [
    ...(schema.enum ?? []).map((value) => code(valueText(value))),
    ...[schema.items, schema.additionalProperties, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].flatMap((part) =>
      typeof part === 'object' ? inside(part) : [],
    ),
    ...(schema.recursive ? [] : (schema.properties ?? [])).flatMap(({name, schema: inner}) => [
      `${name}\` (`,
      ...inside(inner),
    ]),
  ];
  // What every operation has is said once, at the end.
  const own = responses.filter(({status}) => status !== '429');
  const short = [
    ...parameters.flatMap(({name, schema}) => [`\n- ${code(name)} (`, ...inside(schema)]),
    ...(requestBody?.content ?? []).flatMap(({schema}) => inside(schema)),
    ...own.flatMap(({status, content}) => [
      `\n### ${status}`,
      ...content.flatMap(({schema}) => (schema.items ?? schema).properties ?? []).map(({name}) => name),
    ]),
  ];
  const full = own.flatMap(({headers, content}) => [
    ...headers.filter(({name}) => !name.startsWith('X-RateLimit-')).map(({name}) => `\n- ${code(name)} (`),
    ...content.flatMap(({schema, examples}) => [
      ...inside(schema),
      ...examples.map(({value}) => (typeof value === 'string' ? value : JSON.stringify(value, null, 2))),
    ]),
  ]);
  return {short, full: [...short, ...full]};
}

const missing = (text: string, parts: readonly string[]): string[] => parts.filter((part) => !text.includes(part));

describe('the Markdown of an operation', () => {
  it('holds what the model holds: the short form without meanings, headers and examples', () => {
    for (const operation of operationsInOrder()) {
      const name = `${operation.api}/${operation.id}`;
      const {short, full} = expected(operation);
      expect(missing(renderOperation(operation, 'short'), short), name).toEqual([]);
      const text = renderOperation(operation);
      expect(missing(text, full), name).toEqual([]);
      expect(text, name).not.toMatch(/\]\((op:|link:|\/|#)/);
    }
  });

  const api = load(FIXTURE, FIXTURES);
  const texts = new Map(
    api.operations.map((operation) => [
      operation.id,
      renderOperation({...operation, service: 'packages', redirectsTo: undefined}),
    ]),
  );

  it('has every default, limit and pattern of a description that has all of them', () => {
    const text = [...texts.values()].join('\n').toLowerCase();
    for (const value of ['Default: `1`', 'Always `book`', 'Pattern: `^[a-z]+$`', 'At least 2', 'at most 3 items'])
      expect(text).toContain(value.toLowerCase());
  });

  it('says first that an operation is deprecated', () => {
    expect(texts.get('getBook')).toContain("\n**Notes**\n\n- Deprecated. Don't use it in new code.\n");
    expect([...texts].filter(([, text]) => text.includes('- Deprecated.')).map(([id]) => id)).toEqual(['getBook']);
  });

  it.each([
    ['commits/repositoriesLookup', 'Leads to [', /Properties[^\n]*\bdds number/],
    ['diff/createJob', '1. **Create the job**: ', /2\. \[Get the job\]\(https:[^)]*\/get-job\.md\)/],
    ['commits/pingRepository', 'Always `pong`, even if no sync was queued.\n', /^(?!.*queued\. Always `pong`)/s],
  ])('of %s says what belongs to it', (reference, sentence, pattern) => {
    const operation = findOperation(reference);
    expect(renderOperation(operation, reference.startsWith('commits/ping') ? 'whole' : 'short')).toContain(sentence);
    expect(renderOperation(operation, 'short')).toMatch(pattern);
  });
});
