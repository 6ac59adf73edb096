import {describe, expect, it} from 'vitest';
import type {ApiDescription, Operation, Schema} from '@ecosystems-docs/openapi-docs';
import {valueText} from '@ecosystems-docs/openapi-docs/words';
import {load} from '@ecosystems-docs/openapi-docs/node';
import {FIXTURE, FIXTURES} from '@ecosystems-docs/openapi-docs/testing';
import {loadDescriptions} from '../api/node/descriptions';
import {renderOperation} from './operationFull';
import {readOperation, type ReadOperation} from './operationFull.testing';

/** What the model says, gathered without any of the code under test. */
function expected(operation: Operation): ReadOperation {
  const found: ReadOperation = {
    parameters: new Set(),
    statuses: new Set(),
    properties: new Set(),
    headers: new Set(),
    enums: new Set(),
    examples: [],
  };
  // What every operation has is said once, at the end.
  const own = operation.responses.filter(({status}) => status !== '429');
  const parts = (schema: Schema): Schema[] =>
    [schema.items, schema.additionalProperties, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])].filter(
      (part) => typeof part === 'object',
    );
  const enums = (schema: Schema, subject: string): void => {
    for (const value of schema.enum ?? []) found.enums.add(`${subject}: ${valueText(value)}`);
    for (const part of parts(schema)) enums(part, subject);
  };
  const properties = (schema: Schema, place: string, path: readonly string[]): void => {
    if (schema.recursive) return;
    for (const property of schema.properties ?? []) {
      const inner = [...path, property.name];
      found.properties.add(`${place} ${inner.join('.')}`);
      enums(property.schema, `${place} ${inner.join('.')}`);
      properties(property.schema, place, inner);
    }
    for (const part of parts(schema)) properties(part, place, path);
  };
  for (const {name, in: place, schema} of operation.parameters) {
    found.parameters.add(`${place} ${name}`);
    enums(schema, `${place} ${name}`);
  }
  const bodies = [
    ...(operation.requestBody ? [{place: 'body', content: operation.requestBody.content}] : []),
    ...own.map(({status, content}) => ({place: status, content})),
  ];
  for (const {place, content} of bodies) {
    for (const {schema, examples} of content) {
      enums(schema, `${place} (body)`);
      properties(schema, place, []);
      // The samples send the first of a request.
      found.examples.push(...examples.slice(place === 'body' ? 1 : 0).map(({value}) => value));
    }
  }
  for (const {status, headers} of own) {
    found.statuses.add(status);
    for (const {name, schema} of headers.filter((header) => !header.name.startsWith('X-RateLimit-'))) {
      found.headers.add(`${status} ${name}`);
      enums(schema, `${status} ${name}`);
    }
  }
  return found;
}

describe('the Markdown of an operation', () => {
  const all = loadDescriptions().flatMap((api) =>
    api.operations.map((operation): [string, Operation, ApiDescription] => [
      `${api.id}/${operation.id}`,
      operation,
      api,
    ]),
  );

  it.each(all)('%s holds what the model holds', (_, operation, api) => {
    expect(readOperation(renderOperation(operation, api))).toEqual(expected(operation));
  });

  it('has every default, limit and pattern of a description that has all of them', () => {
    const api = load(FIXTURE, FIXTURES);
    const text = api.operations
      .map((operation) => renderOperation({...operation, service: 'packages'}, api))
      .join('\n');
    for (const value of ['Default: `1`', 'Always `book`', 'Pattern: `^[a-z]+$`', 'At least 2', 'at most 3 items'])
      expect(text.toLowerCase()).toContain(value.toLowerCase());
  });

  it('says first that an operation is deprecated', () => {
    const api = load(FIXTURE, FIXTURES);
    const texts = new Map(
      api.operations.map((operation) => [operation.id, renderOperation({...operation, service: 'packages'}, api)]),
    );
    expect(texts.get('getBook')).toContain("\n## Notes\n\n- Deprecated. Don't use it in new code.\n");
    expect([...texts].filter(([, text]) => text.includes('- Deprecated.')).map(([id]) => id)).toEqual(['getBook']);
  });

  it('leaves no address that only this site understands', () => {
    for (const [name, operation, api] of all)
      expect(renderOperation(operation, api), name).not.toMatch(/\]\((op:|link:|\/|#)/);
  });
});
