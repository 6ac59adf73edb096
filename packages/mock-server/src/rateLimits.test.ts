import {describe, expect, it} from 'vitest';
import {RateLimits} from './rateLimits';

const call = (query = '', headers: Record<string, string> = {}) => ({query: new URLSearchParams(query), headers});

describe('RateLimits', () => {
  it('counts each tier for itself', () => {
    const limits = new RateLimits(undefined, () => Date.UTC(2026, 10, 21, 9, 30));
    const reset = String(Date.UTC(2026, 10, 21, 10) / 1000);
    expect(limits.count(call(), false)).toEqual({
      'x-ratelimit-limit': '5000',
      'x-ratelimit-remaining': '4999',
      'x-ratelimit-reset': reset,
      'x-ratelimit-tier': 'anonymous',
      'x-ratelimit-consumer': 'anonymous',
    });
    expect(limits.count(call(), false)['x-ratelimit-remaining']).toBe('4998');
    for (const polite of [call('mailto=you@example.com'), call('', {'user-agent': 'my-app/1.0 (you@example.com)'})]) {
      expect(limits.count(polite, false)).toMatchObject({'x-ratelimit-tier': 'polite', 'x-ratelimit-limit': '15000'});
    }
    // The gateway does not read `From`.
    expect(limits.count(call('', {from: 'you@example.com'}), false)).toMatchObject({'x-ratelimit-tier': 'anonymous'});
    expect(limits.count(call('mailto=you@example.com', {apikey: 'abcdefgh12345678'}), false)).toMatchObject({
      'x-ratelimit-tier': 'api_key',
      'x-ratelimit-consumer': 'abcdefgh',
    });
  });

  it('starts again on the hour, and has nothing left when it is used up', () => {
    let now = Date.UTC(2026, 10, 21, 9, 59, 59);
    const limits = new RateLimits(undefined, () => now);
    limits.count(call(), false);
    expect(limits.count(call(), true)['x-ratelimit-remaining']).toBe('0');
    now += 1000;
    expect(limits.count(call(), false)['x-ratelimit-remaining']).toBe('4999');
  });
});
