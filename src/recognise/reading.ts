/** The result of recognising a text. Browser-safe. */
import type {RequestValues} from '@ecosystems-docs/openapi-docs/samples';
import type {StartOperation} from './startOperations';

/** One request that takes what the reader has. */
export interface StartRequest {
  operation: StartOperation;
  /** What the response gives, verb first. */
  gives: string;
  values: RequestValues;
}

/** The kinds of thing that readers have, in the order of the list. */
export type StartKind =
  | 'package-url'
  | 'repository-url'
  | 'vulnerability'
  | 'sbom'
  | 'image'
  | 'doi'
  | 'login'
  | 'funding';

/** One way to understand the text. */
export interface Reading {
  kind: StartKind;
  /** What the text is in this reading. */
  what: string;
  /** The identifier, where the text is one of an advisory. */
  advisory?: string;
  /** Domain and login, where the text is an owner on a code host: `github.com/rails`. */
  owner?: string;
  /** A trap, or a change to the text, as a sentence. */
  note?: string;
  /** At least one. */
  requests: readonly StartRequest[];
}

/** The text was understood, in one or several ways, the likeliest first. */
export interface Recognised {
  readings: readonly Reading[];
}

/** The text was not understood. */
export interface Refusal {
  /** Why, and what is accepted. */
  refusal: string;
}

/** What the form takes; the end of most refusals. */
export const ACCEPTED = 'Try a package URL such as pkg:npm/react, the URL of a repository, or a CVE ID.';

/** @returns a refusal: why, and how to do better */
export function refuse(why: string, how = ACCEPTED): Refusal {
  return {refusal: `${why} ${how}`.trim()};
}

/** @returns one reading as a result, or the refusal as it is */
export function singleReading(reading: Reading | Refusal): Recognised | Refusal {
  return 'refusal' in reading ? reading : {readings: [reading]};
}

/** @returns a request without a body */
export function makeRequest(
  operation: StartOperation,
  gives: string,
  parameters: RequestValues['parameters'],
): StartRequest {
  return {operation, gives, values: {parameters}};
}
