/** What all operations share. It is described once (docs/usage), not for each operation. */
import type {Header, Operation, Response} from '@ecosystems-docs/openapi-docs';

/** @returns whether a response is the one of the gateway in front of all services, which every operation can give. */
function isCommon({status, content}: Response): boolean {
  return status === '429' && content.every(({schema}) => schema.name === 'RateLimited');
}

export function ownResponses({responses}: Pick<Operation, 'responses'>): Response[] {
  return responses.filter((response) => !isCommon(response));
}

/** @returns the headers that are a response's own: every response has those of the rate limit */
export function ownHeaders({headers}: Pick<Response, 'headers'>): Header[] {
  return headers.filter(({name}) => !/^x-ratelimit-/i.test(name));
}
