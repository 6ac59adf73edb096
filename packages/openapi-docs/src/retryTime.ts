/** When to send a request again after a refusal for the limit. */

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

/**
 * The one clock for a 429: `Retry-After`, else the reset of the limit, each where a client can read it, else the start
 * of the next window. Times of the service are compared with its own clock (`Date`), because a reader's can be wrong.
 *
 * @param windowSeconds after which a limit starts again
 * @returns when to send again, in Unix milliseconds of the reader's clock
 */
export function retryTime(response: TimedResponse, windowSeconds: number): number {
  const {received} = response;
  const window = windowSeconds * 1000;
  const sent = Date.parse(header(response, 'date')) || received;
  const seconds = (text: string): number => (/^\d+$/.test(text) ? Number(text) * 1000 : NaN);
  const wait = header(response, 'retry-after');
  const reset = seconds(header(response, 'x-ratelimit-reset'));
  const waits = [
    seconds(wait),
    Date.parse(wait) - sent,
    // With a key it can be the seconds that are left.
    reset < DAY_MS ? reset : reset - sent,
  ];
  const isPlausible = (one: number): boolean => one > 0 && one <= DAY_MS;
  return received + (waits.find(isPlausible) ?? window - (sent % window));
}
