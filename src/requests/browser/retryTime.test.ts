import {describe, expect, it} from 'vitest';
import {retryTime} from './retryTime';

const received = Date.parse('2026-11-24T12:20:00Z');
const HOUR = Date.parse('2026-11-24T13:00:00Z');

describe('after a 429 the lookup goes on', () => {
  it.each([
    ['after the seconds that the response names', [['retry-after', '90']], received + 90_000],
    ['at the time that it names', [['retry-after', 'Tue, 24 Nov 2026 12:25:00 GMT']], received + 300_000],
    [
      'at the reset where it names no wait',
      [['x-ratelimit-reset', String((received + 60_000) / 1000)]],
      received + 60_000,
    ],
    ['at the next full hour where a page can read neither', [], HOUR],
    ['at the next full hour where the wait is none', [['retry-after', '0']], HOUR],
    ['at the next full hour where the wait is longer than a day', [['retry-after', '90000']], HOUR],
    ['at the next full hour where the wait is no number', [['retry-after', 'soon']], HOUR],
  ] as [string, [string, string][], number][])('%s', (_when, headers, expected) => {
    expect(retryTime({headers, received})).toBe(expected);
  });
});
