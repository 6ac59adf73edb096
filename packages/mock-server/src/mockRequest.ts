/** Reads the values of a request by the description, and reports what the description does not allow. */
import {isObject, type Json, type Operation, type Parameter, type Schema} from '@ecosystems-docs/openapi-docs';
import {validateValue} from '@ecosystems-docs/openapi-docs/facts';
import {valueText} from '@ecosystems-docs/openapi-docs/words';
import {requestProblems, type RequestValues} from '@ecosystems-docs/openapi-docs/samples';
import {Malformed} from './reply';

export interface MockRequest {
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: string;
}

/** The query parameter with the caller's e-mail address. */
export const EMAIL_PARAMETER = 'mailto';

/** Query parameters that the gateway reads, so that every operation takes them. */
const ALWAYS_ALLOWED = new Set([EMAIL_PARAMETER, 'apikey']);

/** Reads a text by a schema. @returns the text itself if it has another type, so that the type is refused */
function coerce(schema: Schema, text: string): Json {
  if (schema.types.includes('string') || schema.types.length === 0) return text;
  if (schema.types.includes('integer') && /^[+-]?\d+$/.test(text)) return Number(text);
  if (schema.types.includes('number') && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  if (schema.types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/** The values of a request, and its problems. */
interface ReadValues {
  values: RequestValues;
  /** One sentence for each thing that the description does not allow. */
  problems: string[];
  /** One sentence for each thing that was ignored or changed, as the services do. */
  warnings: string[];
  /** Status of a refusal: 404 if a path names nothing that could exist. */
  status: 400 | 404;
}

/** The parameters in the query. `unknown`: names that no parameter has. */
function readQuery(
  operation: Operation,
  query: URLSearchParams,
  problems: string[],
): {values: Record<string, Json>; unknown: string[]} {
  const values: Record<string, Json> = {};
  const unknown: string[] = [];
  for (const name of new Set(query.keys())) {
    if (ALWAYS_ALLOWED.has(name)) continue;
    const texts = query.getAll(name);
    const schema = operation.parameters.find(
      (parameter) => parameter.in === 'query' && parameter.name === name,
    )?.schema;
    if (!schema) unknown.push(name);
    else if (schema.types.includes('array')) values[name] = texts.map((text) => coerce(schema.items ?? schema, text));
    else {
      if (texts.length > 1) problems.push(`"${name}" is given ${texts.length} times, but takes one value`);
      values[name] = coerce(schema, texts[0] ?? '');
    }
  }
  return {values, unknown};
}

function mediaTypeOf({headers}: MockRequest): string {
  return (headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase() ?? '';
}

/** @throws Malformed if a body is not JSON */
function parse(body: string): Json {
  try {
    return JSON.parse(body) as Json;
  } catch (error) {
    throw new Malformed(`the body is not JSON: ${(error as Error).message}`);
  }
}

/** The fields of a form or of a JSON object; undefined if the body is neither. */
function fieldsOf(request: MockRequest): Record<string, string> | undefined {
  const mediaType = mediaTypeOf(request);
  if (mediaType === 'application/x-www-form-urlencoded') return Object.fromEntries(new URLSearchParams(request.body));
  if (mediaType !== 'application/json' || request.body === '') return undefined;
  const body = parse(request.body);
  if (!isObject(body)) return undefined;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, valueText(value)]));
}

function readBody(operation: Operation, request: MockRequest, problems: string[]): Json | undefined {
  if (request.body === '') return undefined;
  const content = operation.requestBody?.content ?? [];
  // requestProblems reports a body that the operation does not take.
  if (content.length === 0) return request.body;
  const mediaType = mediaTypeOf(request);
  const chosen = content.find((candidate) => candidate.mediaType === mediaType);
  if (!chosen) {
    const types = content.map((candidate) => candidate.mediaType).join(' or ');
    problems.push(`the body's Content-Type is ${mediaType ? `"${mediaType}"` : 'missing'}, but must be ${types}`);
    return request.body;
  }
  const body = parse(request.body);
  for (const {path, message} of validateValue(chosen.schema, body))
    problems.push(`${['the body', ...path].join('/')} ${message}`);
  return body;
}

/** Lowers a page size above the maximum to it. */
function capPageSize(operation: Operation, values: Record<string, Json>): string[] {
  const maximum = operation.parameters.find(({name}) => name === 'per_page')?.schema.maximum;
  const given = values.per_page;
  if (maximum === undefined || typeof given !== 'number' || given <= maximum) return [];
  values.per_page = maximum;
  return [`"per_page" is capped at ${maximum}`];
}

/** The values of the parameters in one place that have a text. */
function readPlace(
  {parameters}: Operation,
  place: Parameter['in'],
  texts: Readonly<Record<string, string | undefined>>,
): Record<string, Json> {
  const values: Record<string, Json> = {};
  for (const {name, schema, in: where} of parameters) {
    const text = texts[place === 'header' ? name.toLowerCase() : name];
    if (where === place && text !== undefined) values[name] = coerce(schema, text);
  }
  return values;
}

/** What types and enums do not say: lengths, formats, items. */
function schemaProblems(parameters: readonly Parameter[], values: Readonly<Record<string, Json>>): string[] {
  return parameters.flatMap(({name, schema}) => {
    const value = values[name];
    return value === undefined ? [] : validateValue(schema, value).map((problem) => `"${name}" ${problem.message}`);
  });
}

/**
 * @param path the decoded values of the path parameters
 * @param isStrict whether what the services ignore or cap is a problem
 * @throws Malformed if the body is not JSON
 */
export function readValues(
  operation: Operation,
  request: MockRequest,
  path: Readonly<Record<string, string>>,
  isStrict: boolean,
): ReadValues {
  const problems: string[] = [];
  const named = readPlace(operation, 'path', path);
  const misnamed = schemaProblems(operation.parameters, named);
  if (misnamed.length > 0) return {values: {parameters: named}, problems: misnamed, warnings: [], status: 404};

  // Rails reads the fields of a body as it reads a query; it does so wherever no other body is described.
  const fields = operation.method === 'POST' && !operation.requestBody ? fieldsOf(request) : undefined;
  const query = new URLSearchParams([...request.query, ...Object.entries(fields ?? {})]);
  const {values: queried, unknown} = readQuery(operation, query, problems);
  const warnings = isStrict ? [] : capPageSize(operation, queried);
  const known = operation.parameters.map(({name}) => name).join(', ') || 'none';
  (isStrict ? problems : warnings).push(...unknown.map((name) => `there is no parameter "${name}"; known: ${known}`));
  const parameters = {...queried, ...named, ...readPlace(operation, 'header', request.headers)};
  const body = fields === undefined ? readBody(operation, request, problems) : undefined;
  const values: RequestValues = {parameters, ...(body === undefined ? {} : {body})};
  problems.push(...requestProblems(operation, values));
  if (problems.length === 0) problems.push(...schemaProblems(operation.parameters, parameters));
  return {values, problems, warnings, status: 400};
}
