/** One request to the mock, from the wire to its response. */
import type {IncomingMessage, ServerResponse} from 'node:http';
import {setTimeout as wait} from 'node:timers/promises';
import type {ApiDescription} from '../../src/openapi/model';
import {answer} from './answer';
import {corsHeaders, isPreflight, sendsCors} from './cors';
import {Jobs} from './jobs';
import {Limits} from './limits';
import {PREFERENCES, readPreferences, type Preferences} from './prefer';
import type {Received} from './received';
import {asHeader, Refusal, refuse} from './refuse';
import type {Answer} from './reply';
import {readValues} from './mockRequest';
import {Routes, type Match, type Miss} from './routes';
import {PREFER_PARAMETER, readBody, readHeaders, readTarget, type Target} from './target';

export interface HandlerOptions {
  /** Refuses what the services ignore or cap. */
  strict: boolean;
  /** The preferences of a request that brings none of its own. */
  prefer: () => string;
  onRequest?: (received: Received) => void;
}

/** What is known of a request before it is answered. */
interface Incoming {
  target: Target;
  headers: Readonly<Record<string, string>>;
  found: Match | Miss;
  api: ApiDescription | undefined;
}

/** What came of a request. */
interface Outcome {
  result: Answer;
  body: string;
  problems: readonly string[];
  warnings: readonly string[];
}

function indexPage(hosts: readonly string[], authority: string): Answer {
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

function send(response: ServerResponse, method: string, {status, headers, body}: Answer): void {
  // A 304 has no body, and its length would be that of the full response.
  const length = status === 304 ? {} : {'content-length': String(Buffer.byteLength(body))};
  response.writeHead(status, {...headers, ...length, 'cache-control': headers['cache-control'] ?? 'no-store'});
  response.end(method === 'HEAD' ? undefined : body);
}

function preferencesOf(wish: string): Preferences {
  try {
    return readPreferences(wish);
  } catch (error) {
    throw new Refusal(400, (error as Error).message);
  }
}

export class Handler {
  private readonly routes: Routes;
  private readonly limits = new Limits();
  private readonly jobs = new Jobs();

  constructor(
    private readonly apis: readonly ApiDescription[],
    private readonly options: HandlerOptions,
  ) {
    this.routes = new Routes(apis);
  }

  /** Answers one request. Throws only what is a fault of the mock itself. */
  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.method ?? 'GET';
    const incoming = this.read(request);
    if (incoming instanceof Refusal) return send(response, method, refuse(incoming.status, [incoming.message]));
    const {target, headers, found, api} = incoming;
    if (target.host === '')
      return send(response, method, indexPage(this.routes.hosts, request.headers.host ?? 'localhost'));

    let prefer: Preferences = {};
    let outcome: Outcome;
    try {
      prefer = preferencesOf(target.query.get(PREFER_PARAMETER) ?? headers.prefer ?? this.options.prefer());
      target.query.delete(PREFER_PARAMETER);
      if (isPreflight(request) && sendsCors(request, api, prefer))
        return send(response, method, {status: 200, headers: corsHeaders(api, request), body: ''});
      outcome = this.respond(incoming, method, await readBody(request), prefer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      request.resume();
      const operation = 'operation' in found ? found.operation : undefined;
      outcome = {
        result: refuse(error.status, [error.message], operation),
        body: '',
        problems: [error.message],
        warnings: [],
      };
    }
    const {result, warnings} = outcome;
    result.headers = {
      ...result.headers,
      ...(warnings.length > 0 ? {'x-mock-warning': asHeader(warnings)} : {}),
      ...this.limits.count({headers, query: target.query}, result.status === 429),
      ...(sendsCors(request, api, prefer) ? corsHeaders(api, request) : {}),
    };
    this.report(method, incoming, outcome);
    if (prefer.delay && !(await waited(prefer.delay, response))) return;
    send(response, method, result);
  }

  private read(request: IncomingMessage): Incoming | Refusal {
    try {
      const target = readTarget(request, this.routes.hosts);
      const found = this.routes.find(target.host, request.method ?? 'GET', target.path);
      const api = 'operation' in found ? this.apis.find(({id}) => id === found.operation.api) : found.api;
      return {target, headers: readHeaders(request), found, api};
    } catch (error) {
      if (error instanceof Refusal) return error;
      throw error;
    }
  }

  private respond({target, headers, found, api}: Incoming, method: string, body: string, prefer: Preferences): Outcome {
    if (!('operation' in found) || !api) {
      const miss = found as Miss;
      const allow: Record<string, string> = miss.allow.length > 0 ? {allow: miss.allow.join(', ')} : {};
      return {
        result: refuse(miss.status, [miss.problem], undefined, allow),
        body,
        problems: [miss.problem],
        warnings: [],
      };
    }
    const {operation} = found;
    const isStrict = prefer.handling === undefined ? this.options.strict : prefer.handling === 'strict';
    const {values, problems, warnings, status} = readValues(
      operation,
      {method, headers, query: target.query, body},
      found.path,
      isStrict,
    );
    if (problems.length > 0) return {result: refuse(status, problems, operation), body, problems, warnings};
    const result = answer({
      operation,
      api,
      values,
      prefer,
      address: target.toMock(`https://${target.host}${target.path}${target.search}`),
      toMock: target.toMock,
      jobs: this.jobs,
      ...(headers['if-none-match'] ? {etag: headers['if-none-match']} : {}),
    });
    return {result, body, problems, warnings};
  }

  private report(
    method: string,
    {target, headers, found}: Incoming,
    {result, body, problems, warnings}: Outcome,
  ): void {
    this.options.onRequest?.({
      method,
      headers,
      body,
      problems,
      warnings,
      url: `https://${target.host}${target.path}${target.search}`,
      ...('operation' in found ? {operation: `${found.operation.api}/${found.operation.id}`} : {}),
      status: result.status,
    });
  }
}

/** @returns whether the caller is still there after that many milliseconds */
async function waited(delay: number, response: ServerResponse): Promise<boolean> {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  await wait(delay, undefined, {signal: gone.signal}).catch(() => undefined);
  return !gone.signal.aborted;
}
