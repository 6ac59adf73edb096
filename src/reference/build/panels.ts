/** What stands beside the text of an operation: the request in every language, and its example responses. Build time only. */
import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {offersCors} from '../../catalogue/services';
import type {Content, Example, Operation, Response} from '../../openapi/model';
import {colouredPieces} from '../../components/build/syntaxHighlight';
import {sampleLines, type Piece} from '../../samples/lines';
import {exampleValues, textOf} from '../../samples/request';
import {samplesFor, type Sample} from '../../samples/samples';
import {ownHeaders, ownResponses} from '../../api/ownResponses';
import {indentClass, jsonLines} from './exampleHtml';
import {copyButton} from './nodes';
import {breakable, languageTabs} from './samplesHtml';
import {exampleCaption, statusTitle} from '../../api/wording';

function pieceNodes({text, colour, parameter}: Piece): ElementContent[] {
  const inner = colour ? [h('b', {className: [colour]}, breakable(text))] : breakable(text);
  return parameter === undefined ? inner : [h('span', {dataParameter: parameter}, inner)];
}

function sampleBlock(sample: Sample, operation: Operation): Element {
  const pieces = colouredPieces(sample.code, sample.highlight);
  const lines = sampleLines(pieces, operation, exampleValues(operation)).map((line) =>
    h('span', {className: indentClass(line.indent)}, line.pieces.flatMap(pieceNodes)),
  );
  return h('pre', {dataSample: sample.id, tabIndex: 0, role: 'group', ariaLabel: sample.label}, [h('code', lines)]);
}

/**
 * The request of an operation in every language, with the button that opens the console.
 *
 * @param operation the operation
 */
export function requestPanel(operation: Operation): Element {
  const samples = samplesFor(operation, exampleValues(operation));
  const reach = offersCors(operation.service, operation.baseUrl)
    ? 'No key needed. Any website can call it (CORS).'
    : 'No key needed. Websites cannot call it (no CORS).';
  return h('section.code.samples.request-panel', {dataSamples: true, ariaLabelledBy: 'request'}, [
    h('h2.out-of-sight', {id: 'request'}, 'Request'),
    h('div.code__bar', [languageTabs(samples), copyButton('Copy the request')]),
    ...samples.map((sample) => sampleBlock(sample, operation)),
    h('div.request-panel__foot', {dataConsole: `${operation.api}/${operation.id}`}, [
      h('button.try-open', {type: 'button', ariaExpanded: 'false'}, 'Try it'),
      ' ',
      h('span', reach),
    ]),
  ]);
}

/** One choice of a {@link switchOf}. */
interface Choice {
  label: string;
  className?: string;
  nodes: ElementContent[];
}

/**
 * Radio buttons with the content that each shows. CSS alone hides the rest, so without CSS all content is visible.
 *
 * @param bar what stands before and after the buttons of the outermost switch, whose content scrolls
 */
function switchOf(name: string, legend: string, choices: readonly Choice[], bar?: [Element, Element]): Element {
  return h('div.switch', [
    h('fieldset.switch__bar', [
      h('legend.out-of-sight', legend),
      bar?.[0],
      ...choices.map(({label, className}, index) =>
        h('label', {className}, [h('input', {type: 'radio', name, value: label, checked: index === 0}), label]),
      ),
      bar?.[1],
    ]),
    ...choices.map(({label, nodes}) =>
      h('div.switch__pane', {tabIndex: bar ? 0 : undefined, role: 'group', ariaLabel: label}, nodes),
    ),
  ]);
}

/** @param summary what the example shows, where no switch says it; one that says where it comes from says it once */
function exampleNodes(example: Example, summary = ''): ElementContent[] {
  const {value} = example;
  const caption = exampleCaption(example);
  return [
    h('p.example__caption', summary && summary !== caption ? `${summary} · ${caption}` : caption),
    h('pre', [h('code', typeof value === 'string' ? value : jsonLines(value))]),
  ];
}

function caseNodes(status: string, {examples}: Content): ElementContent[] {
  const [only] = examples;
  if (only && examples.length === 1) return exampleNodes(only, only.summary);
  return [
    switchOf(
      `case-${status}`,
      `Examples of ${status}`,
      examples.map((example) => ({label: example.summary, nodes: exampleNodes(example)})),
    ),
  ];
}

/** A response without an example of its body: its first line and headers, as they come over the wire. */
function headNodes(response: Response): ElementContent[] {
  const lines = [
    `HTTP/1.1 ${statusTitle(response.status)}`,
    ...ownHeaders(response).map(({name, example}) => `${name}: ${textOf(example)}`),
  ];
  return [
    h('p.example__caption', response.content.length > 0 ? 'No example body' : 'No body'),
    h('pre', [h('code', lines.join('\n'))]),
  ];
}

/** @returns the class that gives a status its colour */
export function statusClass(status: string): string {
  return `status status--${status[0]}`;
}

/** @returns the example responses of an operation, with a switch between statuses and between the cases of one status */
export function responsePanel(operation: Operation): Element {
  const choices = ownResponses(operation).map((response): Choice => {
    const [content] = response.content;
    return {
      label: response.status,
      className: statusClass(response.status),
      nodes: content && content.examples.length > 0 ? caseNodes(response.status, content) : headNodes(response),
    };
  });
  return h('section.code.response-panel', {ariaLabelledBy: 'example-response'}, [
    h('h2.out-of-sight', {id: 'example-response'}, 'Example response'),
    switchOf('status', 'Status', choices, [
      h('b.switch__title', {ariaHidden: 'true'}, 'Response'),
      copyButton('Copy the example'),
    ]),
  ]);
}
