import type {Schema} from '../../src/openapi/model';

/** A JSON Schema (2020-12) as plain data. */
export type JsonSchema = Record<string, unknown>;

/** The format keywords of OpenAPI that say how a number is stored, not how a text looks; JSON Schema does not know them. */
const STORAGE_FORMATS = new Set(['int32', 'int64', 'float', 'double', 'binary', 'byte', 'password']);

/**
 * A strict JSON Schema of a model schema: an object may hold no property that
 * it does not describe, unless `additionalProperties` says so. Named schemas
 * become definitions, so recursion is kept.
 */
export function toStrictJsonSchema(schema: Schema): JsonSchema {
  const converter = new Converter();
  const root = converter.convert(schema);
  return {$schema: 'https://json-schema.org/draft/2020-12/schema', ...root, $defs: converter.finish()};
}

class Converter {
  private readonly definitions: Record<string, JsonSchema> = {};
  private readonly used = new Set<string>();

  convert(schema: Schema): JsonSchema {
    const {name} = schema;
    if (name === undefined) return this.inline(schema);
    this.used.add(name);
    if (!schema.recursive && !this.definitions[name]) {
      // Taken before its parts are converted, so that a schema in itself ends here.
      this.definitions[name] = {};
      // Whether null is allowed is said at each use.
      this.definitions[name] = this.inline({...schema, nullable: false});
    }
    const reference = {$ref: `#/$defs/${encodeURIComponent(name)}`};
    return schema.nullable ? {anyOf: [reference, {type: 'null'}]} : reference;
  }

  /** The definitions. One that encloses the converted part, and so is not known here, allows anything. */
  finish(): Record<string, JsonSchema> {
    for (const name of this.used) this.definitions[name] ??= {};
    return this.definitions;
  }

  private inline(schema: Schema): JsonSchema {
    const result: JsonSchema = {};
    const types: string[] = [...schema.types];
    if (schema.nullable && types.length > 0) types.push('null');
    if (types.length > 0) result.type = types;
    if (schema.format !== undefined && !STORAGE_FORMATS.has(schema.format)) result.format = schema.format;
    if (schema.enum) result.enum = schema.nullable ? [...schema.enum, null] : schema.enum;
    for (const key of [
      'const',
      'minimum',
      'maximum',
      'minLength',
      'maxLength',
      'pattern',
      'minItems',
      'maxItems',
    ] as const) {
      if (schema[key] !== undefined) result[key] = schema[key];
    }
    if (schema.items) result.items = this.convert(schema.items);
    const isObject = schema.types.includes('object') || schema.properties !== undefined;
    if (isObject) {
      const properties = schema.properties ?? [];
      result.properties = Object.fromEntries(
        properties.map((property) => [property.name, this.convert(property.schema)]),
      );
      result.required = properties.filter((property) => property.required).map((property) => property.name);
      const extra = schema.additionalProperties ?? false;
      // Where only alternatives say what an object holds, they are strict, not the frame around them.
      if (properties.length > 0 || !(schema.oneOf ?? schema.anyOf)) {
        result.additionalProperties = typeof extra === 'boolean' ? extra : this.convert(extra);
      }
    }
    for (const key of ['oneOf', 'anyOf'] as const) {
      const alternatives = schema[key]?.map((alternative) => this.convert(alternative));
      if (!alternatives) continue;
      result[key] = schema.nullable && types.length === 0 ? [...alternatives, {type: 'null'}] : alternatives;
    }
    return result;
  }
}
