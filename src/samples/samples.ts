/** One request in every language. */
import type {Operation} from '../openapi/model';
import {callOf} from './call';
import {cli} from './cli';
import {curl} from './curl';
import {go} from './go';
import {javascript} from './javascript';
import {python} from './python';
import {r} from './r';
import type {RequestValues} from './request';
import {ruby} from './ruby';

export type SampleLanguage = 'curl' | 'javascript' | 'python' | 'ruby' | 'go' | 'r' | 'cli';

export interface Sample {
  id: SampleLanguage;
  /** What readers see. */
  label: string;
  /** Name of the language for highlighting. */
  highlight: string;
  code: string;
}

/**
 * @param operation the operation to call
 * @param values values of its parameters, already checked (`requestProblems`)
 * @returns the request in each language; without the command line client where it has no command for it. No sample holds a key.
 */
export function samplesFor(operation: Operation, values: RequestValues): Sample[] {
  const call = callOf(operation, values);
  const command = cli(operation, values);
  return [
    {id: 'curl', label: 'curl', highlight: 'bash', code: curl(call)},
    {id: 'javascript', label: 'JavaScript', highlight: 'javascript', code: javascript(call)},
    {id: 'python', label: 'Python', highlight: 'python', code: python(call)},
    {id: 'ruby', label: 'Ruby', highlight: 'ruby', code: ruby(call)},
    {id: 'go', label: 'Go', highlight: 'go', code: go(call)},
    {id: 'r', label: 'R', highlight: 'r', code: r(call)},
    ...(command === undefined ? [] : [{id: 'cli', label: 'CLI', highlight: 'bash', code: command} as const]),
  ];
}
