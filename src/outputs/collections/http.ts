/** Requests as text in `.http` files, which editors such as Visual Studio Code and those of JetBrains send. */
import type {ApiDescription} from '@ecosystems-docs/openapi-docs';
import {baseUrl, baseVariable, pairOf, requestsOf, type CollectionRequest} from './requests';

function httpRequest(
  variable: string,
  {name, method, path, pathFields, query, sent, follows, headers, body}: CollectionRequest,
): string {
  const url = pathFields.reduce((text, field) => text.replace(`:${field.name}`, field.value), path);
  const optional = query.filter(({enabled}) => !enabled).map(pairOf);
  return [
    `### ${name}`,
    ...(follows ? [] : ['# @no-redirect']),
    ...(optional.length > 0 ? [`# Optional: ${optional.join(' ')}`] : []),
    `${method} {{${variable}}}${url}${sent}`,
    ...headers.map((field) => `${field.enabled ? '' : '# '}${field.name}: ${field.value}`),
    ...(body === undefined ? [] : ['Content-Type: application/json', '', body]),
    '',
  ].join('\n');
}

/** @returns a request for each operation, with the optional parameters of its query in a comment */
export function httpFile(api: ApiDescription): string {
  const variable = baseVariable(api);
  return [
    `# ecosyste.ms ${api.title}: ${api.summary}`,
    `@${variable} = ${baseUrl(api, 'Live')}`,
    '# The mock server, in place of the line above:',
    `# @${variable} = ${baseUrl(api, 'Mock')}`,
    '',
    ...requestsOf(api).map((request) => httpRequest(variable, request)),
  ].join('\n');
}
