/**
 * How long the first answer takes once the index is there, with a processor four
 * times slower:
 *
 *   npm run build && npm run serve -- --port 3210
 *   npx tsx bench/search/speed.ts http://localhost:3210
 *
 * A browser slows down a page but not its workers, so what the worker does is
 * measured apart, here, and multiplied.
 */
import {chromium} from '@playwright/test';
import {findChromium} from '../../tools/browser/findChromium';
import {buildIndex} from '../../src/search/node/buildIndex';
import {openIndex} from '../../src/search/open';
import {readQueries} from './measure';

const SLOWDOWN = 4;
const RUNS = 9;
const MOST = {group: 5, all: 24};
const QUERIES = readQueries()
  .filter((_, index) => index % 70 === 0)
  .map(({query}) => query);

const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[Math.floor(list.length / 2)]!;

/** @returns milliseconds from a query typed at once to its first result on the screen, in the page alone */
async function inPage(origin: string): Promise<number[]> {
  const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox']});
  const page = await browser.newPage();
  await page.goto(`${origin}/docs/usage/rate-limits`);
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', {name: 'Search the documentation'});
  await field.fill('package');
  await page.getByRole('option').first().waitFor();
  await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', {rate: SLOWDOWN});
  const times: number[] = [];
  for (const query of QUERIES.slice(0, RUNS)) {
    await field.fill('');
    await page.getByRole('option').first().waitFor({state: 'detached'});
    times.push(
      await page.evaluate(async (text) => {
        const input = document.querySelector<HTMLInputElement>('.search-dialog .search-input')!;
        const started = performance.now();
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input, text);
        input.dispatchEvent(new Event('input', {bubbles: true}));
        while (!document.querySelector('.search-dialog .search-option')) await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return performance.now() - started;
      }, query),
    );
  }
  await browser.close();
  return times;
}

async function main(): Promise<void> {
  const index = JSON.stringify(buildIndex());
  const opening: number[] = [];
  const asking: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    const ask = openIndex(JSON.parse(index));
    opening.push(performance.now() - started);
    for (const query of QUERIES) {
      const asked = performance.now();
      ask(query, MOST);
      asking.push(performance.now() - asked);
    }
  }
  const page = await inPage(process.argv[2] ?? 'http://localhost:3210');
  const show = (ms: number): string => `${Math.round(ms)} ms`;
  console.log(`open the index, ${SLOWDOWN} times slower (median)      ${show(median(opening) * SLOWDOWN)}`);
  console.log(`answer a query in the worker, ${SLOWDOWN} times slower ${show(median(asking) * SLOWDOWN)}`);
  console.log(
    `from typing to results in a page ${SLOWDOWN} times slower, worker at full speed: median ${show(median(page))}, longest ${show(Math.max(...page))}`,
  );
  console.log(`both: ${show(median(page) + median(asking) * (SLOWDOWN - 1))}`);
}

void main();
