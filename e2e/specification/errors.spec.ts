/** Specification, section 8: the error catalogue. Build-time lines are in build.spec.ts. */
import type {Page} from '@playwright/test';
import {partsFile} from '../../src/prerender/browser/pageParts';
import {expect, test} from '../support/test';
import {
  breakNextPage,
  crash,
  documentId,
  hydrated,
  open,
  openUnprepared,
  reloaded,
  saveData,
  sidebar,
  warnings,
} from '../support/page';
import {contentChunk, readBuilt} from '../support/builtSite';
import {FaultySite} from '../support/faultySite';

const PAGE = '/docs/usage/errors';
const SERVICE = '/docs/services/tools/diff';
const OPERATION = `${SERVICE}/get-job`;
const CHUNK = contentChunk('usage/errors.mdx');

const navigationType = (page: Page): Promise<string> =>
  page.evaluate(() => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type);

const shown = (page: Page) => page.locator('main h1');

test.describe('page crash', () => {
  test('8 · Page crash: heading, message and Try again, inside the layout; Try again recovers', async ({page}) => {
    await open(page, '/docs/usage/');
    await breakNextPage(page);
    await sidebar(page).locator(`a[href="${PAGE}"]`).click();
    await expect(crash(page)).toBeVisible();
    await expect(page.locator('main').getByText('the contents failed')).toBeVisible();
    await expect(page.locator('nav.navbar')).toBeVisible();
    await expect(page.locator('footer.footer')).toBeVisible();
    // Trying again does not hide a fault that is still there.
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(crash(page)).toBeVisible();
    await page.evaluate(() => (window as unknown as {mendPage: () => void}).mendPage());
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(crash(page)).toHaveCount(0);
    await expect(shown(page)).toBeVisible();
  });

  test('8 · Page crash: the same when the layout itself crashes', async ({page}) => {
    await page.addInitScript(() => {
      const original = window.IntersectionObserver;
      Object.assign(window, {mendPage: () => (window.IntersectionObserver = original)});
      window.IntersectionObserver = function failing() {
        throw new Error('the layout failed');
      } as unknown as typeof IntersectionObserver;
    });
    await page.goto(PAGE);
    await expect(crash(page)).toBeVisible();
    await expect(page.getByText('the layout failed')).toBeVisible();
    await page.evaluate(() => (window as unknown as {mendPage: () => void}).mendPage());
    await page.getByRole('button', {name: 'Try again'}).click();
    await expect(crash(page)).toHaveCount(0);
    await expect(shown(page)).toBeVisible();
  });
});

