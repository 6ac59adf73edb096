/** At no width from 320 to 1440 pixels is a page wider than its window, and nothing that is not meant to scroll is cut off. */
import {expect, test, type Frame, type Page} from '@playwright/test';
import {hydrated} from '../support/page';

const FIRST = 320;
const LAST = 1440;
/** Widths at which every box of a page is looked at. */
const SAMPLED = [
  320, 360, 414, 480, 481, 576, 639, 640, 768, 959, 960, 996, 997, 1024, 1099, 1100, 1152, 1199, 1200, 1280, 1440,
];

/** One page of each type, and what else a reader opens on it. */
const PAGES: readonly {type: string; path: string; ready?: string}[] = [
  {type: 'landing page', path: '/', ready: '[data-start-form] input'},
  {type: 'home of the docs', path: '/docs/'},
  {type: 'guide with tables and code', path: '/docs/usage/rate-limits'},
  {type: 'guide with a diagram', path: '/docs/guides/architecture'},
  {type: 'longest guide', path: '/docs/guides/languages'},
  {type: 'category', path: '/docs/category/tools'},
  {type: 'service', path: '/docs/services/data-services/packages'},
  {type: 'operation', path: '/docs/services/data-services/packages/lookup-package', ready: '.try-open'},
  {type: 'results of a search', path: '/search?q=dependent_repos_count', ready: '.search-option'},
  {type: 'Not Found', path: '/404.html'},
];

test.use({bypassCSP: true, contextOptions: {reducedMotion: 'reduce'}});

/**
 * Opens a page in a frame of a page without styles. A frame has a width of its
 * own, which media queries go by, and can be resized a hundred times a second.
 */
async function framed(page: Page, path: string): Promise<Frame> {
  await page.setViewportSize({width: LAST, height: 900});
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
    [path, LAST] as const,
  );
  await expect.poll(() => page.frames().length).toBe(2);
  const frame = page.frames()[1]!;
  await frame.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  return frame;
}

/** @returns the widths at which the page in the frame is wider than the frame, each with the page's width */
function widerPages(frame: Frame, widths: readonly number[]): Promise<string[]> {
  return frame.evaluate(async (all) => {
    const box = window.frameElement as HTMLIFrameElement;
    const found: string[] = [];
    let wasDesktop: boolean | undefined;
    for (const width of all) {
      box.style.width = `${width}px`;
      // Here React takes parts off the page or puts them there.
      const isDesktop = width > 996;
      if (isDesktop !== wasDesktop) for (let frames = 0; frames < 4; frames++) await new Promise(requestAnimationFrame);
      wasDesktop = isDesktop;
      const wide = Math.max(document.documentElement.scrollWidth, document.body.scrollWidth);
      if (wide > width) found.push(`${width}: ${wide}`);
    }
    return found;
  }, widths);
}

/** @returns the elements that stick out of the window at the given widths, except in boxes that scroll */
function cutOff(frame: Frame, widths: readonly number[]): Promise<string[]> {
  return frame.evaluate(async (all) => {
    const box = window.frameElement as HTMLIFrameElement;
    const scrolls = (element: Element): boolean =>
      element.matches('.code pre, .table, .try-json, .try-text, .architecture, .scroll-row, .page-top .breadcrumbs');
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

/** Each eighth, and all around the widths where the layout changes. */
const windowWidths = Array.from({length: LAST - FIRST + 1}, (_, index) => LAST - index).filter(
  (width) => width % 8 === 0 || SAMPLED.some((one) => Math.abs(width - one) < 3),
);

for (const {type, path, ready} of PAGES) {
  test(`${type}: no wider than the window, from ${FIRST} to ${LAST} pixels`, async ({page}) => {
    const frame = await framed(page, path);
    await frame.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    if (ready) {
      await frame.locator(ready).first().scrollIntoViewIfNeeded();
      await expect(frame.locator(ready).first()).toBeVisible();
    }
    expect(await widerPages(frame, windowWidths)).toEqual([]);
    expect(await cutOff(frame, SAMPLED)).toEqual([]);
  });
}

test('what is too wide is found, at the widths where it is', async ({page}) => {
  const frame = await framed(page, '/docs/usage/rate-limits');
  await frame.evaluate(() =>
    document
      .querySelector('main')
      ?.insertAdjacentHTML('afterbegin', '<div style="position:absolute;left:0;width:700px;height:9px"></div>'),
  );
  expect((await widerPages(frame, [800, 701, 699])).map((line) => parseInt(line))).toEqual([699]);
  await frame.evaluate(() => (document.documentElement.style.overflowX = 'clip'));
  expect((await cutOff(frame, [800, 699])).map((line) => parseInt(line))).toEqual([699]);
});

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
