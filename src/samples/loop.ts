/** Reading a list to its end, in every language. */
import type {Operation} from '../openapi/model';
import {curlLoop} from './curl';
import {goLoop} from './go';
import {javascriptLoop} from './javascript';
import {loopCallOf} from './loopCall';
import {pythonLoop} from './python';
import {rLoop} from './r';
import type {RequestValues} from './request';
import {rubyLoop} from './ruby';
import type {Sample} from './samples';

/**
 * Programs that read a paginated list page by page: they follow `Link`, with `https` for `http`, or count the pages
 * where the operation has no such header, wait twice after a 429, and stop after 10 pages. The command line client
 * has none, because it does not print headers.
 *
 * @param operation the operation to call
 * @param values values of its parameters, already checked (`requestProblems`); a given `page` is left out
 * @returns the program in each language; undefined where the operation is not paginated
 */
export function loopSamplesFor(operation: Operation, values: RequestValues): Sample[] | undefined {
  const loop = loopCallOf(operation, values);
  return (
    loop && [
      {id: 'curl', label: 'curl', highlight: 'bash', code: curlLoop(loop)},
      {id: 'javascript', label: 'JavaScript', highlight: 'javascript', code: javascriptLoop(loop)},
      {id: 'python', label: 'Python', highlight: 'python', code: pythonLoop(loop)},
      {id: 'ruby', label: 'Ruby', highlight: 'ruby', code: rubyLoop(loop)},
      {id: 'go', label: 'Go', highlight: 'go', code: goLoop(loop)},
      {id: 'r', label: 'R', highlight: 'r', code: rLoop(loop)},
    ]
  );
}
