import type {Property, Schema} from '@ecosystems-docs/openapi-docs';
import {innerSchemas} from '@ecosystems-docs/openapi-docs/words';

/**
 * @param schema the schema of a value
 * @returns the properties of the value, of its items or of all its variants; the first wins if a name repeats
 */
export function propertiesOf(schema: Schema): Property[] {
  const all = innerSchemas(schema).flatMap(({recursive, properties = []}) => (recursive ? [] : properties));
  return all.filter(({name}, index) => all.findIndex((other) => other.name === name) === index);
}
