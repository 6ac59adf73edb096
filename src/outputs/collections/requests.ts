/** The operations of an API as requests of an API program: what is sent without an edit, and what can be switched on. */
import {MOCK_URL} from '../../catalogue/site';
import type {ApiDescription, Json, Operation, Parameter} from '@ecosystems-docs/openapi-docs';
import {valueText} from '@ecosystems-docs/openapi-docs/words';
import {exampleCaption, statusTitle} from '../../api/wording';
import {callOf, encode, exampleValues, type RequestValues} from '@ecosystems-docs/openapi-docs/samples';

/** A parameter with a value. */
export interface Field {
  name: string;
  /** As in a URL: percent-encoded in a path. */
  value: string;
  description: string;
  /** Whether it is sent without an edit. */
  enabled: boolean;
}

export interface CollectionRequest {
  name: string;
  /** The task that it belongs to. */
  folder: string;
  description: string;
  method: Operation['method'];
  /** Template below the base URL, with `:name` for parameters. */
  path: string;
  pathFields: Field[];
  query: Field[];
  headers: Field[];
  /** What of the query is sent without an edit, with its question mark. */
  sent: string;
  /** Whether it goes where a redirect leads: then its headers don't say who asks. */
  follows: boolean;
  /** Indented JSON. */
  body?: string;
}

/** An example of a response, which programs show beside the request. */
export interface ResponseExample {
  /** Its status, what it shows, and whether it was recorded. */
  name: string;
  code: number;
  /** The standard name of the status. */
  status: string;
  mediaType: string;
  /** Indented where it is JSON. */
  body: string;
  /** The request that it answers. */
  request: CollectionRequest;
}

/** Where requests can be sent, by the name of the environment. */
export const ENVIRONMENTS = ['Live', 'Mock'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

/** @returns the name of the variable that holds the base URL of an API, for example `packagesUrl` */
export function baseVariable(api: ApiDescription): string {
  return `${api.id.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())}Url`;
}

export function baseUrl(api: ApiDescription, environment: Environment): string {
  return environment === 'Live' ? api.baseUrl : `${MOCK_URL}/${api.baseUrl.replace(/^https:\/\//, '')}`;
}

/** The first line of a description, without the links of Markdown. */
function firstLine(markdown: string): string {
  return (markdown.split('\n')[0] ?? '').replace(/\[([^\]]+)\]\([^)]*\)/g, '$1');
}

function fields(parameter: Parameter, value: Json, enabled: boolean): Field[] {
  const {name, description, explode} = parameter;
  const field = (one: Json): Field => ({
    name,
    value: parameter.in === 'path' ? encode(valueText(one)) : valueText(one),
    description: firstLine(description),
    enabled,
  });
  if (!Array.isArray(value)) return [field(value)];
  return explode ? value.map(field) : [field(value.map(valueText).join(','))];
}

/** @returns a parameter as written in a query */
export const pairOf = ({name, value}: Field): string => `${name}=${encodeURIComponent(value)}`;

function requestOf(operation: Operation, values: RequestValues): CollectionRequest {
  const of = (place: Parameter['in']): Field[] =>
    operation.parameters
      .filter((parameter) => parameter.in === place)
      .flatMap((parameter) =>
        fields(
          parameter,
          values.parameters[parameter.name] ?? parameter.example,
          Object.hasOwn(values.parameters, parameter.name),
        ),
      );
  const query = of('query');
  const sent = query.filter(({enabled}) => enabled).map(pairOf);
  const {follows, headers} = callOf(operation, values);
  return {
    name: operation.summary,
    folder: operation.tag,
    description: firstLine(operation.description),
    method: operation.method,
    path: operation.path.replace(/\{([^}]+)\}/g, ':$1'),
    pathFields: of('path'),
    query,
    follows,
    sent: sent.length > 0 ? `?${sent.join('&')}` : '',
    headers: [
      {
        name: 'User-Agent',
        value: headers['User-Agent'] ?? '',
        description: follows ? 'Your client' : 'Your client and your email address',
        enabled: true,
      },
      {name: 'apikey', value: '{{apikey}}', description: 'Your API key, if you have one', enabled: false},
      ...of('header'),
    ],
    ...(values.body === undefined ? {} : {body: JSON.stringify(values.body, null, 2)}),
  };
}

function responsesOf(operation: Operation, values: RequestValues): ResponseExample[] {
  return operation.responses.flatMap(({status, content}) =>
    content.flatMap(({mediaType, examples}) =>
      examples.map((example): ResponseExample => {
        const {summary, value, request} = example;
        const parameters = {...values.parameters, ...request};
        return {
          name: [...new Set([statusTitle(status), summary, exampleCaption(example)])].join(', '),
          code: Number(status),
          status: statusTitle(status).slice(status.length + 1),
          mediaType,
          body: typeof value === 'string' && !/json/.test(mediaType) ? value : JSON.stringify(value, null, 2),
          request: requestOf(operation, {...values, parameters}),
        };
      }),
    ),
  );
}

/** @returns a request for each operation with examples of its responses, in the order of the API description */
export function requestsOf(api: ApiDescription): (CollectionRequest & {responses: ResponseExample[]})[] {
  return api.operations.map((operation) => {
    const values = exampleValues(operation);
    return {...requestOf(operation, values), responses: responsesOf(operation, values)};
  });
}
