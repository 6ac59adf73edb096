/**
 * The whole page of an operation as HTML nodes: everything that the model knows
 * of it, readable without JavaScript. Build time only; see ARCHITECTURE.md for
 * how it reaches the reader.
 */
import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {formatNumber, tiers} from '../catalogue/access';
import {getService, servicePath} from '../catalogue/services';
import {codeBlock} from '../html/highlight';
import type {ApiDescription, Content, Difference, Example, Operation, Parameter, Response} from '../openapi/model';
import {exampleValues} from '../samples/request';
import {methodLabel} from './nodes';
import {samplesBlock} from './samplesHtml';
import {field, innerFields, literal, typeText, valueFacts} from './schemaHtml';
import {blocks, inline} from './text';
import {evidenceUrl, exampleOrigin, PLACES, statusTitle, warnings} from './wording';

/** An entry of the page's contents; the shape that Docusaurus' theme takes. */
export interface TocItem {
  value: string;
  id: string;
  level: 2 | 3;
}

export interface OperationHtml {
  nodes: Element[];
  toc: TocItem[];
}

function heading(level: 2 | 3, id: string, text: string): Element {
  return h(`h${level}.anchor`, {id}, [text, h('a.hash-link', {href: `#${id}`, ariaLabel: `Link to ${text}`}, '\u200b')]);
}

function parameterField(parameter: Parameter): Element {
  const {schema} = parameter;
  return field(`parameter-${parameter.name}`, parameter.name, typeText(schema), {
    flags: [...(parameter.required ? ['required'] : []), ...(schema.deprecated ? ['deprecated'] : [])],
    text: inline(parameter.description),
    facts: valueFacts(schema.items ?? schema),
    inner: [h('p.field__facts', ['Example: ', h('code', literal(parameter.example))])],
  });
}

function exampleBlock(example: Example, mediaType: string): Element {
  const isText = typeof example.value === 'string';
  return h('details.example', {open: true}, [
    h('summary', `Example: ${example.summary} (${exampleOrigin(example)})`),
    codeBlock(isText ? String(example.value) : JSON.stringify(example.value, null, 2), {language: isText ? undefined : 'json', title: mediaType}),
  ]);
}

function contentNodes(content: Content, prefix: string, response: boolean): Element[] {
  const fields = innerFields(content.schema, prefix, response);
  const id = `${prefix}fields`;
  const hasNested = fields.some((node) => node.children.some((child) => child.type === 'element' && child.tagName === 'details'));
  const lead = content.schema.description ? [': ', ...inline(content.schema.description)] : ['.'];
  return [
    h('p.shape', [h('code', content.mediaType), ', ', typeText(content.schema), ...lead]),
    ...(fields.length > 0
      ? [
          hasNested ? h('button.expand', {type: 'button', dataExpand: id, ariaExpanded: 'false', ariaControls: id}, 'Expand all') : undefined,
          h('div.fields', {id}, fields),
        ].filter((node): node is Element => node !== undefined)
      : []),
    ...content.examples.map((example) => exampleBlock(example, content.mediaType)),
  ];
}

function responseNodes(response: Response): Element[] {
  const prefix = `response-${response.status}-`;
  return [
    heading(3, `response-${response.status}`, statusTitle(response.status)),
    ...(blocks(response.description) as Element[]),
    ...response.content.flatMap((content) => contentNodes(content, prefix, true)),
    ...(response.headers.length > 0
      ? [
          h('details.headers', [
            h('summary', `${response.headers.length} ${response.headers.length === 1 ? 'header' : 'headers'}`),
            ...response.headers.map((header) =>
              field(`${prefix}header-${header.name.toLowerCase()}`, header.name, typeText(header.schema), {
                text: inline(header.description),
                facts: valueFacts(header.schema),
                inner: [h('p.field__facts', ['Example: ', h('code', literal(header.example))])],
              }),
            ),
          ]),
        ]
      : []),
  ];
}

function accessNodes(): Element[] {
  const [first] = tiers;
  return [
    heading(2, 'access', 'Access and rate limits'),
    h('p', [
      'No key is needed. Say who you are in the ',
      h('code', 'User-Agent'),
      ' header, with an e-mail address, and you are in the polite pool: ',
      ...tiers
        .filter((tier) => tier.limit !== undefined)
        .flatMap((tier, index) => [index ? ', ' : '', `${formatNumber(tier.limit ?? 0)} requests an hour in the ${tier.name.toLowerCase()}`]),
      `, counted together for all services and your IP address (measured ${first?.measured ?? ''}). `,
      h('a', {href: '/docs/usage/rate-limits'}, 'Rate limits'),
      ' says how to stay inside them, ',
      h('a', {href: '/docs/usage/authentication'}, 'Authentication'),
      ' how to identify yourself.',
    ]),
  ];
}

