/** Specification, section 4: states and transitions. */
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {findChromium} from '../../tools/browser/findChromium';
import {partsFile} from '../../src/prerender/browser/pageParts';
import {ANNOUNCEMENT_ID} from '../../src/catalogue/site';
import {expect, test} from '../support/test';
import {
  announcement,
  colourToggle,
  documentId,
  hydrated,
  idle,
  open,
  sidebar,
  stored,
  storedBefore,
} from '../support/page';
import {builtPage, contentChunk} from '../support/builtSite';

/** Settings and the network's quality are a whole browser's: the headless shell has neither. */
const WHOLE_BROWSER = {executablePath: findChromium()};

const theme = (page: Page): Promise<(string | undefined)[]> =>
  page.locator('html').evaluate(({dataset}) => [dataset.theme, dataset.themeChoice]);

test.describe('colour mode', () => {
  test('4 · Colour mode: the toggle only switches between light and dark; the choice is kept in local storage under the key theme, and another open page follows', async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await open(other, '/docs/usage/');
    await open(page, '/docs/');
    expect(await theme(page)).toEqual(['light', 'light']);
    for (const mode of ['dark', 'light', 'dark']) {
      await colourToggle(page).click();
      await expect.poll(() => theme(page)).toEqual([mode, mode]);
      expect(await stored(page, 'theme')).toBe(mode);
      await expect(other.locator('html')).toHaveAttribute('data-theme', mode);
    }
    await page.reload();
    await hydrated(page);
    expect(await theme(page)).toEqual(['dark', 'dark']);
    await open(page, '/');
    expect(await theme(page)).toEqual(['dark', 'dark']);
  });

  test("4 · Colour mode: the operating system's preference is not followed", async ({page}) => {
    await page.emulateMedia({colorScheme: 'dark'});
    await open(page, '/docs/');
    expect(await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches)).toBe(true);
    expect((await theme(page))[0]).toBe('light');
    await colourToggle(page).click();
    await page.emulateMedia({colorScheme: 'light'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });

  test('4 · Colour mode: a stored mode applies before the first paint', async ({page, baseURL}) => {
    await storedBefore(page, baseURL!, {theme: 'dark'});
    await page.addInitScript(() => {
      addEventListener('DOMContentLoaded', () =>
        document.documentElement.setAttribute('data-at-start', document.documentElement.dataset.theme ?? ''),
      );
    });
    await open(page, '/docs/');
    await expect(page.locator('html')).toHaveAttribute('data-at-start', 'dark');
  });

  test('4 · Colour mode: a stored theme of "system" is light, and one click is dark', async ({page, baseURL}) => {
    await storedBefore(page, baseURL!, {theme: 'system'});
    await open(page, '/docs/');
    expect(await theme(page)).toEqual(['light', 'light']);
    await colourToggle(page).click();
    await expect.poll(() => theme(page)).toEqual(['dark', 'dark']);
  });

  test('4 · Storage blocked: the site works, the choice holds for the page view', async ({
    playwright,
    baseURL,
    launchOptions,
  }) => {
    // The browser's own setting "block all site data": every access to storage throws.
    const profile = mkdtempSync(path.join(tmpdir(), 'profile-'));
    mkdirSync(path.join(profile, 'Default'));
    writeFileSync(
      path.join(profile, 'Default/Preferences'),
      JSON.stringify({profile: {default_content_setting_values: {cookies: 2}}}),
    );
    const context = await playwright.chromium.launchPersistentContext(profile, {
      ...launchOptions,
      ...WHOLE_BROWSER,
      baseURL,
    });
    try {
      const page = await context.newPage();
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(error.message));
      await open(page, '/docs/');
      await expect(page.evaluate(() => localStorage.length)).rejects.toThrow(/denied/);
      await expect(announcement(page)).toBeVisible();
      await colourToggle(page).click();
      await expect.poll(() => theme(page)).toEqual(['dark', 'dark']);
      await announcement(page).getByRole('button', {name: 'Close'}).click();
      await expect(announcement(page)).toHaveCount(0);
      await page.locator('nav.navbar').getByRole('link', {name: 'Usage'}).click();
      await expect(page).toHaveURL('/docs/usage/');
      expect(await theme(page)).toEqual(['dark', 'dark']);
      expect(errors).toEqual([]);
    } finally {
      await context.close();
      rmSync(profile, {recursive: true, force: true});
    }
  });
});

