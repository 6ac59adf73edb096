/**
 * From an operation and values for its parameters to one HTTP request. The
 * rules of encoding are here once; samples, console, mock server and the
 * checks of requests in prose all use them. No dependency: it also runs in the
 * browser.
 */
import type {Input, Json, Operation, Parameter, Schema} from '../model';
import {valueText} from '../words/valueText';

/** Values by parameter name, and the body as a JSON value. */
export interface RequestValues {
  parameters: Readonly<Record<string, Json>>;
  body?: Json;
}

/** What the checks of a request need to know of an operation. */
export type RequestTarget = Pick<Operation, 'method' | 'path' | 'baseUrl' | 'parameters' | 'requestBody'>;

type EncodedParameter = Pick<Parameter, 'name' | 'in' | 'explode'>;

/** What is enough to prepare a request. */
export interface PreparableTarget extends Omit<RequestTarget, 'parameters'> {
  parameters: readonly EncodedParameter[];
}

export interface PreparedRequest {
  method: Operation['method'];
  /** Absolute and fully encoded. */
  url: string;
  /** Header parameters and the type of the body; never the caller's identification or key. */
  headers: readonly (readonly [name: string, value: string])[];
  /** The body's text. */
  body?: string;
}

/** @returns the text with U+FFFD in place of each lone surrogate, which neither UTF-8 nor most languages can hold. */
export function wellFormed(value: string): string {
  // `toWellFormed` came to Chrome in 2023 only.
  return value.replace(/\p{Surrogate}/gu, '\ufffd');
}

/**
 * Encodes a path segment or query value (RFC 3986): everything but unreserved
 * characters, so also the `!'()*` that `encodeURIComponent` leaves alone and
 * that shells and other languages treat differently. A lone surrogate becomes
 * the replacement character instead of an exception.
 */
export function encode(value: string): string {
  return encodeURIComponent(wellFormed(value)).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** @returns the text with its percent escapes undone; unchanged if one is broken */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A body without lone surrogates, in names as in values. */
function wellFormedJson(value: Json): Json {
  if (typeof value === 'string') return wellFormed(value);
  if (Array.isArray(value)) return value.map(wellFormedJson);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [wellFormed(name), wellFormedJson(inner)]));
}

function queryPairs(parameter: EncodedParameter, value: Json): string[] {
  const name = encode(parameter.name);
  if (!Array.isArray(value)) return [`${name}=${encode(valueText(value))}`];
  if (parameter.explode) return value.map((item) => `${name}=${encode(valueText(item))}`);
  return [`${name}=${value.map((item) => encode(valueText(item))).join(',')}`];
}

/** A piece of a URL; `parameter` says which one made it. */
interface UrlPiece {
  text: string;
  parameter?: string;
}

/**
 * @param operation the operation to call
 * @param values values by parameter name; absent ones are left out of the query, and stand as `{name}` in the path
 * @returns the URL in pieces
 */
export function urlPieces(operation: PreparableTarget, values: RequestValues): UrlPiece[] {
  const path = operation.path.split(/\{([^}]+)\}/).map((part, index): UrlPiece => {
    if (index % 2 === 0) return {text: part};
    const value = values.parameters[part];
    return {text: value === undefined ? `{${part}}` : encode(valueText(value)), parameter: part};
  });
  const query = operation.parameters
    .filter(({name, in: place}) => place === 'query' && values.parameters[name] !== undefined)
    .flatMap((parameter) =>
      queryPairs(parameter, values.parameters[parameter.name] as Json).map(
        (pair): UrlPiece => ({text: pair, parameter: parameter.name}),
      ),
    );
  return [
    {text: operation.baseUrl},
    ...path,
    ...query.flatMap((piece, index) => [{text: index === 0 ? '?' : '&'}, piece]),
  ];
}

/**
 * @param operation the operation to call
 * @param values values by parameter name; absent ones are left out
 * @returns the request
 */
export function prepareRequest(operation: PreparableTarget, values: RequestValues): PreparedRequest {
  const headers = operation.parameters.flatMap(({name, in: place}): [string, string][] => {
    const value = values.parameters[name];
    return place === 'header' && value !== undefined ? [[name, valueText(value)]] : [];
  });
  const request: PreparedRequest = {
    method: operation.method,
    url: urlPieces(operation, values)
      .map((piece) => piece.text)
      .join(''),
    headers,
  };
  const mediaType = operation.requestBody?.content[0]?.mediaType;
  if (values.body === undefined || !mediaType) return request;
  return {
    ...request,
    headers: [...headers, ['Content-Type', mediaType]],
    body: JSON.stringify(wellFormedJson(values.body)),
  };
}

