/**
 * All of one service in one text: its page, and its operations with schemas
 * and headers that several of them share described once. So it costs a reader
 * with limited room little more than half of the pages that it replaces.
 */
import type {Service} from '../catalogue/services';
import type {ApiDescription, Schema} from '@ecosystems-docs/openapi-docs';
import {code} from '@ecosystems-docs/openapi-docs/words';
import {descriptionsOf, operationsByTask} from '../api/node/descriptions';
import {ownHeaders, ownResponses} from '../api/ownResponses';
import {COMMON_TEXT} from '../api/wording';
import {joinBlocks, resolved} from './markdownText';
import {headerLine, renderOperation} from './operationMarkdown';
import {propertyLines} from './schemaMarkdown';

/** @returns the schemas with properties and a name of their own in the responses of an API, by name */
function namedSchemas({operations}: ApiDescription): Map<string, Schema> {
  const named = new Map<string, Schema>();
  const collect = (schema: Schema): void => {
    const {name, properties = [], items, additionalProperties, oneOf = [], anyOf = []} = schema;
    if (name && (named.has(name) || schema.recursive)) return;
    if (name && properties.length > 0) named.set(name, schema);
    const values = typeof additionalProperties === 'object' ? [additionalProperties] : [];
    const inner = [...oneOf, ...anyOf, ...(items ? [items] : []), ...properties.map((one) => one.schema), ...values];
    inner.forEach(collect);
  };
  for (const {responses} of operations)
    for (const {content} of responses) content.forEach(({schema}) => collect(schema));
  return named;
}

/** @returns the headers of all responses, a line each; only the first of those that differ in their example alone */
function headerLines({operations}: ApiDescription): string[] {
  const headers = operations.flatMap((operation) => ownResponses(operation).flatMap(ownHeaders));
  const first = new Map(headers.reverse().map((header) => [`${header.name} ${header.description}`, header]));
  return [...first.values()].reverse().map(headerLine);
}

function renderDefinitions(api: ApiDescription, named: ReadonlyMap<string, Schema>): string {
  const schemas = [...named].flatMap(([name, schema]) => [
    `### Schema ${code(name)}`,
    resolved(schema.description ?? ''),
    propertyLines({...schema, name: undefined}, 'response', ({name: inner = ''}) => named.has(inner)).join('\n'),
  ]);
  const headers = headerLines(api);
  return joinBlocks([
    ...(schemas.length > 0 ? ['## Schemas', ...schemas] : []),
    ...(headers.length > 0 ? ['## Headers', headers.join('\n')] : []),
  ]);
}

function renderApi(api: ApiDescription): string {
  const named = namedSchemas(api);
  const [example = 'ErrorResponse'] = named.keys();
  return joinBlocks([
    `# Operations of ${api.title}`,
    resolved(api.description),
    `Base URL: ${code(api.baseUrl)}. No key is needed; identify your client with an email address in ${code('User-Agent')}. A named type, such as ${code(example)}, is described once, under Schemas at the end. So are headers.`,
    ...operationsByTask(api).map((operation) => renderOperation(operation, ({name = ''}) => named.has(name)).trim()),
    renderDefinitions(api, named),
    '## For every operation',
    resolved(COMMON_TEXT),
  ]);
}

/**
 * @param service a service that has an API
 * @returns every named schema and every header of its responses, each once
 */
export function renderSchemas(service: Service): string {
  return `${joinBlocks([
    `# Schemas and headers of ${service.title}`,
    ...descriptionsOf(service.id).flatMap((api) => [`# ${api.title}`, renderDefinitions(api, namedSchemas(api))]),
  ])}\n`;
}

/**
 * @param service a service that has an API
 * @param page the Markdown of its page
 * @returns the page and every operation of the service
 */
export function renderBundle(service: Service, page: string): string {
  return `${joinBlocks([page, ...descriptionsOf(service.id).map(renderApi)])}\n`;
}
