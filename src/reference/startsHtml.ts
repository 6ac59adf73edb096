/** "Start from what you have" as a plain list, each request checked. Build time only. */
import type {Element} from 'hast';
import {h} from 'hastscript';
import {requestProblems} from '../samples/request';
import {starts} from '../starts/starts';
import {findOperation, operationPath} from './descriptions';

/** @throws Error when a start names an operation that does not exist, or values that it does not take */
export function startList(): Element {
  const list = h('ul.starts', starts.map((start) =>
    h('li', {id: `start-${start.id}`}, [
      h('div', [h('strong', start.what), ' ', h('code', start.example)]),
      h('div.starts__links', start.requests.map((request) => {
        const operation = findOperation(request.operation);
        const problems = requestProblems(operation, request.values);
        if (problems.length > 0) throw new Error(`src/starts/starts.ts: the request of "${start.id}" to ${request.operation} is not allowed: ${problems.join('; ')}.`);
        return h('a', {href: operationPath(operation)}, request.gives);
      })),
    ]),
  ));
  return h('div', [h('div', {dataStartForm: true}), list]);
}