function typeOf(value: Json): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value;
}

function schemaProblem(schema: Schema, value: Json): string | undefined {
  const type = typeOf(value);
  const accepted = type === 'integer' ? ['integer', 'number'] : [type];
  if (
    type === 'null'
      ? !schema.nullable
      : schema.types.length > 0 && !schema.types.some((name) => accepted.includes(name))
  ) {
    return `is ${type}, but must be ${schema.types.join(' or ')}`;
  }
  if (schema.enum && !schema.enum.includes(value)) return `must be one of ${schema.enum.map(valueText).join(', ')}`;
  if (typeof value === 'number' && schema.minimum !== undefined && value < schema.minimum)
    return `must be ${schema.minimum} or more`;
  if (typeof value === 'number' && schema.maximum !== undefined && value > schema.maximum)
    return `must be ${schema.maximum} or less`;
  if (typeof value === 'string' && schema.pattern && !new RegExp(schema.pattern, 'u').test(value))
    return `must match ${schema.pattern}`;
  if (Array.isArray(value) && schema.maxItems !== undefined && value.length > schema.maxItems)
    return `must have ${schema.maxItems} items or fewer`;
  return undefined;
}

/**
 * What no encoding can carry in a path: clients resolve `.` and `..` before they
 * send (RFC 3986, 5.2.4), and an empty segment asks for another path.
 */
function pathProblem(value: Json): string | undefined {
  return ['', '.', '..'].includes(valueText(value)) ? `can't be "${valueText(value)}" in a path` : undefined;
}

/**
 * @param input a parameter, or a property of a body
 * @returns what is wrong with its value, as the end of a sentence that begins with its name
 */
export function inputProblem(input: Input | Parameter, value: Json): string | undefined {
  return schemaProblem(input.schema, value) ?? ('in' in input && input.in === 'path' ? pathProblem(value) : undefined);
}

/**
 * Checks values against an operation.
 *
 * @returns one sentence for each thing that is wrong; empty when the request is as the description allows
 */
export function requestProblems(operation: RequestTarget, values: RequestValues): string[] {
  const problems: string[] = [];
  const known = new Map(operation.parameters.map((parameter) => [parameter.name, parameter]));
  for (const [name, value] of Object.entries(values.parameters)) {
    const parameter = known.get(name);
    if (!parameter) {
      problems.push(`there's no parameter "${name}"; known: ${[...known.keys()].join(', ') || 'none'}`);
      continue;
    }
    const problem = inputProblem(parameter, value);
    if (problem) problems.push(`"${name}" ${problem}`);
  }
  for (const parameter of operation.parameters) {
    if (parameter.required && values.parameters[parameter.name] === undefined)
      problems.push(`the required parameter "${parameter.name}" is missing`);
  }
  if (values.body !== undefined && !operation.requestBody) problems.push("the operation doesn't take a body");
  if (values.body === undefined && operation.requestBody?.required) problems.push('the required body is missing');
  return problems;
}

/** A lookup or search, or a ping that names its record in the query: useless without one of its optional parameters. */
const NEEDS_SUBJECT = /lookup|^search|^ping/i;

/** Parameters that say how to answer, not about what. */
const NOT_A_SUBJECT = new Set(['sort', 'order']);

/**
 * The request that a page shows first: every required parameter with its
 * example, the first example of the body, for a lookup, which needs one of
 * several optional parameters, the package URL or else the first of them, and
 * what the operation's notes ask for.
 */
export function exampleValues(operation: RequestTarget & Pick<Operation, 'id' | 'sample'>): RequestValues {
  const chosen = operation.parameters.filter((parameter) => parameter.required);
  const body = operation.requestBody?.content[0]?.examples[0]?.value;
  if (NEEDS_SUBJECT.test(operation.id) && body === undefined && !chosen.some((parameter) => parameter.in === 'query')) {
    const subjects = operation.parameters.filter(
      (parameter) =>
        parameter.in === 'query' && parameter.schema.types.includes('string') && !NOT_A_SUBJECT.has(parameter.name),
    );
    chosen.push(...[subjects.find((parameter) => parameter.name === 'purl') ?? subjects[0] ?? []].flat());
  }
  return {
    parameters: {
      ...Object.fromEntries(chosen.map((parameter) => [parameter.name, parameter.example])),
      ...operation.sample,
    },
    ...(body === undefined ? {} : {body}),
  };
}
