/** What every language needs to know of a list that is read page by page. */
import type {Operation} from '../model';
import {callOf, type Call} from './call';
import type {RequestValues} from './request';

export interface LoopCall {
  /** The request for the first page. */
  call: Call;
  /** What leads to the next page: `rel="next"` of the `Link` header, or else counting until a page is empty. */
  by: 'link' | 'page';
}

/** Items that a loop prints before it stops: a list can have millions. */
export const MAX_ITEMS = 1000;
export const STOPPED = 'Stopped after 1,000 items';

/** Pages that a loop reads before it stops, where it counts them. */
export const MAX_PAGES = 10;
export const STOPPED_PAGES = `Stopped after ${MAX_PAGES} pages`;

/** Where the modules that loops use are published: static/programs. */
const MODULES = 'https://docs.ecosyste.ms/programs';

/** The address of a module that the loops of a language use. */
export const moduleUrl = (extension: string): string => `${MODULES}/ecosystems.${extension}`;

/**
 * @param operation the operation to call
 * @param values values of its parameters; a given `page` is left out
 * @returns undefined where the operation is not paginated
 */
export function loopCallOf(operation: Operation, values: RequestValues): LoopCall | undefined {
  if (operation.method !== 'GET' || !operation.parameters.some(({name}) => name === 'page')) return undefined;
  const success = operation.responses.find(({status}) => status === '200');
  // `page` of a few operations has no effect: what they return is no list.
  const isLinked = success?.headers.some(({name}) => name.toLowerCase() === 'link') ?? false;
  if (!isLinked && !success?.content[0]?.schema.types.includes('array')) return undefined;
  const {page: _, ...parameters} = values.parameters;
  return {call: callOf(operation, {...values, parameters}), by: isLinked ? 'link' : 'page'};
}
