/** One request, or reading a list to its end, in every language. */
import type {Operation} from '../model';
import {callOf} from './call';
import {cli} from './cli';
import {curl} from './curl';
import {go} from './go';
import {javascript} from './javascript';
import type {Language} from './language';
import {loopCallOf} from './loopCall';
import {powershell} from './powershell';
import {python} from './python';
import {r} from './r';
import type {RequestValues} from './request';
import {ruby} from './ruby';

/** The languages in the order of the tabs. The first is shown until a reader chooses another. */
export const LANGUAGES = [
  curl,
  powershell,
  javascript,
  python,
  ruby,
  go,
  r,
  cli,
] as const satisfies readonly Language[];

export type SampleLanguage = (typeof LANGUAGES)[number]['id'];

export interface Sample {
  id: SampleLanguage;
  /** What readers see. */
  label: string;
  /** Name of the language for highlighting. */
  highlight: string;
  code: string;
}

const inEach = (codeOf: (language: Language) => string | undefined): Sample[] =>
  LANGUAGES.flatMap((language) => {
    const {id, label, highlight} = language;
    const code = codeOf(language);
    return code === undefined ? [] : [{id, label, highlight, code}];
  });

/**
 * @param operation the operation to call
 * @param values values of its parameters, already checked (`requestProblems`)
 * @returns the request in each language that can send it
 */
export function samplesFor(operation: Operation, values: RequestValues): Sample[] {
  const call = callOf(operation, values);
  return inEach((language) => language.sample(call, operation, values));
}

/**
 * Programs that read a paginated list page by page: they follow `Link`, with `https` for `http`, or count the pages
 * where the operation has no such header, wait twice after a 429, and stop after 10 pages.
 *
 * @param operation the operation to call
 * @param values values of its parameters, already checked (`requestProblems`); a given `page` is left out
 * @returns the program in each language that can read headers; undefined where the operation is not paginated
 */
export function loopSamplesFor(operation: Operation, values: RequestValues): Sample[] | undefined {
  const loop = loopCallOf(operation, values);
  return loop && inEach((language) => language.loop?.(loop));
}
