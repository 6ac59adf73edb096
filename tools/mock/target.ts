/** Where a request wants to go, and what it brings. */
import type {IncomingMessage} from 'node:http';
import {Refusal} from './refuse';

export interface Target {
  /** Host of the service; empty for the mock's own index. */
  host: string;
  path: string;
  query: URLSearchParams;
  /** From a URL of the service to that on the mock. */
  toMock: (url: string) => string;
  /** The query as it came, without the mock's own parameter. */
  search: string;
}

export const PREFER_PARAMETER = '__prefer';

/** A host name or an IP address, with or without a port. */
const AUTHORITY = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

const MAX_BODY = 5e6;

/** @throws Refusal where the Host header is no host */
export function readTarget(request: IncomingMessage, hosts: readonly string[]): Target {
  const [, absolute, rest = '/'] = /^(?:https?:\/\/([^/?]+))?(.*)$/s.exec(request.url ?? '/') ?? [];
  const authority = absolute ?? request.headers.host ?? 'localhost';
  if (!AUTHORITY.test(authority)) throw new Refusal(400, `"${authority}" is not a host: correct the Host header`);
  const at = rest.indexOf('?');
  const fullPath = at < 0 ? rest : rest.slice(0, at);
  const query = new URLSearchParams(at < 0 ? '' : rest.slice(at + 1));
  const search =
    at < 0
      ? ''
      : rest
          .slice(at + 1)
          .split('&')
          .filter((pair) => !pair.startsWith(`${PREFER_PARAMETER}=`))
          .join('&');
  const named = authority.replace(/:\d+$/, '');
  const shared = {query, search: search ? `?${search}` : ''};
  if (hosts.includes(named))
    return {
      ...shared,
      host: named,
      path: fullPath,
      toMock: (url) => url.replace(`https://${named}`, `http://${authority}`),
    };
  const [, host = '', path = '/'] = /^\/([^/]*)(\/.*)?$/s.exec(fullPath) ?? [];
  return {...shared, host, path, toMock: (url) => url.replace(/^https:\/\//, `http://${authority}/`)};
}

/** @returns the headers under lower-case names, each as one text */
export function readHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(request.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}

/**
 * Reads a body to its end, also where it is too large: what is left unread would
 * be taken for the next request on the connection.
 *
 * @throws Refusal where it is larger than the mock takes
 */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length <= MAX_BODY) chunks.push(chunk);
  }
  if (length > MAX_BODY) throw new Refusal(413, `the body has ${length} bytes, but the mock server takes ${MAX_BODY}`);
  return Buffer.concat(chunks).toString('utf8');
}
