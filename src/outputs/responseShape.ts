/**
 * Summarises the properties of a response in one line: enough to choose an
 * operation and to read its result. The complete page explains each property, and
 * is several times as long.
 */
import type {Property, Response, Schema} from '@ecosystems-docs/openapi-docs';

/** An object inside names its properties if it has no more than this: a larger one is the record of another operation. */
const MAX_NESTED = 12;
const DEEPEST = 2;

const canBeMissing = ({required, schema}: Property): string => (required && !schema.nullable ? '' : '?');

/** Writes the properties of a nested object in braces, and nothing for a plain value. */
function insideOf(schema: Schema, depth: number): string {
  const shape = shortType(schema, depth);
  return /[[{]/.test(shape) ? ` ${shape}` : '';
}

/** @returns the type of a value in as few words as possible */
function shortType(schema: Schema, depth = 0): string {
  const {anyOf, oneOf = anyOf, items, properties, types, format} = schema;
  if (oneOf) return oneOf.map((part) => shortType(part, depth)).join('|');
  if (items && types.length === 1) return `[${shortType(items, depth)}]`;
  if (!properties || properties.length > MAX_NESTED || depth === DEEPEST) return format ?? (types.join('|') || 'any');
  const names = properties.map(
    (property) => `${property.name}${insideOf(property.schema, depth + 1)}${canBeMissing(property)}`,
  );
  return `{${names.join(', ')}}`;
}

/** @returns the properties of a body; of a list those of its items, of a map those of its values */
function bodyProperties({properties, items, additionalProperties}: Schema): readonly Property[] {
  if (properties) return properties;
  const inner = items ?? additionalProperties;
  return typeof inner === 'object' ? bodyProperties(inner) : [];
}

/** @returns the properties at the top of a response, a line of text; empty if it has none */
export function responseShape({content}: Pick<Response, 'content'>): string {
  const values = content[0]?.schema.additionalProperties;
  if (typeof values === 'object' && bodyProperties(values).length === 0) return `{key} ${shortType(values)}`;
  return (content[0] ? bodyProperties(content[0].schema) : [])
    .map((property) => `${property.name} ${shortType(property.schema)}${canBeMissing(property)}`)
    .join(', ');
}
