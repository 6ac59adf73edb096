/**
 * Every page of the sitemap opens in both colour modes without a complaint: no
 * warning or error in the console, no hydration warning, no uncaught error, no
 * failed request, no request to another host. There are no exemptions.
 */
import type {Browser, Page} from '@playwright/test';
import {test as base, expect} from '@playwright/test';
import {Complaints} from './support/complaints';
import {open} from './support/page';
import {sitemapPaths} from './support/site';

interface WatchedPage {
  page: Page;
  complaints: Complaints;
}

type Mode = 'light' | 'dark';

async function watchedPage(browser: Browser, baseURL: string, mode: Mode): Promise<WatchedPage> {
  const context = await browser.newContext({
    baseURL,
    storageState: {cookies: [], origins: [{origin: new URL(baseURL).origin, localStorage: [{name: 'theme', value: mode}]}]},
  });
  const page = await context.newPage();
  return {page, complaints: new Complaints(page, new URL(baseURL).host)};
}

// One page per worker and mode opens all addresses: what they share is fetched once.
const test = base.extend<object, Record<Mode, WatchedPage> & {siteURL: string}>({
  siteURL: [
    async ({}, provide, workerInfo) => provide(workerInfo.project.use.baseURL ?? ''),
    {scope: 'worker'},
  ],
  light: [async ({browser, siteURL}, provide) => provide(await watchedPage(browser, siteURL, 'light')), {scope: 'worker'}],
  dark: [async ({browser, siteURL}, provide) => provide(await watchedPage(browser, siteURL, 'dark')), {scope: 'worker'}],
});

// A recording of hundreds of pages costs more than the pages; the complaint names the page.
test.use({trace: 'off'});

test('what a page can complain about is noticed', async ({light}) => {
  const {page, complaints} = light;
  await open(page, '/');
  await complaints.settled();
  expect(complaints.take()).toEqual([]);
  await page.evaluate(async () => {
    console.warn('a warning');
    console.error('an error');
    setTimeout(() => {
      throw new Error('nobody catches this');
    });
    await fetch('/no-such-file.js');
    await fetch('http://127.0.0.1:9/').catch(() => undefined);
  });
  await complaints.settled();
  expect(complaints.take()).toEqual(
    expect.arrayContaining([
      'console warning: a warning',
      'console error: an error',
      'uncaught: nobody catches this',
      expect.stringMatching(/^status 404: .*no-such-file\.js$/),
      'request to another host: http://127.0.0.1:9/',
      expect.stringMatching(/^failed request: http:\/\/127\.0\.0\.1:9\//),
    ]),
  );
});

/** The sitemap's pages by part: a service with its operations, or a folder of the docs. */
function pagesByPart(): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const address of sitemapPaths()) {
    const part = /^\/docs\/services\/[^/]+\/[^/]+/.exec(address)?.[0] ?? /^\/docs\/[^/]+\//.exec(address)?.[0] ?? '/';
    parts.set(part, [...(parts.get(part) ?? []), address]);
  }
  return parts;
}

for (const [part, addresses] of pagesByPart()) {
  for (const mode of ['light', 'dark'] as const) {
    test(`${part} opens without a complaint, ${mode} (pages: ${addresses.length})`, async ({light, dark}) => {
      const {page, complaints} = mode === 'light' ? light : dark;
      complaints.take();
      for (const address of addresses) {
        await open(page, address);
        const seen = await page.evaluate(() => ({
          mode: document.documentElement.dataset.theme,
          headings: document.querySelectorAll('h1').length,
          sidebars: document.querySelectorAll('.theme-doc-sidebar-container').length,
          breadcrumbs: document.querySelectorAll('nav.theme-doc-breadcrumbs').length,
        }));
        await complaints.settled();
        const docs = address === '/' ? 0 : 1;
        expect.soft({...seen, complaints: complaints.take()}, address).toEqual({mode, headings: 1, sidebars: docs, breadcrumbs: docs, complaints: []});
      }
    });
  }
}