test.describe('announcement bar', () => {
  test('2 and 4 · Announcement bar: shown, can be dismissed, and the dismissal is remembered for its id', async ({
    page,
  }) => {
    await open(page, '/');
    await expect(announcement(page)).not.toBeEmpty();
    await announcement(page).getByRole('button', {name: 'Close'}).click();
    await expect(announcement(page)).toHaveCount(0);
    expect(await stored(page, 'docusaurus.announcement.id')).toBe(ANNOUNCEMENT_ID);
    expect(await stored(page, 'docusaurus.announcement.dismiss')).toBe('true');
    for (const address of ['/', '/docs/']) {
      await open(page, address);
      await expect(page.locator('html')).toHaveAttribute('data-announcement-bar-initially-dismissed', 'true');
      await expect(announcement(page)).toHaveCount(0);
    }
    // It isn't even painted before the scripts run.
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.goto('/docs/');
    await expect(page.locator('main h1')).toBeVisible();
    await expect(announcement(page)).toHaveCount(1);
    await expect(announcement(page)).toBeHidden();
  });

  test('4 · Announcement bar: a new id shows on the first page view after an old dismissal', async ({
    page,
    baseURL,
  }) => {
    await storedBefore(page, baseURL!, {
      'docusaurus.announcement.id': 'an-older-one',
      'docusaurus.announcement.dismiss': 'true',
    });
    await open(page, '/docs/');
    await expect(page.locator('html')).toHaveAttribute('data-announcement-bar-initially-dismissed', 'false');
    await expect(announcement(page)).toBeVisible();
  });
});

test.describe('mobile sidebar', () => {
  test.use({viewport: {width: 996, height: 700}});

  const panel = (page: Page) => page.locator('.navbar-sidebar');

  test('4 · Mobile sidebar: opens, and closes by its button and by the backdrop', async ({page}) => {
    await open(page, '/docs/usage/');
    await expect(panel(page)).toBeHidden();
    const toggle = page.locator('.navbar__toggle');
    const closings = [
      () => panel(page).getByRole('button', {name: 'Close navigation bar'}).click(),
      () => page.locator('.navbar-sidebar__backdrop').click({position: {x: 950, y: 400}}),
    ];
    for (const close of closings) {
      await toggle.click();
      await expect(page.locator('nav.navbar')).toHaveClass(/navbar-sidebar--show/);
      await expect(panel(page)).toBeInViewport();
      await expect(
        panel(page).locator('a.menu__link:not(.menu__link--sublist)[href="/docs/usage/authentication"]'),
      ).toBeVisible();
      await close();
      await expect(page.locator('nav.navbar')).not.toHaveClass(/navbar-sidebar--show/);
      await expect(panel(page)).not.toBeInViewport();
    }
  });

  test('4 · Mobile sidebar: closes when the window becomes desktop width', async ({browser, baseURL}) => {
    // A real window, resized: no emulated screen.
    const context = await browser.newContext({viewport: null, baseURL});
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    const {windowId} = (await session.send('Browser.getWindowForTarget')) as {windowId: number};
    const resize = async (width: number): Promise<void> => {
      await session.send('Browser.setWindowBounds', {windowId, bounds: {width, height: 700}});
      await page.waitForFunction((expected) => window.innerWidth === expected, width);
    };
    await page.goto('/docs/usage/');
    await resize(996);
    await hydrated(page);
    await page.locator('.navbar__toggle').click();
    await expect(panel(page)).toBeInViewport();
    expect(await page.evaluate(() => document.body.style.overflow)).toBe('hidden');
    await resize(997);
    await expect(panel(page)).toHaveCount(0);
    await expect(page.locator('nav.navbar')).not.toHaveClass(/navbar-sidebar--show/);
    expect(await page.evaluate(() => document.body.style.overflow)).not.toBe('hidden');
    await resize(996);
    await expect(panel(page)).not.toBeInViewport();
    await context.close();
  });
});

