/** Collections for Bruno: a folder of text files, packed. */
import {envJsonToBruV2, jsonToBruV2} from '@usebruno/lang';
import {toJson} from '../../openapi/node/bundle';
import type {ApiDescription} from '../../openapi/model';
import {baseUrl, baseVariable, ENVIRONMENTS, requestsOf, type CollectionRequest, type Field} from './requests';

const toField = ({name, value, enabled}: Field): Omit<Field, 'description'> => ({name, value, enabled});

function requestFile(
  api: ApiDescription,
  {name, description, method, path, pathFields, query, sent, headers, body}: CollectionRequest,
  seq: number,
): string {
  return jsonToBruV2({
    meta: {name, type: 'http', seq},
    http: {
      method: method.toLowerCase(),
      url: `{{${baseVariable(api)}}}${path}${sent}`,
      body: body === undefined ? 'none' : 'json',
      auth: 'none',
    },
    params: [
      ...query.map((field) => ({...toField(field), type: 'query'})),
      ...pathFields.map((field) => ({...toField(field), type: 'path'})),
    ],
    headers: headers.map(toField),
    ...(body === undefined ? {} : {body: {json: body}}),
    // Values in paths are percent-encoded already.
    settings: {encodeUrl: false},
    docs: description,
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
