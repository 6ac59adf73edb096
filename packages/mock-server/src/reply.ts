/** A response of the mock before it is sent, and how the mock refuses a request. */
import {isObject, type Json, type Operation, type Response} from '@ecosystems-docs/openapi-docs';
import {encode} from '@ecosystems-docs/openapi-docs/samples';

export interface MockResponse {
  status: number;
  /** Lower-case names. */
  headers: Record<string, string>;
  body: string;
}

/** A request that the description or the mock does not allow. */
export class Refusal extends Error {
  constructor(
    readonly status: 400 | 404 | 413,
    message: string,
  ) {
    super(message);
  }
}

/** @returns what an operation describes for a status */
export function responseOf({responses}: Operation, status: string): Response | undefined {
  return responses.find((response) => response.status === status);
}

/** @returns the example of a response with the problems instead of its own text; undefined if it has no such text */
function describedBody(described: Response | undefined, problems: readonly string[]): Json | undefined {
  const example = described?.content[0]?.examples[0]?.value;
  if (!isObject(example)) return undefined;
  if (Array.isArray(example.details)) return {...example, details: [...problems]};
  return typeof example.error === 'string' ? {...example, error: problems.join('; ')} : undefined;
}

/** Header texts are ASCII: anything else is written as in a URL. */
export function asHeader(texts: readonly string[]): string {
  return texts.join('; ').replace(/[^\x20-\x7e]/gu, (character) => encode(character));
}

/**
 * @param problems one sentence for each thing that is wrong
 * @param operation the operation that was called; its own form of an error is used if it describes one
 */
export function refuse(
  status: number,
  problems: readonly string[],
  operation?: Operation,
  headers: Record<string, string> = {},
): MockResponse {
  const described = operation && responseOf(operation, String(status));
  if (described?.content.length === 0)
    return {status, headers: {...headers, 'x-mock-warning': asHeader(problems)}, body: ''};
  const body = describedBody(described, problems) ?? {error: 'The mock server refuses this request.', problems};
  return {
    status,
    headers: {'content-type': 'application/json; charset=utf-8', ...headers},
    body: `${JSON.stringify(body, null, 2)}\n`,
  };
}
