/** Without JavaScript pages can be read and left, on narrow windows too, and nothing is shown that would do nothing. */
import {expect, test, type Page} from '@playwright/test';
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
        'button, input, select, textarea, [role="button"]:not([href^="/"]), [data-start-form], [aria-busy="true"], a[href="#"], a:not([href])',
      ))
        found.push(`dead: ${element.outerHTML.slice(0, 80)}`);
      return found;
    },
    [path, SHORTEST] as const,
  );

// Leaves out pages that need JavaScript, which the sitemap lacks too; a test below checks the Not Found page.
const paths = variedPages().filter((path) => !UNLISTED.includes(path));
test('pages are whole', async ({page}) => {
  test.setTimeout(240_000);
  const found: Record<string, string[]> = {};
  for (const path of paths) {
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    for (const width of WIDTHS) {
      await page.setViewportSize({width, height: 800});
      const here = await missing(page, path);
      if (here.length > 0) found[`${path} at ${width}`] = here;
    }
  }
  expect(found).toEqual({});
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

test('schemas open, responses can be chosen, and samples say their language', async ({page}) => {
  await page.goto(OPERATION);
  const details = page.locator('details', {has: page.locator('.field')}).first();
  const field = details.locator('.field').first();
  await expect(field).toBeHidden();
  await details.locator('summary').first().click();
  await expect(field).toBeVisible();
  // The switches are radio buttons and style.
  const responses = page.locator('.response-panel');
  await responses.getByRole('radio', {name: '422'}).check();
  await expect(responses.getByRole('group', {name: '422', exact: true})).toContainText('"error"');
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
