import type {Schema} from '../model';

/** A JSON Schema (2020-12) as plain data. */
type JsonSchema = Record<string, unknown>;

/** The format keywords of OpenAPI that say how a number is stored, not how a text looks; JSON Schema does not know them. */
const STORAGE_FORMATS = new Set(['int32', 'int64', 'float', 'double', 'binary', 'byte', 'password']);

/**
 * A strict JSON Schema of a model schema: an object may hold no property that
 * it does not describe, unless `additionalProperties` says so. Named schemas
 * become definitions, so recursion is kept.
 */
export function toStrictJsonSchema(schema: Schema): JsonSchema {
  const definitions: Record<string, JsonSchema> = {};
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    ...convert(schema, definitions),
    $defs: definitions,
  };
}

/** A schema, or a reference to the definition of a named one. */
function convert(schema: Schema, definitions: Record<string, JsonSchema>): JsonSchema {
  const {name} = schema;
  if (name === undefined) return inline(schema, definitions);
  if (!definitions[name]) {
    // Taken before its parts are converted, so that a schema in itself ends here. One that encloses the converted part
    // is not known here: it allows anything.
    definitions[name] = {};
    // Leaves null to each use of the schema.
    if (!schema.recursive) definitions[name] = inline({...schema, nullable: false}, definitions);
  }
  const reference = {$ref: `#/$defs/${encodeURIComponent(name)}`};
  return schema.nullable ? {anyOf: [reference, {type: 'null'}]} : reference;
}

/** Keywords that mean the same in the model as in JSON Schema. */
const SAME = ['const', 'minimum', 'maximum', 'minLength', 'maxLength', 'pattern', 'minItems', 'maxItems'] as const;

function inline(schema: Schema, definitions: Record<string, JsonSchema>): JsonSchema {
  const result: JsonSchema = {};
  const types: string[] = [...schema.types];
  if (schema.nullable && types.length > 0) types.push('null');
  if (types.length > 0) result.type = types;
  if (schema.format !== undefined && !STORAGE_FORMATS.has(schema.format)) result.format = schema.format;
  if (schema.enum) result.enum = schema.nullable ? [...schema.enum, null] : schema.enum;
  for (const key of SAME) if (schema[key] !== undefined) result[key] = schema[key];
  if (schema.items) result.items = convert(schema.items, definitions);
  if (schema.types.includes('object') || schema.properties) {
    const {properties = [], additionalProperties: extra = false} = schema;
    result.properties = Object.fromEntries(
      properties.map((property) => [property.name, convert(property.schema, definitions)]),
    );
    result.required = properties.filter((property) => property.required).map((property) => property.name);
    // Where only alternatives say what an object holds, they are strict, not the frame around them.
    if (properties.length > 0 || !(schema.oneOf ?? schema.anyOf))
      result.additionalProperties = typeof extra === 'boolean' ? extra : convert(extra, definitions);
  }
  for (const key of ['oneOf', 'anyOf'] as const) {
    const alternatives = schema[key]?.map((alternative) => convert(alternative, definitions));
    if (!alternatives) continue;
    result[key] = schema.nullable && types.length === 0 ? [...alternatives, {type: 'null'}] : alternatives;
  }
  return result;
}
