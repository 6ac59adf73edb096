import Ajv2020, {type ErrorObject, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {toStrictJsonSchema} from './jsonSchema';
import type {Json, Schema} from '../model';

/** What does not fit, and where in the value. */
interface ValueProblem {
  /** Keys and indexes from the value's root. */
  path: string[];
  /** For example `must be string`. */
  message: string;
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
  return withoutFollowers(validate.errors ?? []).map((error) => ({
    path: error.instancePath
      .split('/')
      .slice(1)
      .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~')),
    message: messageOf(error),
  }));
}

/** `anyOf` and `oneOf` report every branch; the summary of the branch point is enough unless it is all there is. */
function withoutFollowers(errors: readonly ErrorObject[]): ErrorObject[] {
  const nullable = errors.filter((error) => !(error.keyword === 'type' && error.params.type === 'null'));
  const kept = nullable.filter((error) => error.keyword !== 'anyOf' && error.keyword !== 'oneOf');
  return kept.length > 0 ? kept : [...errors];
}

function messageOf({keyword, params, message = 'does not fit'}: ErrorObject): string {
  const {additionalProperty, missingProperty, allowedValues, allowedValue, type} = params as Record<string, unknown>;
  switch (keyword) {
    case 'additionalProperties':
      return `has the property \`${String(additionalProperty)}\`, which the schema does not describe`;
    case 'required':
      return `lacks the required property \`${String(missingProperty)}\``;
    case 'enum':
      return `must be one of ${(allowedValues as unknown[]).map((allowed) => JSON.stringify(allowed)).join(', ')}`;
    case 'const':
      return `must be ${JSON.stringify(allowedValue)}`;
    case 'type':
      return `must be ${[type].flat().join(' or ')}`;
    default:
      return message;
  }
}
