import {setTimeout} from 'node:timers/promises';
import {failureReason} from '../drift/drift';
import type {Json, Operation, Parameter} from '@ecosystems-docs/openapi-docs';
import {urlPieces} from '@ecosystems-docs/openapi-docs/samples';

/** How requests are sent. */
export interface ClientOptions {
  /** Address in the User-Agent by which the services' operators reach the person who runs this. */
  contact: string;
  /** Pause before each request but the first, in milliseconds. */
  pause: number;
  /** How long to wait for a response, in milliseconds. */
  timeout: number;
  sleep?: (milliseconds: number) => Promise<unknown>;
  now?: () => number;
  /** Called before a wait that is longer than the pause. */
  log?: (line: string) => void;
}

/** The longest wait that a service may ask for: a full window of the rate limit and a little more. */
const MAX_WAIT_MS = 3_700_000;

/** How often a request that was refused for its rate is sent again. */
const RETRIES = 3;

/** Sends one request at a time, names its user, pauses between requests, and waits for the rate limit. */
export class PoliteClient {
  private sent = 0;

  constructor(private readonly options: ClientOptions) {}

  /** Never throws: `problem` says in a few words why there is no response. */
  async get(url: string): Promise<{response: Response} | {problem: string}> {
    const {contact, pause, timeout, sleep = setTimeout, now = Date.now, log} = this.options;
    for (let attempt = 0; ; attempt += 1) {
      if (this.sent > 0) await sleep(pause);
      this.sent += 1;
      let response: Response;
      try {
        response = await fetch(url, {
          headers: {
            'user-agent': `ecosystems-documentation openapi-record (contact: ${contact})`,
            accept: 'application/json',
          },
          redirect: 'manual',
          signal: AbortSignal.timeout(timeout),
        });
      } catch (error) {
        return {problem: `cannot be reached: ${failureReason(error, timeout)}`};
      }
      if (response.status !== 429) return {response};
      const wait = waitOf(response.headers, now());
      if (attempt >= RETRIES || wait > MAX_WAIT_MS) return {problem: 'the rate limit is used up'};
      log?.(`rate limit: waiting ${Math.ceil(wait / 1000)} s`);
      await sleep(wait);
    }
  }
}

/** Milliseconds to wait after a 429: as `Retry-After` says, else until `X-RateLimit-Reset`, else a minute. */
function waitOf(headers: Headers, now: number): number {
  const retry = headers.get('retry-after');
  if (retry !== null && /^\d+$/.test(retry)) return Number(retry) * 1000;
  const date = retry === null ? NaN : Date.parse(retry);
  if (!Number.isNaN(date)) return Math.max(0, date - now);
  const reset = Number(headers.get('x-ratelimit-reset') ?? NaN);
  // A second more, because the clocks differ.
  return Number.isFinite(reset) && reset > 0 ? Math.max(0, reset * 1000 - now) + 1000 : 60_000;
}

/** Parameters that only choose a piece of a list. */
const PAGING = new Set(['page', 'per_page']);

/**
 * The addresses that may give a good example, best first: with the required
 * parameters, then with one optional parameter more (a lookup needs one of
 * several). `base` replaces scheme and host, and may hold `{api}` and `{service}`.
 */
export function candidateUrls(operation: Operation, base?: string): string[] {
  const required = operation.parameters.filter((parameter) => parameter.required);
  const optional = operation.parameters.filter(
    (parameter) => !parameter.required && parameter.in === 'query' && !PAGING.has(parameter.name),
  );
  const sets = [required, ...optional.slice(0, 3).map((parameter) => [...required, parameter])];
  return sets.map((parameters) => recordedUrl(operation, parameters, base));
}

function recordedUrl(operation: Operation, chosen: readonly Parameter[], base: string | undefined): string {
  const parameters: Record<string, Json> = Object.fromEntries(chosen.map(({name, example}) => [name, example]));
  // A small page is enough for an example.
  if (operation.parameters.some(({name, in: place}) => name === 'per_page' && place === 'query'))
    parameters.per_page = 2;
  const hasSlashes = new Set(chosen.filter(({allowReserved}) => allowReserved).map(({name}) => name));
  return urlPieces({...operation, baseUrl: rebase(operation, base)}, {parameters})
    .map(({text, parameter}) => (hasSlashes.has(parameter ?? '') ? text.replaceAll('%2F', '/') : text))
    .join('');
}

function rebase(operation: Operation, base: string | undefined): string {
  if (base === undefined) return operation.baseUrl;
  const root = base.replaceAll('{api}', operation.api).replaceAll('{service}', operation.service).replace(/\/$/, '');
  return `${root}${new URL(operation.baseUrl).pathname}`;
}
