/** A request as samples in every language. All are in the page; a style rule shows the reader's choice. */
import type {Element, ElementContent} from 'hast';
import {h} from 'hastscript';
import {highlight} from './codeBlock';
import type {Operation} from '../../openapi/model';
import type {RequestValues} from '../../samples/request';
import {samplesFor, type Sample} from '../../samples/samples';

/** @returns the buttons that choose a language; the choice holds for all pages */
export function languageTabs(samples: readonly Sample[]): Element {
  return h(
    'div.samples__tabs',
    {role: 'group', ariaLabel: 'Language'},
    samples.map((sample, index) =>
      h('button', {type: 'button', dataLanguage: sample.id, ariaPressed: String(index === 0)}, sample.label),
    ),
  );
}

/** @returns a text in which a long URL may be broken after each slash */
export function breakable(text: string): ElementContent[] {
  return text
    .split(/(?<=[^:/]\/)(?=\w)/)
    .flatMap((part, index): ElementContent[] => [...(index > 0 ? [h('wbr')] : []), {type: 'text', value: part}]);
}

/** Coloured code, its URLs as in {@link breakable}. */
const breakableNodes = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'text') return breakable(node.value);
    return [node.type === 'element' ? {...node, children: breakableNodes(node.children)} : node];
  });

/**
 * @param operation the operation to call
 * @param values values of its parameters, already checked
 * @returns the samples, the first of them highlighted: a guide holds many requests, and colours are half of their HTML
 */
export function samplesBlock(operation: Operation, values: RequestValues): Element {
  const samples = samplesFor(operation, values);
  return h('div.code.samples', {dataSamples: true}, [
    h('div.code__bar', [languageTabs(samples), h('button.code__copy', {type: 'button', dataCopy: true}, 'Copy')]),
    ...samples.map((sample, index) =>
      h(
        'pre',
        {dataSample: sample.id, tabIndex: 0, role: 'group', ariaLabel: sample.label},
        h('code', breakableNodes(highlight(sample.code, index === 0 ? sample.highlight : undefined))),
      ),
    ),
  ]);
}
