import {resetOf} from './requestText';
import type {HttpResponse} from './send';

/** The longest wait that a service can mean. */
const DAY_MS = 86_400_000;

/** @returns when to go on after a 429, in Unix milliseconds: as the response says where a page can read that, else the next full hour */
export function retryTime(response: Pick<HttpResponse, 'headers' | 'received'>): number {
  const told = response.headers.find(([name]) => name === 'retry-after')?.[1] ?? '';
  const until = /^\d+$/.test(told) ? response.received + Number(told) * 1000 : Date.parse(told);
  const isPlausible = until > response.received && until <= response.received + DAY_MS;
  return isPlausible ? until : resetOf(response);
}
