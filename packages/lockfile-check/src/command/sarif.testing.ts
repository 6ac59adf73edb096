/** For tests only: the parts of the schema of SARIF 2.1.0 that our documents use, with nothing else allowed. */
import Ajv from 'ajv';

const object = (properties: Record<string, unknown>, ...required: string[]): Record<string, unknown> => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});
const list = (items: unknown): Record<string, unknown> => ({type: 'array', items});
const text = {type: 'string', minLength: 1};
const message = object({text}, 'text');
const level = {enum: ['none', 'note', 'warning', 'error']};

const location = object({
  physicalLocation: object({
    artifactLocation: object({
      uri: {type: 'string', pattern: '^(?:file:///)?(?:[\\w.~%@+-]+/)*[\\w.~%@+-]+$'},
      uriBaseId: text,
    }),
    region: object({startLine: {type: 'integer', minimum: 1}}, 'startLine'),
  }),
});

const result = object(
  {
    ruleId: text,
    ruleIndex: {type: 'integer', minimum: 0},
    level,
    message,
    locations: list(location),
    partialFingerprints: {type: 'object', additionalProperties: {type: 'string'}},
    suppressions: list(object({kind: {enum: ['inSource', 'external']}, justification: text}, 'kind')),
  },
  'message',
);

const rule = object(
  {id: text, shortDescription: message, helpUri: {type: 'string', pattern: '^https?://'}, properties: {type: 'object'}},
  'id',
);

const run = object(
  {
    tool: object(
      {driver: object({name: text, semanticVersion: text, informationUri: text, rules: list(rule)}, 'name')},
      'driver',
    ),
    invocations: list(
      object(
        {
          executionSuccessful: {type: 'boolean'},
          exitCode: {type: 'integer'},
          toolExecutionNotifications: list(object({level, message, locations: list(location)}, 'message')),
        },
        'executionSuccessful',
      ),
    ),
    results: list(result),
    columnKind: {enum: ['utf16CodeUnits', 'unicodeCodePoints']},
  },
  'tool',
);

const validate = new Ajv({allErrors: true}).compile(
  object({$schema: text, version: {const: '2.1.0'}, runs: list(run)}, 'version', 'runs'),
);

/** @returns what is wrong with a document */
export const isSarif = (document: unknown): unknown[] => (validate(document) ? [] : (validate.errors ?? []));
