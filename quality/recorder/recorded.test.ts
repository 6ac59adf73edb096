import {describe, expect, it} from 'vitest';
import {loadAll} from '@ecosystems-docs/openapi-docs/node';
import type {Json, Schema} from '@ecosystems-docs/openapi-docs';
import {validateValue} from '@ecosystems-docs/openapi-docs/facts';

/** Every example that was recorded from a live API, with the schema of its response. */
const recordings = loadAll().flatMap(({operations}) =>
  operations.flatMap((operation) =>
    operation.responses.flatMap(({status, content}) =>
      content.flatMap(({schema, examples}) =>
        examples
          .filter(({recorded}) => recorded !== undefined)
          .map((example) => ({
            name: `${operation.api}/${operation.id} ${status} ${example.key}`,
            schema,
            value: example.value,
          })),
      ),
    ),
  ),
);

/** The object that a recording is or lists, with its schema; undefined for an empty list and for texts. */
function record(schema: Schema, value: Json): {schema: Schema; value: Record<string, Json>} | undefined {
  if (Array.isArray(value)) return value[0] === undefined || !schema.items ? undefined : record(schema.items, value[0]);
  return typeof value === 'object' && value !== null && schema.properties ? {schema, value} : undefined;
}

const WRONG: Schema = {types: ['object'], nullable: false, properties: []};

describe('recorded responses', () => {
  it('are of ten operations or more', () => {
    expect(new Set(recordings.map(({name}) => name)).size).toBeGreaterThanOrEqual(10);
  });

  it.each(recordings)('$name fits its schema, with no property that it does not describe', ({schema, value}) => {
    expect(validateValue(schema, value)).toEqual([]);
  });

  it.each(recordings.filter(({schema, value}) => record(schema, value)))(
    '$name fails where a type in its schema changes',
    ({schema, value}) => {
      const {schema: own, value: object} = record(schema, value)!;
      for (const property of own.properties!) {
        if (
          object[property.name] === undefined ||
          object[property.name] === null ||
          typeof object[property.name] === 'object'
        )
          continue;
        const changed: Schema = {
          ...own,
          properties: own.properties!.map((one) => (one === property ? {...one, schema: WRONG} : one)),
        };
        expect(
          validateValue(changed, object).map(({path}) => path[0]),
          property.name,
        ).toContain(property.name);
      }
    },
  );

  it.each(recordings.filter(({schema, value}) => record(schema, value)))(
    '$name fails where its schema lacks a property',
    ({schema, value}) => {
      const {schema: own, value: object} = record(schema, value)!;
      const [gone] = Object.keys(object);
      const changed: Schema = {...own, properties: own.properties!.filter(({name}) => name !== gone)};
      expect(validateValue(changed, object)).toContainEqual(
        expect.objectContaining({message: `has the property \`${gone}\`, which the schema does not describe`}),
      );
    },
  );
});
