/** A navigation paints the first sections of a page, which fill the window, and lays out the rest right after (src/static/browser/Prerendered.tsx). */
import {expect, test, type Page} from '@playwright/test';
import {open} from './support/page';

const ARRIVING = 'is-arriving';

interface Arrival {
  /** Classes of the content at each change, in turn. */
  classes: string[];
  /** How far the content reached below the lower edge of the window while it arrived. */
  below?: number;
  /** What moved in the window, as browsers count it, from then on. */
  shift: number;
}

/** Starts recording; {@link arrival} returns the record. */
async function watch(page: Page): Promise<void> {
  await page.evaluate((name) => {
    const seen: Arrival = {classes: [], shift: 0};
    Object.assign(window, {arrival: seen});
    new MutationObserver(() => {
      const content = document.querySelector('.theme-doc-markdown > [data-part]');
      const now = content?.className ?? '';
      if (seen.classes.at(-1) === now) return;
      seen.classes.push(now);
      if (!content?.classList.contains(name)) return;
      const bottoms = [...content.children]
        .filter((child) => (child as HTMLElement).offsetHeight > 0)
        .map((child) => child.getBoundingClientRect().bottom);
      seen.below = Math.max(...bottoms) - window.innerHeight;
    }).observe(document.body, {subtree: true, childList: true, attributes: true, attributeFilter: ['class']});
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {value: number})[]) seen.shift += entry.value;
    }).observe({type: 'layout-shift'});
  }, ARRIVING);
}

const arrival = (page: Page): Promise<Arrival> =>
  page.evaluate(() => (window as unknown as {arrival: Arrival}).arrival);
const link = (page: Page, address: string): Promise<void> => page.locator(`.menu__link[href="${address}"]`).click();
const heading = (page: Page, text: string): Promise<void> => expect(page.locator('main h1')).toHaveText(text);
const atRest = (page: Page): Promise<void> => expect(page.locator(`.${ARRIVING}`)).toHaveCount(0);

for (const size of [
  {width: 1280, height: 800},
  {width: 1920, height: 1080},
]) {
  test(`the first sections fill a window of ${size.width} by ${size.height}, the rest follows, and nothing moves`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await open(page, '/docs/guides/jobs');
    await watch(page);
    await link(page, '/docs/guides/freshness');
    await heading(page, 'Data freshness and sync schedules');
    await atRest(page);
    const {classes, below, shift} = await arrival(page);
    expect(classes.filter((name) => name.includes(ARRIVING))).toHaveLength(1);
    expect(below).toBeGreaterThan(0);
    expect(shift).toBe(0);
    for (const title of await page.locator('.theme-doc-markdown h2').all()) await expect(title).toBeVisible();
  });
}

test('a link to a place on another page, and a step back, show the whole page at once', async ({page}) => {
  await open(page, '/docs/guides/jobs');
  await watch(page);
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/docs/guides/freshness#schedule',
      textContent: 'A place',
    });
    document.querySelector('.theme-doc-markdown > [data-part]')?.prepend(link);
  });
  await page.getByRole('link', {name: 'A place', exact: true}).click();
  await heading(page, 'Data freshness and sync schedules');
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/guides\/jobs$/);
  await expect(page.locator('main h1')).not.toHaveText('Data freshness and sync schedules');
  expect((await arrival(page)).classes.join(' ')).not.toContain(ARRIVING);
});

test('in the background, where no frame is painted, a page arrives all the same, and a step back at once is whole', async ({
  page,
}) => {
  await open(page, '/docs/guides/jobs');
  await page.evaluate(() => (window.requestAnimationFrame = () => 0));
  await watch(page);
  await link(page, '/docs/guides/freshness');
  await heading(page, 'Data freshness and sync schedules');
  await atRest(page);
  expect((await arrival(page)).classes.join(' ')).toContain(ARRIVING);
  await expect(page.locator('.theme-doc-markdown h2').last()).toBeVisible();
  // The next page is still arriving when the reader goes back.
  await page.evaluate((name) => {
    new MutationObserver((_changes, observer) => {
      if (!document.querySelector(`.${name}`)) return;
      observer.disconnect();
      history.back();
    }).observe(document.body, {subtree: true, attributes: true, attributeFilter: ['class']});
  }, ARRIVING);
  await link(page, '/docs/guides/jobs');
  await expect(page).toHaveURL(/freshness$/);
  await heading(page, 'Data freshness and sync schedules');
  await atRest(page);
  await expect(page.locator('.theme-doc-markdown h2').last()).toBeVisible();
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
    await page.waitForTimeout(500);
    const titles = await page.evaluate(() => [...(window as unknown as {titles: Set<string>}).titles]);
    expect(titles).toEqual([await page.title()]);
  });
