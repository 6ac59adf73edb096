/**
 * A server that answers every operation of every API description with its
 * examples, and refuses what a description does not allow. It answers for
 * `https://<host>/<path>` at `http://localhost:<port>/<host>/<path>`, and
 * without the first part where the Host header names the host.
 *
 * It listens on this machine only: it is for development and tests.
 */
import {createServer, type IncomingMessage, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {setTimeout as wait} from 'node:timers/promises';
import {offersCors} from '../catalogue/services';
import {loadAll} from '../openapi/load';
import type {ApiDescription} from '../openapi/model';
import {answer, Refusal, type Answer} from './answer';
import {Jobs} from './jobs';
import {Limits} from './limits';
import {readPreferences, type Preferences} from './prefer';
import {readValues, type MockRequest} from './request';
import {Routes} from './routes';

/** A request that was answered, for those who record. */
export interface Received {
  method: string;
  /** The address on the real service. */
  url: string;
  /** Lower-case names. */
  headers: Readonly<Record<string, string>>;
  body: string;
  /** `<api>/<operationId>`; absent where the address means none. */
  operation?: string;
  /** Why it was refused; empty when it was not. */
  problems: readonly string[];
  /** The status that it was answered with. */
  status: number;
}

export interface MockOptions {
  /** 0: any free port. */
  port?: number;
  /** Folder of the API descriptions; absent: `openapi` in the working directory. */
  dir?: string;
  /** Called with every request but preflights, before its answer is sent. */
  onRequest?: (received: Received) => void;
}

export interface Mock {
  port: number;
  /** Without a closing slash, for example `http://localhost:4010`. */
  url: string;
  /** The preferences of every request that brings none of its own, as in the header; may be changed at any time. */
  prefer: string;
  close(): Promise<void>;
}

const MAX_BODY = 5e6;
const PREFER_PARAMETER = '__prefer';

/** Where a request wants to go. */
interface Target {
  host: string;
  path: string;
  query: URLSearchParams;
  /** From an address on the service to that on the mock. */
  toMock: (url: string) => string;
  /** The query as it came, without the mock's own parameter. */
  search: string;
}

function readTarget(request: IncomingMessage, hosts: readonly string[]): Target {
  const [, absolute, rest = '/'] = /^(?:https?:\/\/([^/?]+))?(.*)$/s.exec(request.url ?? '/') ?? [];
  const authority = absolute ?? request.headers.host ?? 'localhost';
  const at = rest.indexOf('?');
  const fullPath = at < 0 ? rest : rest.slice(0, at);
  const query = new URLSearchParams(at < 0 ? '' : rest.slice(at + 1));
  const search = at < 0 ? '' : rest.slice(at + 1).split('&').filter((pair) => !pair.startsWith(`${PREFER_PARAMETER}=`)).join('&');
  const named = authority.replace(/:\d+$/, '');
  const shared = {query, search: search ? `?${search}` : ''};
  if (hosts.includes(named)) return {...shared, host: named, path: fullPath, toMock: (url) => url.replace(`https://${named}`, `http://${authority}`)};
  const [, host = '', path = '/'] = /^\/([^/]*)(\/.*)?$/s.exec(fullPath) ?? [];
  return {...shared, host, path, toMock: (url) => url.replace(/^https:\/\//, `http://${authority}/`)};
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > MAX_BODY) throw new Refusal(400, `the body is larger than ${MAX_BODY} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** As the services: rack-cors in the Rails applications, rs/cors in archives. Nothing is exposed. */
function corsHeaders(api: ApiDescription, request: IncomingMessage): Record<string, string> {
  const isPreflight = request.headers['access-control-request-method'] !== undefined;
  const asked = request.headers['access-control-request-headers'];
  return {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': api.service === 'archives' ? 'GET, HEAD, OPTIONS' : 'GET, POST, PATCH, PUT, DELETE, OPTIONS, HEAD',
    ...(isPreflight ? {'access-control-max-age': '7200', ...(asked ? {'access-control-allow-headers': asked} : {})} : {}),
  };
}

function refusal(status: number, problems: readonly string[], headers: Record<string, string> = {}): Answer {
  return {
    status,
    headers: {'content-type': 'application/json; charset=utf-8', ...headers},
    body: `${JSON.stringify({error: 'The mock server refuses this request.', problems}, null, 2)}\n`,
  };
}

function indexPage(hosts: readonly string[], authority: string): Answer {
  const lines = [
    'Mock server of the ecosyste.ms APIs, made from the API descriptions.',
    '',
    `Call https://<host>/<path> as http://${authority}/<host>/<path>. Hosts:`,
    ...hosts.map((host) => `  ${host}`),
    '',
    'Request header "Prefer", or query parameter "__prefer": code=429, example=<key>, delay=<ms>, body=broken, body=html, size=20MB, cors=none.',
    '',
  ];
  return {status: 200, headers: {'content-type': 'text/plain; charset=utf-8'}, body: lines.join('\n')};
}

function send(response: ServerResponse, method: string, {status, headers, body}: Answer): void {
  // A 304 has no body, and its length would be that of the full answer.
  const length = status === 304 ? {} : {'content-length': String(Buffer.byteLength(body))};
  response.writeHead(status, {...headers, ...length, 'cache-control': headers['cache-control'] ?? 'no-store'});
  response.end(method === 'HEAD' ? undefined : body);
}

/**
 * Starts the mock server.
 *
 * @throws DescriptionErrors when a description cannot be read; Error when the port is taken
 */
export async function startMock({port = 0, dir, onRequest}: MockOptions = {}): Promise<Mock> {
  const apis = loadAll(dir);
  const routes = new Routes(apis);
  const limits = new Limits();
  const jobs = new Jobs();

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const method = request.method ?? 'GET';
    const target = readTarget(request, routes.hosts);
    const authority = request.headers.host ?? `localhost:${mock.port}`;
    if (target.host === '') {
      send(response, method, indexPage(routes.hosts, authority));
      return;
    }
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(', ') : (value ?? '')]));
    const found = routes.find(target.host, method, target.path);
    const api = 'operation' in found ? apis.find(({id}) => id === found.operation.api) : found.api;

    let prefer: Preferences = {};
    let result: Answer;
    let problems: string[] = [];
    let body = '';
    try {
      const wish = target.query.get(PREFER_PARAMETER) ?? headers.prefer ?? mock.prefer;
      target.query.delete(PREFER_PARAMETER);
      try {
        prefer = readPreferences(wish);
      } catch (error) {
        throw new Refusal(400, (error as Error).message);
      }
      if (method === 'OPTIONS' && headers.origin && headers['access-control-request-method'] && api && offersCors(api.service, api.baseUrl) && prefer.cors !== 'none') {
        send(response, method, {status: 200, headers: corsHeaders(api, request), body: ''});
        return;
      }
      body = await readBody(request);
      if (!('operation' in found)) {
        problems = [found.problem];
        result = refusal(found.status, problems, found.allow.length > 0 ? {allow: found.allow.join(', ')} : {});
      } else {
        const received: MockRequest = {method, headers, query: target.query, body};
        const read = readValues(found.operation, received, found.path);
        problems = read.problems;
        result =
          problems.length > 0
            ? refusal(400, problems)
            : answer({
                operation: found.operation,
                api: api as ApiDescription,
                values: read.values,
                prefer,
                address: target.toMock(`https://${target.host}${target.path}${target.search}`),
                toMock: target.toMock,
                jobs,
                ...(headers['if-none-match'] ? {etag: headers['if-none-match']} : {}),
              });
      }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems = [error.message];
      result = refusal(error.status, problems);
    }

    result.headers = {
      ...result.headers,
      ...limits.count({headers, query: target.query}, result.status === 429),
      ...(headers.origin && api && offersCors(api.service, api.baseUrl) && prefer.cors !== 'none' ? corsHeaders(api, request) : {}),
    };
    onRequest?.({
      method,
      url: `https://${target.host}${target.path}${target.search}`,
      headers,
      body,
      ...('operation' in found ? {operation: `${found.operation.api}/${found.operation.id}`} : {}),
      problems,
      status: result.status,
    });
    if (prefer.delay) {
      const gone = new AbortController();
      response.once('close', () => gone.abort());
      await wait(prefer.delay, undefined, {signal: gone.signal}).catch(() => undefined);
      if (gone.signal.aborted) return;
    }
    send(response, method, result);
  };

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, 'localhost', resolve);
  });
  const {port: bound} = server.address() as AddressInfo;
  const mock: Mock = {
    port: bound,
    url: `http://localhost:${bound}`,
    prefer: '',
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
  return mock;
}
