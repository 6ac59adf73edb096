import {describe, expect, it} from 'vitest';
import {NOBODY} from './callerSecrets';
import {countRequest, requestsLeft} from './usage';

const NINE = Date.UTC(2026, 10, 21, 9);

describe('the count of requests', () => {
  it('is of one hour, and of the tier of who asks', () => {
    for (const minutes of [0, 10, 59]) countRequest(NINE + minutes * 60_000);
    expect(requestsLeft(NINE + 3_599_999, NOBODY)).toEqual({left: 4997, limit: 5000});
    expect(requestsLeft(NINE + 3_600_000, NOBODY)).toEqual({left: 5000, limit: 5000});
    expect(requestsLeft(NINE, {contact: true, key: false})).toEqual({left: 14_997, limit: 15_000});
  });

  it('says nothing of a key, whose limit it cannot know', () => {
    expect(requestsLeft(NINE, {contact: true, key: true})).toBeUndefined();
  });
});
