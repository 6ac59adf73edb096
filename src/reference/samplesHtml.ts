/** A request as samples in every language. All are in the page; a style rule shows the reader's choice. */
import type {Element} from 'hast';
import {h} from 'hastscript';
import {highlight} from '../html/highlight';
import type {Operation} from '../openapi/model';
import type {RequestValues} from '../samples/request';
import {samplesFor} from '../samples/samples';

/**
 * @param operation the operation to call
 * @param values values of its parameters, already checked
 */
export function samplesBlock(operation: Operation, values: RequestValues): Element {
  const samples = samplesFor(operation, values);
  return h('div.samples', {dataSamples: true}, [
    h('div.samples__bar', {role: 'group', ariaLabel: 'Language of the sample'}, samples.map((sample, index) =>
      h('button.samples__tab', {type: 'button', dataLanguage: sample.id, ariaPressed: String(index === 0)}, sample.label),
    )),
    ...samples.map((sample) =>
      h('div.code.sample', {dataSample: sample.id}, [
        h('div.code__bar', [h('span.code__title', sample.label), h('button.code__copy', {type: 'button', dataCopy: true}, 'Copy')]),
        h('pre', {tabIndex: 0, role: 'region', ariaLabel: `Request with ${sample.label}`}, h('code', highlight(sample.code, sample.highlight))),
      ]),
    ),
  ]);
}
