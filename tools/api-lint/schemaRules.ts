import type {Oas3Rule} from '@redocly/openapi-core';
import {isMapping, type Mapping} from '../../src/openapi/build/cursor';

const TYPED = ['type', 'const', 'oneOf', 'anyOf', 'allOf'];

/** Every property and every named schema says what it is. */
const meaning: Oas3Rule = () => ({
  SchemaProperties: {
    enter(properties, {location, report, resolve}) {
      for (const [name, from] of Object.entries(properties)) {
        if (!isMapping(from)) continue;
        const found: unknown = resolve(from).node;
        const schema: Mapping = isMapping(found) ? found : {};
        const at = location.child([name]).key();
        const description = from.description ?? schema.description;
        if (typeof description !== 'string' || description.trim() === '') {
          report({
            message: `Property \`${name}\` has no description.`,
            suggest: ['Say in one line what it means.'],
            location: at,
          });
        }
        if (!TYPED.some((key) => Object.hasOwn(schema, key))) {
          report({
            message: `Property \`${name}\` has no type.`,
            suggest: ["Write its `type`, for example `[string, 'null']`."],
            location: at,
          });
        }
      }
    },
  },
  NamedSchemas: {
    enter(schemas, {location, report}) {
      for (const [name, schema] of Object.entries(schemas)) {
        if (isMapping(schema) && typeof schema.description !== 'string' && !Object.hasOwn(schema, '$ref')) {
          report({
            message: `Schema \`${name}\` has no description.`,
            suggest: ['Say in one line what it is.'],
            location: location.child([name]).key(),
          });
        }
      }
    },
  },
});

/** Traps of JSON Schema. */
const shape: Oas3Rule = () => ({
  Schema: {
    enter(node, {location, report}) {
      const schema = node as unknown as Mapping;
      const types = Array.isArray(schema.type) ? schema.type : [schema.type];
      if (types.includes('null') && Array.isArray(schema.enum) && !schema.enum.includes(null)) {
        report({
          message: 'The type allows null, but `enum` does not.',
          suggest: ['Add `null` to `enum`, or take `null` out of the type.'],
          location: location.child(['enum']),
        });
      }
      const isObject = types.includes('object');
      const says = ['properties', 'additionalProperties', 'allOf', 'oneOf', 'anyOf'].some((key) =>
        Object.hasOwn(schema, key),
      );
      if (isObject && !says) {
        report({
          message: 'The object does not say what it contains.',
          suggest: ['Describe its `properties`; for a free-form object write `additionalProperties: true`.'],
          location: location.child(['type']),
        });
      }
      if (types.includes('array') && !Object.hasOwn(schema, 'items')) {
        report({
          message: 'The array does not say what it contains.',
          suggest: ['Describe its `items`; for anything write `items: {}`.'],
          location: location.child(['type']),
        });
      }
      if (Object.hasOwn(schema, 'properties') && (Object.hasOwn(schema, 'oneOf') || Object.hasOwn(schema, 'anyOf'))) {
        report({
          message: '`properties` stands beside alternatives.',
          suggest: ['Write the properties out in each alternative, so that it is clear what each allows.'],
          location: location.child(['properties']).key(),
        });
      }
      if (Object.hasOwn(schema, 'pattern')) {
        try {
          new RegExp(String(schema.pattern), 'u');
        } catch {
          report({
            message: 'The pattern is not a regular expression.',
            suggest: ['Correct it.'],
            location: location.child(['pattern']),
          });
        }
      }
    },
  },
});

/** The rules about schemas. */
export const schemaRules: Record<string, Oas3Rule> = {meaning, shape};
