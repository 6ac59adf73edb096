/** A request as samples in every language. All are in the page; a style rule shows the reader's choice. */
import type {Element} from 'hast';
import {h} from 'hastscript';
import {highlight} from '../../prerendered/build/syntaxHighlight';
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

/**
 * @param operation the operation to call
 * @param values values of its parameters, already checked
 * @param coloured which languages are highlighted; a guide holds many requests, and colours are half of their HTML
 */
export function samplesBlock(operation: Operation, values: RequestValues, coloured: 'all' | 'first' = 'all'): Element {
  const samples = samplesFor(operation, values);
  return h('div.code.samples', {dataSamples: true}, [
    h('div.code__bar', [languageTabs(samples), h('button.code__copy', {type: 'button', dataCopy: true}, 'Copy')]),
    ...samples.map((sample, index) =>
      h(
        'pre',
        {dataSample: sample.id, tabIndex: 0, role: 'group', ariaLabel: sample.label},
        h('code', highlight(sample.code, coloured === 'all' || index === 0 ? sample.highlight : undefined)),
      ),
    ),
  ]);
}
