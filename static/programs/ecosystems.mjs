/** Requests to the APIs of ecosyste.ms, with Node.js 20 or later and nothing to install. */
import {inspect} from 'node:util';

// Your program's name and your email address.
const USER_AGENT = 'my-app/1.0 (you@example.com)';

const ATTEMPTS = 10;
const MAX_PAGES = 10_000;
// Who may be sent your email address: our services, and programs on this computer, such as the mock server.
const SERVICE = /^(https:\/\/[a-z.]+\.ecosyste\.ms|https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?)\//;

/** Returns what a URL returns, from JSON. */
export async function get(url, params = {}) {
  const response = await send(withQuery(url, params));
  return response.json();
}

/** Yields every item of a list, page after page. */
export async function* pages(url, params = {}) {
  const seen = new Set();
  for (let next = withQuery(url, params); next; ) {
    if (seen.has(next) || seen.size === MAX_PAGES) throw new Error(`Stopped, because the list repeats or has no end: ${next}`);
    seen.add(next);
    const response = await send(next);
    yield* await response.json();
    const link = /<([^>]+)>;\s*rel="next"/.exec(response.headers.get('link') ?? '')?.[1];
    next = link && onSameHost(link, response.url);
  }
}

/** Sends a request. Waits and retries if that can help. */
async function send(first) {
  let url = first;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (!SERVICE.test(url)) throw new Error(`Not requested, because it's no service of ecosyste.ms: ${url}`);
    const headers = {'User-Agent': USER_AGENT};
    const response = await fetch(url, {headers, redirect: 'manual', signal: AbortSignal.timeout(60_000)});
    const {status} = response;
    if (status === 200) return response;
    const text = inspect((await response.text()).slice(0, 300)); // no control of a terminal
    const location = response.headers.get('location');
    if (location) url = onSameHost(location, url);
    else if (status === 429) await sleep(secondsFrom(response.headers));
    else if ([502, 503, 504].includes(status)) await sleep(Math.min(2 ** attempt, 60));
    else throw new Error(`${status} from ${url}: ${text}`);
  }
  throw new Error(`No result from ${url} after ${ATTEMPTS} attempts. Try again later.`);
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
  if (!rest.startsWith(host)) throw new Error(`Not followed, because it isn't on ${host}: ${inspect(target)}`);
  return scheme + rest;
}