test.describe('failed route chunk', () => {
  for (const [what, start, address, file, warning] of [
    ['route chunk', '/docs/usage/', PAGE, CHUNK, /ChunkLoadError.*Loading chunk/s],
    ['data file of a page', '/docs/usage/', PAGE, partsFile(PAGE), `Loading the page ${PAGE} failed (404)`],
    [
      'data file of an operation',
      SERVICE,
      OPERATION,
      partsFile(OPERATION),
      `Loading the page ${OPERATION} failed (404)`,
    ],
  ] as const)
    test(`8 · Failed ${what}, navigation: a warning is logged and the page reloads`, async ({page, site}) => {
      await saveData(page);
      site.lose(file, 1);
      await open(page, `${site.origin}${start}`);
      const logged = warnings(page);
      const before = await documentId(page);
      await sidebar(page).locator(`a[href="${address}"]`).click();
      await reloaded(page, before);
      await expect(page).toHaveURL(`${site.origin}${address}`);
      expect(logged).toEqual([
        typeof warning === 'string' ? expect.stringContaining(warning) : expect.stringMatching(warning),
      ]);
      expect(await navigationType(page)).toBe('reload');
      await expect(sidebar(page).locator(`a[href="${address}"]`)).toHaveAttribute('aria-current', 'page');
    });

  test('8 · Failed route chunk, first load: a warning is logged and the page reloads', async ({page, site}) => {
    const logged = warnings(page);
    // The page requests it, and the bundle requests it once more after a failure.
    site.lose(CHUNK, 2);
    await page.goto(`${site.origin}${PAGE}`);
    await hydrated(page);
    expect(logged).toEqual([expect.stringMatching(/ChunkLoadError.*Loading chunk/s)]);
    expect(await navigationType(page)).toBe('reload');
    await expect(shown(page)).toBeVisible();
  });

  test('8 · Failed route chunk, first load: lost once, it is asked for again', async ({page, site}) => {
    const logged = warnings(page);
    site.lose(CHUNK, 1);
    await page.goto(`${site.origin}${PAGE}`);
    await hydrated(page);
    expect(logged).toEqual([]);
    expect(site.requests.filter((address) => address === CHUNK)).toHaveLength(2);
    expect(site.requests.filter((address) => address === PAGE)).toHaveLength(1);
    await expect(shown(page)).toBeVisible();
  });

  const half = readBuilt(CHUNK).slice(0, readBuilt(CHUNK).length / 2);
  for (const [how, spoil] of [
    ['lost', (_page: Page, site: FaultySite) => site.lose(CHUNK)],
    [
      'cut in half',
      (page: Page) => page.route(`**${CHUNK}`, (route) => route.fulfill({contentType: 'text/javascript', body: half})),
    ],
  ] as const)
    test(`8 · Failed route chunk, ${how} for good: one reload, then the readable static page`, async ({page, site}) => {
      await spoil(page, site);
      await page.goto(`${site.origin}${PAGE}`);
      await expect.poll(() => site.requests.filter((address) => address === PAGE).length).toBe(2);
      await page.waitForLoadState('networkidle');
      expect(site.requests.filter((address) => address === PAGE)).toHaveLength(2);
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
      await expect(shown(page)).toBeVisible();
      await expect(sidebar(page).locator('.theme-doc-sidebar-menu')).toBeVisible();
      // Links are links: the next page opens.
      await sidebar(page).locator('a[href="/docs/usage/pagination"]').click();
      await expect(page).toHaveURL(`${site.origin}/docs/usage/pagination`);
      await hydrated(page);
    });
});

for (const [what, file, address, message] of [
  ['chunk', CHUNK, PAGE, /ChunkLoadError: Loading chunk .+ failed/],
  [
    'fetch of an operation',
    partsFile(OPERATION),
    OPERATION,
    `ChunkLoadError: Loading the page ${OPERATION} failed (404).`,
  ],
] as const)
  test(`8 · Failed ${what} in a component: error text with Retry; Retry recovers`, async ({page, site}) => {
    site.lose(file);
    await openUnprepared(page, site.origin, address);
    await expect(page.getByText(message)).toBeVisible();
    const retry = page.getByRole('button', {name: 'Retry'});
    await retry.click();
    await expect.poll(() => site.requests.filter((one) => one === file).length).toBeGreaterThanOrEqual(2);
    await expect(retry).toBeVisible();
    site.fix();
    const before = await documentId(page);
    await retry.click();
    await expect(shown(page)).toBeVisible();
    await expect(retry).toHaveCount(0);
    expect(await documentId(page), 'without a new document').toBe(before);
  });

test('8 · Docs base URL problem: a banner says that the site did not load properly and suggests another base URL', async ({
  page,
}) => {
  const banner = page.locator('#__docusaurus-base-url-issue-banner');
  const elsewhere = await FaultySite.start({base: '/sub/'});
  await page.goto(`${elsewhere.origin}/sub/`);
  await expect(banner).toBeVisible();
  await expect(banner).toContainText('Your Docusaurus site did not load properly.');
  await expect(banner).toContainText('Current configured baseUrl = /');
  await expect(banner).toContainText('We suggest trying baseUrl = /sub/');
  await elsewhere.stop();
  // There is none where the site is served as it was built.
  await open(page, '/');
  await expect(banner).toHaveCount(0);
});
