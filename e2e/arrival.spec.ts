/** How a page lies and is called before all of it has come. */
import {expect, test} from '@playwright/test';
import {movesOf, watchMoves} from './support/moves';
import {colourToggle, holdScript, hydrated, open, painted} from './support/page';
import {SiteInPieces} from './support/siteInPieces';

/** Pages whose beginning is made of different parts. */
const ARRIVING = [
  '/',
  '/docs/usage/rate-limits',
  '/docs/category/tools',
  '/docs/services/data-services/packages',
  '/docs/services/data-services/packages/lookup-package',
  '/docs/about/faq',
  '/docs/guides/coverage',
  '/search',
];

for (const address of ARRIVING)
  test(`${address} moves nothing while it comes in pieces`, async ({page}) => {
    const site = await SiteInPieces.start();
    await watchMoves(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 800});
      await page.goto(site.origin + address, {waitUntil: 'commit'});
      do await painted(page);
      while (site.writeBlock());
      await hydrated(page);
      await painted(page);
      expect(await movesOf(page), `at ${width} px`).toEqual([]);
    }
    site.stop();
  });

for (const address of ['/docs/usage/rate-limits', '/docs/services/data-services/packages/lookup-package']) {
  test(`what is read on ${address} stays where it is when something above it grows`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 600});
    await open(page, address);
    const [place, moved] = await page.evaluate(async () => {
      const frames = (): Promise<void> =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
      window.scrollTo({top: document.documentElement.scrollHeight / 2, behavior: 'instant'});
      await frames();
      const there = window.scrollY;
      const read = [...document.querySelectorAll('main :is(p, li, h2, h3, td, pre):not(.rail *)')].find(
        (element) => element.getBoundingClientRect().top > 200,
      )!;
      const {top} = read.getBoundingClientRect();
      const grown = document.createElement('div');
      grown.style.height = '300px';
      document.querySelector('main p')?.before(grown);
      await frames();
      return [there, read.getBoundingClientRect().top - top];
    });
    expect(place, 'The page is too low to tell.').toBeGreaterThan(300);
    expect(Math.abs(moved)).toBeLessThanOrEqual(1);
  });

  test(`${address} lies as it will before the contents, which are read last, are there`, async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, address);
    const [before, after] = await page.evaluate(() => {
      const boxes = (): string[] =>
        [...document.querySelectorAll('.theme-doc-markdown :is(h1, h2, p, pre)')].map((element) =>
          JSON.stringify(element.getBoundingClientRect()),
        );
      const there = boxes();
      document.querySelector('.doc-column + .col')?.remove();
      return [there, boxes()];
    });
    expect(before.length).toBeGreaterThan(5);
    expect(after).toEqual(before);
  });
}

test('the tab keeps its title while the page comes alive', async ({page}) => {
  await page.addInitScript(() => {
    const titles = new Set<string>();
    Object.assign(window, {titles});
    new MutationObserver(() => {
      if (document.title) titles.add(document.title);
    }).observe(document, {subtree: true, childList: true, characterData: true});
  });
  await open(page, '/docs/services/data-services/packages/lookup-package');
  // React writes the head in a frame of its own.
  await painted(page);
  const titles = await page.evaluate(() => [...(window as unknown as {titles: Set<string>}).titles]);
  expect(titles).toEqual([await page.title()]);
});

test('a press on a button counts before the page is alive, unless Escape follows', async ({page}) => {
  for (const [key, theme] of [
    ['Escape', 'light'],
    ['Shift', 'dark'],
  ] as const) {
    const script = await holdScript(page, /\/main\.\w+\.js$/);
    await page.goto('/docs/usage/', {waitUntil: 'commit'});
    await colourToggle(page).click();
    await page.keyboard.press(key);
    script.release();
    await hydrated(page);
    await painted(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await page.unrouteAll();
  }
});
