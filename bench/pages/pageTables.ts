/** What a first visit costs, beside the peer's. */
import type {Browser} from 'playwright-core';
import {middle, PROFILE, visit, type Visit} from './measure';
import {addressOf, launch, PAGES, withSites, type Site} from './sites';
import {kib, median, table, TODAY, type Cells} from './tables';

const PAGE_HEAD =
  'Page, Site, HTML KiB, CSS KiB, JS KiB, FCP ms, LCP ms, Blocking ms, Shift, FCP ratio, LCP ratio'.split(', ');

/** @param sites ours, then the peers */
async function pageTable(browser: Browser, sites: readonly Site[], runs: number): Promise<string> {
  const rows: Cells[] = [];
  for (const [name, pagePath] of PAGES) {
    const visits = sites.map((): Visit[] => []);
    // In turn, so that all meet the same drifts of the machine.
    for (let run = 0; run < runs; run += 1)
      for (const [at, site] of sites.entries()) visits[at]!.push(await visit(browser, addressOf(site, pagePath)));
    const [ours] = visits as [Visit[]];
    for (const [at, list] of visits.entries()) {
      const ratio = (of: 'firstPaint' | 'largestPaint'): string =>
        at === 0 ? '' : median(ours.map((one, run) => one[of] / list[run]![of])).toFixed(2);
      rows.push([
        name,
        sites[at]!.name,
        ...(['html', 'css', 'js'] as const).map((type) => kib(middle(list, ({bytes}) => bytes[type]))),
        ...(['firstPaint', 'largestPaint', 'blocking'] as const).map((of) =>
          Math.round(middle(list, (one) => one[of])),
        ),
        middle(list, (one) => one.shift).toFixed(3),
        ratio('firstPaint'),
        ratio('largestPaint'),
      ]);
    }
  }
  return table(PAGE_HEAD, rows);
}

/** @param runs visits to each page */
export const pageTables = (runs: number): Promise<string[]> =>
  withSites(async (ours, peer, peerWithOurHeaders) => {
    const browser = await launch();
    const tables = [
      `Medians of ${runs} first visits at ${PROFILE.cpuSlowdown}x CPU slow-down, ${PROFILE.bitsPerSecond / 1e6} Mbit/s and ${PROFILE.latencyMs} ms, ${TODAY}. Bytes are gzip; HTML without inlined styles.`,
      await pageTable(browser, [ours, peerWithOurHeaders, {...peer, name: 'Starlight, without headers'}], runs),
    ];
    await browser.close();
    return tables;
  });
