/** How a page lies and is called before all of it has come. */
import {expect, test} from '@playwright/test';
import {movesOf, watchMoves} from './support/moves';
import {colourToggle, hydrated, open, painted} from './support/page';
import {SiteInPieces} from './support/siteInPieces';
import {TEMPLATES} from './support/variedPages';

/** Characters of a page that arrive at once: about as many as one packet holds. */
const PIECE = 1500;

/** Characters after which no page of this width is still being filled where it is seen first. */
const SEEN_FIRST = 60_000;

/** One page of each type, and those whose beginning is made of parts of their own. */
const ARRIVING: readonly string[] = [
  ...Object.values(TEMPLATES),
  '/docs/about/faq',
  '/docs/guides/glossary',
  '/docs/guides/check-your-project',
  '/docs/guides/coverage',
  '/search',
];

for (const address of ARRIVING)
  for (const width of [390, 1280])
    test(`${address} moves nothing at ${width} px while it comes in pieces`, async ({page}) => {
      const site = await SiteInPieces.start();
      await page.setViewportSize({width, height: 800});
      await watchMoves(page);
      await page.goto(site.origin + address, {waitUntil: 'commit'});
      for (let sent = 0, more = true; more; sent += PIECE) {
        await painted(page);
        more = site.write(sent < SEEN_FIRST ? PIECE : Infinity);
      }
      await hydrated(page);
      await painted(page);
      expect(await movesOf(page)).toEqual([]);
      site.stop();
    });

for (const address of ARRIVING.slice(0, -1))
  test(`what is read on ${address} stays where it is when something above it grows`, async ({page}) => {
    for (const width of [390, 1280]) {
      await page.setViewportSize({width, height: 600});
      await open(page, address);
      const [place, moved] = await page.evaluate(async () => {
        const frames = (): Promise<void> =>
          new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));
        window.scrollTo({top: document.documentElement.scrollHeight / 2, behavior: 'instant'});
        await frames();
        const there = window.scrollY;
        const read = [...document.querySelectorAll('main :is(p, li, h2, h3, td, pre):not(aside *)')].find(
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
      expect(Math.abs(moved), `at ${width} px`).toBeLessThanOrEqual(1);
    }
  });

for (const address of [
  '/docs/guides/jobs',
  '/docs/services/data-services/packages',
  '/docs/services/data-services/packages/lookup-package',
]) {
  for (const width of [1280, 1920]) {
    test(`${address} at ${width} px lies as it will before the contents, which are read last, are there`, async ({
      page,
    }) => {
      await page.setViewportSize({width, height: 800});
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
}

for (const address of ['/', '/docs/services/data-services/packages/lookup-package', '/docs/guides/coverage'])
  test(`the tab keeps the title of ${address} while the page comes alive on a slow phone`, async ({page}) => {
    await (await page.context().newCDPSession(page)).send('Emulation.setCPUThrottlingRate', {rate: 6});
    await page.addInitScript(() => {
      const titles = new Set<string>();
      Object.assign(window, {titles});
      new MutationObserver(() => {
        if (document.title) titles.add(document.title);
      }).observe(document, {subtree: true, childList: true, characterData: true});
    });
    await open(page, address);
    // React writes the head in a frame of its own.
    await page.waitForLoadState('networkidle');
    await painted(page);
    const titles = await page.evaluate(() => [...(window as unknown as {titles: Set<string>}).titles]);
    expect(titles).toEqual([await page.title()]);
  });

test('a press on a button counts before the page is alive, unless Escape follows', async ({page}) => {
  for (const [key, theme] of [
    ['Escape', 'light'],
    ['Shift', 'dark'],
  ] as const) {
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/main.*.js', (route) => released.then(() => route.continue()));
    await page.goto('/docs/usage/', {waitUntil: 'commit'});
    await colourToggle(page).click();
    await page.keyboard.press(key);
    release();
    await hydrated(page);
    await painted(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
    await page.unrouteAll();
  }
});
