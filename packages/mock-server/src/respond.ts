/** Makes the response to a request that the description allows. */
import {createHash} from 'node:crypto';
import {type ApiDescription, isObject, type Json, type Operation, type Response} from '@ecosystems-docs/openapi-docs';
import {exampleMismatches} from '@ecosystems-docs/openapi-docs/facts';
import {valueText} from '@ecosystems-docs/openapi-docs/words';
import {encode, prepareRequest, type RequestValues} from '@ecosystems-docs/openapi-docs/samples';
import {jobReader, redirectTarget, type Jobs} from './jobs';
import {enlarge, pageHeaders, pageOf, type Page} from './paging';
import type {Preferences} from './prefer';
import {Refusal, responseOf, type MockResponse} from './reply';

interface Call {
  operation: Operation;
  api: ApiDescription;
  values: RequestValues;
  prefer: Preferences;
  /** Absolute URL of the request on the mock. */
  address: string;
  /** Converts a URL of the service into that of the mock. */
  toMock: (url: string) => string;
  jobs: Jobs;
  /** Value of `If-None-Match`. */
  etag: string | undefined;
}

/** Statuses to respond with by default: the first that is described. */
const DEFAULTS = ['200', '201', '302', '202'];

const keysOf = ({content}: Response): string[] => content.flatMap(({examples}) => examples.map(({key}) => key));

function chooseResponse({operation, prefer, api}: Call): Response {
  const {id, responses} = operation;
  const refusal = (what: string, names: readonly string[]): Refusal =>
    new Refusal(400, `${id} has no ${what}; it has: ${names.join(', ') || 'none'}`);
  if (prefer.code !== undefined) {
    const preferred = responseOf(operation, prefer.code);
    if (!preferred)
      throw refusal(
        `response ${prefer.code}`,
        responses.map(({status}) => status),
      );
    return preferred;
  }
  const usual = DEFAULTS.map((status) => responseOf(operation, status)).find(Boolean) ?? responses[0];
  if (!usual) throw refusal('response', []);
  // A preferred example at the creation of a job is for how the job ends.
  const {example} = prefer;
  if (example === undefined || jobReader(operation, api)) return usual;
  const preferred = [usual, ...responses].find((response) => keysOf(response).includes(example));
  if (!preferred) throw refusal(`example "${example}"`, responses.flatMap(keysOf));
  return preferred;
}

/** @returns the target of a redirect: the job that is created, the record that was looked up, or else the same operation with the examples' names */
function location({operation, api, values, prefer, toMock, jobs}: Call): string {
  const reader = jobReader(operation, api);
  if (reader) return toMock(`${operation.baseUrl}${operation.path}/${jobs.create(reader, values, prefer.example)}`);
  const record = redirectTarget(operation, api);
  const target = record ?? operation;
  const inPath = target.parameters.filter((parameter) => parameter.in === 'path');
  const parameters: Record<string, Json> = {
    ...(record ? {} : values.parameters),
    ...Object.fromEntries(inPath.map(({name, example}) => [name, example])),
  };
  const asked = values.parameters.url;
  const name = record && inPath.at(-1)?.name;
  if (name && typeof asked === 'string' && URL.canParse(asked))
    parameters[name] = new URL(asked).pathname.replace(/^\/|(\.git)?\/?$/g, '');
  const url = toMock(prepareRequest(target, {parameters}).url);
  // Clears the preference, so that the next request gets the default response.
  return `${url}${url.includes('?') ? '&' : '?'}__prefer=`;
}

/** @returns the described headers without those of the gateway, of pages and of redirects */
function otherHeaders(response: Response, taken: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    response.headers
      .map(({name, example}) => [name.toLowerCase(), valueText(example)] as const)
      .filter(([name]) => !/^(x-ratelimit-|location$)/.test(name) && !taken.includes(name)),
  );
}

function beyondLast(operation: Operation, page: Page): {response?: Response; value: Json} {
  const response = operation.pastEnd && responseOf(operation, '404');
  if (!response) return {value: page.value};
  const examples = operation.pastEnd === 'not-found-empty' ? [] : (response.content[0]?.examples ?? []);
  return {response, value: (examples.find(({key}) => key === 'beyond') ?? examples[0])?.value ?? ''};
}

