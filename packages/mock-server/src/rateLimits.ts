/** The gateway's rate limit headers. The mock counts, but refuses only on demand. */
import {EMAIL_PARAMETER, type MockRequest} from './mockRequest';

type Tier = 'anonymous' | 'polite' | 'api_key';

/** Requests in a window by tier. */
export type Limits = Readonly<Record<Tier, number>>;

const DEFAULT_LIMITS: Limits = {anonymous: 5000, polite: 15_000, api_key: 300};

const WINDOW_SECONDS = 3600;

/** What the gateway takes for an e-mail address: its pattern, searched anywhere. */
const EMAIL = /\S+@\S+\.\S+/;

/** Characters of a key that name its consumer. */
const CONSUMER_LENGTH = 8;

function callerOf(request: Pick<MockRequest, 'headers' | 'query'>): {tier: Tier; consumer: string} {
  // Which of these forms the real gateway recognises is unresolved, so the mock takes all that are documented.
  const key = request.headers.apikey ?? request.headers['x-api-key'] ?? request.query.get('apikey');
  if (key) return {tier: 'api_key', consumer: key.slice(0, CONSUMER_LENGTH)};
  const polite =
    EMAIL.test(request.query.get(EMAIL_PARAMETER) ?? '') || EMAIL.test(request.headers['user-agent'] ?? '');
  return {tier: polite ? 'polite' : 'anonymous', consumer: 'anonymous'};
}

/** Counts requests in windows of one hour, aligned to the clock. */
export class RateLimits {
  private window = 0;
  private readonly counts = new Map<string, number>();

  constructor(
    private readonly limits: Limits = DEFAULT_LIMITS,
    private readonly now: () => number = Date.now,
  ) {}

  /**
   * Counts one request.
   *
   * @param usedUp whether the response is that nothing is left
   * @returns the headers of every response
   */
  count(request: Pick<MockRequest, 'headers' | 'query'>, usedUp: boolean): Record<string, string> {
    const seconds = Math.floor(this.now() / 1000);
    const window = seconds - (seconds % WINDOW_SECONDS);
    if (window !== this.window) {
      this.counts.clear();
      this.window = window;
    }
    const {tier, consumer} = callerOf(request);
    const counter = tier === 'api_key' ? consumer : tier;
    const count = (this.counts.get(counter) ?? 0) + 1;
    this.counts.set(counter, count);
    const limit = this.limits[tier];
    return {
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(usedUp ? 0 : Math.max(0, limit - count)),
      'x-ratelimit-reset': String(window + WINDOW_SECONDS),
      'x-ratelimit-tier': tier,
      'x-ratelimit-consumer': consumer,
    };
  }
}
