/** What fingers need on a phone: targets of 44 pixels for what is pressed most, and each way through a page once. */
import {expect, type Locator} from '@playwright/test';
import {test} from './support/mocked';
import {open, openMore} from './support/page';

const OPERATION = '/docs/services/data-services/packages/lookup-package';
const FINGER = 44;

test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

/** @returns how many pixels above and below its middle an element takes a press, up to what a finger needs */
const reach = (element: Locator): Promise<number> =>
  element.evaluate((button, most) => {
    button.scrollIntoView({block: 'center'});
    const {left, top, width, height} = button.getBoundingClientRect();
    const takes = (offset: number): boolean => {
      const hit = document.elementFromPoint(left + width / 2, top + height / 2 + offset);
      return hit !== null && button.contains(hit);
    };
    let [above, below] = [0, 0];
    while (above < most / 2 && takes(-above)) above += 1;
    while (below < most / 2 && takes(below)) below += 1;
    return above + below;
  }, FINGER);

test('the menu shows where the reader is and how to close it, and every icon in it has a colour', async ({page}) => {
  await open(page, '/docs/usage/errors');
  await page.locator('main a[href^="/docs/guides/jobs"]').first().click();
  await expect(page).toHaveURL(/guides\/jobs/);
  // A step back closes what covers the page, and only the next one leaves it.
  for (const [opener, layer] of [
    ['.navbar__toggle', '.navbar-sidebar--show'],
    ['.page-menu summary', '.page-menu[open]'],
  ] as const) {
    await page.locator(opener).click();
    await expect(page.locator(layer)).toBeVisible();
    await page.goBack();
    await expect(page.locator(layer)).toHaveCount(0);
    await expect(page).toHaveURL(/guides\/jobs/);
  }
  await page.locator('.navbar__toggle').click();
  const close = page.getByRole('button', {name: 'Close navigation bar'});
  await expect(close).toBeInViewport({ratio: 1});
  const menu = page.locator('.navbar-sidebar');
  await expect(menu.getByRole('link', {name: 'Run asynchronous jobs'})).toBeInViewport({ratio: 1});
  await expect(menu.locator('.navbar-sidebar__back')).toBeInViewport({ratio: 0.99});
  expect(await reach(close)).toBeGreaterThanOrEqual(FINGER);
  const painted = await page
    .locator('.navbar-sidebar svg :is(path, g):visible')
    .evaluateAll((shapes) =>
      shapes.map((shape) =>
        [getComputedStyle(shape).stroke, getComputedStyle(shape).fill].some((one) => one !== 'none'),
      ),
    );
  expect(painted.length).toBeGreaterThan(1);
  expect(painted).not.toContain(false);
});

test('"Copy" and "Run" of samples can be pressed without aiming', async ({page}) => {
  await open(page, '/docs/guides/first-api-call');
  for (const name of [/^Run/, /^Copy/]) {
    const button = page.getByRole('main').locator('.request .code__copy').filter({hasText: name}).first();
    await expect(button).toBeVisible();
    expect(await reach(button), String(name)).toBeGreaterThanOrEqual(FINGER - 2);
  }
});

test('buttons and fields of the console, and of its response, can be pressed without aiming', async ({
  page,
  mock: _mock,
}) => {
  await open(page, OPERATION);
  await page.locator('.console-open').click();
  const console_ = page.getByRole('form', {name: 'Try it'});
  await openMore(page);
  for (const name of ['Send', 'More actions', 'Reset', 'Close the console'])
    expect((await console_.getByRole('button', {name}).boundingBox())?.height, name).toBeGreaterThanOrEqual(FINGER);
  // It's there while a request runs, and keeps its room before.
  expect((await console_.locator('.console-cancel').boundingBox())?.height).toBeGreaterThanOrEqual(FINGER);
  const fields = page.locator('[data-slot] .control-input:not(textarea)').filter({visible: true});
  expect(await fields.count()).toBeGreaterThan(3);
  const boxes = await fields.evaluateAll((all) => all.map((field) => field.getBoundingClientRect().toJSON()));
  // One below the other, as wide as the text.
  expect(new Set(boxes.map(({x, width}) => `${x} ${width}`)).size).toBe(1);
  for (const {height} of boxes) expect(height).toBeGreaterThanOrEqual(FINGER);
  await console_.getByRole('button', {name: 'Send'}).click();
  const result = page.locator('.data-frame');
  for (const name of ['Card', 'JSON', 'Table', 'Download', 'Copy the response', 'Copy link to the request']) {
    const control = result
      .locator('[role=tab], button')
      .and(result.getByLabel(name, {exact: true}).or(result.getByText(name, {exact: true})));
    expect((await control.boundingBox())?.height, name).toBeGreaterThanOrEqual(FINGER);
  }
});
