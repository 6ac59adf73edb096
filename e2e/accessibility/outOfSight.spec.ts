/** Code out of sight is not laid out (CodeBlock.css). It takes exactly the place that it has in sight, so that nothing moves; the browser's own search, a link and paper reach it. */
import {expect, test, type Page} from '@playwright/test';
import {open} from '../support/page';

interface Block {
  text: string;
  /** Whether it was out of sight, and so not laid out. */
  skipped: boolean;
  before: number;
  after: number;
}

/** @returns the blocks of code of a page, each with its height as the page has it now and as it is once the code is laid out */
function blocks(page: Page): Promise<Block[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('.code pre')].filter((pre) => pre.offsetHeight > 0);
    const found = all.map((pre) => ({
      pre,
      text: pre.textContent?.slice(0, 60) ?? '',
      skipped: !pre.querySelector('code')?.checkVisibility({contentVisibilityAuto: true}),
      before: pre.getBoundingClientRect().height,
    }));
    for (const pre of all) pre.style.contentVisibility = 'visible';
    return found.map(({pre, ...block}) => ({...block, after: pre.getBoundingClientRect().height}));
  });
}

const PAGES = ['/docs/guides/languages', '/docs/guides/jobs'];

for (const width of [360, 1280]) {
  test(`at ${width} pixels, code has the height before it is laid out that it has after`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    for (const path of PAGES) {
      await open(page, path);
      const found = await blocks(page);
      expect(found.filter(({skipped}) => skipped).length, `blocks of ${path} that are out of sight`).toBeGreaterThan(0);
      expect(
        found.filter(({before, after}) => before !== after),
        path,
      ).toEqual([]);
    }
  });
}

test('a link to a place far below stops there', async ({page}) => {
  await open(page, '/docs/guides/languages');
  const place = page.locator('.theme-doc-markdown h2').last();
  const id = (await place.getAttribute('id')) ?? '';
  await open(page, `/docs/guides/languages#${id}`);
  await expect(place).toBeInViewport();
  const seen = (): Promise<number | undefined> =>
    place.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const first = await seen();
  await page.evaluate(() => {
    for (const pre of document.querySelectorAll<HTMLElement>('.code pre')) pre.style.contentVisibility = 'visible';
  });
  expect(await seen()).toBe(first);
});

test("the browser's own search finds what is out of sight, and goes there", async ({page}) => {
  await open(page, '/docs/guides/languages');
  const last = page.locator('.code pre[class]').last();
  await expect(last).not.toBeInViewport();
  const words = ((await last.textContent()) ?? '').split('\n')[0] ?? '';
  expect(await page.evaluate((text) => (window as unknown as {find(text: string): boolean}).find(text), words)).toBe(
    true,
  );
  const found = page.locator('.code pre').filter({hasText: words}).first();
  await expect(found).toBeInViewport();
});

test('on paper all code is laid out', async ({page}) => {
  await open(page, '/docs/guides/jobs');
  await expect(page.locator('.code pre[class]').last()).toHaveCSS('content-visibility', 'auto');
  await page.emulateMedia({media: 'print'});
  await expect(page.locator('.code pre[class]').last()).toHaveCSS('content-visibility', 'visible');
});
