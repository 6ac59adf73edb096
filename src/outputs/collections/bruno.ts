/** Collections for Bruno: a folder of text files, packed. */
import {envJsonToBruV2, jsonToBruV2, type BrunoExample} from '@usebruno/lang';
import {toJson} from '@ecosystems-docs/openapi-docs/node';
import type {ApiDescription} from '@ecosystems-docs/openapi-docs';
import {
  baseUrl,
  baseVariable,
  ENVIRONMENTS,
  requestsOf,
  type CollectionRequest,
  type Field,
  type ResponseExample,
} from './requests';

const toField = ({name, value, enabled}: Field): Omit<Field, 'description'> => ({name, value, enabled});

const urlOf = (api: ApiDescription, {path, sent}: CollectionRequest): string =>
  `{{${baseVariable(api)}}}${path}${sent}`;

/** What a request and the one of an example have alike. */
const partsOf = ({
  query,
  pathFields,
  headers,
  body,
}: CollectionRequest): Pick<BrunoExample['request'], 'params' | 'headers' | 'body'> => ({
  params: [
    ...query.map((field) => ({...toField(field), type: 'query'})),
    ...pathFields.map((field) => ({...toField(field), type: 'path'})),
  ],
  headers: headers.map(toField),
  ...(body === undefined ? {} : {body: {mode: 'json', json: body}}),
});

const toExample = (
  api: ApiDescription,
  {name, code, status, mediaType, body, request}: ResponseExample,
): BrunoExample => ({
  name,
  request: {url: urlOf(api, request), method: request.method.toLowerCase(), ...partsOf(request)},
  response: {
    headers: [{name: 'Content-Type', value: mediaType}],
    status: code,
    statusText: status,
    body: {type: /json/.test(mediaType) ? 'json' : 'text', content: body},
  },
});

function requestFile(
  api: ApiDescription,
  request: CollectionRequest & {responses: readonly ResponseExample[]},
  seq: number,
): string {
  const {name, description, method, follows, body, responses} = request;
  return jsonToBruV2({
    meta: {name, type: 'http', seq},
    http: {
      method: method.toLowerCase(),
      url: urlOf(api, request),
      body: body === undefined ? 'none' : 'json',
      auth: 'none',
    },
    ...partsOf(request),
    // Values in paths are percent-encoded already.
    settings: {encodeUrl: false, followRedirects: follows},
    docs: description,
    examples: responses.map((response) => toExample(api, response)),
  });
}

/** @returns a name that every file system takes */
function fileName(text: string): string {
  return text
    .replace(/[\\/:*?"<>|]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** @returns the files of the collection of an API by their path in it: requests by task, and both environments */
export function brunoFiles(api: ApiDescription): Map<string, string> {
  const name = `ecosyste.ms ${api.title}`;
  const files = new Map([['bruno.json', toJson({version: '1', name, type: 'collection'})]]);
  for (const environment of ENVIRONMENTS) {
    const variables = [
      {name: baseVariable(api), value: baseUrl(api, environment), enabled: true, secret: false},
      {name: 'apikey', value: '', enabled: true, secret: true},
    ];
    files.set(`environments/${environment}.bru`, envJsonToBruV2({variables}));
  }
  requestsOf(api).forEach((request, index) =>
    files.set(`${fileName(request.folder)}/${fileName(request.name)}.bru`, requestFile(api, request, index + 1)),
  );
  return files;
}
