/** The address of a search. */
import {hasSecret} from '@ecosystems-docs/lockfile-reader';

/**
 * Not made with `encodeURIComponent`, which throws for half a character, as a field's maximum leaves of an emoji.
 *
 * @returns what the search page's URL says of a query; empty if that has a secret, because the browser would keep it in its history, and the server in its log
 */
export const queryString = (query: string): string =>
  hasSecret(query) ? '' : `?${new URLSearchParams({q: query.trim()}).toString().replaceAll('+', '%20')}`;

/** @returns the URL of the search page with a query */
export const searchAddress = (query: string): string => `/search${queryString(query)}`;
