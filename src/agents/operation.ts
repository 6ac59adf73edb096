/** The Markdown twin of an operation: everything that the model knows of it, in the order of its page. */
import type {ApiDescription, Content, Difference, Header, Operation, Parameter, Provenance, Response} from '../openapi/model';
import {getService, servicePath} from '../catalogue/services';
import {operationPath} from '../reference/descriptions';
import {typeText} from '../reference/schemaHtml';
import {evidenceUrl, exampleOrigin, PLACES, statusTitle, warnings} from '../reference/wording';
import {exampleValues} from '../samples/request';
import {absolute} from './addresses';
import {renderRequest} from './request';
import {factsOf, line, propertyLines, value, type Direction, type Elsewhere} from './schema';
import {code, fence, inItem, joinBlocks, link, resolved} from './text';

function parameterLine({name, required, description, schema, example, allowReserved, explode}: Parameter): string {
  const isArray = schema.types.includes('array');
  return line(name, [typeText(schema), ...(required ? ['required'] : []), ...(schema.deprecated ? ['deprecated'] : [])], description, [
    ...factsOf(schema),
    ...(isArray ? [explode ? 'Several values: repeat the parameter' : 'Several values: joined by commas'] : []),
    ...(allowReserved ? ['Slashes may stand as they are'] : []),
    `Example: ${value(example)}`,
  ]);
}

/** What a bundle of several operations describes once, at its end. Each function says whether it does. */
export interface DescribedOnce {
  schema: Elsewhere;
  header(header: Header): boolean;
}

function contentBlocks({mediaType, schema, examples}: Content, direction: Direction, elsewhere?: Elsewhere): string[] {
  const lines = propertyLines(schema, direction, elsewhere);
  const facts = factsOf(schema);
  return [
    `${code(mediaType)}, ${typeText(schema)}${schema.description ? `: ${resolved(schema.description)}` : '.'}${facts.length > 0 ? ` ${facts.join('. ')}.` : ''}`,
    ...(lines.length > 0 ? ['Properties:', lines.join('\n')] : []),
    ...examples.flatMap((example) => [
      `Example: ${example.summary} (${exampleOrigin(example)})`,
      typeof example.value === 'string' ? fence(example.value) : fence(JSON.stringify(example.value, null, 2), 'json'),
    ]),
  ];
}

/** @returns a header as a line of a list. */
export function headerLine({name, description, schema, example}: Header): string {
  return line(name, [typeText(schema)], description, [...factsOf(schema), `Example: ${value(example)}`]);
}

function headerBlocks(headers: readonly Header[], once: DescribedOnce | undefined): string[] {
  const here = headers.filter((header) => !once?.header(header));
  const names = headers.filter((header) => !here.includes(header)).map(({name}) => code(name));
  return [
    ...(headers.length > 0 ? [`Headers:${names.length > 0 ? ` ${names.join(', ')}` : ''}`] : []),
    ...(here.length > 0 ? [here.map(headerLine).join('\n')] : []),
  ];
}

function responseBlocks({status, description, headers, content}: Response, mark: string, once: DescribedOnce | undefined): string[] {
  return [
    `${mark} ${statusTitle(status)}`,
    resolved(description),
    ...(content.length > 0 ? content.flatMap((part) => contentBlocks(part, 'response', once?.schema)) : ['No body.']),
    ...headerBlocks(headers, once),
  ];
}

function differenceLine({what, why, evidence}: Difference, provenance: Provenance): string {
  const places = evidence.map((place) => `[${code(place)}](${evidenceUrl(place, provenance)})`);
  return `- ${inItem(`${resolved(what)} ${resolved(why)}`)} Evidence: ${places.join(', ')}.`;
}

/**
 * @param operation the operation
 * @param description the API description that it belongs to
 * @param once in a bundle: what is described at its end; headings are then one level lower
 * @returns the operation as Markdown
 */
export function renderOperation(operation: Operation, description: ApiDescription, once?: DescribedOnce): string {
  const [title, part, place] = once ? ['##', '###', '####'] : ['#', '##', '###'];
  const {parameters, requestBody, differences} = operation;
  const service = getService(operation.service);
  const before = [...warnings(operation), ...operation.caveats.map(resolved)];
  return `${joinBlocks([
    `${title} ${operation.summary}`,
    code(`${operation.method} ${operation.baseUrl}${operation.path}`),
    resolved(operation.description),
    [
      `- Operation: ${code(operation.id)} of ${description.title}, OpenAPI as [YAML](${absolute(`/openapi/${operation.api}.yaml`)}) or [JSON](${absolute(`/openapi/${operation.api}.json`)})`,
      `- Service: ${link(service.title, servicePath(service))}`,
      `- Web page: ${absolute(operationPath(operation))}`,
    ].join('\n'),
    ...(before.length > 0 ? [`${part} Before you call`, before.map((caveat) => `- ${inItem(caveat)}`).join('\n')] : []),
    `${part} Request`,
    renderRequest(operation, exampleValues(operation)),
    `${part} Parameters`,
    ...(parameters.length === 0 ? ['None.'] : []),
    ...PLACES.flatMap(([where, heading]) => {
      const here = parameters.filter((parameter) => parameter.in === where);
      return here.length > 0 ? [`${place} ${heading}`, here.map(parameterLine).join('\n')] : [];
    }),
    ...(requestBody
      ? [
          `${part} Request body`,
          `${requestBody.required ? 'Required.' : 'Optional.'} ${resolved(requestBody.description)}`,
          ...requestBody.content.flatMap((content) => contentBlocks(content, 'request')),
        ]
      : []),
    `${part} Answers`,
    ...operation.responses.flatMap((response) => responseBlocks(response, place, once)),
    ...(differences.length > 0
      ? [
          `${part} Where the published description differs`,
          `This says what the code of [${description.provenance.repository}](https://github.com/${description.provenance.repository}/tree/${description.provenance.commit}) did on ${description.provenance.read}. [The published API description](${description.provenance.publishedUrl}) says otherwise here:`,
          differences.map((difference) => differenceLine(difference, description.provenance)).join('\n'),
        ]
      : []),
    // A bundle says this once.
    ...(once
      ? []
      : [
          `${part} Access and rate limits`,
          `No key is needed. Name yourself with an e-mail address in ${code('User-Agent')}. See ${link('Authentication', '/docs/usage/authentication')}, ${link('Rate limits', '/docs/usage/rate-limits')} and ${link('Errors', '/docs/usage/errors')}.`,
        ]),
  ])}\n`;
}
