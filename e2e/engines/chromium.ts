import {chromium} from '@playwright/test';
import {findTestChromium} from '../../tools/browser/findChromium';
import {waitForMiddle, WIDE, type Driver, type Engine} from './driver';

async function start(): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath: findTestChromium(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  // Tests run in a shell without windows, which refuses the clipboard unless it is told otherwise.
  const page = await browser.newPage({viewport: WIDE, permissions: ['clipboard-read', 'clipboard-write']});
  const run: Driver['run'] = async (code, argument) => {
    for (let tries = 1; ; tries++) {
      try {
        return await page.evaluate(code as never, argument);
      } catch (error) {
        // The page has gone on to another document meanwhile.
        if (tries > 3 || !/context was destroyed/.test(String(error))) throw error;
        await page.waitForLoadState();
      }
    }
  };
  return {
    run,
    open: async (url) => void (await page.goto(url)),
    async click(selector) {
      const {x, y} = await waitForMiddle(run, selector);
      await page.mouse.click(x, y);
    },
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
