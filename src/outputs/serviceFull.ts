/**
 * All of one service in one text: its page, and its operations with schemas
 * and headers that several of them share described once. So it costs a reader
 * with limited room little more than half of the pages that it replaces.
 */
import type {Service} from '../catalogue/services';
import type {ApiDescription, Header, Schema} from '@ecosystems-docs/openapi-docs';
import {descriptionsOf, operationsByTask} from '../api/node/descriptions';
import {COMMON_TEXT} from '../api/wording';
import {headerLine, renderOperation, type SharedDefinitions} from './operationFull';
import {propertyLines} from './schemaMarkdown';
import {code} from '@ecosystems-docs/openapi-docs/words';
import {joinBlocks, resolved} from './markdownText';

/** Collects component schemas and headers by name; a second one with the same name and other content is described in its own place. */
class Shared implements SharedDefinitions {
  private readonly schemas = new Map<string, Schema>();
  private readonly headers = new Map<string, Header>();
  /** The schema that is being written, whose own properties are wanted. */
  private open: Schema | undefined;

  schema = (schema: Schema): boolean => {
    if (schema === this.open || !schema.name || !schema.properties) return false;
    const known = this.schemas.get(schema.name);
    if (known)
      return (
        known.properties === schema.properties || JSON.stringify(known.properties) === JSON.stringify(schema.properties)
      );
    this.schemas.set(schema.name, schema);
    return true;
  };

  header(header: Header): boolean {
    const known = this.headers.get(header.name);
    // The example of a link is one of the operation: a single one is enough.
    if (known) return headerLine({...known, example: header.example}) === headerLine(header);
    this.headers.set(header.name, header);
    return true;
  }

  /** What was taken in, as Markdown. A schema can bring further ones, which follow it. */
  render(): string {
    const blocks: string[] = [];
    // A map can grow while it is walked: what is added is visited too.
    for (const [name, schema] of this.schemas) {
      this.open = schema;
      blocks.push(
        `### Schema ${code(name)}`,
        resolved(schema.description ?? ''),
        propertyLines(schema, 'response', this.schema).join('\n'),
      );
    }
    this.open = undefined;
    return joinBlocks([
      ...(blocks.length > 0 ? ['## Schemas', ...blocks] : []),
      ...(this.headers.size > 0 ? ['## Headers', [...this.headers.values()].map(headerLine).join('\n')] : []),
    ]);
  }
}

function renderApi(api: ApiDescription): string {
  const shared = new Shared();
  return joinBlocks([
    `# Operations of ${api.title}`,
    resolved(api.description),
    `Base URL: ${code(api.baseUrl)}. No key is needed; identify your client with an email address in ${code('User-Agent')}. A named type, such as ${code(firstSchemaName(api))}, is described once, under Schemas at the end. So are headers.`,
    ...operationsByTask(api).map((operation) => renderOperation(operation, api, shared).trim()),
    shared.render(),
    '## For every operation',
    resolved(COMMON_TEXT),
  ]);
}

/** @returns the name of a schema of this API, as an example of how names look. */
function firstSchemaName(api: ApiDescription): string {
  const names = api.operations.flatMap(({responses}) =>
    responses.flatMap(({content}) => content.map(({schema}) => schema.name ?? schema.items?.name)),
  );
  return names.find((name) => name !== undefined) ?? 'ErrorResponse';
}

/**
 * @param service a service that has an API
 * @returns every named schema and every header of its responses, each once
 */
export function renderSchemas(service: Service): string {
  return `${joinBlocks([
    `# Schemas and headers of ${service.title}`,
    ...descriptionsOf(service.id).flatMap((api) => {
      const shared = new Shared();
      for (const operation of api.operations) renderOperation(operation, api, shared);
      return [`# ${api.title}`, shared.render()];
    }),
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
