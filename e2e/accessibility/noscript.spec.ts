/** Without JavaScript pages can be read and left, on narrow windows too, and nothing is shown that would do nothing. */
import {expect, test, type Page} from '@playwright/test';
import {readBuilt} from '../support/builtSite';
import {UNLISTED, variedPages} from '../support/variedPages';

const OPERATION = '/docs/services/data-services/packages/lookup-package';
const WIDTHS = [1280, 360] as const;
/** Letters that the shortest page has between its heading and its footer. */
const SHORTEST = 250;

test.use({javaScriptEnabled: false});

/** @returns what a reader of the open page would miss */
const missing = (page: Page, path: string): Promise<string[]> =>
  page.evaluate(
    ([address, shortest]) => {
      const isDocs = address !== '/';
      const found: string[] = [];
      const isShown = (element: Element): boolean => {
        const {width, height} = element.getBoundingClientRect();
        return width > 0 && height > 0 && element.checkVisibility({visibilityProperty: true, opacityProperty: true});
      };
      const shown = (selector: string): HTMLElement[] =>
        [...document.querySelectorAll<HTMLElement>(selector)].filter(isShown);
      const need = (what: string, is: boolean): void => {
        if (!is) found.push(what);
      };
      need('one heading of the first level', shown('h1').length === 1);
      const content = shown('main, [data-part="landing"]')[0];
      need('content', (content?.innerText.length ?? 0) >= shortest);
      need('one logo', shown('.navbar__logo img').length === 1);
      need('eight links in the bar', shown('a.navbar__item').length === 8);
      need('footer', shown('.footer a').length === 7);
      if (isDocs) {
        need('sidebar', shown('.theme-doc-sidebar-container a').length >= 2);
        need(
          'mark of the page in the sidebar',
          shown('.theme-doc-sidebar-container a[aria-current="page"]').length === 1,
        );
        need('breadcrumbs', shown('.breadcrumbs').length === 1);
        need(
          'where to edit the page',
          shown('.page-footer a').length === (address.startsWith('/docs/category/') ? 0 : 1),
        );
      }
      need('window as wide as the page', document.documentElement.scrollWidth <= innerWidth);
      const samples = [...document.querySelectorAll('[data-sample]')];
      need('samples in all languages', samples.every(isShown));
      // Finds what only works with a script: buttons, fields, and links without a target. A category without a page links to its first page.
      for (const element of shown(
        'button, input, select, textarea, [role="button"]:not([href^="/"]), [data-start-form], [aria-busy="true"], a[href="#"], a:not([href]), .theme-doc-toc-mobile',
      ))
        found.push(`dead: ${element.outerHTML.slice(0, 80)}`);
      return found;
    },
    [path, SHORTEST] as const,
  );

// Leaves out pages that need JavaScript, which the sitemap lacks too; a test below checks the Not Found page.
const paths = variedPages().filter((path) => !UNLISTED.includes(path));
const PARTS = 2;
for (let part = 0; part < PARTS; part++) {
  const group = paths.filter((_, index) => index % PARTS === part);
  test(`pages are whole, part ${part + 1} of ${PARTS} (pages: ${group.length})`, async ({page}) => {
    test.setTimeout(240_000);
    const found: Record<string, string[]> = {};
    for (const path of group) {
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      for (const width of WIDTHS) {
        await page.setViewportSize({width, height: 800});
        const here = await missing(page, path);
        if (here.length > 0) found[`${path} at ${width}`] = here;
      }
    }
    expect(found).toEqual({});
  });
}

test('what is missing is found', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  const html = readBuilt('docs/usage/rate-limits/index.html')
    // The policy of the page knows its styles by their hashes.
    .replace(/<meta http-equiv="?Content-Security-Policy[^>]*>/, '')
    .replace(/@media \(scripting:\s*none\)/g, '@media print')
    .replace(/<footer[\s\S]*<\/footer>/, '');
  await page.route('**/docs/usage/rate-limits', (route) => route.fulfill({contentType: 'text/html', body: html}));
  await page.goto('/docs/usage/rate-limits');
  const found = (await missing(page, '/docs/usage/rate-limits')).join('\n');
  for (const what of ['eight links in the bar', 'sidebar', 'footer', 'samples in all languages', 'dead: <button'])
    expect(found).toContain(what);
});

test('a page that is not there says so, with ways on', async ({page}) => {
  for (const width of WIDTHS) {
    await page.setViewportSize({width, height: 800});
    await page.goto('/docs/no-such-page');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    await expect(page.locator('nav.navbar').getByRole('link', {name: 'Services', exact: true})).toBeVisible();
    await expect(page.getByRole('button')).toHaveCount(0);
  }
});

test('schemas open, and samples say their language', async ({page}) => {
  await page.goto(OPERATION);
  const details = page.locator('details', {has: page.locator('.field')}).first();
  const field = details.locator('.field').first();
  await expect(field).toBeHidden();
  await details.locator('summary').first().click();
  await expect(field).toBeVisible();
  const titles = await page
    .locator('.samples')
    .first()
    .locator('[data-sample]')
    .evaluateAll((samples) => samples.map((sample) => getComputedStyle(sample, '::before').content));
  expect(titles).toEqual([
    '"curl"',
    '"JavaScript"',
    '"Python"',
    '"Ruby"',
    '"Go"',
    '"R"',
    expect.stringMatching(/^".+"$/),
  ]);
});

test('on a narrow window a reader gets from the landing page to an operation by links alone', async ({page}) => {
  await page.setViewportSize({width: 360, height: 740});
  await page.goto('/');
  await page.locator('nav.navbar').getByRole('link', {name: 'Services', exact: true}).click();
  const side = page.locator('.theme-doc-sidebar-container');
  await side.getByRole('link', {name: 'Packages', exact: true}).click();
  await page.getByRole('main').getByRole('row').getByRole('link', {name: 'Look up a package'}).click();
  await expect(page).toHaveURL(new RegExp(`${OPERATION}$`));
  // The box of the sidebar leaves the page's heading in the first window.
  expect((await page.getByRole('heading', {level: 1}).boundingBox())!.y).toBeLessThan(740);
});

test('what has the focus is seen', async ({page}) => {
  await page.goto('/docs/usage/rate-limits');
  for (let presses = 0; presses < 40; presses++) {
    await page.keyboard.press('Tab');
    const seen = await page.evaluate(() => {
      const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement!);
      return [outlineStyle, parseFloat(outlineWidth) >= 2];
    });
    expect(seen).toEqual(['solid', true]);
  }
});

test('on paper every schema is open', async ({page}) => {
  await page.goto(OPERATION);
  const hidden = (): Promise<number> =>
    page
      .locator('main details:not([open]) .field')
      .evaluateAll(
        (fields) =>
          fields.filter((field) => !field.checkVisibility({contentVisibilityAuto: true, visibilityProperty: true}))
            .length,
      );
  expect(await hidden()).toBeGreaterThan(0);
  await page.emulateMedia({media: 'print'});
  await expect.poll(hidden).toBe(0);
});
