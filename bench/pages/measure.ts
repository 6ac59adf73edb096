/** Measures pages in a slowed-down browser: bytes, paints, blocking, shift, and the time from an interaction to the next paint. */
import {setTimeout as wait} from 'node:timers/promises';
import {gzipSync} from 'node:zlib';
import type {Browser, Page, Response} from 'playwright-core';
import {median} from './tables';

/** The profile of the comparison: a middling phone on a slow connection. */
export const PROFILE = {cpuSlowdown: 4, bitsPerSecond: 1_600_000, latencyMs: 150} as const;

/** What a visit is made with, where it isn't the profile's. */
export interface Conditions {
  cpuSlowdown?: number;
  width?: number;
}

/** gzip bytes by kind; `html` without inlined styles, which count as `css`. What is prefetched for later is a kind of its own. */
export type Bytes = Readonly<Record<'html' | 'css' | 'js' | 'data' | 'font' | 'image' | 'prefetch', number>>;

/** How long after its load a page is watched. */
export const WATCHED_AFTER_LOAD_MS = 5000;

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

async function slowDown(page: Page, cpuSlowdown: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const bytesPerSecond = PROFILE.bitsPerSecond / 8;
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PROFILE.latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
}

async function newPage(
  browser: Browser,
  {width = 1280, cpuSlowdown = PROFILE.cpuSlowdown}: Conditions = {},
): Promise<Page> {
  const context = await browser.newContext({viewport: {width, height: 800}});
  await context.addInitScript(() => {
    const seen = {largest: 0, tasks: [] as {start: number; duration: number}[], shift: 0, interaction: 0};
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
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {interactionId: number})[])
        if (entry.interactionId) seen.interaction = Math.max(seen.interaction, entry.duration);
    }).observe({type: 'event', buffered: true, durationThreshold: 16} as PerformanceObserverInit);
  });
  const page = await context.newPage();
  await slowDown(page, cpuSlowdown);
  return page;
}

/** Readers come from another site, for which a browser always begins a new process. */
const OTHER_SITE = 'data:text/html,<title>Search results</title>';

/** @returns a page that shows another site, for a first visit */
export async function pageOfOtherSite(browser: Browser, conditions?: Conditions): Promise<Page> {
  // The browser is still putting away the page before.
  await wait(300);
  const page = await newPage(browser, conditions);
  await page.goto(OTHER_SITE);
  return page;
}

/** @returns the figures of one first visit */
export async function visit(browser: Browser, url: string, conditions?: Conditions): Promise<Visit> {
  const page = await pageOfOtherSite(browser, conditions);
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

/** One thing that a reader clicks on. */
export interface Interaction {
  name: string;
  path: string;
  width?: number;
  /** Selector of what is clicked. */
  target: string;
}

/** @returns milliseconds from the input to the next paint, the slowest event of the interaction */
export async function interact(browser: Browser, base: string, interaction: Interaction): Promise<number> {
  const page = await newPage(browser, interaction);
  await page.goto(`${base}${interaction.path}`, {waitUntil: 'load'});
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  // The pointer is there before it presses, as a hand's is. Playwright's own click
  // moves, presses and lets go in one frame, with listeners of its own in between.
  await page.locator(interaction.target).first().hover();
  await page.waitForTimeout(300);
  await page.evaluate(() => {
    (window as unknown as {__seen: {interaction: number}}).__seen.interaction = 0;
  });
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(600);
  const duration = await page.evaluate(() => (window as unknown as {__seen: {interaction: number}}).__seen.interaction);
  await page.context().close();
  return duration;
}

/** What a page's visit costs before and after something is opened on it. */
export interface Weights {
  before: Bytes;
  after: Bytes;
}

/**
 * @param open opens the part and waits until it is there
 * @returns the bytes fetched until then, in all
 */
export async function weigh(browser: Browser, url: string, open: (page: Page) => Promise<void>): Promise<Weights> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  const page = await context.newPage();
  const responses: Response[] = [];
  page.on('response', (response) => void responses.push(response));
  let bytes = NONE;
  const settle = async (): Promise<Bytes> => {
    await page.waitForLoadState('networkidle');
    for (const response of responses.splice(0)) bytes = await withResponse(bytes, response);
    return bytes;
  };
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForSelector('html[data-has-hydrated="true"]');
  const before = await settle();
  await open(page);
  const after = await settle();
  await context.close();
  return {before, after};
}

/** @returns the kinds of what a second visit to the page fetches over the network, documents among them */
export async function secondVisit(browser: Browser, url: string): Promise<Readonly<Record<string, number>>> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  const visitOnce = async (): Promise<Record<string, number>> => {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    const asked = new Map<string, string>();
    const fetched: Record<string, number> = {};
    session.on('Network.requestWillBeSent', ({requestId, type}) => asked.set(requestId, type ?? 'Other'));
    session.on('Network.requestServedFromCache', ({requestId}) => asked.delete(requestId));
    session.on('Network.responseReceived', ({requestId, response}) => {
      if (response.fromDiskCache || response.fromPrefetchCache) asked.delete(requestId);
    });
    session.on('Network.loadingFinished', ({requestId, encodedDataLength}) => {
      const type = asked.get(requestId);
      if (type) fetched[type] = (fetched[type] ?? 0) + encodedDataLength;
    });
    await page.goto(url, {waitUntil: 'load'});
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(500);
    await page.close();
    return fetched;
  };
  await visitOnce();
  const second = await visitOnce();
  await context.close();
  return second;
}

/** An event of a trace (chrome://tracing). Times are microseconds. */
export interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
}

/** @returns milliseconds that the page's main thread works from the click on a link whose page has been prefetched until its heading is painted, on this machine unslowed */
export async function routeWork(browser: Browser, url: string, link: string): Promise<number> {
  const context = await browser.newContext({viewport: {width: 1280, height: 800}});
  const page = await context.newPage();
  await page.goto(url, {waitUntil: 'load'});
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const heading = await page.locator('main h1').first().textContent();
  await browser.startTracing(page, {categories: ['toplevel', 'blink.user_timing']});
  await page.evaluate(
    ([selector, old]) =>
      new Promise<void>((resolve) => {
        new MutationObserver((_changes, observer) => {
          const now = document.querySelector('main h1')?.textContent;
          if (!now || now === old) return;
          observer.disconnect();
          requestAnimationFrame(() =>
            setTimeout(() => {
              performance.mark('painted');
              resolve();
            }),
          );
        }).observe(document.body, {childList: true, subtree: true, characterData: true});
        performance.mark('clicked');
        document.querySelector<HTMLElement>(selector ?? '')?.click();
      }),
    [link, heading],
  );
  const {traceEvents} = JSON.parse((await browser.stopTracing()).toString()) as {traceEvents: TraceEvent[]};
  await context.close();
  const [clicked, painted] = ['clicked', 'painted'].map((mark) => traceEvents.find(({name}) => name === mark));
  if (!clicked || !painted)
    throw new Error(`The trace does not say when the link ${link} of ${url} was clicked on and its page painted.`);
  const tasks = traceEvents.filter(
    ({name, ph, pid, tid}) => name.endsWith('RunTask') && ph === 'X' && pid === clicked.pid && tid === clicked.tid,
  );
  const work = tasks.map(({ts, dur = 0}) => Math.min(ts + dur, painted.ts) - Math.max(ts, clicked.ts));
  return work.reduce((sum, time) => sum + Math.max(0, time), 0) / 1000;
}
