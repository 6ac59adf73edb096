/** The CORS headers of the services. */
import type {IncomingMessage} from 'node:http';
import type {ApiDescription} from '@ecosystems-docs/openapi-docs';
import type {Preferences} from './prefer';

/** Whether a script of another site that reads the response of this API gets CORS headers. */
export function sendsCors(
  request: IncomingMessage,
  api: ApiDescription | undefined,
  prefer: Preferences,
): api is ApiDescription {
  return request.headers.origin !== undefined && api !== undefined && api.cors && prefer.cors !== 'none';
}

/** @returns whether a request is a preflight, by which a browser asks what it may send */
export function isPreflight(request: IncomingMessage): boolean {
  return request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined;
}

/** As the services: rack-cors in the Rails applications, rs/cors in archives. Nothing is exposed. */
export function corsHeaders(api: ApiDescription, request: IncomingMessage): Record<string, string> {
  const asked = request.headers['access-control-request-headers'];
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods':
      api.service === 'archives' ? 'GET, HEAD, OPTIONS' : 'GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD',
    ...(request.headers['access-control-request-method'] === undefined
      ? {}
      : {'access-control-max-age': '7200', ...(asked ? {'access-control-allow-headers': asked} : {})}),
  };
}
