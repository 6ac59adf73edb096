/** Checks the pages around the operations: sidebar, service pages and category pages. */
import {expect, test, type Page} from '@playwright/test';
import {open, sidebar} from './support/page';

const SERVICE = '/docs/services/data-services/packages';
const OPERATION = `${SERVICE}/lookup-package`;

const groups = (page: Page) => sidebar(page).getByRole('button', {expanded: true}).and(sidebar(page).locator('a'));
const focused = (page: Page): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '');

test.describe('the sidebar', () => {
  test('has the current group open alone, when a page loads; the others tell how many operations they hold', async ({
    page,
  }) => {
    await open(page, OPERATION);
    await expect(groups(page)).toHaveText(['Find a package']);
    const closed = sidebar(page)
      .locator('.menu__list-item--collapsed > [data-count]')
      .filter({has: page.getByRole('button', {name: 'Get versions'})});
    expect(await closed.evaluate((row) => getComputedStyle(row, '::after').content)).toMatch(/^"\d+"$/);
    await expect(sidebar(page).locator('a[aria-current="page"]')).toHaveCount(1);
  });

  test('closes no group by itself', async ({page}) => {
    await open(page, OPERATION);
    await sidebar(page).getByRole('button', {name: 'Get versions'}).click();
    await expect(groups(page)).toHaveText(['Find a package', 'Get versions']);
    await sidebar(page).getByRole('link', {name: "List a package's versions"}).click();
    await expect(page).toHaveURL(/list-|get-registry-package-versions|versions/);
    await expect(groups(page)).toHaveText(['Find a package', 'Get versions']);
  });

  test('is gone through with arrow keys', async ({page}) => {
    await open(page, OPERATION);
    await sidebar(page).getByRole('button', {name: 'Find a package'}).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(groups(page)).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Get versions');
    await page.keyboard.press('ArrowRight');
    await expect(groups(page)).toHaveText(['Get versions']);
    await page.keyboard.press('ArrowRight');
    const first = await focused(page);
    expect(first).not.toBe('Get versions');
    await page.keyboard.press('ArrowLeft');
    expect(await focused(page)).toBe('Get versions');
    await page.keyboard.press('Space');
    await expect(groups(page)).toHaveCount(0);
    await page.keyboard.press('Home');
    expect(await focused(page)).toBe('Data services');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Tools');
  });
});

test("the rows of a service's operations are links, with method and path", async ({page}) => {
  await open(page, SERVICE);
  const row = page.getByRole('table', {name: 'Find a package'}).getByRole('row').filter({hasText: 'bulk_lookup'});
  await expect(row.getByRole('cell').first()).toHaveText('POST');
  await expect(row.locator('.path b')).toHaveText('/bulk_lookup');
  // Not the link itself: the path at the other end of the row, which the link lies over.
  await row.locator('.path').click({force: true});
  await expect(page).toHaveURL(`${SERVICE}/bulk-lookup-packages`);
});

test("a service's first request stands beside its facts in a wide window, and below them in others", async ({page}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, SERVICE);
  const box = (selector: string) => page.locator(selector).first().boundingBox();
  const [facts, request, response] = [await box('.facts'), await box('.samples'), await box('.example pre')];
  expect(facts && request && request.x > facts.x + facts.width && request.y < facts.y + facts.height).toBe(true);
  expect(response && response.y + 100 < 900, 'the response begins on the first screen').toBe(true);
  await page.setViewportSize({width: 1280, height: 900});
  const below = [await box('.facts'), await box('.samples')];
  expect(below[0] && below[1] && below[1].y > below[0].y + below[0].height).toBe(true);
});
