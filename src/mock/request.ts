/** From what came over the wire to values that the description knows, and what it does not allow. */
import {MAILTO_PARAMETER} from '../catalogue/access';
import type {Json, Operation, Schema} from '../openapi/model';
import {validateValue} from '../openapi/values';
import {requestProblems, type RequestValues} from '../samples/request';

/** A request as the mock received it. */
export interface MockRequest {
  method: string;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  query: URLSearchParams;
  body: string;
}

/** Query parameters that the gateway reads, so that every operation takes them. */
const ALWAYS_ALLOWED = new Set([MAILTO_PARAMETER, 'apikey']);

/** The value that a text means under a schema; the text itself where it means none, so that the type is refused. */
function coerce(schema: Schema, text: string): Json {
  if (schema.types.includes('string') || schema.types.length === 0) return text;
  if (schema.types.includes('integer') && /^[+-]?\d+$/.test(text)) return Number(text);
  if (schema.types.includes('number') && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  if (schema.types.includes('boolean') && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function readQuery(operation: Operation, query: URLSearchParams, problems: string[]): Record<string, Json> {
  const values: Record<string, Json> = {};
  for (const name of new Set(query.keys())) {
    if (ALWAYS_ALLOWED.has(name)) continue;
    const texts = query.getAll(name);
    const schema = operation.parameters.find((parameter) => parameter.in === 'query' && parameter.name === name)?.schema;
    if (schema?.types.includes('array')) {
      values[name] = texts.map((text) => coerce(schema.items ?? schema, text));
    } else {
      if (schema && texts.length > 1) problems.push(`"${name}" is given ${texts.length} times, but takes one value`);
      // Unknown names stay in, so that they are refused by name.
      values[name] = schema ? coerce(schema, texts[0] ?? '') : (texts[0] ?? '');
    }
  }
  return values;
}

function readBody(operation: Operation, request: MockRequest, problems: string[]): Json | undefined {
  if (request.body === '') return undefined;
  const content = operation.requestBody?.content ?? [];
  // That the operation takes none is said by requestProblems.
  if (content.length === 0) return request.body;
  const mediaType = (request.headers['content-type'] ?? '').split(';')[0]?.trim().toLowerCase();
  const chosen = content.find((candidate) => candidate.mediaType === mediaType);
  if (!chosen) {
    problems.push(`the body's Content-Type is ${mediaType ? `"${mediaType}"` : 'missing'}, but must be ${content.map((candidate) => candidate.mediaType).join(' or ')}`);
    return request.body;
  }
  let body: Json;
  try {
    body = JSON.parse(request.body) as Json;
  } catch (error) {
    problems.push(`the body is not JSON: ${(error as Error).message}`);
    return request.body;
  }
  problems.push(...validateValue(chosen.schema, body).map((problem) => `the body${problem.path.map((part) => `/${part}`).join('')} ${problem.message}`));
  return body;
}

/**
 * @param operation the operation that the address means
 * @param request the request
 * @param path the decoded values of the path parameters
 * @returns the values, and one sentence for each thing that the description does not allow
 */
export function readValues(operation: Operation, request: MockRequest, path: Readonly<Record<string, string>>): {values: RequestValues; problems: string[]} {
  const problems: string[] = [];
  const parameters: Record<string, Json> = readQuery(operation, request.query, problems);
  for (const parameter of operation.parameters) {
    const text = parameter.in === 'path' ? path[parameter.name] : parameter.in === 'header' ? request.headers[parameter.name.toLowerCase()] : undefined;
    if (text !== undefined) parameters[parameter.name] = coerce(parameter.schema, text);
  }
  const body = readBody(operation, request, problems);
  const values: RequestValues = {parameters, ...(body === undefined ? {} : {body})};
  problems.push(...requestProblems(operation, values));
  if (problems.length > 0) return {values, problems};
  // What types and enums do not say: lengths, formats, items.
  for (const parameter of operation.parameters) {
    const value = parameters[parameter.name];
    if (value !== undefined) problems.push(...validateValue(parameter.schema, value).map((problem) => `"${parameter.name}" ${problem.message}`));
  }
  return {values, problems};
}