function differenceNodes(differences: readonly Difference[], description: ApiDescription): Element[] {
  if (differences.length === 0) return [];
  const {repository, commit, read, publishedUrl} = description.provenance;
  return [
    heading(2, 'differences', 'Where the published description differs'),
    h('p', [
      'This page says what the code of ',
      h('a', {href: `https://github.com/${repository}/tree/${commit}`}, repository),
      ` did on ${read}. `,
      h('a', {href: publishedUrl}, 'The published API description'),
      ' says otherwise here:',
    ]),
    h(
      'ul',
      differences.map((difference) =>
        h('li', {id: `difference-${difference.id}`}, [
          ...inline(difference.what),
          ' ',
          ...inline(difference.why),
          ' Evidence: ',
          ...difference.evidence.flatMap((place, index): ElementContent[] => [
            ...(index ? [{type: 'text' as const, value: ', '}] : []),
            h('a', {href: evidenceUrl(place, description.provenance)}, h('code', place)),
          ]),
          '.',
        ]),
      ),
    ),
  ];
}

function parameterNodes(operation: Operation): Element[] {
  if (operation.parameters.length === 0) return [heading(2, 'parameters', 'Parameters'), h('p', 'None.')];
  return [
    heading(2, 'parameters', 'Parameters'),
    ...PLACES.flatMap(([place, title]) => {
      const parameters = operation.parameters.filter((parameter) => parameter.in === place);
      if (parameters.length === 0) return [];
      return [heading(3, `parameters-${place}`, title), h('div.fields', parameters.map(parameterField))];
    }),
  ];
}

/** Collects the headings for the contents; one place, so that contents and page cannot differ. */
function contentsOf(nodes: readonly Element[]): TocItem[] {
  return nodes.flatMap((node) => {
    const level = node.tagName === 'h2' ? 2 : node.tagName === 'h3' ? 3 : undefined;
    const [text] = node.children;
    return level && text?.type === 'text' ? [{value: text.value, id: String(node.properties.id), level} as TocItem] : [];
  });
}

/**
 * @param operation the operation
 * @param description the API description that it belongs to
 * @returns the page's content below its title, and its contents
 */
export function operationHtml(operation: Operation, description: ApiDescription): OperationHtml {
  const service = getService(operation.service);
  const before = warnings(operation);
  const nodes: Element[] = [
    h('p.endpoint', [
      methodLabel(operation),
      ' ',
      h('code', `${operation.baseUrl}${operation.path}`),
    ]),
    ...(blocks(operation.description) as Element[]),
    ...(operation.caveats.length + before.length > 0
      ? [h('aside.caveats', {ariaLabel: 'Before you call'}, [h('ul', [...before.map((warning) => h('li', warning)), ...operation.caveats.map((caveat) => h('li', inline(caveat)))])])]
      : []),
    heading(2, 'request', 'Request'),
    samplesBlock(operation, exampleValues(operation)),
    h('div.console', {dataConsole: `${operation.api}/${operation.id}`}),
    ...parameterNodes(operation),
    ...(operation.requestBody
      ? [
          heading(2, 'request-body', 'Request body'),
          h('p', [operation.requestBody.required ? 'Required. ' : 'Optional. ', ...inline(operation.requestBody.description)]),
          ...operation.requestBody.content.flatMap((content) => contentNodes(content, 'body-', false)),
        ]
      : []),
    heading(2, 'answers', 'Answers'),
    ...operation.responses.flatMap(responseNodes),
    ...accessNodes(),
    ...differenceNodes(operation.differences, description),
    heading(2, 'next', 'Next step'),
    h('p', [
      'See ',
      h('a', {href: `${servicePath(service)}#all-operations`}, `all operations of ${service.title}`),
      ', or download its API description as ',
      h('a', {href: `/openapi/${operation.api}.yaml`}, 'YAML'),
      ' or ',
      h('a', {href: `/openapi/${operation.api}.json`}, 'JSON'),
      '.',
    ]),
  ];
  return {nodes, toc: contentsOf(nodes)};
}
