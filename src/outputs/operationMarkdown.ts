/** Writes the parts of an operation (src/api/operationParts.ts) as Markdown: whole, or short, as much as a request needs. */
import type {Content, Header, Operation, Parameter} from '@ecosystems-docs/openapi-docs';
import {exampleValues} from '@ecosystems-docs/openapi-docs/samples';
import {code, fieldWords, value} from '@ecosystems-docs/openapi-docs/words';
import {operationPath} from '../api/node/descriptions';
import {addresses} from '../api/node/fileAddresses';
import {joinedOperation} from '../api/node/pageOperation';
import {operationParts, type Part, type Section} from '../api/operationParts';
import {confirmation, exampleCaption} from '../api/wording';
import {getService, servicePath} from '../catalogue/services';
import {absolute} from './addresses';
import {fence, inItem, joinBlocks, link, resolved} from './markdownText';
import {renderBody, renderRequest} from './requestMarkdown';
import {responseShape} from './responseShape';
import {fieldLine, propertyLines, type IsDescribedElsewhere} from './schemaMarkdown';
import {fullPath, schemasPath} from './serviceIndex';

/**
 * How much is written. `short`: properties of a response in one line, without their meaning; no headers, no examples.
 * A function: the operation is one of several in a text, which describes these schemas, and what all have, elsewhere.
 */
type Form = 'whole' | 'short' | IsDescribedElsewhere;

const lines = (all: readonly string[]): string => all.join('\n');

/** @returns a parameter or header, whose example the model has beside its schema, as a line of a list */
function lineWithExample(field: Parameter | Header, direction: 'request' | 'response'): string {
  const words = fieldWords(field, direction);
  return fieldLine({...words, facts: [...words.facts, `Example: ${value(field.example)}`]});
}

export const headerLine = (header: Header): string => lineWithExample(header, 'response');

function exampleBlocks(examples: Content['examples']): string[] {
  return examples.flatMap((example) => [
    `Example: ${example.summary} (${exampleCaption(example)})`,
    renderBody(example.value),
  ]);
}

function propertyBlocks(properties: readonly string[]): string[] {
  return properties.length > 0 ? ['Properties:', lines(properties)] : [];
}

function shapeBlocks(content: Content[]): string[] {
  const shape = responseShape({content});
  return shape ? [`Properties (${code('?')}: can be null or absent): ${code(shape)}`] : [];
}

function partBlocks(part: Part, form: Form): string[] {
  const isShort = form === 'short';
  const elsewhere = typeof form === 'function' ? form : undefined;
  switch (part.kind) {
    case 'text':
      return [resolved(part.text)];
    case 'note':
      return elsewhere ? [] : [resolved(part.text)];
    case 'notes':
      return ['**Notes**', lines(part.notes.map((note) => `- ${inItem(resolved(note))}`))];
    case 'parameters':
      return [lines(part.parameters.map((parameter) => lineWithExample(parameter, 'request')))];
    case 'loop':
      return form !== 'whole'
        ? []
        : [
            'Read all pages. If the list changes meanwhile, items can repeat or go missing:',
            fence(part.sample.code, part.sample.highlight),
          ];
    case 'body':
      return [
        ...propertyBlocks(propertyLines(part.content.schema, 'request')),
        // The request shows the first.
        ...(isShort ? [] : exampleBlocks(part.content.examples.slice(1))),
      ];
    case 'content':
      if (isShort) return shapeBlocks([part.content]);
      return [
        ...propertyBlocks(propertyLines(part.content.schema, 'response', elsewhere)),
        ...exampleBlocks(part.content.examples),
      ];
    case 'redirect':
      return [
        `Leads to ${link(part.redirect.title, part.redirect.path)}.`,
        ...(isShort ? shapeBlocks(part.redirect.content) : []),
      ];
    case 'headers':
      if (isShort) return [];
      return elsewhere
        ? [`Response headers: ${part.headers.map(({name}) => code(name)).join(', ')}`]
        : ['Response headers:', lines(part.headers.map(headerLine))];
  }
}

/** @returns what an operation is called, whose it is, and where more stands */
function origin(operation: Operation, form: Form): string {
  const service = getService(operation.service);
  const route = operationPath(operation);
  const name = `Operation ${code(operation.id)} of ${link(service.title, servicePath(service))}.`;
  return form === 'short'
    ? `${name} ${confirmation(operation)} Every property, header and example: [complete page](${absolute(fullPath(route))}), [schemas](${absolute(schemasPath(service.id))}).`
    : `${name} Web page: ${absolute(route)}`;
}

/**
 * @param operation the operation
 * @param form how much to write
 * @returns the operation as Markdown
 */
export function renderOperation(operation: Operation, form: Form = 'whole'): string {
  const mark = typeof form === 'function' ? '##' : '#';
  const {lead, inputs, outputs, end} = operationParts({
    ...joinedOperation(operation),
    // The Markdown of a service has no place for each object, and that of the differences is a file for each API.
    object: undefined,
    differencesPath: addresses.differencesOf(operation.api),
  });
  const blocksOf = (parts: readonly Part[]): string[] => parts.flatMap((part) => partBlocks(part, form));
  const sectionBlocks = ({heading, level, parts}: Section): string[] => [
    `${mark}${'#'.repeat(level - 1)} ${heading}`,
    ...blocksOf(parts),
  ];
  return `${joinBlocks([
    `${mark} ${operation.summary}`,
    code(`${operation.method} ${operation.baseUrl}${operation.path}`),
    ...blocksOf(lead),
    origin(operation, form),
    `${mark}# Request`,
    renderRequest(operation, exampleValues(operation)),
    ...inputs.flatMap(sectionBlocks),
    ...outputs.flatMap(sectionBlocks),
    ...(form === 'short' ? [] : blocksOf(end)),
  ])}\n`;
}
