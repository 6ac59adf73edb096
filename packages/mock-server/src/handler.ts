/** One request to the mock, from the wire to its response. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import type {ApiDescription} from '@ecosystems-docs/openapi-docs';
import {respond} from './respond';
import {corsHeaders, isPreflight, sendsCors} from './cors';
import {Jobs} from './jobs';
import {Known} from './known';
import {RateLimits, type Limits} from './rateLimits';
import {PREFERENCES, readPreferences, type Preferences} from './prefer';
import type {Received} from './received';
import {asHeader, Refusal, refusalFor, refuse, refusePath, type MockResponse} from './reply';
import {readValues, type MockRequest} from './mockRequest';
import {Routes, type Match, type Miss} from './routes';
import {PREFER_PARAMETER, readBody, readHeaders, readTarget, type Target} from './target';

export interface HandlerOptions {
  /** Refuses unknown query parameters and page sizes above the maximum, which the services ignore and cap, and finds no names but those of examples. */
  strict: boolean;
  /** The preferences of a request that brings none of its own. */
  prefer: () => string;
  /** Requests in an hour by tier; those of ecosyste.ms if absent. */
  limits?: Limits;
  /** Called with every request but preflights, before its response is sent. */
  onRequest?: (received: Received) => void;
}

/** Responses that may be delayed at once: each holds a connection. */
const MAX_WAITING = 100;

/** The response to a request, and what is wrong with it. */
interface Outcome {
  result: MockResponse;
  problems: readonly string[];
  warnings: readonly string[];
}

function indexPage(hosts: readonly string[], authority: string): MockResponse {
  const lines = [
    'Mock server of the ecosyste.ms APIs, made from the API descriptions.',
    '',
    `Call https://<host>/<path> as http://${authority}/<host>/<path>. Hosts:`,
    ...hosts.map((host) => `  ${host}`),
    '',
    `Request header "Prefer", or query parameter "${PREFER_PARAMETER}":`,
    ...PREFERENCES.map((line) => `  ${line}`),
    '',
  ];
  return {status: 200, headers: {'content-type': 'text/plain; charset=utf-8'}, body: lines.join('\n')};
}

function send(response: ServerResponse, method: string, {status, headers, body}: MockResponse): void {
  // A 304 has no body, and its length would be that of the full response.
  const length = status === 304 ? {} : {'content-length': String(Buffer.byteLength(body))};
  response.writeHead(status, {...headers, ...length, 'cache-control': headers['cache-control'] ?? 'no-store'});
  response.end(method === 'HEAD' ? undefined : body);
}

export class Handler {
  private readonly routes: Routes;
  private readonly known: Known;
  private readonly rateLimits: RateLimits;
  private readonly jobs = new Jobs();
  /** Responses that are delayed at the moment. */
  private waiting = 0;

  constructor(
    apis: readonly ApiDescription[],
    private readonly options: HandlerOptions,
  ) {
    this.rateLimits = new RateLimits(options.limits);
    this.routes = new Routes(apis);
    this.known = new Known(apis);
  }

  /** Responds to one request. Throws only what is a fault of the mock itself. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET';
    let target: Target;
    try {
      target = readTarget(request, this.routes.hosts);
    } catch (error) {
      return send(response, method, refusalOf(error).result);
    }
    const {host, path, query} = target;
    if (host === '') return send(response, method, indexPage(this.routes.hosts, request.headers.host ?? 'localhost'));
    const received: MockRequest = {headers: readHeaders(request), query, body: ''};
    const {headers} = received;
    const route = this.routes.find(host, method, path);
    let prefer: Preferences = {};
    let outcome: Outcome;
    try {
      prefer = readPreferences(query.get(PREFER_PARAMETER) ?? headers.prefer ?? this.options.prefer());
      query.delete(PREFER_PARAMETER);
      if (isPreflight(request) && sendsCors(request, route.api, prefer))
        return send(response, method, {status: 200, headers: corsHeaders(route.api, request), body: ''});
      received.body = await readBody(request);
      outcome = this.respond(received, route, target, prefer);
    } catch (error) {
      outcome = refusalOf(error, route);
      if (!request.readableEnded && outcome.result.status === 413)
        outcome.result.headers = {...outcome.result.headers, connection: 'close'};
      else request.resume();
    }
    const {result, problems, warnings} = outcome;
    result.headers = {
      ...result.headers,
      ...(warnings.length > 0 ? {'x-mock-warning': asHeader(warnings)} : {}),
      ...this.rateLimits.count(received, result.status === 429),
      ...(sendsCors(request, route.api, prefer) ? corsHeaders(route.api, request) : {}),
    };
    this.options.onRequest?.({
      method,
      url: target.url,
      headers,
      body: received.body,
      ...(route.operation ? {operation: `${route.operation.api}/${route.operation.id}`} : {}),
      problems,
      warnings,
      status: result.status,
    });
    if (!prefer.delay) return send(response, method, result);
    if (this.waiting >= MAX_WAITING) {
      const refusal = new Refusal(503, `${MAX_WAITING} responses are delayed already: wait until one has been sent`);
      return send(response, method, refusalOf(refusal).result);
    }
    this.waiting += 1;
    const isThere = await waited(prefer.delay, response);
    this.waiting -= 1;
    if (isThere) send(response, method, result);
  }

  private respond(
    request: MockRequest,
    route: Match | Miss,
    {url, toMock}: Pick<Target, 'url' | 'toMock'>,
    prefer: Preferences,
  ): Outcome {
    if (!route.operation)
      return {result: refusePath(route.problem, request.headers.accept), problems: [route.problem], warnings: []};
    const {operation, api, path} = route;
    const isStrict = prefer.handling === undefined ? this.options.strict : prefer.handling === 'strict';
    const {values, problems, warnings, status} = readValues(operation, request, path, isStrict);
    if (problems.length > 0) return {result: refuse(status, problems, operation), problems, warnings};
    const unknown = isStrict && prefer.code === undefined ? this.known.unknown(operation, values) : [];
    if (unknown.length > 0) return {result: refuse(404, unknown, operation), problems: unknown, warnings};
    const etag = request.headers['if-none-match'];
    const result = respond({operation, api, values, prefer, address: toMock(url), toMock, jobs: this.jobs, etag});
    return {result, problems, warnings};
  }
}

/** What a refused request gets; anything but a refusal is thrown again. */
function refusalOf(error: unknown, route?: Match | Miss): Outcome {
  if (!(error instanceof Refusal)) throw error;
  return {result: refusalFor(error, route?.operation), problems: [error.message], warnings: []};
}

/** @returns whether the caller is still there after that many milliseconds */
async function waited(delay: number, response: ServerResponse): Promise<boolean> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  await wait(delay, undefined, {signal: gone.signal}).catch(() => undefined);
  return !gone.signal.aborted;
}
