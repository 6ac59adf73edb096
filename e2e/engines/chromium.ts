import {chromium} from '@playwright/test';
import {findTestChromium} from '../../tools/browser/chromium';
import {WIDE, type Driver, type Engine} from './driver';

async function start(): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath: findTestChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  const page = await browser.newPage({viewport: WIDE});
  return {
    open: async (url) => void (await page.goto(url)),
    run: (code, argument) => page.evaluate(code as never, argument) as never,
    click: (selector) => page.locator(selector).first().click(),
    press: (keys) => page.keyboard.press(keys),
    type: (text) => page.keyboard.type(text),
    // A step inside the document has no response to wait for.
    back: () => page.evaluate(() => window.history.back()),
    forward: () => page.evaluate(() => window.history.forward()),
    reload: async () => void (await page.reload()),
    resize: (width, height) => page.setViewportSize({width, height}),
    close: () => browser.close(),
  };
}

export const CHROMIUM: Engine = {
  name: 'Chromium',
  missing: () => (findTestChromium() ? undefined : 'Chromium is missing: install the package chromium.'),
  start,
};
