/** Collections and environments for Postman (collection format 2.1). */
import {createHash} from 'node:crypto';
import {type Document, toJson} from '@ecosystems-docs/openapi-docs/node';
import type {ApiDescription} from '@ecosystems-docs/openapi-docs';
import {
  baseUrl,
  baseVariable,
  requestsOf,
  type CollectionRequest,
  type Environment,
  type Field,
  type ResponseExample,
} from './requests';

const SCHEMA = 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json';

/** An id that is the same at each build. */
function idOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

const toField = ({name, value, description, enabled}: Field): Document => ({
  key: name,
  value,
  description,
  ...(enabled ? {} : {disabled: true}),
});

function toRequest(
  api: ApiDescription,
  {description, method, path, pathFields, query, sent, headers, body}: CollectionRequest,
): Document {
  const base = `{{${baseVariable(api)}}}`;
  const contentType = body === undefined ? [] : [{key: 'Content-Type', value: 'application/json'}];
  return {
    method,
    description,
    header: [...headers.map(toField), ...contentType],
    url: {
      raw: `${base}${path}${sent}`,
      host: [base],
      path: path.split('/').filter(Boolean),
      query: query.map(toField),
      variable: pathFields.map(toField),
    },
    ...(body === undefined ? {} : {body: {mode: 'raw', raw: body, options: {raw: {language: 'json'}}}}),
  };
}

const toResponse = (
  api: ApiDescription,
  {name, code, status, mediaType, body, request}: ResponseExample,
): Document => ({
  name,
  originalRequest: toRequest(api, request),
  code,
  status,
  header: [{key: 'Content-Type', value: mediaType}],
  body,
});

/** @returns the collection of an API as JSON: a folder for each task; without an environment it calls the live API */
export function postmanCollection(api: ApiDescription): string {
  const requests = requestsOf(api);
  return toJson({
    info: {_postman_id: idOf(api.id), name: `ecosyste.ms ${api.title}`, description: api.summary, schema: SCHEMA},
    item: api.tags.map(({name}) => ({
      name,
      item: requests
        .filter(({folder}) => folder === name)
        .map((request) => ({
          name: request.name,
          protocolProfileBehavior: {followRedirects: request.follows},
          request: toRequest(api, request),
          response: request.responses.map((response) => toResponse(api, response)),
        })),
    })),
    variable: [{key: baseVariable(api), value: baseUrl(api, 'Live')}],
  });
}

/** @returns an environment for the collections of all APIs as JSON */
export function postmanEnvironment(apis: readonly ApiDescription[], environment: Environment): string {
  return toJson({
    id: idOf(environment),
    name: `ecosyste.ms ${environment.toLowerCase()}`,
    _postman_variable_scope: 'environment',
    values: [
      ...apis.map((api) => ({
        key: baseVariable(api),
        value: baseUrl(api, environment),
        type: 'default',
        enabled: true,
      })),
      {key: 'apikey', value: '', type: 'secret', enabled: true},
    ],
  });
}
