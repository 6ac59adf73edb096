/** What Lighthouse says of a page. It is run through npx, so that nobody installs it who doesn't measure with it. */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {ensureChromium} from '../../tools/browser/findChromium';
import {addressOf, PAGES, withSites} from './sites';
import {table, TODAY, type Cells} from './tables';

const VERSION = '13.5.0';

/** The audits that are reported besides the scores, in milliseconds but for the shift. */
const AUDITS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

interface Report {
  categories: Readonly<Record<string, {score: number | null} | undefined>>;
  audits: Readonly<Record<string, {numericValue?: number} | undefined>>;
  environment: {benchmarkIndex: number};
}

/** The columns of {@link lighthouseScores}. */
const HEAD: readonly string[] = ['Performance', 'FCP ms', 'LCP ms', 'TBT ms', 'Shift', 'Benchmark'];

/** Asks Lighthouse for its report, up to three times: it loses the start of one trace in a dozen. */
async function report(url: string, isDesktop: boolean, chromium: string, triesLeft = 2): Promise<Report> {
  const args = [
    '--yes',
    `lighthouse@${VERSION}`,
    url,
    '--quiet',
    '--output=json',
    '--only-categories=performance',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ...(isDesktop ? ['--preset=desktop'] : []),
  ];
  const options = {maxBuffer: 64 * 1024 * 1024, env: {...process.env, CHROME_PATH: chromium}};
  try {
    return JSON.parse((await promisify(execFile)('npx', args, options)).stdout) as Report;
  } catch (error) {
    if (triesLeft === 0) throw error;
    return report(url, isDesktop, chromium, triesLeft - 1);
  }
}

/**
 * Waits without blocking: the pages may be served by this very process.
 *
 * @param url of the page
 * @param chromium path of the browser
 * @returns the score, the figures behind it, and how fast Lighthouse found the machine
 * @throws Error when Lighthouse can't be had or fails
 */
async function lighthouseScores(url: string, isDesktop: boolean, chromium: string): Promise<(string | number)[]> {
  const {categories, audits, environment} = await report(url, isDesktop, chromium);
  const figures = AUDITS.map((name) => audits[name]?.numericValue ?? NaN);
  return [
    Math.round((categories.performance?.score ?? NaN) * 100),
    ...figures.slice(0, 3).map(Math.round),
    (figures[3] ?? NaN).toFixed(3),
    Math.round(environment.benchmarkIndex),
  ];
}

/** One page of each type. */
const PAGE_TYPES = [...PAGES, ['Category', '/docs/category/tools'], ['Usage', '/docs/usage/errors']] as const;

/** @returns the scores of a page of each type, beside the peer's */
export const lighthouseTables = (): Promise<string[]> =>
  withSites(async (ours, peer) => {
    const rows: Cells[] = [];
    for (const form of ['mobile', 'desktop'])
      for (const [name, pagePath] of PAGE_TYPES)
        for (const site of [ours, peer]) {
          const scores = await lighthouseScores(addressOf(site, pagePath), form === 'desktop', ensureChromium());
          rows.push([form, name, site.name, ...scores]);
        }
    return [`${TODAY}.`, table(['Form', 'Page', 'Site', ...HEAD], rows)];
  });
