/**
 * How many requests of this hour are left, as far as the page can know: it
 * counts its own, because a page of another site cannot read the headers of the
 * rate limit. A reload forgets the count.
 */
import {tiers, WINDOW_SECONDS} from '../../catalogue/access';
import type {Who} from './callerSecrets';

let hour = 0;
let sent = 0;

const hourOf = (now: number): number => Math.floor(now / (WINDOW_SECONDS * 1000));

/** @param now time of a request, in Unix milliseconds */
export function countRequest(now: number): void {
  if (hour !== hourOf(now)) [hour, sent] = [hourOf(now), 0];
  sent += 1;
}

/**
 * @param now in Unix milliseconds
 * @param who how the last request identified the reader
 * @returns about how many requests are left and how many the hour has; undefined with a key, whose limit a page does not know
 */
export function requestsLeft(now: number, {contact, key}: Who): {left: number; limit: number} | undefined {
  const limit = key ? undefined : tiers.find(({id}) => id === (contact ? 'polite' : 'anonymous'))?.limit;
  return limit === undefined ? undefined : {limit, left: Math.max(0, limit - (hour === hourOf(now) ? sent : 0))};
}
