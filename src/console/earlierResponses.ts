/**
 * What a response hands on to the requests that follow it in the page, so that a
 * recipe's later step runs with what its earlier ones returned. Browser-safe.
 */
import type {Input, Json} from '@ecosystems-docs/openapi-docs';

/** A request that ran, with the response that the page shows for it and the one that came. */
export interface Ran {
  /** Of its API; the ID of a job means nothing to another. */
  api: string;
  createsJob: boolean;
  /** Undefined: the page shows none, or not as JSON. */
  shown: Json | undefined;
  returned: Json;
}

const isHolder = (value: Json | undefined): value is Json[] | Record<string, Json> =>
  typeof value === 'object' && value !== null;

/** @returns what came at the first place at which the page shows a text */
function atSamePlace(shown: Json | undefined, returned: Json | undefined, text: string): string | undefined {
  if (!isHolder(shown)) return shown === text && typeof returned === 'string' ? returned : undefined;
  if (!isHolder(returned)) return undefined;
  const came = new Map(Object.entries(returned));
  for (const [key, value] of Object.entries(shown)) {
    const found = atSamePlace(value, came.get(key), text);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Names and identifiers alone: the same number, choice or time at two places would mean nothing. */
const isIdentifier = ({schema}: Input): boolean =>
  schema.types.includes('string') && !schema.enum && schema.format !== 'date-time';

function jobId({api, createsJob, returned}: Ran, reader: string): string | undefined {
  if (!createsJob || api !== reader || !isHolder(returned) || Array.isArray(returned)) return undefined;
  return typeof returned.id === 'string' ? returned.id : undefined;
}

/**
 * A value is handed on where the page itself has the same value at both places: in
 * the response that it shows, and in the request that follows. The ID of a job goes
 * to the requests that read jobs of the same API.
 *
 * @param api of the request that follows
 * @param input one of its parameters
 * @param text what the page has in it
 * @param ran the requests before it that ran, the nearest first
 * @returns what to send instead; undefined: the text stays
 */
export function handedOn(api: string, input: Input, text: string, ran: readonly Ran[]): string | undefined {
  if (text === '' || !isIdentifier(input)) return undefined;
  for (const one of ran) {
    const value = /^job_?id$/i.test(input.name) ? jobId(one, api) : atSamePlace(one.shown, one.returned, text);
    if (value !== undefined) return value === text ? undefined : value;
  }
  return undefined;
}
