import {WINDOW_SECONDS} from '../../catalogue/access';

/** The longest wait that a service can mean. */
const DAY_MS = 86_400_000;

const WINDOW_MS = WINDOW_SECONDS * 1000;

/** What a response says of time. */
export interface Received {
  /** What the service lets a page read, by name. */
  headers: readonly (readonly [name: string, value: string])[];
  /** When the last byte came, in Unix milliseconds. */
  received: number;
}

/** @returns a header's value; empty if there's none that a page may read */
export const header = ({headers}: Pick<Received, 'headers'>, wanted: string): string =>
  headers.find(([name]) => name === wanted)?.[1].trim() ?? '';

/**
 * The one clock for a 429: `Retry-After`, else the reset of the limit, each where a page can read it, else the next
 * full hour. Times of the service are compared with its own clock (`Date`), because a reader's can be wrong.
 *
 * @returns when to send again, in Unix milliseconds of the reader's clock
 */
export function retryTime(response: Received): number {
  const {received} = response;
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
  return received + (waits.find(isPlausible) ?? WINDOW_MS - (sent % WINDOW_MS));
}
