import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {toStrictJsonSchema} from './jsonSchema';
import type {Json, Schema} from '../../src/openapi/model';

/** What does not fit, and where in the value. */
export interface ValueProblem {
  /** Keys and indexes from the value's root. */
  path: string[];
  /** For example `must be string`. */
  message: string;
  /** The kind of problem, as JSON Schema names its keywords: `type`, `additionalProperties`, `required`… */
  keyword: string;
  /** The property in question, where the problem is about one that is missing or unknown. */
  property?: string;
}

const ajv = new Ajv2020({allErrors: true, strict: false, allowUnionTypes: true});
addFormats(ajv);

const compiled = new WeakMap<Schema, ValidateFunction>();

/**
 * Compares a value with a schema, strictly: unknown properties are refused
 * where the schema does not allow them, and the formats date, date-time, uri,
 * uuid and email are checked. Empty: it fits.
 */
export function validateValue(schema: Schema, value: Json): ValueProblem[] {
  let validate = compiled.get(schema);
  if (!validate) {
    validate = ajv.compile(toStrictJsonSchema(schema));
    compiled.set(schema, validate);
  }
  if (validate(value)) return [];
  const errors = validate.errors ?? [];
  return withoutFollowers(errors).map(describe);
}

/** `anyOf` and `oneOf` report every branch; the summary of the branch point is enough unless it is all there is. */
function withoutFollowers(errors: readonly ErrorObject[]): ErrorObject[] {
  const nullable = errors.filter((error) => !(error.keyword === 'type' && error.params.type === 'null'));
  const kept = nullable.filter((error) => error.keyword !== 'anyOf' && error.keyword !== 'oneOf');
  return kept.length > 0 ? kept : [...errors];
}

function describe(error: ErrorObject): ValueProblem {
  const path = error.instancePath
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  const params = error.params as Record<string, unknown>;
  const problem: ValueProblem = {path, message: error.message ?? 'does not fit', keyword: error.keyword};
  if (error.keyword === 'additionalProperties') {
    problem.property = String(params.additionalProperty);
    problem.message = `has the property \`${problem.property}\`, which the schema does not describe`;
  } else if (error.keyword === 'required') {
    problem.property = String(params.missingProperty);
    problem.message = `lacks the required property \`${problem.property}\``;
  } else if (error.keyword === 'enum') {
    problem.message = `must be one of ${(params.allowedValues as unknown[]).map((allowed) => JSON.stringify(allowed)).join(', ')}`;
  } else if (error.keyword === 'const') {
    problem.message = `must be ${JSON.stringify(params.allowedValue)}`;
  } else if (error.keyword === 'type') {
    const types = params.type as string | string[];
    problem.message = `must be ${Array.isArray(types) ? types.join(' or ') : types}`;
  }
  return problem;
}
