/** What a visit costs: first visits beside the peer's, later ones, interactions, and the console. */
import type {Browser} from 'playwright-core';
import {interact, middle, PROFILE, routeWork, secondVisit, visit, weigh, type Interaction, type Visit} from './measure';
import {addressOf, launch, PAGES, withSites, type Site} from './sites';
import {kib, median, table, TODAY, type Cells} from './tables';

const INTERACTIONS: readonly Interaction[] = [
  {name: 'Open the menu', path: '/docs/guides/jobs', width: 390, target: '.navbar__toggle'},
  {name: 'Expand a schema', path: PAGES[3][1], target: '.field details.fields > summary'},
  {name: 'Switch the sample', path: PAGES[3][1], target: '[data-language="python"]'},
  {
    name: 'Change the colour mode',
    path: '/docs/guides/jobs',
    target: 'nav.navbar button[aria-label*="Switch between"]',
  },
  {name: 'Change the route', path: '/docs/guides/jobs', target: '.menu__link[href="/docs/guides/freshness"]'},
];

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

/** The median of several runs, one after the other. */
async function medianOf(runs: number, measure: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await measure());
  return Math.round(median(times));
}

async function interactionTable(browser: Browser, base: string, runs: number): Promise<string> {
  const rows: Cells[] = [];
  for (const interaction of INTERACTIONS)
    rows.push([interaction.name, await medianOf(runs, () => interact(browser, base, interaction))]);
  return table(['Interaction', 'To the next paint, ms'], rows);
}

async function consoleTable(browser: Browser, base: string): Promise<string> {
  const {before, after} = await weigh(browser, base + PAGES[3][1], async (page) => {
    await page.getByRole('button', {name: 'Try it'}).first().click();
    await page.getByRole('button', {name: 'Send'}).waitFor();
  });
  const cells = ({html, css, js, data}: typeof before): Cells => [html, css, js, data].map(kib);
  return table(
    ['Operation page', 'HTML KiB', 'CSS KiB', 'JS KiB', 'Data KiB'],
    [
      ['first visit', ...cells(before)],
      ['with the console open', ...cells(after)],
    ],
  );
}

async function laterTable(browser: Browser, base: string, runs: number): Promise<string> {
  const second = Object.entries(await secondVisit(browser, base + PAGES[1][1]));
  const work = await medianOf(runs, () =>
    routeWork(browser, base + PAGES[1][1], '.menu__link[href="/docs/guides/freshness"]'),
  );
  return table(
    ['Later', 'Figure'],
    [
      ['Second visit to the guide, over the network', second.map(([type, bytes]) => `${type} ${bytes} B`).join(', ')],
      ['Work from the click to a prefetched page, without slow-down', `${work} ms`],
    ],
  );
}

/** @param runs visits to each page */
export const pageTables = (runs: number): Promise<string[]> =>
  withSites(async (ours, peer, peerWithOurHeaders) => {
    const browser = await launch();
    const tables = [
      `Medians of ${runs} first visits at ${PROFILE.cpuSlowdown}x CPU slow-down, ${PROFILE.bitsPerSecond / 1e6} Mbit/s and ${PROFILE.latencyMs} ms, ${TODAY}. Bytes are gzip; HTML without inlined styles.`,
      await pageTable(browser, [ours, peerWithOurHeaders, {...peer, name: 'Starlight, without headers'}], runs),
      await interactionTable(browser, ours.base, runs),
      await laterTable(browser, ours.base, runs),
      await consoleTable(browser, ours.base),
    ];
    await browser.close();
    return tables;
  });
