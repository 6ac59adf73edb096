/** At no width of a window, and with no font, is anything of a page's first screen over something else, cut or without a height. */
import {expect, test, type Frame, type Page} from '@playwright/test';
import {hydrated} from './support/page';
import {emptyParts, overlaps, piecesOf, stickingOut} from './support/geometry';

/** Widths of windows: the least, devices, and both sides of each at which the layout changes. */
const WIDTHS = [
  320, 360, 390, 414, 480, 639, 640, 660, 768, 834, 959, 960, 996, 997, 1024, 1060, 1099, 1100, 1140, 1199, 1200, 1280,
  1440, 1920,
];
const WIDEST = 1920;
/** The least width is also that of a page whose text is twice as large. */
const LARGE_TEXT_WIDTH = 320;
const HEIGHT = 900;

/** The widest of the fonts that systems have for their interface: its letters are as wide as Verdana's. */
const WIDE_FONT = {family: 'DejaVu Sans', sample: 'Get Started', least: 90};

/** One page of each type, and what comes on it by script. */
const PAGES: readonly {type: string; path: string; ready?: string}[] = [
  {type: 'landing page', path: '/', ready: '[data-start-form] input'},
  {type: 'home of the docs', path: '/docs/'},
  {type: 'quickstart', path: '/docs/get-started/oss'},
  {type: 'guide', path: '/docs/guides/first-api-call'},
  {type: 'longest guide', path: '/docs/guides/languages'},
  {type: 'guide with two drawings', path: '/docs/guides/freshness'},
  {type: 'guide with a drawing of a job', path: '/docs/guides/jobs'},
  {type: 'guide with boxes', path: '/docs/guides/architecture'},
  {type: 'data model', path: '/docs/guides/data-model'},
  {type: 'coverage', path: '/docs/guides/coverage'},
  {type: 'glossary', path: '/docs/guides/glossary'},
  {type: 'recipe', path: '/docs/guides/recipes/project-health'},
  {type: 'lockfile check', path: '/docs/guides/check-your-project', ready: '.lockfile-check-start'},
  {type: 'rate limits', path: '/docs/usage/rate-limits'},
  {type: 'changelog', path: '/docs/usage/changelog'},
  {type: 'questions', path: '/docs/about/faq'},
  {type: 'comparison', path: '/docs/guides/comparison'},
  {type: 'category', path: '/docs/category/tools'},
  {type: 'service', path: '/docs/services/data-services/packages'},
  {type: 'operation', path: '/docs/services/data-services/packages/lookup-package', ready: '.console-open'},
  {type: 'operation with a body', path: '/docs/services/data-services/packages/bulk-lookup-packages'},
  {type: 'operation that starts a job', path: '/docs/services/tools/dependency-parser/create-job'},
  {type: 'results of a search', path: '/search?q=dependent_repos_count', ready: '.search-option'},
  {type: 'Not Found', path: '/404.html'},
];

test.use({bypassCSP: true, contextOptions: {reducedMotion: 'reduce'}});

/**
 * Opens a page in a frame of a page without styles. A frame has a width of its
 * own, which media queries go by, and can be resized a hundred times a second.
 */
async function framed(page: Page, path: string): Promise<Frame> {
  await page.setViewportSize({width: WIDEST, height: HEIGHT});
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
    ([source, width, height]) => {
      const frame = Object.assign(document.createElement('iframe'), {src: source});
      frame.style.cssText = `position:absolute;inset:0 auto auto 0;border:0;height:${height}px;width:${width}px`;
      document.body.replaceChildren(frame);
    },
    [path, WIDEST, HEIGHT] as const,
  );
  await expect.poll(() => page.frames().length).toBe(2);
  const frame = page.frames()[1]!;
  await frame.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
  await frame.addStyleTag({content: `:root { --ifm-font-family-base: '${WIDE_FONT.family}' !important; }`});
  return frame;
}

/** Sets the width of the frame, and waits until the page has drawn itself anew. */
async function resize(page: Page, width: number): Promise<void> {
  await page.evaluate(async (pixels) => {
    document.querySelector('iframe')!.style.width = `${pixels}px`;
    for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
  }, width);
}

/** @returns what is wrong with the first screen */
async function lookAt(frame: Frame): Promise<string[]> {
  const pieces = await piecesOf(frame);
  const cut = pieces.flatMap(({name, cutBy}) => (cutBy === undefined ? [] : [`"${name}" cut by ${cutBy}`]));
  return [...overlaps(pieces), ...cut, ...(await emptyParts(frame))];
}

test('the wide font is there', async ({page}) => {
  const width = await page.evaluate(({family, sample}) => {
    const pen = document.createElement('canvas').getContext('2d')!;
    pen.font = `16px '${family}', Arial`;
    return pen.measureText(sample).width;
  }, WIDE_FONT);
  expect(width, 'install fonts-dejavu-core').toBeGreaterThan(WIDE_FONT.least);
});

for (const {type, path, ready} of PAGES) {
  test(`${type}: from 320 to 1920 pixels`, async ({page}) => {
    const frame = await framed(page, path);
    if (ready) await expect(frame.locator(ready).first()).toBeAttached();
    const found: string[] = [];
    const look = async (width: number, find: (frame: Frame) => Promise<string[]>): Promise<void> => {
      await resize(page, width);
      found.push(...(await find(frame)).map((fault) => `${width}: ${fault}`));
    };
    for (const width of WIDTHS) await look(width, lookAt);
    await frame.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    for (const width of WIDTHS) await look(width, stickingOut);
    await frame.addStyleTag({content: ':root { font-size: 200% !important; }'});
    await look(LARGE_TEXT_WIDTH, stickingOut);
    expect(found).toEqual([]);
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
