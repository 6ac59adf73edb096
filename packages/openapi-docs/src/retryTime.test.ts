import {expect, it} from 'vitest';
import {retryTime} from './retryTime';

const received = Date.parse('2026-11-24T12:20:00Z');
const MINUTE = 60_000;
const FULL_HOUR = 40 * MINUTE;
const reset = String((received + MINUTE) / 1000);
/** The service's clock, where the reader's is 15 minutes ahead. */
const date = 'Tue, 24 Nov 2026 12:05:00 GMT';
const time = 'Tue, 24 Nov 2026 12:25:00 GMT';

it.each<[string, Record<string, string>, number]>([
  ['after the seconds that it names', {'retry-after': '90', 'x-ratelimit-reset': reset}, 1.5 * MINUTE],
  ['at the time that it names', {'retry-after': time}, 5 * MINUTE],
  ['at the reset where it names no wait', {'x-ratelimit-reset': reset}, MINUTE],
  ['after the seconds to the reset', {'x-ratelimit-reset': '120'}, 2 * MINUTE],
  ['at the next full hour where a page can read neither', {}, FULL_HOUR],
  ['at a time of the service', {'retry-after': time, date}, 20 * MINUTE],
  ["at a reset by the service's clock", {'x-ratelimit-reset': reset, date}, 16 * MINUTE],
  ["at its full hour by the service's clock", {date}, 55 * MINUTE],
  ['at the next full hour where the wait is none', {'retry-after': '0'}, FULL_HOUR],
  ['at the next full hour where the wait is longer than a day', {'retry-after': '90000'}, FULL_HOUR],
  ['at the next full hour where neither is a time', {'retry-after': 'soon', 'x-ratelimit-reset': '-1'}, FULL_HOUR],
])('after a 429 a request is sent again %s', (_when, headers, wait) => {
  expect(retryTime({headers: Object.entries(headers), received}, 3600)).toBe(received + wait);
});
