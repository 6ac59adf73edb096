/** Writes the first part of the Markdown of an operation: what is needed to send the request. The second part has the responses in full (operationFull.ts). */
import {getService, servicePath} from '../catalogue/services';
import type {ApiDescription, Operation, Response} from '@ecosystems-docs/openapi-docs';
import {typeText} from '@ecosystems-docs/openapi-docs/words';
import {operationPath} from '../api/node/descriptions';
import {code} from '@ecosystems-docs/openapi-docs/words';
import {firstSentence} from '../api/node/text';
import {confirmation, statusTitle} from '../api/wording';
import {exampleValues} from '@ecosystems-docs/openapi-docs/samples';
import {absolute} from './addresses';
import {noteBlocks, parameterBlocks} from './operationFull';
import {renderRequest} from './requestMarkdown';
import {redirectShape, responseShape, SHAPE_KEY} from './responseShape';
import {propertyLines} from './schemaMarkdown';
import {fullPath, schemasPath} from './serviceIndex';
import {joinBlocks, link, resolved} from './markdownText';

/** @returns the first paragraph of a text */
function firstParagraph(text: string): string {
  return resolved(text).split(/\n\s*\n/)[0] ?? '';
}

const isRedirect = (status: string): boolean => status.startsWith('3') && status !== '304';

function responseLine(response: Response, operation: Operation): string {
  const {status, description, content} = response;
  const schema = content[0]?.schema;
  const type = schema ? ` ${code(typeText(schema))}` : '';
  const shape = status.startsWith('2') ? responseShape(response) : isRedirect(status) && redirectShape(operation);
  return `- ${statusTitle(status)}: ${firstSentence(description)}${type}${shape ? `\n  - ${code(shape)}` : ''}`;
}

function bodyBlocks({requestBody}: Operation): string[] {
  const content = requestBody?.content[0];
  if (!requestBody || !content) return [];
  return [
    '## Request body',
    `${requestBody.required ? 'Required' : 'Optional'}, ${code(content.mediaType)}. ${firstParagraph(requestBody.description)}`,
    propertyLines(content.schema, 'request').join('\n'),
  ];
}

/**
 * @param operation the operation
 * @param description the API description that it belongs to
 * @returns its method, URL, sample, notes, parameters and statuses as Markdown
 */
export function renderOperationTwin(operation: Operation, description: ApiDescription): string {
  const service = getService(operation.service);
  return `${joinBlocks([
    `# ${operation.summary}`,
    code(`${operation.method} ${operation.baseUrl}${operation.path}`),
    firstParagraph(operation.description),
    [
      `- Service: ${link(service.title, servicePath(service))}. Operation: ${code(operation.id)} of ${description.title}. ${confirmation(operation)}`,
      `- Every property, header and example of the responses: [complete page](${absolute(fullPath(operationPath(operation)))}). Schemas: [${service.title}](${absolute(schemasPath(service.id))})`,
    ].join('\n'),
    '## Request',
    renderRequest(operation, exampleValues(operation)),
    ...noteBlocks(operation, '##'),
    '## Parameters',
    ...parameterBlocks(operation.parameters, '###'),
    ...bodyBlocks(operation),
    '## Responses',
    SHAPE_KEY,
    operation.responses.map((response) => responseLine(response, operation)).join('\n'),
    `Rules for every request: ${link('Authentication', '/docs/usage/authentication')}, ${link('Rate limits', '/docs/usage/rate-limits')}, ${link('Errors', '/docs/usage/errors')}.`,
  ])}\n`;
}
