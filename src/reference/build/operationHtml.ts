/**
 * The whole page of an operation as HTML nodes: everything that the model knows
 * of it, readable without JavaScript. Build time only; see ARCHITECTURE.md for
 * how it reaches the reader.
 */
import type {Element} from 'hast';
import {h} from 'hastscript';
import {getService, servicePath} from '../../catalogue/services';
import {codeBlock} from '../../components/build/syntaxHighlight';
import type {Content, Header, Input, Operation, Parameter, RequestBody, Response} from '../../openapi/model';
import {textOf} from '../../samples/request';
import {ownHeaders, ownResponses} from '../../api/ownResponses';
import {bodyInputs} from '../../api/bodyInputs';
import {differencesPath} from '../../api/build/differences';
import {objectOf, objectPath} from '../../api/build/objects';
import {copyButton, list, methodLabel, type Child} from './nodes';
import {requestPanel, responsePanel, statusClass} from './panels';
import {field, paragraphs, schemaNodes} from './schemaHtml';
import {factsOf, flagsOf, typeText} from '../../api/schemaWords';
import {inline} from '../../api/build/text';
import {COMMON_TEXT, exampleCaption, PLACES, statusTitle, warnings} from '../../api/wording';

/** Notes that are shown at once; what a description has beyond them is folded away. */
const MOST_NOTES = 3;

/** Parameters that say how a list is sorted and cut into pages: the same ones on every list. */
const OF_LISTS = new Set(['sort', 'order', 'page', 'per_page']);

interface HeadingOptions {
  level: 2 | 3;
  /** In the contents, where it is shorter than the heading. */
  short?: string;
  className?: string;
}

/** A part of the page: an entry of the contents and the nodes that it leads to. */
interface Part {
  id: string;
  title: string;
  nodes: Element[];
}

function part(
  id: string,
  text: string,
  nodes: readonly Element[],
  {level, short = text, className}: HeadingOptions = {level: 2},
): Part {
  const heading = h(`h${level}.anchor`, {id, ...(className ? {className: ['anchor', className]} : {})}, [
    text,
    h('a.hash-link', {href: `#${id}`, ariaLabel: `Link to ${text}`}, '\u200b'),
  ]);
  return {id, title: short, nodes: [heading, ...nodes]};
}

/** The default of an input, or a value that works: "Try it" puts the field here. */
function slot(key: string, {example, schema}: Input): Element {
  const [lead, value] = schema.default === undefined ? ['e.g.', example] : ['default', schema.default];
  return h('span.field__slot', {dataSlot: key}, [h('span', [`${lead} `, h('code', textOf(value))])]);
}

function inputField(id: string, key: string, input: Input): Element {
  const {name, description, schema} = input;
  const {default: _inTheSlot, ...rest} = schema;
  return field(id, name, typeText(schema), {
    flags: flagsOf(input, 'request'),
    description,
    facts: factsOf(rest, description),
    slot: slot(key, input),
  });
}

function bodyNodes(body: RequestBody, {schema}: Content): Element[] {
  const inputs = bodyInputs(body);
  if (!inputs) return schemaNodes(schema, 'body-', 'request');
  const rows = inputs.map((input) => inputField(`body-${input.name}`, `body-${input.name}`, input));
  return [h('div.fields', {id: 'body-fields'}, rows)];
}

function headerField(header: Header, prefix: string): Element {
  return field(`${prefix}header-${header.name.toLowerCase()}`, header.name, typeText(header.schema), {
    description: header.description,
    facts: [...factsOf(header.schema, header.description), `Example: \`${textOf(header.example)}\``],
  });
}

function parameterParts({parameters}: Operation): Part[] {
  return PLACES.flatMap(([place, title]): Part[] => {
    const all = parameters.filter((parameter) => parameter.in === place);
    const own = all.filter(({name}) => !OF_LISTS.has(name));
    // A heading that parts nothing is none.
    const [first, second] = own.length > 0 ? [own, all.filter(({name}) => OF_LISTS.has(name))] : [all, []];
    if (first.length === 0) return [];
    const rows = (those: readonly Parameter[]): Element[] =>
      those.map((parameter) => inputField(`parameter-${parameter.name}`, parameter.name, parameter));
    return [
      part(`parameters-${place}`, title, [
        h('div.fields', rows(first)),
        ...(second.length > 0 ? [h('p.field__kind', 'Sorting and pagination'), h('div.fields', rows(second))] : []),
      ]),
    ];
  });
}

