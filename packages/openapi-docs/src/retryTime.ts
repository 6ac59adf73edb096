/** When to send a request again. */

/** The longest wait that a service can mean. */
const DAY_MS = 86_400_000;

/** What a response says of time. */
export interface TimedResponse {
  /** What the service lets a client read, by name. */
  headers: readonly (readonly [name: string, value: string])[];
  /** When the last byte came, in Unix milliseconds. */
  received: number;
}

/** @returns a header's value; empty if there's none that a client may read */
export const header = ({headers}: Pick<TimedResponse, 'headers'>, wanted: string): string =>
  headers.find(([name]) => name === wanted)?.[1].trim() ?? '';

/** @returns digits as seconds, in milliseconds; NaN where a text isn't a number */
const seconds = (text: string): number => (/^\d+$/.test(text) ? Number(text) * 1000 : NaN);

/** Times of the service are compared with its own clock (`Date`), because a reader's can be wrong. */
const sentAt = (response: TimedResponse): number => Date.parse(header(response, 'date')) || response.received;

const isPlausible = (wait: number): boolean => wait > 0 && wait <= DAY_MS;

/**
 * @param wait the value of `Retry-After`: by default that of the response, if a client can read it
 * @returns the milliseconds to wait before the request is sent again; undefined where it doesn't say
 */
export const waitAsked = (response: TimedResponse, wait = header(response, 'retry-after')): number | undefined =>
  [seconds(wait), Date.parse(wait) - sentAt(response)].find(isPlausible);

/**
 * The one clock for a 429: `Retry-After`, else the reset of the limit, each where a client can read it, else the start
 * of the next window.
 *
 * @param windowSeconds after which a limit starts again
 * @returns when to send again, in Unix milliseconds of the reader's clock
 */
export function retryTime(response: TimedResponse, windowSeconds: number): number {
  const window = windowSeconds * 1000;
  const sent = sentAt(response);
  const reset = seconds(header(response, 'x-ratelimit-reset'));
  // With a key it can be the seconds that are left.
  const untilReset = reset < DAY_MS ? reset : reset - sent;
  return response.received + (waitAsked(response) ?? (isPlausible(untilReset) ? untilReset : window - (sent % window)));
}