test('4 · Layout, server-rendered: the static page holds both, and styles alone show the right one', async ({
  browser,
  baseURL,
}) => {
  const html = builtPage('/docs/usage/');
  for (const part of [
    'theme-doc-toc-desktop',
    'theme-doc-toc-mobile',
    'theme-doc-sidebar-menu',
    'data-has-hydrated=false',
  ])
    expect(html).toContain(part);
  const context = await browser.newContext({baseURL});
  const page = await context.newPage();
  // As before the scripts are there. (Where they are switched off, there are styles for that: e2e/accessibility.)
  await page.route('**/assets/js/**', (route) => route.abort());
  await page.setViewportSize({width: 997, height: 700});
  await page.goto('/docs/usage/');
  await expect(sidebar(page).locator('.theme-doc-sidebar-menu')).toBeVisible();
  await expect(page.locator('.theme-doc-toc-desktop')).toBeVisible();
  await expect(page.locator('.theme-doc-toc-mobile')).toBeHidden();
  await page.setViewportSize({width: 996, height: 700});
  await expect(sidebar(page)).toBeHidden();
  await expect(page.locator('.theme-doc-toc-desktop')).toBeHidden();
  await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible();
  await context.close();
});

test.describe('preferred docs version', () => {
  const key = 'docs-preferred-version-default';

  test("4 · Preferred docs version: stored per docs plugin, under a key with the plugin's id", async ({page}) => {
    await open(page, '/docs/');
    // A site with one version has no menu to choose from, so the choice is made as that menu makes it.
    const saved = await page.evaluate(() => {
      interface Fiber {
        memoizedProps: {value?: unknown} | null;
        child: Fiber | null;
        sibling: Fiber | null;
      }
      interface Api {
        savePreferredVersion?: (pluginId: string, version: string) => void;
      }
      const stack = [
        (window as unknown as {docusaurusRoot: {_internalRoot: {current: Fiber}}}).docusaurusRoot._internalRoot.current,
      ];
      for (let fiber = stack.pop(); fiber; fiber = stack.pop()) {
        const value = fiber.memoizedProps?.value;
        const save = Array.isArray(value) ? (value[1] as Api | undefined)?.savePreferredVersion : undefined;
        if (save) {
          save('default', 'current');
          return true;
        }
        if (fiber.sibling) stack.push(fiber.sibling);
        if (fiber.child) stack.push(fiber.child);
      }
      return false;
    });
    expect(saved).toBe(true);
    expect(await stored(page, key)).toBe('current');
    await page.reload();
    await hydrated(page);
    expect(await stored(page, key)).toBe('current');
  });

  test('4 · Preferred docs version: cleared when it is no known version, kept when it is', async ({page, baseURL}) => {
    await storedBefore(page, baseURL!, {[key]: 'bogus-9.9', 'docs-preferred-version-another': 'bogus-9.9'});
    await open(page, '/docs/');
    await expect.poll(() => stored(page, key)).toBeNull();
    expect(await stored(page, 'docs-preferred-version-another'), "another plugin's version is not ours to clear").toBe(
      'bogus-9.9',
    );
    await storedBefore(page, baseURL!, {[key]: 'current'});
    await open(page, '/docs/');
    expect(await stored(page, key)).toBe('current');
  });
});

