import {child, type Cursor, type DescriptionError, type Loaded, placeOf} from '@ecosystems-docs/openapi-docs/node';
import type {Json, Schema} from '@ecosystems-docs/openapi-docs';
import {validateValue} from '@ecosystems-docs/openapi-docs/facts';
import {contentsOf, withInner} from './schemas';

/** @returns the faults of a value that is in the description for a schema */
function checkValue(what: string, schema: Schema, value: Json, at: Cursor): DescriptionError[] {
  return validateValue(schema, value).map((problem) => {
    const where = problem.path.length > 0 ? ` at ${problem.path.join('.')}` : '';
    return {
      rule: 'example-valid',
      ...placeOf(at.file, [...at.path, ...problem.path]),
      message: `${what}${where} ${problem.message}.`,
      fix: 'Correct the example, or the schema if the code returns this.',
    };
  });
}

/** Compares every example and default of a description with its schema, strictly. */
export function checkExamples({api, origin}: Loaded): DescriptionError[] {
  if (!api) return [];
  const errors: DescriptionError[] = [];
  const check = (what: string, schema: Schema, value: Json, of: object, key: string): void => {
    const holder = origin(of);
    const at = holder && child(holder, key);
    // Where there is no example, that is the linter's business.
    if (at && at.value !== undefined) errors.push(...checkValue(what, schema, value, at));
  };
  const parameters = api.operations.flatMap((operation) => operation.parameters);
  const responses = api.operations.flatMap((operation) => operation.responses);
  const contents = api.operations.flatMap(contentsOf);
  for (const schema of withInner([...parameters, ...contents].map((one) => one.schema)))
    for (const key of ['default', 'example'] as const)
      if (schema[key] !== undefined) check(`The ${key}`, schema, schema[key], schema, key);
  for (const one of parameters)
    check(`The example of parameter \`${one.name}\``, one.schema, one.example, one, 'example');
  for (const one of new Set(responses.flatMap(({headers}) => headers))) {
    const holder = origin(one);
    if (holder && child(holder, 'example').value === undefined)
      errors.push({
        rule: 'header-example',
        ...placeOf(holder.file, holder.path),
        message: `Header \`${one.name}\` has no example, so pages would print \`null\`.`,
        fix: 'Write one `example`.',
      });
    check(`The example of header \`${one.name}\``, one.schema, one.example, one, 'example');
  }
  for (const {schema, examples} of contents)
    for (const one of examples) check(`Example \`${one.key}\``, schema, one.value, one, 'value');
  return errors;
}
