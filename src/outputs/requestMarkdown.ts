/** A request as Markdown: what it calls, the request for curl, and the answer. */
import type {Operation} from '../openapi/model';
import {operationPath} from '../api/build/descriptions';
import type {ProseRequest} from '../content/build/readRequest';
import {exampleCaption} from '../api/wording';
import {callOf} from '../samples/call';
import {curl} from '../samples/curl';
import {prepareRequest, type RequestValues} from '../samples/request';
import {code} from '../api/inlineCode';
import {fence, joinBlocks, link} from './markdownText';

/** @returns the request itself: method, full URL and curl. */
export function renderRequest(operation: Operation, values: RequestValues): string {
  const {method, url} = prepareRequest(operation, values);
  return joinBlocks([code(`${method} ${url}`), fence(curl(callOf(operation, values)), 'bash')]);
}

/** @returns a request in prose, with the answer that the page shows. */
export function renderProseRequest({operation, values, answer}: ProseRequest): string {
  return joinBlocks([
    `Request: ${link(operation.summary, operationPath(operation))}`,
    renderRequest(operation, values),
    answer &&
      `Example response: ${answer.status} (${exampleCaption(answer.example, answer.value !== answer.example.value)})`,
    answer && fence(JSON.stringify(answer.value, null, 2), 'json'),
  ]);
}
