/** What every language needs to know of a request, worked out once. */
import type {Json, Operation} from '../model';
import {prepareRequest, type RequestValues} from './request';

export type SampleForm =
  /** One request. */
  | 'single'
  /** A job: follow the redirect to it, then ask until its status is `complete` or `error`. */
  | 'job';

export interface Call {
  form: SampleForm;
  method: Operation['method'];
  /** Absolute and fully encoded: ASCII without quotes, spaces, `$` or backslashes. */
  url: string;
  /** `User-Agent` first, then the operation's own, and the type of the body. */
  headers: Readonly<Record<string, string>>;
  body?: Json;
  /** Whether the operation may answer with a redirect, which curl follows only when told. */
  redirects: boolean;
  /** Whether scripts on other sites may read the answer. */
  cors: boolean;
}

/** The client and contact that a sample names, for the reader to replace. */
export const SAMPLE_USER_AGENT = 'my-app/1.0 (you@example.com)';

/** The contact address of `SAMPLE_USER_AGENT`. */
export const SAMPLE_EMAIL = /[^\s()<>]+@[^\s()<>]+/.exec(SAMPLE_USER_AGENT)?.[0] ?? '';

/** Seconds between two questions for a job's status. */
export const PAUSE = 2;

/** Where the jobs are that a call creates: a sample only takes the ID from the redirect, so no response decides where it leads. */
export const jobsOf = ({url}: Call): string => url.replace(/\?.*/s, '');

function formOf({effect, responses}: Operation): SampleForm {
  return effect === 'creates' && responses.some(({status}) => status === '302') ? 'job' : 'single';
}

/**
 * @param operation the operation to call
 * @param values values for its parameters
 */
export function callOf(operation: Operation, values: RequestValues): Call {
  const request = prepareRequest(operation, values);
  return {
    form: formOf(operation),
    method: request.method,
    url: request.url,
    headers: Object.fromEntries([['User-Agent', SAMPLE_USER_AGENT], ...request.headers]),
    ...(request.body === undefined ? {} : {body: JSON.parse(request.body) as Json}),
    redirects: operation.responses.some(({status}) => status === '301' || status === '302'),
    cors: operation.cors,
  };
}
