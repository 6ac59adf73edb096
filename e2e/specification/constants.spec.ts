/** Specification, section 9: constants and limits. */
import type {Page} from '@playwright/test';
import {expect, test} from '../support/test';
import {open, openUnprepared, progressBar, sidebar, siteData} from '../support/page';
import {builtPage, contentChunk, mainBundle, operationPaths, sitemapPaths} from '../support/builtSite';

const CHUNK = contentChunk('usage/errors.mdx');

/** Holds the browser's clock still: from now on only the test lets time pass. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test('4 · Layout, desktop and mobile; 9 · Desktop/mobile breakpoint: 996 px is mobile, 997 px is desktop', async ({
  page,
}) => {
  await open(page, '/docs/usage/');
  for (const [width, desktop] of [
    [996, false],
    [997, true],
    [996, false],
  ] as const) {
    await page.setViewportSize({width, height: 700});
    // What styles decide, and what scripts decide.
    await expect(page.locator('.navbar__toggle')).toBeVisible({visible: !desktop});
    await expect(sidebar(page)).toBeVisible({visible: desktop});
    await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible({visible: !desktop});
    await expect(page.locator('.theme-doc-toc-desktop')).toHaveCount(desktop ? 1 : 0);
    await expect(sidebar(page).locator('.theme-doc-sidebar-menu')).toHaveCount(desktop ? 1 : 0);
  }
});

test('4 and 9 · Progress bar: after 200 ms; minimum 8 percent; trickle rate 0.02 every 800 ms; animation 200 ms; no spinner', async ({
  page,
  site,
}) => {
  const release = site.hold(CHUNK);
  await open(page, `${site.origin}/docs/usage/`);
  await stopClock(page);
  // The trickle is a random part of the rate: the whole of it shows the rate.
  await page.evaluate(() => (Math.random = () => 1));
  const bar = progressBar(page).locator('.bar');
  const offset = (): Promise<number> =>
    bar.evaluate((element) => Number(/translate3d\((-?[\d.]+)%/.exec(element.getAttribute('style') ?? '')?.[1]));
  await sidebar(page).locator('a[href="/docs/usage/errors"]').click();
  await page.clock.runFor(199);
  await expect(progressBar(page)).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(progressBar(page)).toHaveCount(1);
  // The old page stays until the new one is there.
  await expect(sidebar(page).locator('a[href="/docs/usage/"]')).toHaveAttribute('aria-current', 'page');

  expect(await offset()).toBeCloseTo(-92, 5);
  expect(await bar.evaluate((element) => element.style.transition)).toMatch(/^(all )?200ms/);
  await expect(progressBar(page).locator('[role=spinner]')).toHaveCount(0);

  await page.clock.runFor(799);
  expect(await offset()).toBeCloseTo(-92, 5);
  await page.clock.runFor(1);
  expect(await offset()).toBeCloseTo(-90, 5);
  await page.clock.runFor(800);
  expect(await offset()).toBeCloseTo(-88, 5);

  release();
  await expect(sidebar(page).locator('a[href="/docs/usage/errors"]')).toHaveAttribute('aria-current', 'page');
  // Done: to the end in one animation, out in a second, with one before each.
  await page.clock.runFor(1000);
  await expect(progressBar(page)).toHaveCount(0);
});

test('9 · Loading state of lazy components: after 200 ms', async ({page, site}) => {
  const release = site.hold(CHUNK);
  await stopClock(page);
  await openUnprepared(page, site.origin, '/docs/usage/errors');
  await expect(page.locator('main h1')).toHaveCount(0);
  const loader = page.getByText('Loading…', {exact: true});
  await page.clock.runFor(199);
  await expect(loader).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(loader).toHaveCount(1);
  release();
  await expect(page.locator('main h1')).toBeVisible();
  await expect(loader).toHaveCount(0);
});

test('9 · Scroll animation factor: 0.85 of the way at each step back to the top', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, '/docs/services/data-services/packages');
  const button = page.locator('.theme-back-to-top-button');
  await expect(button).toBeHidden();
  await page.evaluate(() => {
    const steps: [number, number][] = [];
    const scroll = window.scrollTo.bind(window) as (left: number, top: number) => void;
    Object.assign(window, {
      steps,
      scrollTo: (left: number, top: number) => {
        steps.push([document.documentElement.scrollTop, top]);
        scroll(left, top);
      },
    });
  });
  await page.mouse.move(700, 200);
  for (const distance of [1400, -100]) {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, distance);
    await page.waitForFunction((position) => window.scrollY !== position, before);
  }
  await expect(button).toBeVisible();
  await button.click();
  await page.waitForFunction(() => window.scrollY === 0);
  const steps = await page.evaluate(() => (window as unknown as {steps: [number, number][]}).steps);
  expect(steps.length).toBeGreaterThan(10);
  for (const [from, to] of steps) expect(to).toBe(Math.floor(from * 0.85));
});

test('9 · API reference side panel width: 300px, as the sidebar of every docs page', async ({page}) => {
  await page.setViewportSize({width: 997, height: 700});
  for (const address of ['/docs/', '/docs/services/tools/diff', operationPaths()[0]!]) {
    await open(page, address);
    expect((await sidebar(page).boundingBox())?.width, address).toBe(300);
  }
});

test('9 · Docs path prefix /docs; base URL root; English only; site framework version 3.9.2', async ({page}) => {
  await open(page, '/docs/');
  const {baseUrl, url} = await siteData<{baseUrl: string; url: string}>(page, 'siteConfig');
  expect(baseUrl).toBe('/');
  const addresses = sitemapPaths();
  expect(addresses.filter((address) => address !== '/' && !address.startsWith('/docs/'))).toEqual([]);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${url}/docs/`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const languages = await page
    .locator('link[hreflang]')
    .evaluateAll((elements) => elements.map((element) => element.getAttribute('hreflang')));
  expect(languages.sort()).toEqual(['en', 'x-default']);
  await expect(page.locator('nav.navbar [hreflang], nav.navbar .dropdown')).toHaveCount(0);
  await expect(page.locator('meta[name=generator]')).toHaveAttribute('content', 'Docusaurus v3.9.2');
  expect(addresses.filter((address) => !builtPage(address).includes('Docusaurus v3.9.2'))).toEqual([]);
  for (const address of ['/de/', '/fr/docs/']) expect((await page.goto(address))?.status(), address).toBe(404);
});

test('9 · Route matcher cache: capped at 10000 entries; UI library version 19.2.0', () => {
  const bundle = mainBundle();
  // What is compiled is kept while a counter is below the cap; no browser shows it.
  expect(bundle).toMatch(/\b(\w+)<(?:1e4|10000)\b[^;]*\b\1\+\+/);
  // The renderer accepts no other React than the one of its own version.
  expect(bundle.match(/"[\d.]+"(?=,rendererPackageName:"react-dom")/g)).toEqual(['"19.2.0"']);
});