/** @returns the job that a request reads, unless a preference names another example or status */
function jobOf({operation, prefer, values, jobs}: Call, example: Json | undefined): Json | undefined {
  const name = /\/jobs\/\{([^}]+)\}$/.exec(operation.path)?.[1];
  const id = name === undefined ? undefined : values.parameters[name];
  if (id === undefined || prefer.code !== undefined || prefer.example !== undefined) return example;
  const known = operation.parameters.find((parameter) => parameter.name === name)?.example;
  const job = jobs.read(valueText(id)) ?? (id === known ? example : undefined);
  if (job === undefined)
    throw new Refusal(
      404,
      `there is no job ${encode(valueText(id))}; create one, or read the example ${valueText(known)}`,
    );
  return job;
}

/** @returns the lists of records that the examples of an API have, in the form that an operation returns */
function recordsOf({operations}: ApiDescription, form: string): Json[] {
  const contents = operations.flatMap(({responses}) => responses.flatMap(({content}) => content));
  const lists = contents.filter(({schema}) => schema.items?.name === form).flatMap(({examples}) => examples);
  return lists.flatMap(({value}) => (Array.isArray(value) ? value : []));
}

/** @returns what a bulk lookup finds: each record of the API's examples that the body names; undefined for other requests */
function bulkRecords({operation, api, values, prefer}: Call, response: Response): Json[] | undefined {
  const {body} = values;
  const form = response.content[0]?.schema.items?.name;
  const isBulk = isObject(body) && ['purls', 'names', 'repository_urls'].some((name) => Array.isArray(body[name]));
  if (!isBulk || form === undefined || prefer.example !== undefined) return undefined;
  const matching = recordsOf(api, form).filter((record) => exampleMismatches(operation, values, [record]).length === 0);
  return [
    ...new Map(matching.map((record) => [JSON.stringify(isObject(record) ? record.purl : record), record])).values(),
  ];
}

const API_URL = /https:\/\/[a-z]+\.ecosyste\.ms\/(?:api\/)?v1\b/g;

/** Writes the body as text with its media type; a preference may break it. */
function write(
  value: Json | undefined,
  mediaType: string,
  {prefer, toMock}: Pick<Call, 'prefer' | 'toMock'>,
): [body: string, mediaType: string] {
  if (prefer.body === 'html') return ['<!DOCTYPE html><title>Bad gateway</title><h1>Bad gateway</h1>', 'text/html'];
  const isText = value === undefined || value === '' || (typeof value === 'string' && !mediaType.includes('json'));
  const body = isText ? (value ?? '') : JSON.stringify(value).replace(API_URL, toMock);
  return [prefer.body === 'broken' ? body.slice(0, Math.ceil(body.length / 2)) : body, mediaType];
}

/**
 * @returns the response without the headers of the gateway and of CORS
 * @throws Refusal if a preference cannot be met
 */
export function respond(call: Call): MockResponse {
  const {operation, prefer, values} = call;
  let response = chooseResponse(call);
  if (response.headers.some(({name}) => name === 'Location'))
    return {
      status: Number(response.status),
      headers: {...otherHeaders(response), location: location(call)},
      body: '',
    };
  const examples = response.content[0]?.examples ?? [];
  const example = (examples.find(({key}) => key === prefer.example) ?? examples[0])?.value;
  let value = bulkRecords(call, response) ?? jobOf(call, example);
  const page = value !== undefined && response.status === '200' ? pageOf(operation, value, values) : undefined;
  if (page) ({value, response = response} = page.beyond ? beyondLast(operation, page) : {value: page.value, response});
  const paging = page ? pageHeaders(page, call.address, response.headers) : {};
  if (prefer.size !== undefined) {
    value = value === undefined ? undefined : enlarge(value, prefer.size);
    if (value === undefined)
      throw new Refusal(400, `${operation.id} does not return a list, so its response cannot be made larger`);
  }
  const [body, mediaType] = write(value, response.content[0]?.mediaType ?? 'text/plain', call);
  const headers = {
    // Leaves out described paging headers: `paging` has them, unless this is the last page.
    ...otherHeaders(response, [...Object.keys(paging), ...(page ? ['link'] : [])]),
    ...paging,
    ...(body ? {'content-type': `${mediaType}; charset=utf-8`} : {}),
  };
  return conditional(call, {status: Number(response.status), headers, body});
}

/** Adds an ETag if the description has a 304, and responds with the 304 to a request with that ETag. */
function conditional({operation, etag}: Call, given: MockResponse): MockResponse {
  if (given.status !== 200 || !responseOf(operation, '304')) return given;
  const tag = `W/"${createHash('sha256').update(given.body).digest('hex').slice(0, 32)}"`;
  const {'content-type': _type, ...kept} = given.headers;
  if (etag?.split(/\s*,\s*/).includes(tag)) return {status: 304, headers: {...kept, etag: tag}, body: ''};
  return {...given, headers: {...given.headers, etag: tag}};
}
