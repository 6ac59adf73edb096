/**
 * What a response holds, in one line: enough to choose an operation and to read
 * what it returns. What each property means stands on the complete page, which
 * is several times as long.
 */
import type {Operation, Property, Response, Schema} from '../openapi/model';
import {findOperation} from '../api/build/descriptions';

/** An object inside names its properties if it has no more than this: a larger one is the record of another operation. */
const MOST_INSIDE = 12;
const DEEPEST = 2;

/** How a line is to be read. */
export const SHAPE_KEY = 'Properties: `?` can be null or absent, `[…]` array, `{…}` object.';

const canBeMissing = ({required, schema}: Property): string => (required && !schema.nullable ? '' : '?');

/** What stands behind a name inside an object: its properties where it is an object, nothing where it is a value. */
function insideOf(schema: Schema, depth: number): string {
  const shape = typeOf(schema, depth);
  return /[[{]/.test(shape) ? ` ${shape}` : '';
}

/** @returns the type of a value in as few words as possible */
function typeOf(schema: Schema, depth = 0): string {
  const {anyOf, oneOf = anyOf, items, properties, types, format} = schema;
  if (oneOf) return oneOf.map((part) => typeOf(part, depth)).join('|');
  if (items && types.length === 1) return `[${typeOf(items, depth)}]`;
  if (!properties || properties.length > MOST_INSIDE || depth === DEEPEST) return format ?? (types.join('|') || 'any');
  const names = properties.map(
    (property) => `${property.name}${insideOf(property.schema, depth + 1)}${canBeMissing(property)}`,
  );
  return `{${names.join(', ')}}`;
}

/** @returns the properties of a body: of its items where it is a list, of its values where the data names them */
function propertiesOf({properties, items, additionalProperties}: Schema): readonly Property[] {
  if (properties) return properties;
  const inner = items ?? additionalProperties;
  return typeof inner === 'object' ? propertiesOf(inner) : [];
}

/** @returns the properties at the top of a response, a line of text; empty where it has none */
export function responseShape({content}: Pick<Response, 'content'>): string {
  return (content[0] ? propertiesOf(content[0].schema) : [])
    .map((property) => `${property.name} ${typeOf(property.schema)}${canBeMissing(property)}`)
    .join(', ');
}

/** @returns what a client has that follows the redirect of an operation; undefined where there is none */
export function redirectShape({api, redirectsTo}: Pick<Operation, 'api' | 'redirectsTo'>): string | undefined {
  if (!redirectsTo) return undefined;
  const success = findOperation(`${api}/${redirectsTo}`).responses.find(({status}) => status === '200');
  return success && responseShape(success);
}
