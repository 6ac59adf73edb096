/** What every language needs to know of a request, worked out once. */
import type {Json, Operation} from '../model';
import {prepareRequest, type RequestValues} from './request';

type SampleForm =
  /** One request. */
  | 'single'
  /** A job: follow the redirect to it, then ask until its status is `complete` or `error`. */
  | 'job';

export interface Call {
  form: SampleForm;
  method: Operation['method'];
  /** Absolute and fully encoded: ASCII without quotes, spaces, `$` or backslashes. */
  url: string;
  /** `User-Agent` first, without an address where the call `follows`, then the operation's own, and the type of the body. */
  headers: Readonly<Record<string, string>>;
  body?: Json;
  /** Whether what it asks for is behind a redirect. Each program sends its headers wherever that leads: a call either says who asks or follows, never both. */
  follows: boolean;
  /** Whether scripts on other sites may read the answer. */
  cors: boolean;
}

const SAMPLE_CLIENT = 'my-app/1.0';

export const SAMPLE_EMAIL = 'you@example.com';

/** The client and contact that a sample names, for the reader to replace. */
export const SAMPLE_USER_AGENT = `${SAMPLE_CLIENT} (${SAMPLE_EMAIL})`;

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
  const form = formOf(operation);
  const follows = form === 'single' && operation.responses.some(({status}) => status === '302');
  return {
    form,
    method: request.method,
    url: request.url,
    headers: Object.fromEntries([['User-Agent', follows ? SAMPLE_CLIENT : SAMPLE_USER_AGENT], ...request.headers]),
    ...(request.body === undefined ? {} : {body: JSON.parse(request.body) as Json}),
    follows,
    cors: operation.cors,
  };
}
