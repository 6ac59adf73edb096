/** What keeps the main thread busy after the first paint, on processors of three speeds, beside the peer. */
import type {Browser} from 'playwright-core';
import {traceVisit, type LongTask} from './longTasks';
import {middle, PROFILE, visit, type Visit} from './measure';
import {addressOf, launch, PAGES, withSites, type Site} from './sites';
import {table, TODAY, type Cells} from './tables';

const SPEEDS = [1, 4, 8] as const;
/** A phone's: the comparison of slow processors is about phones. */
const PHONE = 390;

/** @param sites ours, then the peer */
async function speedTable(browser: Browser, sites: readonly Site[], runs: number): Promise<string> {
  const rows: Cells[] = [];
  for (const cpuSlowdown of SPEEDS)
    for (const [name, pagePath] of PAGES) {
      const visits = sites.map((): Visit[] => []);
      for (let run = 0; run < runs; run += 1)
        for (const [at, site] of sites.entries())
          visits[at]!.push(await visit(browser, addressOf(site, pagePath), {cpuSlowdown, width: PHONE}));
      const figures = (of: 'firstPaint' | 'largestPaint' | 'blocking'): number[] =>
        visits.map((list) => Math.round(middle(list, (one) => one[of])));
      const ratio = ([ours, theirs]: number[]): string => ((ours ?? NaN) / (theirs ?? NaN)).toFixed(2);
      const [first, largest] = [figures('firstPaint'), figures('largestPaint')];
      rows.push([
        `${cpuSlowdown}x`,
        name,
        first.join(' / '),
        ratio(first),
        largest.join(' / '),
        ratio(largest),
        figures('blocking').join(' / '),
      ]);
    }
  return table(
    'Slow-down, Page, First paint ms, Ratio, Largest paint ms, Ratio, Blocking after first paint ms'.split(', '),
    rows,
  );
}

const describeParts = ({parts}: LongTask): string =>
  Object.entries(parts)
    .sort(([, a], [, b]) => b - a)
    .filter(([, time]) => time >= 1)
    .map(([cause, time]) => `${cause} ${Math.round(time)}`)
    .join(', ');

async function taskTable(browser: Browser, sites: readonly Site[]): Promise<string> {
  const rows: Cells[] = [];
  for (const cpuSlowdown of SPEEDS)
    for (const [name, pagePath] of PAGES)
      for (const site of sites)
        for (const task of await traceVisit(browser, addressOf(site, pagePath), {cpuSlowdown, width: PHONE}))
          rows.push([
            `${cpuSlowdown}x`,
            name,
            site.name,
            Math.round(task.start),
            Math.round(task.duration),
            describeParts(task),
            task.source,
          ]);
  return table('Slow-down, Page, Site, At ms, Task ms, Cause ms, Longest script'.split(', '), rows);
}

/** @param runs visits to each page */
export const taskTables = (runs: number): Promise<string[]> =>
  withSites(async (ours, peer) => {
    const browser = await launch();
    const tables = [
      `First visits at ${PHONE} pixels, ${PROFILE.bitsPerSecond / 1e6} Mbit/s and ${PROFILE.latencyMs} ms, ${TODAY}: medians of ${runs}, this site / Starlight, both without headers of their own choice.`,
      await speedTable(browser, [ours, peer], runs),
      'Every task over 50 ms between the first paint and five seconds after the load, one visit each.',
      await taskTable(browser, [ours, peer]),
    ];
    await browser.close();
    return tables;
  });
