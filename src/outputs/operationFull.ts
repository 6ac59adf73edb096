/** The complete Markdown of an operation: everything that the model knows of it, in the order of its page. */
import type {ApiDescription, Content, Header, Operation, Parameter, Response} from '@ecosystems-docs/openapi-docs';
import {type Direction, factsOf, flagsOf, typeText, value} from '@ecosystems-docs/openapi-docs/words';
import {getService, servicePath} from '../catalogue/services';
import {operationPath} from '../api/node/descriptions';
import {ownHeaders, ownResponses} from '../api/ownResponses';
import {addresses} from '../api/node/fileAddresses';
import {COMMON_TEXT, confirmation, exampleCaption, notesOf, PLACES, statusTitle} from '../api/wording';
import {exampleValues} from '@ecosystems-docs/openapi-docs/samples';
import {absolute} from './addresses';
import {renderRequest} from './requestMarkdown';
import {line, propertyLines, type IsDescribedElsewhere} from './schemaMarkdown';
import {code} from '@ecosystems-docs/openapi-docs/words';
import {fence, inItem, joinBlocks, link, resolved} from './markdownText';

/** @returns a parameter as a line of a list */
function parameterLine(parameter: Parameter): string {
  const {name, description, schema, example, explode} = parameter;
  const isArray = schema.types.includes('array');
  return line(name, [typeText(schema), ...flagsOf(parameter, 'request')], description, [
    ...factsOf(schema, description),
    ...(isArray ? [explode ? 'Several values: repeat the parameter' : 'Several values: joined by commas'] : []),
    `Example: ${value(example)}`,
  ]);
}

/** @returns the parameters by place, each place with a heading of this level */
export function parameterBlocks(parameters: readonly Parameter[], level: string): string[] {
  if (parameters.length === 0) return ['None.'];
  return PLACES.flatMap(([place, heading]) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    return here.length > 0 ? [`${level} ${heading}`, here.map(parameterLine).join('\n')] : [];
  });
}

/** @returns the notes on the request, below a heading of this level; nothing if there are none */
export function noteBlocks(operation: Operation, level: string): string[] {
  const notes = notesOf(operation);
  return notes.length > 0 ? [`${level} Notes`, notes.map((note) => `- ${inItem(resolved(note))}`).join('\n')] : [];
}

/** What a bundle of several operations describes once, at its end. Each function says whether it does. */
export interface SharedDefinitions {
  schema: IsDescribedElsewhere;
  header(header: Header): boolean;
}

function contentBlocks(
  {mediaType, schema, examples}: Content,
  direction: Direction,
  elsewhere?: IsDescribedElsewhere,
): string[] {
  const lines = propertyLines(schema, direction, elsewhere);
  const facts = factsOf(schema, schema.description);
  return [
    `${code(mediaType)}, ${typeText(schema)}${schema.description ? `: ${resolved(schema.description)}` : '.'}${facts.length > 0 ? ` ${facts.join('. ')}.` : ''}`,
    ...(lines.length > 0 ? ['Properties:', lines.join('\n')] : []),
    // The samples send the first of a request.
    ...examples
      .slice(direction === 'request' ? 1 : 0)
      .flatMap((example) => [
        `Example: ${example.summary} (${exampleCaption(example)})`,
        typeof example.value === 'string'
          ? fence(example.value)
          : fence(JSON.stringify(example.value, null, 2), 'json'),
      ]),
  ];
}

/** @returns a header as a line of a list. */
export function headerLine({name, description, schema, example}: Header): string {
  return line(name, [typeText(schema)], description, [...factsOf(schema, description), `Example: ${value(example)}`]);
}

function headerBlocks(headers: readonly Header[], once: SharedDefinitions | undefined): string[] {
  const here = headers.filter((header) => !once?.header(header));
  const names = headers.filter((header) => !here.includes(header)).map(({name}) => code(name));
  return [
    ...(headers.length > 0 ? [`Response headers:${names.length > 0 ? ` ${names.join(', ')}` : ''}`] : []),
    ...(here.length > 0 ? [here.map(headerLine).join('\n')] : []),
  ];
}

function responseBlocks(response: Response, mark: string, once: SharedDefinitions | undefined): string[] {
  const {status, description, content} = response;
  return [
    `${mark} ${statusTitle(status)}`,
    resolved(description),
    ...(content.length > 0
      ? content.flatMap((part) => contentBlocks(part, 'response', once?.schema))
      : ['Empty response.']),
    ...headerBlocks(ownHeaders(response), once),
  ];
}

/**
 * @param operation the operation
 * @param description the API description that it belongs to
 * @param once in a bundle: what is described at its end; headings are then one level lower
 * @returns the operation as Markdown
 */
export function renderOperation(operation: Operation, description: ApiDescription, once?: SharedDefinitions): string {
  const [title, part, place] = once ? (['##', '###', '####'] as const) : (['#', '##', '###'] as const);
  const {parameters, requestBody} = operation;
  const service = getService(operation.service);
  return `${joinBlocks([
    `${title} ${operation.summary}`,
    code(`${operation.method} ${operation.baseUrl}${operation.path}`),
    resolved(operation.description),
    [
      `- Operation: ${code(operation.id)} of ${description.title}, OpenAPI as [YAML](${absolute(`/openapi/${operation.api}.yaml`)}) or [JSON](${absolute(`/openapi/${operation.api}.json`)})`,
      `- Service: ${link(service.title, servicePath(service))}`,
      `- Web page: ${absolute(operationPath(operation))}`,
      `- ${confirmation(operation)}`,
    ].join('\n'),
    ...noteBlocks(operation, part),
    `${part} Request`,
    renderRequest(operation, exampleValues(operation)),
    `${part} Parameters`,
    ...parameterBlocks(parameters, place),
    ...(requestBody
      ? [
          `${part} Request body`,
          `${requestBody.required ? 'Required.' : 'Optional.'} ${resolved(requestBody.description)}`,
          ...requestBody.content.flatMap((content) => contentBlocks(content, 'request')),
        ]
      : []),
    `${part} Responses`,
    ...ownResponses(operation).flatMap((response) => responseBlocks(response, place, once)),
    // A bundle says this once.
    ...(once
      ? []
      : [
          `${part} For every operation`,
          resolved(COMMON_TEXT),
          `${link("Differences from the service's own OpenAPI document", addresses.differencesOf(operation.api))}.`,
        ]),
  ])}\n`;
}
