/** Addresses of the console: where its data is, and where its requests go. */
import {MAILTO_PARAMETER} from '../catalogue/access';
import {encode} from '@ecosystems-docs/openapi-docs/samples';

/** @returns the address of an operation's data on this site; `reference` is `<api>/<operationId>` */
export function dataPath(reference: string): string {
  return `/openapi/operations/${reference}.json`;
}

/** Key in the browser's storage of the address to which requests go instead of the services: that of a mock server. */
export const BASE_KEY = 'console-base';

/** Hosts of the reader's own machine, where a mock server may be. */
export const LOOPBACK = ['http://localhost', 'http://127.0.0.1'];

/** @returns whether an origin, such as `http://localhost:4010`, is the reader's own machine */
export const isLoopback = (origin: string): boolean => LOOPBACK.includes(origin.replace(/:\d+$/, ''));

/**
 * @param stored what stands under {@link BASE_KEY}
 * @returns the address without a closing slash; undefined where there is none, or one that is not on this machine
 */
export function readBase(stored: string | null): string | undefined {
  const base = stored?.replace(/\/$/, '');
  return base && isLoopback(base) ? base : undefined;
}

/** @returns the address to call: that of the service, or the one that stands for it below the base */
export function withBase(url: string, base: string | undefined): string {
  return base ? url.replace(/^https:\//, base) : url;
}

/** @returns the address with the caller's e-mail address, which joins the polite pool: a page cannot set the User-Agent */
export function withContact(url: string, contact: string): string {
  return contact ? `${url}${url.includes('?') ? '&' : '?'}${MAILTO_PARAMETER}=${encode(contact)}` : url;
}

/** @returns the address without the caller's e-mail address: what may be shown */
export function withoutContact(url: string): string {
  return url
    .replace(new RegExp(`([?&])${MAILTO_PARAMETER}=[^&#]*(&|(?=#)|$)`, 'g'), (_match, before: string, after: string) =>
      after ? before : '',
    )
    .replace(/\?$/, '');
}
