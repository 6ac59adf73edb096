/** Where the main thread's time goes after the first paint: every long task of a visit, with its cause, from a trace. */
import type {Browser, Page} from 'playwright-core';
import {pageOfOtherSite, WATCHED_AFTER_LOAD_MS, type Conditions, type TraceEvent} from './measure';

/** An event with what it says of its cause. */
export interface CausedEvent extends TraceEvent {
  args?: {
    data?: {url?: string; functionName?: string; lineNumber?: number; columnNumber?: number; frame?: string};
    beginData?: {url?: string};
    fileName?: string;
  };
}

export interface LongTask {
  /** Milliseconds from the start of the navigation. */
  start: number;
  duration: number;
  /** What most of it was: `parse`, `style`, `layout`, `script`, `hydration` or `other`. */
  cause: string;
  /** Milliseconds by cause. */
  parts: Readonly<Record<string, number>>;
  /** The script, and the function with its place, that took longest. */
  source: string;
}

/** What the browser starts a trace with to say all of this. */
const CATEGORIES = ['toplevel', 'devtools.timeline', 'blink.user_timing', 'loading', 'v8.execute'];

/** Marks that the bench sets in the page: hydration is what scripts do between the two. */
const MARKS = {scripts: 'bench-scripts', hydrated: 'bench-hydrated'} as const;

const CAUSES: Readonly<Record<string, string>> = {
  ParseHTML: 'parse',
  UpdateLayoutTree: 'style',
  RecalculateStyles: 'style',
  ParseAuthorStyleSheet: 'style',
  Layout: 'layout',
  PrePaint: 'layout',
  Paint: 'layout',
  Layerize: 'layout',
  Commit: 'layout',
  IntersectionObserverController: 'layout',
  EvaluateScript: 'script',
  'v8.compile': 'script',
  FunctionCall: 'script',
  RunMicrotasks: 'script',
  FireIdleCallback: 'script',
  TimerFire: 'script',
  EventDispatch: 'script',
  FireAnimationFrame: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
};

const SHORTEST_MS = 50;

function sourceOf({name, args}: CausedEvent): string {
  const {url, functionName, lineNumber, columnNumber} = args?.data ?? {};
  const file = (url ?? args?.fileName ?? '').split('/').pop()?.split('?')[0];
  if (!file) return name;
  const place = lineNumber === undefined ? '' : `:${lineNumber + 1}:${columnNumber ?? 0}`;
  return `${name === 'FunctionCall' ? `${functionName || 'function'} in ` : `${name} `}${file}${place}`;
}

/** Adds to each cause the time that an event took by itself, without the events inside it. */
function selfTimes(events: readonly CausedEvent[]): {parts: Record<string, number>; source: string} {
  const parts: Record<string, number> = {};
  const stack: {event: CausedEvent; end: number; inner: number}[] = [];
  let longest = {source: '', time: 0};
  const close = (): void => {
    const {event, inner} = stack.pop()!;
    const {dur = 0} = event;
    const cause = CAUSES[event.name];
    if (cause) parts[cause] = (parts[cause] ?? 0) + (dur - inner) / 1000;
    const outer = stack.at(-1);
    if (outer) outer.inner += cause ? dur : inner;
    if (cause === 'script' && dur > longest.time && sourceOf(event) !== event.name)
      longest = {source: sourceOf(event), time: dur};
  };
  for (const event of [...events].sort((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    while (stack.length > 0 && event.ts >= stack.at(-1)!.end) close();
    stack.push({event, end: event.ts + (event.dur ?? 0), inner: 0});
  }
  while (stack.length > 0) close();
  return {parts, source: longest.source};
}

/**
 * @param events of a trace of one visit
 * @param url of the page
 * @returns the page's tasks over 50 ms between its first paint and five seconds after its load, in their order
 * @throws Error when the trace does not show the page's first paint
 */
export function longTasks(events: readonly CausedEvent[], url: string): LongTask[] {
  const painted = events.filter(({name}) => name === 'firstContentfulPaint').at(-1);
  const start = events
    .filter(
      ({name, args, pid}) =>
        name === 'navigationStart' &&
        pid === painted?.pid &&
        (args?.data as {documentLoaderURL?: string} | undefined)?.documentLoaderURL === url,
    )
    .at(-1);
  if (!painted || !start) throw new Error(`The trace of ${url} does not show when it was asked for and painted first.`);
  const onThread = events.filter(({ph, pid, tid}) => ph === 'X' && pid === painted.pid && tid === painted.tid);
  const at = (name: string): number | undefined =>
    events.find((event) => event.name === name && event.pid === painted.pid && event.ts >= start.ts)?.ts;
  const end = (at('loadEventEnd') ?? painted.ts) + WATCHED_AFTER_LOAD_MS * 1000;
  const [scripts, hydrated] = [at(MARKS.scripts), at(MARKS.hydrated)];
  return onThread
    .filter(
      ({name, ts, dur = 0}) =>
        name.endsWith('RunTask') && dur > SHORTEST_MS * 1000 && ts + dur > painted.ts && ts < end,
    )
    .map((task) => {
      const inside = onThread.filter(
        (event) => event !== task && event.ts >= task.ts && event.ts + (event.dur ?? 0) <= task.ts + (task.dur ?? 0),
      );
      const {parts, source} = selfTimes(inside);
      if (scripts !== undefined && hydrated !== undefined && task.ts >= scripts && task.ts < hydrated) {
        parts.hydration = parts.script ?? 0;
        delete parts.script;
      }
      const duration = (task.dur ?? 0) / 1000;
      parts.other = Math.max(0, duration - Object.values(parts).reduce((sum, time) => sum + time, 0));
      const [cause = 'other'] = Object.entries(parts).sort(([, a], [, b]) => b - a)[0] ?? [];
      return {start: (task.ts - start.ts) / 1000, duration, cause, parts, source};
    });
}

/** Puts the marks into a page: its scripts have run, and it is hydrated (ours alone ever is). */
async function markHydration(page: Page): Promise<void> {
  await page.addInitScript((marks) => {
    addEventListener('DOMContentLoaded', () => performance.mark(marks.scripts));
    new MutationObserver((_changes, observer) => {
      if (document.documentElement.dataset.hasHydrated !== 'true') return;
      observer.disconnect();
      performance.mark(marks.hydrated);
    }).observe(document, {attributes: true, subtree: true, attributeFilter: ['data-has-hydrated']});
  }, MARKS);
}

/** Chromium drops the events of a trace now and then; a visit is then made again, and at most so often. */
const MAX_VISITS = 3;

/**
 * @param url the page that is visited
 * @returns its long tasks
 * @throws Error when no trace of several visits shows the page's first paint
 */
export async function traceVisit(browser: Browser, url: string, conditions: Conditions): Promise<LongTask[]> {
  for (let visit = 1; ; visit += 1) {
    const page = await pageOfOtherSite(browser, conditions);
    await markHydration(page);
    await browser.startTracing(page, {categories: [...CATEGORIES]});
    await page.goto(url, {waitUntil: 'load'});
    await page.waitForTimeout(WATCHED_AFTER_LOAD_MS);
    const {traceEvents} = JSON.parse((await browser.stopTracing()).toString()) as {traceEvents: CausedEvent[]};
    await page.context().close();
    try {
      return longTasks(traceEvents, url);
    } catch (error) {
      if (visit === MAX_VISITS) throw error;
    }
  }
}