test('4 · Progress bar: not on a quick navigation, and not on one inside the page', async ({page, site}) => {
  await open(page, `${site.origin}/docs/usage/`);
  await page.evaluate(() => {
    new MutationObserver(() => {
      if (document.getElementById('nprogress')) document.documentElement.dataset.progress = 'seen';
    }).observe(document.body, {childList: true});
  });
  await page.locator('.theme-doc-toc-desktop a').first().click();
  await expect(page).toHaveURL(/#/);
  // With the clock stopped, a navigation only takes the frame that responds to the click.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await sidebar(page).locator('a[href="/docs/usage/errors"]').click();
  await page.clock.runFor(50);
  await expect(sidebar(page).locator('a[href="/docs/usage/errors"]')).toHaveAttribute('aria-current', 'page');
  await page.clock.runFor(5000);
  await expect(page.locator('html')).not.toHaveAttribute('data-progress', 'seen');
});

test.describe('lazy loading and prefetch', () => {
  const chunk = contentChunk('usage/errors.mdx');
  const data = partsFile('/docs/usage/errors');
  const prefetched = (page: Page) => page.locator('link[rel=prefetch]');

  test('4 · Chunks and data files load lazily: a link in view prefetches its chunk, one that is pointed at its data', async ({
    page,
    site,
  }) => {
    await open(page, `${site.origin}/`);
    await page.waitForLoadState('networkidle');
    for (const file of [chunk, data]) expect(site.requests, 'no link in view leads there').not.toContain(file);
    await open(page, `${site.origin}/docs/usage/`);
    await expect(page.locator(`link[rel=prefetch][href="${chunk}"]`)).not.toHaveCount(0);
    await expect.poll(() => site.requests).toContain(chunk);
    expect(await page.locator(`script[src="${chunk}"]`).count(), 'fetched, not run').toBe(0);
    await page.waitForLoadState('networkidle');
    expect(site.requests, 'the content of a page that a link in view leads to').not.toContain(data);
    await sidebar(page).locator('a[href="/docs/usage/errors"]').hover();
    await expect.poll(() => site.requests).toContain(data);
    await page.waitForLoadState('networkidle');
    site.requests.length = 0;
    await sidebar(page).locator('a[href="/docs/usage/errors"]').click();
    await expect(sidebar(page).locator('a[href="/docs/usage/errors"]')).toHaveAttribute('aria-current', 'page');
    expect(site.requests).not.toContain(data);
    // Of links in view, the next page's alone has its content fetched.
    await open(page, `${site.origin}/docs/usage/`);
    await page.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded();
    await expect.poll(() => site.requests).toContain(partsFile('/docs/usage/authentication'));
  });

  /** The connection that the browser then reports to the site. */
  const connections = [
    {name: 'data saving is on', expected: {saveData: true, effectiveType: '4g'}, saver: true},
    // The browser's own switch: it then behaves as it does after measuring such a connection.
    {
      name: 'the connection is 2g',
      expected: {saveData: false, effectiveType: '2g'},
      args: ['--force-effective-connection-type=2G'],
    },
  ];

  const connection = (page: Page): Promise<{saveData: boolean; effectiveType: string}> =>
    page.evaluate(() => {
      const {saveData, effectiveType} = (
        navigator as Navigator & {connection: {saveData: boolean; effectiveType: string}}
      ).connection;
      return {saveData, effectiveType};
    });

  for (const {name, expected, saver, args = []} of connections) {
    test(`4 · Prefetch: none when ${name}, and navigation still works`, async ({playwright, launchOptions, site}) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        ...WHOLE_BROWSER,
        args: [...(launchOptions.args ?? []), ...args],
      });
      const page = await browser.newPage();
      if (saver) {
        const session = await page.context().newCDPSession(page);
        await session.send('Emulation.setDataSaverOverride', {dataSaverEnabled: true});
      }
      await open(page, `${site.origin}/docs/usage/`);
      expect(await connection(page)).toEqual(expected);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(new URL(request.url()).pathname));
      await sidebar(page).locator('a[href="/docs/usage/errors"]').hover();
      await idle(page);
      await expect(prefetched(page)).toHaveCount(0);
      for (const sent of [site.requests, requests]) {
        expect(sent).not.toContain(chunk);
        expect(sent).not.toContain(data);
      }
      expect(
        await page.evaluate(() => [
          window.docusaurus.prefetch('/docs/usage/errors'),
          window.docusaurus.preload('/docs/usage/errors'),
        ]),
      ).toEqual([false, false]);
      const before = await documentId(page);
      await sidebar(page).locator('a[href="/docs/usage/errors"]').click();
      await expect(page).toHaveURL(/\/docs\/usage\/errors$/);
      await expect(sidebar(page).locator('a[href="/docs/usage/errors"]')).toHaveAttribute('aria-current', 'page');
      expect(await documentId(page), 'without a new document').toBe(before);
      await browser.close();
    });
  }
});
