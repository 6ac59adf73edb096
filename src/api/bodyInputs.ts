/** The body of a request as inputs, one for each property: "Try it" has a field for each. Build time only. */
import {type Input, isObject, type Json, type RequestBody, type Schema} from '@ecosystems-docs/openapi-docs';

const SCALARS: ReadonlySet<string> = new Set(['boolean', 'integer', 'number', 'string']);

const isScalar = ({types}: Schema): boolean => types.length > 0 && types.every((type) => SCALARS.has(type));

const isFlat = (schema: Schema): boolean =>
  isScalar(schema) || (schema.types.join() === 'array' && schema.items !== undefined && isScalar(schema.items));

/** @returns a property of a value; undefined where it is no object, or has none of that name */
export function propertyOf(value: Json, name: string): Json | undefined {
  return isObject(value) ? value[name] : undefined;
}

/**
 * @param body the body that an operation takes
 * @returns its properties; undefined where the body is no flat JSON object, or no example shows a property
 */
export function bodyInputs({content: [content]}: RequestBody): Input[] | undefined {
  if (content?.mediaType !== 'application/json') return undefined;
  const {schema, examples} = content;
  if (!schema.properties || schema.oneOf || schema.anyOf) return undefined;
  const inputs = schema.properties.flatMap(({name, required, schema: own}): Input[] => {
    const example =
      own.example ?? examples.map(({value}) => propertyOf(value, name)).find((value) => value !== undefined);
    if (example === undefined || !isFlat(own)) return [];
    return [{name, required, description: own.description ?? '', schema: own, example}];
  });
  return inputs.length === schema.properties.length ? inputs : undefined;
}
