/** A request in prose: samples and the shape of the response, checked against the API description. Build time only. */
import {parse} from 'yaml';
import type {Example, Json, Operation} from '@ecosystems-docs/openapi-docs';
import {
  callOf,
  curl,
  loopSamplesFor,
  requestProblems,
  type RequestValues,
  samplesFor,
} from '@ecosystems-docs/openapi-docs/samples';
import {consoleLink} from '../../requests/fragment';
import type {RequestExampleProps} from '../RequestExample/RequestExample';
import {findOperation, operationPath} from '../../api/node/descriptions';
import {exampleCaption} from '../../api/wording';
import {suggestion} from '@ecosystems-docs/openapi-docs/words';

/** A request fence after reading: ```` ```request api/operation option=value ```` and YAML values. */
export interface ProseRequest {
  operation: Operation;
  values: RequestValues;
  /** The response to show; absent where the page asked for none. */
  response?: {status: string; mediaType: string; example: Example; value: Json; caption: string};
  /** `samples=…` of the fence; `languages` without it. */
  samples: SampleKind;
}

/** One request in every language or as curl only, where the page itself has programs in the others; or all pages of a list. */
const SAMPLE_KINDS = ['languages', 'curl', 'loop'] as const;
type SampleKind = (typeof SAMPLE_KINDS)[number];

const OPTIONS = new Set(['fields', 'example', 'answer', 'status', 'samples']);

/** Keeps only the named fields (`a`, `b.c`); arrays are walked through. */
function pick(value: Json, fields: readonly string[][]): Json {
  if (Array.isArray(value)) return value.map((item) => pick(item, fields));
  if (value === null || typeof value !== 'object') return value;
  const names = new Set(fields.map(([first]) => first));
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => names.has(name))
      .map(([name, inner]) => {
        const deeper = fields
          .filter(([first, ...rest]) => first === name && rest.length > 0)
          .map(([, ...rest]) => rest);
        return [name, deeper.length > 0 ? pick(inner, deeper) : inner];
      }),
  );
}

function hasField(value: Json, [first, ...rest]: readonly string[]): boolean {
  if (first === undefined) return true;
  if (Array.isArray(value)) return value.some((item) => hasField(item, [first, ...rest]));
  if (value === null || typeof value !== 'object') return false;
  return first in value && (value[first] === null || hasField(value[first] as Json, rest));
}

/** @returns an example without the request that it answers, if that's the one above it */
function withoutSameRequest(example: Example, {parameters}: RequestValues): Example {
  const {request = {}, ...rest} = example;
  const isSame = Object.entries(request).every(([name, value]) => parameters[name] === value);
  return isSame ? rest : example;
}

function findResponse(
  operation: Operation,
  options: ReadonlyMap<string, string>,
  values: RequestValues,
): ProseRequest['response'] {
  const response = operation.responses.find((candidate) =>
    options.has('status')
      ? candidate.status === options.get('status')
      : candidate.status.startsWith('2') && candidate.content.length > 0,
  );
  const content = response?.content[0];
  if (!response || !content) {
    if (options.has('status') || options.has('example') || options.has('fields')) {
      throw new Error(
        `openapi/${operation.api}.yaml: ${operation.id} has no body for status ${options.get('status') ?? '2xx'}, so the request cannot show one.`,
      );
    }
    return undefined;
  }
  const example = options.has('example')
    ? content.examples.find((candidate) => candidate.key === options.get('example'))
    : content.examples[0];
  if (!example) {
    throw new Error(
      `${operation.id} has no example "${options.get('example') ?? ''}" for ${response.status}. It has: ${content.examples.map(({key}) => key).join(', ') || 'none'}.`,
    );
  }
  const fields = options
    .get('fields')
    ?.split(',')
    .map((field) => field.split('.'));
  for (const field of fields ?? []) {
    if (!hasField(example.value, field))
      throw new Error(`The example "${example.key}" of ${operation.id} has no field "${field.join('.')}".`);
  }
  return {
    status: response.status,
    mediaType: content.mediaType,
    example,
    value: fields ? pick(example.value, fields) : example.value,
    caption: exampleCaption(withoutSameRequest(example, values), fields !== undefined),
  };
}

/** What is wrong in one line of a fence, counted from its first, which has the operation. */
export class LineError extends Error {
  constructor(
    message: string,
    readonly line: number,
  ) {
    super(message);
  }
}

/** @throws LineError that names a value for which the operation has no parameter, and which was probably meant */
function checkNames({id, parameters}: Operation, values: Readonly<Record<string, Json>>, body: string): void {
  const known = parameters.map(({name}) => name);
  const unknown = Object.keys(values).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const line = body.split('\n').findIndex((text) => text.startsWith(`${unknown}:`)) + 1;
  throw new LineError(`${id} has no parameter "${unknown}". ${suggestion(unknown, known)}`, line);
}

/**
 * Reads and checks a request fence.
 *
 * @param meta what follows the word `request`
 * @param body the fence's text: YAML, a value for each parameter
 * @throws Error that says in one sentence what is wrong
 */
export function readRequest(meta: string, body: string): ProseRequest {
  const [reference = '', ...words] = meta.trim().split(/\s+/);
  const operation = findOperation(reference);
  const options = new Map(words.map((word) => [word.split('=')[0] ?? '', word.split('=').slice(1).join('=')]));
  for (const name of options.keys()) {
    if (!OPTIONS.has(name)) throw new Error(`A request has no option "${name}". Known: ${[...OPTIONS].join(', ')}.`);
  }
  const {body: requestBody, ...parameters} = (parse(body) ?? {}) as Record<string, Json>;
  checkNames(operation, parameters, body);
  const values: RequestValues = {parameters, ...(requestBody === undefined ? {} : {body: requestBody})};
  const problems = requestProblems(operation, values);
  if (problems.length > 0)
    throw new Error(`The request to ${reference} is not one that its description allows: ${problems.join('; ')}.`);
  const samples = SAMPLE_KINDS.find((kind) => kind === (options.get('samples') ?? 'languages'));
  if (!samples)
    throw new Error(
      `A request can be shown with samples=curl or samples=loop, or without the option in every language; not with samples=${options.get('samples')}.`,
    );
  if (samples === 'loop' && !loopSamplesFor(operation, values))
    throw new Error(`${reference} is not paginated, so it cannot be shown with samples=loop.`);
  // A loop has no single response.
  const response =
    samples === 'loop' || options.get('answer') === 'none' ? undefined : findResponse(operation, options, values);
  return {operation, values, samples, ...(response ? {response} : {})};
}

function samplesOf({operation, values, samples}: ProseRequest): RequestExampleProps['request'] {
  if (samples === 'curl') return {curl: curl.sample(callOf(operation, values))};
  return samples === 'loop'
    ? {loop: loopSamplesFor(operation, values) ?? []}
    : {samples: samplesFor(operation, values)};
}

/** @returns what a page shows of the request. */
export function requestExample(request: ProseRequest): RequestExampleProps {
  const {operation, values, response} = request;
  const {method, summary} = operation;
  return {
    operation: {
      method,
      summary,
      console: consoleLink(operationPath(operation), values),
      ...(operation.cors ? {run: `${operation.api}/${operation.id}`} : {}),
    },
    request: samplesOf(request),
    ...(response
      ? {
          response: {
            status: response.status,
            mediaType: response.mediaType,
            caption: response.caption,
            text: typeof response.value === 'string' ? response.value : JSON.stringify(response.value, null, 2),
          },
        }
      : {}),
  };
}
