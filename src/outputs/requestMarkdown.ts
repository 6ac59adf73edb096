/** Writes a request as Markdown: what it calls, the request for curl, and the response. */
import type {Json, Operation} from '@ecosystems-docs/openapi-docs';
import {operationPath} from '../api/node/descriptions';
import type {ProseRequest} from '../content/node/readRequest';
import {callOf, curl, loopSamplesFor, prepareRequest, type RequestValues} from '@ecosystems-docs/openapi-docs/samples';
import {code} from '@ecosystems-docs/openapi-docs/words';
import {fence, joinBlocks, link} from './markdownText';

/** @returns the request itself: method, full URL and curl. */
export function renderRequest(operation: Operation, values: RequestValues): string {
  const {method, url} = prepareRequest(operation, values);
  return joinBlocks([code(`${method} ${url}`), fence(curl.sample(callOf(operation, values)), 'bash')]);
}

const renderLoop = (operation: Operation, values: RequestValues): string =>
  joinBlocks((loopSamplesFor(operation, values) ?? []).map(({code: program, highlight}) => fence(program, highlight)));

/** @returns a body as it is sent: a text, such as that of a `429`, isn't a JSON string */
export function renderBody(value: Json): string {
  return typeof value === 'string' ? fence(value) : fence(JSON.stringify(value, null, 2), 'json');
}

/** @returns a request in prose, with the response that the page shows. */
export function renderProseRequest({operation, values, samples, response}: ProseRequest): string {
  return joinBlocks([
    `Request: ${link(operation.summary, operationPath(operation))}`,
    samples === 'loop' ? renderLoop(operation, values) : renderRequest(operation, values),
    response && `Example response: ${response.status} (${response.caption})`,
    response && renderBody(response.value),
  ]);
}
