/**
 * A schema as Markdown: one line for each property, named by its path.
 * `registry.name` is inside an object, `[].name` inside the items of an array,
 * `totals.{key}` a value under a name that the data brings along.
 */
import type {Schema} from '@ecosystems-docs/openapi-docs';
import {code, fieldWords, typeText, type Direction, type FieldWords} from '@ecosystems-docs/openapi-docs/words';
import {inItem, resolved} from './markdownText';

/** @returns a parameter, property or header as a line of a list */
export function fieldLine({name, type, flags, description, facts}: FieldWords): string {
  const text = resolved(description);
  // A text that ends in a list or a block of code is followed by a line of its own.
  const apart = /\n/.test(text) ? '\n\n  ' : ' ';
  const rest = facts.length > 0 ? `${text ? apart : ''}${facts.join('. ')}.` : '';
  return `- ${code(name)} (${[type, ...flags].join(', ')})${text || rest ? `: ${inItem(text)}${rest}` : ''}`;
}

/** Whether the properties of a schema are described elsewhere in the file. */
export type IsDescribedElsewhere = (schema: Schema) => boolean;

/**
 * @param schema the schema of a body or property
 * @param direction whether it is part of the request or of the response
 * @param elsewhere tells for each schema, the outermost too, whether to leave out its properties
 * @param path path of the value that has the schema; empty for a body
 * @param variant which alternative of `oneOf` or `anyOf` this is
 * @returns a line for each property at any depth, in the order of the description
 */
export function propertyLines(
  schema: Schema,
  direction: Direction,
  elsewhere?: IsDescribedElsewhere,
  path = '',
  variant?: string,
): string[] {
  // Stops at a schema inside itself, whose properties are listed above.
  if (schema.recursive || elsewhere?.(schema)) return [];
  const below = (name: string): string => (path ? `${path}.${name}` : name);
  const inside = (inner: Schema, at: string, as?: string): string[] =>
    propertyLines(inner, direction, elsewhere, at, as);
  return [
    ...(schema.oneOf ?? schema.anyOf ?? []).flatMap((part) => inside(part, path, typeText(part))),
    ...(schema.items ? inside(schema.items, `${path}[]`, variant) : []),
    ...(schema.properties ?? []).flatMap((property) => {
      const words = fieldWords({...property, name: below(property.name)}, direction);
      const flags = variant ? [...words.flags, `in ${variant}`] : words.flags;
      return [fieldLine({...words, flags}), ...inside(property.schema, words.name)];
    }),
    ...(typeof schema.additionalProperties === 'object'
      ? inside(schema.additionalProperties, below('{key}'), variant)
      : []),
  ];
}
