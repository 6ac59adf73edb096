import type {Oas3Rule} from '@redocly/openapi-core';
import {isMapping, type Mapping} from '../../src/openapi/node/cursor';
import {isBlank, rule} from './rule';

const hasOne = (schema: Mapping, ...keys: string[]): boolean => keys.some((key) => Object.hasOwn(schema, key));

/** Requires a description of every property and every named schema. */
const meaning = rule({
  SchemaProperties(properties, {fail, resolve}) {
    for (const [name, from] of Object.entries(properties)) {
      if (!isMapping(from)) continue;
      const schema = resolve(from);
      if (isBlank(from.description ?? schema.description))
        fail(`Property \`${name}\` has no description.`, 'Say in one line what it means.', name);
      if (!hasOne(schema, 'type', 'const', 'oneOf', 'anyOf', 'allOf'))
        fail(`Property \`${name}\` has no type.`, "Write its `type`, for example `[string, 'null']`.", name);
    }
  },
  NamedSchemas(schemas, {fail}) {
    for (const [name, schema] of Object.entries(schemas)) {
      if (isMapping(schema) && typeof schema.description !== 'string' && !Object.hasOwn(schema, '$ref'))
        fail(`Schema \`${name}\` has no description.`, 'Say in one line what it is.', name);
    }
  },
});

function isPattern(value: unknown): boolean {
  try {
    new RegExp(String(value), 'u');
    return true;
  } catch {
    return false;
  }
}

/** Traps of JSON Schema. */
const shape = rule({
  Schema(schema, {fail}) {
    const types = [schema.type].flat();
    if (types.includes('null') && Array.isArray(schema.enum) && !schema.enum.includes(null))
      fail(
        'The type allows null, but `enum` does not.',
        'Add `null` to `enum`, or take `null` out of the type.',
        'enum',
      );
    if (types.includes('object') && !hasOne(schema, 'properties', 'additionalProperties', 'allOf', 'oneOf', 'anyOf'))
      fail(
        'The object does not say what it contains.',
        'Describe its `properties`; for a free-form object write `additionalProperties: true`.',
        'type',
      );
    if (types.includes('array') && !Object.hasOwn(schema, 'items'))
      fail('The array does not say what it contains.', 'Describe its `items`; for anything write `items: {}`.', 'type');
    if (Object.hasOwn(schema, 'properties') && hasOne(schema, 'oneOf', 'anyOf'))
      fail(
        '`properties` stands beside alternatives.',
        'Write the properties out in each alternative, so that it is clear what each allows.',
        'properties',
      );
    if (Object.hasOwn(schema, 'pattern') && !isPattern(schema.pattern))
      fail('The pattern is not a regular expression.', 'Correct it.', 'pattern');
  },
});

/** The rules about schemas. */
export const schemaRules: Record<string, Oas3Rule> = {meaning, shape};
