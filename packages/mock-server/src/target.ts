/** Reads the target, headers and body of a request. */
import type {IncomingMessage} from 'node:http';
import {Malformed, Refusal} from './reply';

export interface Target {
  /** Host of the service; empty for the mock's own index. */
  host: string;
  path: string;
  query: URLSearchParams;
  /** From a URL of the service to that on the mock. */
  toMock: (url: string) => string;
  /** The whole URL on the service, without the mock's own parameter. */
  url: string;
}

export const PREFER_PARAMETER = '__prefer';

/** A host name or an IP address, with or without a port. */
const AUTHORITY = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(:\d{1,5})?$/i;

const MAX_BODY = 5e6;

/** Bytes of a body that are read and thrown away. */
const MAX_DRAINED = 50e6;

/** @throws Malformed if an address is not correctly encoded, in UTF-8 */
function checkEncoding(url: string): void {
  try {
    decodeURIComponent(url);
  } catch {
    throw new Malformed(`${url} is not correctly percent-encoded`);
  }
}

/** @throws Refusal if the Host header is no host, or the address cannot be decoded */
export function readTarget(request: IncomingMessage, hosts: readonly string[]): Target {
  checkEncoding(request.url ?? '');
  const [, absolute, fullPath = '/', text = ''] =
    /^(?:https?:\/\/([^/?]+))?([^?]*)\??(.*)$/s.exec(request.url ?? '/') ?? [];
  const authority = absolute ?? request.headers.host ?? 'localhost';
  if (!AUTHORITY.test(authority) || !URL.canParse(`http://${authority}`))
    throw new Refusal(400, `"${authority}" is not a host: correct the Host header`);
  const named = authority.replace(/:\d+$/, '');
  const isNamed = hosts.includes(named);
  const [, first = '', rest = '/'] = /^\/([^/]*)(\/.*)?$/s.exec(fullPath) ?? [];
  const [host, path] = isNamed ? [named, fullPath] : [first, rest];
  const pairs = text.split('&').filter((pair) => pair !== '' && !pair.startsWith(`${PREFER_PARAMETER}=`));
  return {
    host,
    path,
    query: new URLSearchParams(text),
    toMock: (url) =>
      url.replace(isNamed ? `https://${named}` : /^https:\/\//, `http://${authority}${isNamed ? '' : '/'}`),
    url: `https://${host}${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`,
  };
}

/** @returns the headers under lower-case names, each as one text */
export function readHeaders(request: IncomingMessage): Record<string, string> {
  return Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, [value].flat().join(', ')]));
}

/**
 * Reads a body. One that is too large is read to its end, because what is left unread would be taken for the next
 * request on the connection; one that is far too large isn't, and the connection ends with it.
 *
 * @throws Refusal if it is larger than the mock accepts
 */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = Number(request.headers['content-length'] ?? 0);
  if (length <= MAX_DRAINED) {
    length = 0;
    for await (const chunk of request.iterator({destroyOnReturn: false}) as AsyncIterable<Buffer>) {
      length += chunk.length;
      if (length <= MAX_BODY) chunks.push(chunk);
      if (length > MAX_DRAINED) break;
    }
  }
  if (length > MAX_BODY)
    throw new Refusal(413, `the body is larger than the ${MAX_BODY} bytes that the mock server takes`);
  return Buffer.concat(chunks).toString('utf8');
}
