/**
 * What there is to read of an operation, in reading order. Its page shows these parts (src/reference/operation/Parts.tsx)
 * and its Markdown writes them (src/outputs/operationMarkdown.ts). Build time only.
 */
import type {Content, Header, Input, Parameter, RequestBody, Response} from '@ecosystems-docs/openapi-docs';
import {exampleValues, loopSamplesFor, type Sample} from '@ecosystems-docs/openapi-docs/samples';
import {code, factsOf, typeText} from '@ecosystems-docs/openapi-docs/words';
import {getService, servicePath} from '../catalogue/services';
import {bodyInputs} from './bodyInputs';
import {ownHeaders, ownResponses} from './ownResponses';
import type {JobPaths, PageOperation, Redirect} from './pageOperation';
import {COMMON_TEXT, confirmation, notesOf, PLACES, statusClass, statusTitle} from './wording';

/** Texts are Markdown. */
export type Part =
  | {kind: 'text'; text: string}
  /** Small print: what is the same for every operation, or where to read on. */
  | {kind: 'note'; text: string}
  /** What to know before a request, a sentence each. */
  | {kind: 'notes'; notes: readonly string[]}
  | {kind: 'parameters'; parameters: readonly Parameter[]}
  /** A program that reads a whole list. */
  | {kind: 'loop'; sample: Sample}
  /** `inputs`: the properties of a flat body, each with an input of the console. */
  | {kind: 'body'; content: Content; inputs: Input[] | undefined}
  | {kind: 'content'; content: Content; prefix: string}
  /** The operation that a redirect leads to. */
  | {kind: 'redirect'; redirect: Redirect}
  | {kind: 'headers'; headers: readonly Header[]; prefix: string};

/** Parts below a heading. */
export interface Section {
  id: string;
  heading: string;
  /** In the contents of the page, if it is shorter than the heading. */
  title?: string;
  level: 2 | 3;
  className?: string;
  parts: readonly Part[];
}

interface OperationParts {
  lead: readonly Part[];
  /** What a caller sends. */
  inputs: readonly Section[];
  /** What comes back. */
  outputs: readonly Section[];
  end: readonly Part[];
}

const text = (markdown: string): Part => ({kind: 'text', text: markdown});

/** @returns a step of a job: a link, or on its own page the place where the reader is */
const step = (title: string, path: string | undefined): string => (path ? `[${title}](${path})` : `**${title}**`);

function jobSteps({create, get}: JobPaths): string {
  return [
    `1. ${step('Create the job', create)}: \`Location\` in the response is its URL.`,
    `2. ${step('Get the job', get)} until \`status\` is \`complete\` or \`error\`.`,
    '3. Read the result in `results`.',
  ].join('\n');
}

function leadParts({description, job, ...operation}: PageOperation): Part[] {
  const notes = notesOf(operation);
  return [
    text(description),
    ...(job ? [text(jobSteps(job))] : []),
    ...(notes.length > 0 ? [{kind: 'notes', notes} as const] : []),
  ];
}

/** @returns the loop in one language: all of them would cost a page 2 KiB */
function loopParts(operation: PageOperation): Part[] {
  const sample = loopSamplesFor(operation, exampleValues(operation))?.find(({id}) => id === 'python');
  return sample ? [{kind: 'loop', sample}] : [];
}

const WITHOUT_INPUTS: Section = {
  id: 'parameters',
  heading: 'Parameters',
  level: 2,
  parts: [{kind: 'note', text: 'This operation takes no parameters.'}],
};

function parameterSections(operation: PageOperation): Section[] {
  return PLACES.flatMap(([place, heading]): Section[] => {
    const parameters = operation.parameters.filter((parameter) => parameter.in === place);
    if (parameters.length === 0) return [];
    return [
      {
        id: `parameters-${place}`,
        heading,
        title: heading.replace(' parameters', ''),
        level: 2,
        parts: [{kind: 'parameters', parameters}, ...(place === 'query' ? loopParts(operation) : [])],
      },
    ];
  });
}

/** @returns media type and type of a body, and what it is */
function contentText({mediaType, schema}: Content, object?: PageOperation['object']): string {
  const facts = factsOf(schema, schema.description);
  return [
    `${code(mediaType)}, ${typeText(schema)}${schema.description ? `: ${schema.description}` : '.'}`,
    ...(facts.length > 0 ? [`${facts.join('. ')}.`] : []),
    ...(object ? [`More on [${object.name}](${object.path}).`] : []),
  ].join(' ');
}

function bodySection(body: RequestBody): Section {
  const parts = body.content.flatMap((content): Part[] => [
    text(`${body.required ? 'Required' : 'Optional'}, ${contentText(content)} ${body.description}`),
    {kind: 'body', content, inputs: bodyInputs(body)},
  ]);
  return {id: 'request-body', heading: 'Request body', title: 'Body', level: 2, parts};
}

function responseSection({object, redirect}: PageOperation, response: Response): Section {
  const {status, description, content} = response;
  const prefix = `response-${status}-`;
  const headers = ownHeaders(response);
  const isRedirect = status.startsWith('3') && status !== '304';
  return {
    id: `response-${status}`,
    heading: statusTitle(status),
    title: status,
    level: 3,
    className: statusClass(status),
    parts: [
      text(content.length > 0 ? description : `${description} Empty response.`),
      ...content.flatMap((one): Part[] => [
        text(contentText(one, status.startsWith('2') ? object : undefined)),
        {kind: 'content', content: one, prefix},
      ]),
      ...(redirect && isRedirect ? [{kind: 'redirect', redirect} as const] : []),
      ...(headers.length > 0 ? [{kind: 'headers', headers, prefix} as const] : []),
    ],
  };
}

/** @returns what the page rests on, and where to read on: the service, the API description, and its differences from the service's own */
function sources({api, service: id, differencesPath, responses}: PageOperation): string {
  const service = getService(id);
  return `${confirmation({responses})} See [all operations of ${service.title}](${servicePath(service)}#all-operations), the OpenAPI description as [YAML](/openapi/${api}.yaml) or [JSON](/openapi/${api}.json), and [where it differs from the service's own OpenAPI document](${differencesPath}).`;
}

function outputSections(operation: PageOperation): Section[] {
  const isError = ({status}: Response): boolean => /^[45]/.test(status);
  const responses = ownResponses(operation);
  const sectionOf = (response: Response): Section => responseSection(operation, response);
  return [
    {id: 'responses', heading: 'Responses', level: 2, parts: []},
    ...responses.filter((response) => !isError(response)).map(sectionOf),
    {id: 'errors', heading: 'Errors', level: 2, parts: [{kind: 'note', text: COMMON_TEXT}]},
    ...responses.filter(isError).map(sectionOf),
  ];
}

/** @returns everything that the model knows of an operation besides its request and its examples */
export function operationParts(operation: PageOperation): OperationParts {
  const {requestBody} = operation;
  const inputs = [...parameterSections(operation), ...(requestBody ? [bodySection(requestBody)] : [])];
  return {
    lead: leadParts(operation),
    inputs: inputs.length > 0 ? inputs : [WITHOUT_INPUTS],
    outputs: outputSections(operation),
    end: [{kind: 'note', text: sources(operation)}],
  };
}
