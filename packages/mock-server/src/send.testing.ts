import type {Operation} from '@ecosystems-docs/openapi-docs';
import {prepareRequest, type RequestValues} from '@ecosystems-docs/openapi-docs/samples';
import type {Mock} from './serveMock';

/** Sends a request to the mock without following redirects. For tests only. */
export function send(
  mock: Mock,
  operation: Operation,
  values: RequestValues,
  headers: Record<string, string> = {},
): Promise<Response> {
  const {url, method, headers: own, body} = prepareRequest(operation, values);
  return fetch(url.replace('https://', `${mock.url}/`), {
    method,
    headers: [...own.map(([name, value]): [string, string] => [name, value]), ...Object.entries(headers)],
    redirect: 'manual',
    ...(body === undefined ? {} : {body}),
  });
}
