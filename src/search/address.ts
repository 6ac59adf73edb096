/** The address of a search. */

/** User names in URLs, and tokens: the browser would keep them in its history, and the server in its log. */
const SECRET = /\/\/[^/\s?#]+@|\b(?:gh[opsu]|npm)_[a-z\d]{20}|github_pat_\w{20}|glpat-[\w-]{16}/i;

/** @returns what the search page's URL says of a query; empty if that has a secret. Not made with `encodeURIComponent`, which throws for half a character, as a field's maximum leaves of an emoji */
export const queryString = (query: string): string =>
  SECRET.test(query) ? '' : `?${new URLSearchParams({q: query.trim()}).toString().replaceAll('+', '%20')}`;

/** @returns the URL of the search page with a query */
export const searchAddress = (query: string): string => `/search${queryString(query)}`;
