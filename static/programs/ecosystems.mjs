/** Requests to the APIs of ecosyste.ms, with Node.js 20 or later and nothing to install. */
import {inspect} from 'node:util';

// Your program's name and your email address.
const USER_AGENT = 'my-app/1.0 (you@example.com)';

const ATTEMPTS = 10;
const MAX_PAGES = 10_000;
// Who may be sent your email address: our services, and programs on this computer, such as the mock server.
const SERVICE = /^(https:\/\/[a-z.]+\.ecosyste\.ms|https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?)\//;

/** Ends a program with its message alone, unless the program catches it. */
export class ApiError extends Error {
  name = 'ApiError';
  stack = '';
}

/** Returns what a URL returns, from JSON. */
export async function get(url, params = {}) {
  return (await send(withQuery(url, params))).value;
}

/** Yields every item of a list, page after page. */
export async function* pages(url, params = {}) {
  const seen = new Set();
  for (let next = withQuery(url, params); next; ) {
    if (seen.has(next) || seen.size === MAX_PAGES) throw new ApiError(`Stopped, because the list repeats or has no end: ${next}`);
    seen.add(next);
    const {value, headers, url: own} = await send(next);
    if (!Array.isArray(value)) throw new ApiError(`Stopped, because it's no list: ${own}`);
    yield* value;
    const link = /<([^>]+)>;\s*rel="next"/.exec(headers.get('link') ?? '')?.[1];
    next = link && onSameHost(link, own);
  }
}

/** Sends a request. Waits and retries if that can help. */
async function send(first) {
  let url = first;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (!SERVICE.test(url)) throw new ApiError(`Not requested, because it's no service of ecosyste.ms: ${url}`);
    const {status, headers, text, value} = await read(url);
    if (status === 200) return {value, headers, url};
    const location = headers.get('location');
    if (location) url = onSameHost(location, url);
    else if (status === 429) await sleep(secondsFrom(headers));
    else if ([502, 503, 504].includes(status)) await sleep(Math.min(2 ** attempt, 60));
    else throw new ApiError(`${status} from ${url}: ${inspect(text.slice(0, 300))}`); // no control of a terminal
  }
  throw new ApiError(`No result from ${url} after ${ATTEMPTS} attempts. Try again later.`);
}

/** Reads a response to its end, within a minute. */
async function read(url) {
  const headers = {'User-Agent': USER_AGENT};
  try {
    const response = await fetch(url, {headers, redirect: 'manual', signal: AbortSignal.timeout(60_000)});
    const text = await response.text();
    const {status, headers: own} = response;
    return {status, headers: own, text, value: status === 200 ? JSON.parse(text) : undefined};
  } catch (error) {
    throw new ApiError(`No JSON from ${url}: ${inspect(error.cause?.message ?? error.message)}`);
  }
}

/** Seconds to wait, from seconds or a Unix time, at most an hour. A random part keeps clients from retrying together. */
function secondsFrom(headers) {
  const text = headers.get('retry-after') ?? headers.get('x-ratelimit-reset') ?? '';
  let seconds = /^\d{1,10}$/.test(text) ? Number(text) : 60;
  if (seconds > 86400) seconds -= Date.now() / 1000;
  return Math.min(Math.max(seconds, 1), 3600) * (1 + Math.random() / 10);
}

function sleep(seconds) {
  return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}

function withQuery(url, params) {
  const query = String(new URLSearchParams(params));
  return query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url;
}

/** Returns where a response leads. Some services link to http://, so keep the scheme. */
function onSameHost(target, url) {
  const [, scheme, host] = /^(https?:)(\/\/[^/]+\/)/.exec(url);
  const rest = target.replace(/^https?:/, '');
  if (!rest.startsWith(host)) throw new ApiError(`Not followed, because it isn't on ${host}: ${inspect(target)}`);
  return scheme + rest;
}
