import {afterAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {NOBODY, type Who} from './callerSecrets';
import type * as Usage from './usage';

const NINE = Date.UTC(2026, 10, 21, 9);
const MINUTE = 60_000;
const CONTACT: Who = {contact: true, key: false};

/** The module keeps the counts, so each test has its own. */
let usage: typeof Usage;
beforeEach(async () => {
  vi.resetModules();
  usage = await import('./usage');
});
// The next file would count on from the last test's.
afterAll(() => void vi.resetModules());

describe('the count of requests', () => {
  it('is of one hour, and of the tier of who asks', () => {
    for (const minutes of [0, 10, 59]) usage.countRequest(NINE + minutes * MINUTE, NOBODY);
    usage.countRequest(NINE, CONTACT);
    expect(usage.requestsLeft(NINE + 60 * MINUTE - 1, NOBODY)).toEqual({left: 4997, limit: 5000});
    expect(usage.requestsLeft(NINE + 60 * MINUTE, NOBODY)).toEqual({left: 5000, limit: 5000});
    expect(usage.requestsLeft(NINE, CONTACT)).toEqual({left: 14_999, limit: 15_000});
  });

  it('says nothing of a key, whose limit it cannot know', () => {
    expect(usage.requestsLeft(NINE, {contact: true, key: true})).toBeUndefined();
  });

  it.each<[string, number, Record<string, string>, number, number]>([
    ['of a number that can be read', 200, {'x-ratelimit-remaining': '12'}, 12, 11],
    ['of a 429: none', 429, {}, 0, 0],
    ['of a 429 rather than its number', 429, {'x-ratelimit-remaining': '3'}, 0, 0],
    ['of no word that is no number', 200, {'x-ratelimit-remaining': 'many'}, 4999, 4998],
  ])('learns from a response: %s', (_what, status, headers, left, afterOneMore) => {
    usage.countRequest(NINE, NOBODY);
    usage.learnLeft({status, headers: Object.entries(headers), received: NINE}, NOBODY);
    expect(usage.requestsLeft(NINE, NOBODY)?.left).toBe(left);
    expect(usage.requestsLeft(NINE, CONTACT)?.left).toBe(15_000);
    usage.countRequest(NINE + 1, NOBODY);
    expect(usage.requestsLeft(NINE + 59 * MINUTE, NOBODY)?.left).toBe(afterOneMore);
    expect(usage.requestsLeft(NINE + 60 * MINUTE, NOBODY)?.left).toBe(5000);
  });

  it('starts again when a 429 says so', () => {
    usage.learnLeft({status: 429, headers: [['retry-after', '90']], received: NINE}, NOBODY);
    expect(usage.requestsLeft(NINE + 89_000, NOBODY)?.left).toBe(0);
    expect(usage.requestsLeft(NINE + 90_000, NOBODY)?.left).toBe(5000);
  });
});
