import {child, type Cursor} from '../../src/openapi/build/cursor';
import {DescriptionError} from '../../src/openapi/build/errors';
import type {Loaded} from '../../src/openapi/build/loaded';
import type {Json, Schema} from '../../src/openapi/model';
import {placeOf} from '../../src/openapi/build/source';
import {validateValue} from '../../src/openapi/build/values';

/** Compares every example and default of a description with its schema, strictly. */
export function checkExamples(loaded: Loaded): DescriptionError[] {
  const {api} = loaded;
  if (!api) return [];
  const errors: DescriptionError[] = [];
  const seen = new Set<object>();
  const check = (what: string, schema: Schema, value: Json, at: Cursor): void => {
    for (const problem of validateValue(schema, value)) {
      const path = [...at.path, ...problem.path];
      const where = problem.path.length > 0 ? ` at ${problem.path.join('.')}` : '';
      errors.push(
        new DescriptionError(
          'example-valid',
          placeOf(at.file, path),
          `${what}${where} ${problem.message}.`,
          'Correct the example, or the schema if the code returns this.',
        ),
      );
    }
  };
  const checkSchema = (schema: Schema): void => {
    if (seen.has(schema)) return;
    seen.add(schema);
    const at = loaded.origin(schema);
    for (const key of ['default', 'example'] as const) {
      const value = schema[key];
      if (value !== undefined && at) check(`The ${key}`, schema, value, child(at, key));
    }
    for (const property of schema.properties ?? []) checkSchema(property.schema);
    for (const part of [schema.items, schema.additionalProperties, ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])]) {
      if (typeof part === 'object') checkSchema(part);
    }
  };
  for (const operation of api.operations) {
    for (const parameter of operation.parameters) {
      checkSchema(parameter.schema);
      const at = loaded.origin(parameter);
      // A parameter without an example is the linter's business.
      if (at && child(at, 'example').value !== undefined) {
        check(
          `The example of parameter \`${parameter.name}\``,
          parameter.schema,
          parameter.example,
          child(at, 'example'),
        );
      }
    }
    for (const header of operation.responses.flatMap((response) => response.headers)) {
      const at = loaded.origin(header);
      if (at && child(at, 'example').value !== undefined) {
        check(`The example of header \`${header.name}\``, header.schema, header.example, child(at, 'example'));
      }
    }
    const contents = [operation.requestBody, ...operation.responses].flatMap((part) => part?.content ?? []);
    for (const content of contents) {
      checkSchema(content.schema);
      for (const example of content.examples) {
        const at = loaded.origin(example);
        if (at && child(at, 'value').value !== undefined)
          check(`Example \`${example.key}\``, content.schema, example.value, child(at, 'value'));
      }
    }
  }
  return errors;
}
