import {child, type Cursor} from '../../src/openapi/build/cursor';
import {DescriptionError} from '../../src/openapi/build/errors';
import type {Loaded} from '../../src/openapi/build/loaded';
import type {Json, Schema} from '../../src/openapi/model';
import {placeOf} from '../../src/openapi/build/source';
import {validateValue} from '../../src/openapi/build/values';

/** @returns the faults of a value that stands in the description for a schema */
function checkValue(what: string, schema: Schema, value: Json, at: Cursor): DescriptionError[] {
  return validateValue(schema, value).map((problem) => {
    const where = problem.path.length > 0 ? ` at ${problem.path.join('.')}` : '';
    return new DescriptionError(
      'example-valid',
      placeOf(at.file, [...at.path, ...problem.path]),
      `${what}${where} ${problem.message}.`,
      'Correct the example, or the schema if the code returns this.',
    );
  });
}

/** Compares every example and default of a description with its schema, strictly. */
export function checkExamples({api, origin}: Loaded): DescriptionError[] {
  if (!api) return [];
  const errors: DescriptionError[] = [];
  const seen = new Set<object>();
  const check = (what: string, schema: Schema, value: Json, at: Cursor | undefined): void => {
    if (at) errors.push(...checkValue(what, schema, value, at));
  };
  const place = (of: object, key: string): Cursor | undefined => {
    const at = origin(of);
    return at && child(at, key);
  };
  /** Where there is no example, that is the linter's business. */
  const written = (of: object, key: string): Cursor | undefined => {
    const at = place(of, key);
    return at?.value === undefined ? undefined : at;
  };
  const checkSchema = (schema: Schema): void => {
    if (seen.has(schema)) return;
    seen.add(schema);
    for (const key of ['default', 'example'] as const) {
      const value = schema[key];
      if (value !== undefined) check(`The ${key}`, schema, value, place(schema, key));
    }
    for (const property of schema.properties ?? []) checkSchema(property.schema);
    for (const part of [schema.items, schema.additionalProperties, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
      if (typeof part === 'object') checkSchema(part);
    }
  };
  for (const {parameters, requestBody, responses} of api.operations) {
    for (const parameter of parameters) {
      checkSchema(parameter.schema);
      check(
        `The example of parameter \`${parameter.name}\``,
        parameter.schema,
        parameter.example,
        written(parameter, 'example'),
      );
    }
    for (const header of responses.flatMap(({headers}) => headers))
      check(`The example of header \`${header.name}\``, header.schema, header.example, written(header, 'example'));
    for (const content of [requestBody, ...responses].flatMap((part) => part?.content ?? [])) {
      checkSchema(content.schema);
      for (const example of content.examples)
        check(`Example \`${example.key}\``, content.schema, example.value, written(example, 'value'));
    }
  }
  return errors;
}