function bodyPart(body: RequestBody): Part {
  const {required, description, content} = body;
  return part('request-body', 'Request body', [
    h('p', [required ? 'Required. ' : 'Optional. ', ...inline(description)]),
    ...content.flatMap((one) => [
      shape(one),
      ...bodyNodes(body, one),
      h('div', {dataSlot: 'body'}),
      ...one.examples.flatMap((example) => [
        h('p.example__caption', `${example.summary} · ${exampleCaption(example)}`),
        codeBlock(JSON.stringify(example.value, null, 2), {language: 'json', title: one.mediaType}),
      ]),
    ]),
  ]);
}

/** The line above the properties of a body: what it is, and whatever else is to be said of it. */
function shape({mediaType, schema}: Content, more: readonly Child[] = []): Element {
  const lead = schema.description ? [': ', ...inline(schema.description)] : ['.'];
  return h('p.shape', [h('code', mediaType), ', ', typeText(schema), ...lead, ...more]);
}

/** Where the object that an operation returns is described, with the other operations that return it. */
function objectNote(operation: Operation, status: string): Child[] {
  const object = status.startsWith('2') ? objectOf(operation) : undefined;
  return object ? [' More on ', h('a', {href: objectPath(operation.service, object)}, object.name), '.'] : [];
}

function responsePart(operation: Operation, response: Response): Part {
  const {status, description, content} = response;
  const prefix = `response-${status}-`;
  const headers = ownHeaders(response).map((header) => headerField(header, prefix));
  return part(
    `response-${status}`,
    statusTitle(status),
    [
      ...paragraphs(description),
      ...content.flatMap((one) => [
        shape(one, objectNote(operation, status)),
        ...schemaNodes(one.schema, prefix, 'response'),
      ]),
      ...(headers.length > 0 ? [h('p.field__kind', 'Response headers'), h('div.fields', headers)] : []),
    ],
    {level: 3, short: status, className: statusClass(status)},
  );
}

function responseParts(operation: Operation): Part[] {
  const responses = ownResponses(operation);
  const errors = responses.filter(({status}) => status >= '400');
  return [
    part('responses', 'Responses', []),
    ...responses.filter((response) => !errors.includes(response)).map((response) => responsePart(operation, response)),
    part('errors', 'Errors', [h('p.note', inline(COMMON_TEXT))]),
    ...errors.map((response) => responsePart(operation, response)),
  ];
}

function notes(operation: Operation): Element[] {
  const all = [...warnings(operation), ...operation.caveats].map((note) => h('li', inline(note)));
  const rest = all.slice(MOST_NOTES);
  if (all.length === 0) return [];
  return [
    h('aside.caveats', {ariaLabel: 'Notes'}, [
      h('ul', all.slice(0, MOST_NOTES)),
      ...(rest.length > 0
        ? [h('details', [h('summary', `${rest.length} more ${rest.length === 1 ? 'note' : 'notes'}`), h('ul', rest)])]
        : []),
    ]),
  ];
}

function endpoint(operation: Operation): Element {
  const {baseUrl, path} = operation;
  return h('p.endpoint', [
    methodLabel(operation),
    ' ',
    h('code', [baseUrl, h('wbr'), h('b', path)]),
    copyButton('Copy the URL', {dataCopy: `${baseUrl}${path}`}),
  ]);
}

function sources(operation: Operation): Element {
  const service = getService(operation.service);
  return h('p.note', [
    'See ',
    h('a', {href: `${servicePath(service)}#all-operations`}, `all operations of ${service.title}`),
    ', the OpenAPI description as ',
    h('a', {href: `/openapi/${operation.api}.yaml`}, 'YAML'),
    ' or ',
    h('a', {href: `/openapi/${operation.api}.json`}, 'JSON'),
    ', and ',
    h('a', {href: differencesPath(operation)}, 'where it differs from the service’s own OpenAPI document'),
    '.',
  ]);
}

/**
 * @param operation the operation
 * @returns the page's content below its title
 */
export function operationHtml(operation: Operation): Element[] {
  const parts = [
    ...parameterParts(operation),
    ...(operation.requestBody ? [bodyPart(operation.requestBody)] : []),
    ...responseParts(operation),
  ];
  return [
    h('div.operation__lead', [endpoint(operation), ...paragraphs(operation.description)]),
    h('aside.rail', {ariaLabel: 'Request and response'}, [
      h('div.rail__inner', [requestPanel(operation), responsePanel(operation)]),
    ]),
    h('nav.contents', {ariaLabel: 'On this page'}, [list(parts, ({id, title}) => h('a', {href: `#${id}`}, title))]),
    h('div.operation__body', [
      ...notes(operation),
      ...(operation.parameters.length === 0 && !operation.requestBody
        ? [h('p.note', 'This operation takes no parameters.')]
        : []),
      ...parts.flatMap(({nodes}) => nodes),
      sources(operation),
    ]),
  ];
}
