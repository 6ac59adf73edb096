/** The answer to a request that the description allows. */
import {createHash} from 'node:crypto';
import type {ApiDescription, Content, Example, Json, Operation, Response} from '../../src/openapi/model';
import {encode, prepareRequest, type RequestValues} from '../../src/samples/request';
import {jobReader, type Jobs} from './jobs';
import {enlarge, pageHeaders, pageOf, type Page} from './paging';
import type {Preferences} from './prefer';
import {Refusal} from './refuse';
import type {Answer} from './reply';

export interface Call {
  operation: Operation;
  api: ApiDescription;
  values: RequestValues;
  prefer: Preferences;
  /** The address that was asked, absolute, on the mock. */
  address: string;
  /** From an address of the service to that on the mock. */
  toMock: (url: string) => string;
  jobs: Jobs;
  /** Value of `If-None-Match`. */
  etag?: string;
}

/** What is answered when nothing else is asked for: the first that is there. */
const DEFAULTS = ['200', '201', '302', '202'];

function chooseResponse({operation, prefer, api}: Call): Response {
  const statuses = operation.responses.map((response) => response.status);
  if (prefer.code !== undefined) {
    const found = operation.responses.find((response) => response.status === prefer.code);
    if (!found)
      throw new Refusal(400, `${operation.id} has no response ${prefer.code}; it has: ${statuses.join(', ')}`);
    return found;
  }
  const usual =
    operation.responses.find((response) => response.status === DEFAULTS.find((status) => statuses.includes(status))) ??
    operation.responses[0];
  // The wish for an example at the creation of a job is about how the job ends.
  if (prefer.example !== undefined && !jobReader(operation, api)) {
    const has = (response: Response): boolean =>
      response.content.some((content) => content.examples.some(({key}) => key === prefer.example));
    const found = usual && has(usual) ? usual : operation.responses.find(has);
    const keys = operation.responses.flatMap((response) =>
      response.content.flatMap((content) => content.examples.map(({key}) => key)),
    );
    if (!found)
      throw new Refusal(
        400,
        `${operation.id} has no example "${prefer.example}"; it has: ${keys.join(', ') || 'none'}`,
      );
    return found;
  }
  if (!usual) throw new Refusal(400, `${operation.id} has no response`);
  return usual;
}

function chooseExample(response: Response, key: string | undefined): {content: Content; example: Example} | undefined {
  const content = response.content[0];
  const example = content?.examples.find((candidate) => candidate.key === key) ?? content?.examples[0];
  return content && example ? {content, example} : undefined;
}

const write = (value: Json, mediaType: string): string =>
  typeof value === 'string' && !/json/.test(mediaType) ? value : JSON.stringify(value);

/** Where a redirect leads: to the job that is created, to the record that was looked up, else to the same operation with the examples' names. */
function location(call: Call): string {
  const {operation, api, values, prefer, toMock, jobs} = call;
  const reader = jobReader(operation, api);
  if (reader) {
    let id: string;
    try {
      id = jobs.create(reader, values, prefer.example);
    } catch (error) {
      throw new Refusal(400, (error as Error).message);
    }
    return toMock(`${operation.baseUrl}${operation.path}/${id}`);
  }
  const record = /\/repositories\/lookup$/.test(operation.path)
    ? api.operations.find(
        (candidate) =>
          candidate.method === 'GET' && /^\/hosts\/\{[^}]+\}\/repositories\/\{[^}]+\}$/.test(candidate.path),
      )
    : undefined;
  const target = record ?? operation;
  const parameters = {
    ...(record ? {} : values.parameters),
    ...Object.fromEntries(
      target.parameters
        .filter((parameter) => parameter.in === 'path')
        .map((parameter) => [parameter.name, parameter.example]),
    ),
  };
  const asked = values.parameters.url;
  const name = record?.parameters.filter((parameter) => parameter.in === 'path').at(-1)?.name;
  if (name && typeof asked === 'string' && URL.canParse(asked))
    parameters[name] = new URL(asked).pathname.replace(/^\/|(\.git)?\/?$/g, '');
  const url = toMock(prepareRequest(target, {parameters}).url);
  // What was wished for is fulfilled: the next request gets the usual answer.
  return `${url}${url.includes('?') ? '&' : '?'}__prefer=`;
}

