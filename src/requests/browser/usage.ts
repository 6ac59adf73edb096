/**
 * How many requests of this hour are left, as far as the page can know: it
 * counts its own, for each tier as the services do, and believes a response that
 * says more. A page of another site can't read the headers of the rate limit, so
 * that's mostly a 429. A reload forgets the count.
 */
import {tiers, WINDOW_SECONDS, type Tier} from '../../catalogue/access';
import {formatNumber} from '@ecosystems-docs/text';
import type {Who} from './callerSecrets';
import {header, type TimedResponse} from '@ecosystems-docs/openapi-docs';
import {retryTime} from './retryTime';

interface Remaining {
  left: number;
  /** When the count starts again, in Unix milliseconds. */
  until: number;
}

const WINDOW_MS = WINDOW_SECONDS * 1000;

const counts = new Map<Tier['id'], Remaining>();

/** Whose limit counts: that of a key, which a page doesn't know, before that of a contact. */
function tierOf({contact, key}: Who): Tier | undefined {
  const id = contact ? 'polite' : 'anonymous';
  return key ? undefined : tiers.find((tier) => tier.id === id);
}

function remaining({id, limit = 0}: Tier, now: number): Remaining {
  const counted = counts.get(id);
  return counted && now < counted.until ? counted : {left: limit, until: now - (now % WINDOW_MS) + WINDOW_MS};
}

/**
 * @param now time of a request, in Unix milliseconds
 * @param who how it identifies the reader
 */
export function countRequest(now: number, who: Who): void {
  const tier = tierOf(who);
  if (!tier) return;
  const {left, until} = remaining(tier, now);
  counts.set(tier.id, {left: Math.max(0, left - 1), until});
}

/** Takes over what a response says of the rate limit: a number that the page may read, or that it's reached. */
export function learnLeft(response: TimedResponse & {status: number}, who: Who): void {
  const tier = tierOf(who);
  const told = header(response, 'x-ratelimit-remaining');
  if (!tier || !(response.status === 429 || /^\d+$/.test(told))) return;
  counts.set(tier.id, {left: response.status === 429 ? 0 : Number(told), until: retryTime(response)});
}

/**
 * @param now in Unix milliseconds
 * @param who how the last request identified the reader
 * @returns about how many requests are left and how many the hour has; undefined with a key
 */
export function requestsLeft(now: number, who: Who): {left: number; limit: number} | undefined {
  const tier = tierOf(who);
  return tier?.limit === undefined ? undefined : {limit: tier.limit, left: remaining(tier, now).left};
}

/** @returns how many requests are left this hour; empty with a key, because the page doesn't know its limit */
export function leftText(now: number, who: Who): string {
  const {left, limit} = requestsLeft(now, who) ?? {};
  if (left === undefined || limit === undefined) return '';
  return `${left ? 'About ' : ''}${formatNumber(left)} of ${formatNumber(limit)} requests left this hour.`;
}
