/** What Lighthouse says of a page. It is run through npx, so that nobody installs it who doesn't measure with it. */
import {execFile} from 'node:child_process';
import {promisify} from 'node:util';

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
export const LIGHTHOUSE_HEAD: readonly string[] = ['Performance', 'FCP ms', 'LCP ms', 'TBT ms', 'Shift', 'Benchmark'];

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
export async function lighthouseScores(
  url: string,
  isDesktop: boolean,
  chromium: string,
): Promise<(string | number)[]> {
  const {categories, audits, environment} = await report(url, isDesktop, chromium);
  const figures = AUDITS.map((name) => audits[name]?.numericValue ?? NaN);
  return [
    Math.round((categories.performance?.score ?? NaN) * 100),
    ...figures.slice(0, 3).map(Math.round),
    (figures[3] ?? NaN).toFixed(3),
    Math.round(environment.benchmarkIndex),
  ];
}