/** Headers that the description gives the answer beside those of the gateway, of pages and of redirects. */
function otherHeaders(response: Response, taken: ReadonlySet<string>): Record<string, string> {
  return Object.fromEntries(
    response.headers
      .filter(({name}) => !/^x-ratelimit-/i.test(name) && name !== 'Location' && !taken.has(name.toLowerCase()))
      .map(({name, example}) => [name.toLowerCase(), typeof example === 'string' ? example : JSON.stringify(example)]),
  );
}

function beyondLast({pastEnd, responses}: Operation, page: Page): {response?: Response; value: Json} {
  const notFound = pastEnd === undefined ? undefined : responses.find((response) => response.status === '404');
  if (!notFound) return {value: page.value};
  const examples = pastEnd === 'not-found-empty' ? [] : (notFound.content[0]?.examples ?? []);
  return {response: notFound, value: (examples.find(({key}) => key === 'beyond') ?? examples[0])?.value ?? ''};
}

function dress(body: string, prefer: Preferences): {body: string; mediaType?: string} {
  if (prefer.body === 'html')
    return {
      body: '<!DOCTYPE html><title>Bad gateway</title><h1>Bad gateway</h1>',
      mediaType: 'text/html; charset=utf-8',
    };
  return {body: prefer.body === 'broken' ? body.slice(0, Math.ceil(body.length / 2)) : body};
}

const isPaged = ({status}: Response): boolean => status === '200';

/**
 * @param call the request
 * @returns the answer without the headers of the gateway and of CORS
 * @throws Refusal when it cannot be as the caller wishes
 */
export function answer(call: Call): Answer {
  const {operation, prefer, values, jobs} = call;
  let response = chooseResponse(call);
  if (response.headers.some(({name}) => name === 'Location')) {
    return {
      status: Number(response.status),
      headers: {...otherHeaders(response, new Set()), location: location(call)},
      body: '',
    };
  }
  const chosen = chooseExample(response, prefer.example);
  let value = chosen?.example.value;
  let headers: Record<string, string> = {};
  const idName = /\/jobs\/\{([^}]+)\}$/.exec(operation.path)?.[1];
  const id = idName === undefined ? undefined : values.parameters[idName];
  if (id !== undefined && prefer.code === undefined && prefer.example === undefined) {
    const example = operation.parameters.find((parameter) => parameter.name === idName)?.example;
    const job = jobs.read(String(id)) ?? (id === example ? value : undefined);
    if (job === undefined)
      throw new Refusal(
        404,
        `there is no job ${encode(String(id))}; create one, or read the example ${String(example)}`,
      );
    value = job;
  }
  const page = value !== undefined && isPaged(response) ? pageOf(operation, value, values) : undefined;
  if (page) {
    value = page.value;
    if (page.beyond) {
      const end = beyondLast(operation, page);
      value = end.value;
      response = end.response ?? response;
    }
    headers = pageHeaders(
      page,
      call.address,
      response.headers.map(({name}) => name),
    );
  }
  if (prefer.size !== undefined) {
    value = value === undefined ? undefined : enlarge(value, prefer.size);
    if (value === undefined)
      throw new Refusal(400, `${operation.id} does not return a list, so its response cannot be made larger`);
  }
  const mediaType = response.content[0]?.mediaType ?? 'text/plain';
  const finished = dress(value === undefined || value === '' ? '' : write(value, mediaType), prefer);
  // The paging headers of the description are those above or, on the last page, none.
  const taken = new Set([...Object.keys(headers), ...(page ? ['link'] : [])]);
  headers = {
    ...otherHeaders(response, taken),
    ...headers,
    ...(finished.body ? {'content-type': finished.mediaType ?? `${mediaType}; charset=utf-8`} : {}),
  };
  return conditional(call, {status: Number(response.status), headers, body: finished.body});
}

/** Where the description knows a 304, an answer has an ETag, and that ETag gets the 304. */
function conditional({operation, etag}: Call, given: Answer): Answer {
  if (given.status !== 200 || !operation.responses.some(({status}) => status === '304')) return given;
  const tag = `W/"${createHash('sha256').update(given.body).digest('hex').slice(0, 32)}"`;
  const {'content-type': _type, ...kept} = given.headers;
  if (etag?.split(/\s*,\s*/).includes(tag)) return {status: 304, headers: {...kept, etag: tag}, body: ''};
  return {...given, headers: {...given.headers, etag: tag}};
}
