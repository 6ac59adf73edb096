/** At no width of a window does anything stick out of it that is not meant to scroll. */
import {expect, test, type Frame, type Page} from '@playwright/test';
import {hydrated} from '../support/page';

/** Widths of windows: the least, and both sides of each at which the layout changes. */
const WIDTHS = [320, 360, 480, 639, 640, 768, 959, 960, 996, 997, 1099, 1100, 1199, 1200, 1440];
const WIDEST = 1440;

/** One page of each type, and what else a reader opens on it. */
const PAGES: readonly {type: string; path: string; ready?: string}[] = [
  {type: 'landing page', path: '/', ready: '[data-start-form] input'},
  {type: 'guide with tables and code', path: '/docs/usage/rate-limits'},
  {type: 'longest guide', path: '/docs/guides/languages'},
  {type: 'category', path: '/docs/category/tools'},
  {type: 'service', path: '/docs/services/data-services/packages'},
  {type: 'operation', path: '/docs/services/data-services/packages/lookup-package', ready: '.console-open'},
  {type: 'results of a search', path: '/search?q=dependent_repos_count', ready: '.search-option'},
  {type: 'Not Found', path: '/404.html'},
];

test.use({bypassCSP: true, contextOptions: {reducedMotion: 'reduce'}});

/**
 * Opens a page in a frame of a page without styles. A frame has a width of its
 * own, which media queries go by, and can be resized a hundred times a second.
 */
async function framed(page: Page, path: string): Promise<Frame> {
  await page.setViewportSize({width: WIDEST, height: 900});
  // The server forbids frames. That is tested elsewhere; here it is in the way.
  await page.route(
    (url) => url.pathname + url.search === path,
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({status: response.status(), contentType: 'text/html', body: await response.text()});
    },
  );
  await page.goto('/robots.txt');
  await page.evaluate(
    ([source, width]) => {
      const frame = Object.assign(document.createElement('iframe'), {src: source});
      frame.style.cssText = `position:absolute;inset:0 auto auto 0;border:0;height:900px;width:${width}px`;
      document.body.replaceChildren(frame);
    },
    [path, WIDEST] as const,
  );
  await expect.poll(() => page.frames().length).toBe(2);
  const frame = page.frames()[1]!;
  await frame.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  return frame;
}

/** @returns the elements that stick out of the window at the given widths, except in boxes that scroll */
function cutOff(frame: Frame, widths: readonly number[]): Promise<string[]> {
  return frame.evaluate(async (all) => {
    const box = window.frameElement as HTMLIFrameElement;
    const scrolls = (element: Element): boolean =>
      element.matches(
        '.code pre, .table, .json-view, .console-text, .architecture, .scroll-row, .page-top .breadcrumbs',
      );
    const found: string[] = [];
    for (const width of all) {
      box.style.width = `${width}px`;
      for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT, (node) => {
        const element = node as Element;
        // Both are outside the window until they are opened.
        if (element.matches('.navbar-sidebar, [class*="skipToContent"]')) return NodeFilter.FILTER_REJECT;
        const {left, right, width: own, height} = element.getBoundingClientRect();
        if (own > 1 && height > 1 && (right > width + 0.5 || left < -0.5))
          found.push(
            `${width}: ${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''} from ${Math.round(left)} to ${Math.round(right)}`,
          );
        // Skips the content, which scrolls in a box that was checked.
        return scrolls(element) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_ACCEPT;
      });
      while (walker.nextNode());
    }
    return found;
  }, widths);
}

for (const {type, path, ready} of PAGES) {
  test(`${type}: nothing sticks out of the window, from 320 to 1440 pixels`, async ({page}) => {
    const frame = await framed(page, path);
    await frame.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    if (ready) {
      await frame.locator(ready).first().scrollIntoViewIfNeeded();
      await expect(frame.locator(ready).first()).toBeVisible();
    }
    expect(await cutOff(frame, WIDTHS)).toEqual([]);
  });
}

test('the mobile menu fits into 320 pixels, with every category open', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto('/docs/services/data-services/packages');
  await hydrated(page);
  await page.locator('.navbar__toggle').click();
  const menu = page.locator('.navbar-sidebar');
  const look = (): Promise<unknown> =>
    menu.evaluate((element) => ({
      page: document.documentElement.scrollWidth,
      right: element.getBoundingClientRect().right <= window.innerWidth,
      // Of the two panels one is shown, the other waits beside it.
      wide: [...element.querySelectorAll('.navbar-sidebar__brand *, .navbar-sidebar__item:not([inert]) *')]
        .filter((part) => {
          const {left, right} = part.getBoundingClientRect();
          return right > element.getBoundingClientRect().right + 0.5 || left < -0.5;
        })
        .map((part) => part.textContent),
    }));
  const fits = {page: 320, right: true, wide: []};
  await expect(menu.getByRole('link', {name: 'Packages', exact: true})).toBeVisible();
  for (const closed = menu.getByRole('button', {expanded: false}); (await closed.count()) > 0; )
    await closed.first().click();
  await expect.poll(look).toEqual(fits);
  await menu.getByRole('button', {name: 'Back to main menu'}).click();
  await expect(menu.getByRole('link', {name: 'Mastodon'})).toBeVisible();
  await expect.poll(look).toEqual(fits);
});
