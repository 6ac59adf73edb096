/** Measures pages in a slowed-down browser: bytes, paints, blocking and shift. */
import {setTimeout as wait} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';
import type {Browser, Page, Response} from 'playwright-core';
import {median} from './tables';

/** The profile of the comparison: a middling phone on a slow connection. */
export const PROFILE = {cpuSlowdown: 4, bitsPerSecond: 1_600_000, latencyMs: 150} as const;

/** gzip bytes by kind; `html` without inlined styles, which count as `css`. What is prefetched for later is a kind of its own. */
export type Bytes = Readonly<Record<'html' | 'css' | 'js' | 'data' | 'font' | 'image' | 'prefetch', number>>;

/** How long after its load a page is watched. */
const WATCHED_AFTER_LOAD_MS = 5000;

const NONE: Bytes = {html: 0, css: 0, js: 0, data: 0, font: 0, image: 0, prefetch: 0};

export interface Visit {
  /** Milliseconds from the start of the navigation. */
  firstPaint: number;
  largestPaint: number;
  /** Milliseconds of long tasks beyond 50 each, from the first paint to five seconds after the load, idle work included. */
  blocking: number;
  shift: number;
  bytes: Bytes;
}

/** @returns the median of a figure of visits */
export const middle = (visits: readonly Visit[], of: (visit: Visit) => number): number => median(visits.map(of));

const gzip = (content: Buffer | string): number => gzipSync(content, {level: 9}).length;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

const KINDS: Readonly<Record<string, keyof Bytes>> = {
  stylesheet: 'css',
  script: 'js',
  fetch: 'data',
  font: 'font',
  image: 'image',
};

/** @returns the bytes before, and those of a response */
async function withResponse(bytes: Bytes, response: Response): Promise<Bytes> {
  const body = await response.body().catch(() => Buffer.alloc(0));
  const headers = await response.request().allHeaders();
  const type = response.request().resourceType();
  let sum = bytes;
  const add = (kind: keyof Bytes, content: Buffer | string): void => {
    sum = {...sum, [kind]: sum[kind] + gzip(content)};
  };
  if (headers['sec-purpose']?.includes('prefetch')) add('prefetch', body);
  else if (type === 'document') {
    const html = body.toString('utf8');
    const styles = [...html.matchAll(STYLE)].map((match) => match[1]).join('');
    add('html', html.replace(STYLE, ''));
    if (styles) add('css', styles);
  } else if (KINDS[type]) add(KINDS[type], body);
  return sum;
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = PROFILE.bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PROFILE.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: PROFILE.cpuSlowdown});
}

async function newPage(browser: Browser): Promise<Page> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  await context.addInitScript(() => {
    const seen = {largest: 0, tasks: [] as {start: number; duration: number}[], shift: 0};
    Object.assign(window, {__seen: seen});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.largest = entry.startTime;
    }).observe({type: 'largest-contentful-paint', buffered: true});
    new PerformanceObserver((list) => {
      for (const {startTime, duration} of list.getEntries()) seen.tasks.push({start: startTime, duration});
    }).observe({type: 'longtask', buffered: true});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number; hadRecentInput: boolean})[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({type: 'layout-shift', buffered: true});
  });
  const page = await context.newPage();
  await slowDown(page);
  return page;
}

/** Readers come from another site, for which a browser always begins a new process. */
const OTHER_SITE = 'data:text/html,<title>Search results</title>';

/** @returns a page that shows another site, for a first visit */
async function pageOfOtherSite(browser: Browser): Promise<Page> {
  // The browser is still putting away the page before.
  await wait(300);
  const page = await newPage(browser);
  await page.goto(OTHER_SITE);
  return page;
}

/** @returns the figures of one first visit */
export async function visit(browser: Browser, url: string): Promise<Visit> {
  const page = await pageOfOtherSite(browser);
  const responses: Response[] = [];
  page.on('response', (response) => void responses.push(response));
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForTimeout(WATCHED_AFTER_LOAD_MS);
  const figures = await page.evaluate(() => {
    const {largest, tasks, shift} = (
      window as unknown as {__seen: {largest: number; tasks: {start: number; duration: number}[]; shift: number}}
    ).__seen;
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
    return {
      firstPaint,
      largestPaint: largest,
      // Of a task during which the first paint came, what is behind it.
      blocking: tasks.reduce(
        (sum, {start, duration}) => sum + Math.max(0, Math.min(duration, start + duration - firstPaint) - 50),
        0,
      ),
      shift,
    };
  });
  // Only now: reading them meanwhile would take the time that is measured.
  let bytes = NONE;
  for (const response of responses) bytes = await withResponse(bytes, response);
  await page.context().close();
  return {...figures, bytes};
}
