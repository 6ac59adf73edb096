/** Firefox over WebDriver BiDi. */
import {existsSync} from 'node:fs';
import puppeteer, {type KeyInput} from 'puppeteer-core';
import {callOf, waitForMiddle, WIDE, type Driver, type Engine} from './driver';

const FIREFOX = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr';

async function start(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    // Firefox before 153 can't set a viewport, so the window has the size.
    defaultViewport: null,
    args: [`--width=${WIDE.width}`, `--height=${WIDE.height}`],
  });
  const [page = await browser.newPage()] = await browser.pages();
  // The test ends a navigation that never does, as in the other engines.
  page.setDefaultNavigationTimeout(0);
  const run: Driver['run'] = (code, argument) => page.evaluate(callOf(code, argument)) as never;
  return {
    run,
    open: async (url) => void (await page.goto(url, {waitUntil: 'load'})),
    async click(selector) {
      const {x, y} = await waitForMiddle(run, selector);
      await page.mouse.click(x, y);
    },
    async press(keys) {
      const names = keys.split('+') as KeyInput[];
      const last = names.pop()!;
      for (const name of names) await page.keyboard.down(name);
      await page.keyboard.press(last);
      for (const name of names.reverse()) await page.keyboard.up(name);
    },
    type: (text) => page.keyboard.type(text),
    back: () => run(() => window.history.back()),
    forward: () => run(() => window.history.forward()),
    reload: async () => void (await page.reload({waitUntil: 'load'})),
    resize: (width, height) => page.setViewport({width, height}),
    close: () => browser.close(),
  };
}

export const FIREFOX_ESR: Engine = {
  name: 'Firefox',
  missing: () => (existsSync(FIREFOX) ? undefined : 'Firefox is missing: install the package firefox-esr.'),
  start,
};
