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
    readonly status: 400 | 404 | 413 | 503,
    message: string,
  ) {
    super(message);
  }
}

/** A request that can't be decoded: the services refuse it before they know the operation, and say nothing. */
export class Malformed extends Refusal {
  constructor(message: string) {
    super(400, message);
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

const HTML = {'content-type': 'text/html; charset=utf-8'};

/** @returns the page that the services send for a path that they do not have, or JSON if `Accept` names it and not anything */
export function refusePath(problem: string, accept = ''): MockResponse {
  if (/^application\/json(?!.*\*\/\*)/i.test(accept)) return refuse(404, [problem]);
  const text = problem.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return {status: 404, headers: HTML, body: `<!DOCTYPE html><title>Not found</title><p>${text}</p>\n`};
}

/** @returns the response to a request that failed with a refusal, with the operation if it was found */
export function refusalFor(error: Refusal, operation?: Operation): MockResponse {
  const problems = [error.message];
  if (!(error instanceof Malformed)) return refuse(error.status, problems, operation);
  return {status: error.status, headers: {...HTML, 'x-mock-warning': asHeader(problems)}, body: ''};
}

/**
 * @param problems one sentence for each thing that is wrong
 * @param operation the operation that was called; its own form of an error is used if it describes one
 */
export function refuse(status: number, problems: readonly string[], operation?: Operation): MockResponse {
  const described = operation && responseOf(operation, String(status));
  if (described?.content.length === 0) return {status, headers: {'x-mock-warning': asHeader(problems)}, body: ''};
  const body = describedBody(described, problems) ?? {error: 'The mock server refuses this request.', problems};
  return {
    status,
    headers: {'content-type': 'application/json; charset=utf-8'},
    body: `${JSON.stringify(body, null, 2)}\n`,
  };
}
