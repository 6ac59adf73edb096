/** Values that travel from a page to the console, and requests that run in their page, against the mock server. */
import {expect, type Locator, type Page} from '@playwright/test';
import {field} from './support/console';
import {test} from './support/mocked';
import {open} from './support/page';

const FIRST_CALL = '/docs/guides/first-api-call';
const JOBS = '/docs/guides/jobs';

/** The first request of the page that can run. */
const request = (page: Page): Locator =>
  page
    .locator('.request')
    .filter({has: page.locator('run-request')})
    .first();
const run = (page: Page): Locator => request(page).getByRole('button', {name: 'Run'});
const result = (page: Page): Locator => request(page).locator('.result-in-page');
const example = (page: Page): Locator => request(page).locator('.example:not(.result-in-page)');

test('values travel from a request in a guide to the fields of the operation', async ({page}) => {
  await open(page, FIRST_CALL);
  const link = request(page).locator('.request__name a');
  const values = new URLSearchParams(
    new URL((await link.getAttribute('href')) ?? '', 'http://localhost').hash.slice(1),
  );
  values.delete('try');
  expect(values.size).toBeGreaterThan(0);
  await link.click();
  for (const [name, value] of values) await expect(field(page, name)).toHaveValue(value);
});

test.describe('a request runs where it stands', () => {
  test('only when it is pressed, and the example comes back', async ({page, mock}) => {
    const scripts: string[] = [];
    page.on('request', (one) => scripts.push(one.url()));
    await open(page, FIRST_CALL);
    await expect(run(page)).toBeVisible();
    expect(mock.received).toEqual([]);
    expect(scripts.filter((url) => url.includes('/openapi/operations/'))).toEqual([]);
    await run(page).click();
    await expect(result(page).getByRole('status')).toContainText('200 OK');
    await expect(result(page).getByRole('tabpanel', {name: 'Card'})).toContainText('react');
    await expect(example(page)).toBeHidden();
    expect(mock.received).toHaveLength(1);
    await run(page).click();
    await expect.poll(() => mock.received.length).toBe(2);
    await result(page).getByRole('button', {name: 'Show the example'}).click();
    await expect(result(page)).toHaveCount(0);
    await expect(example(page)).toBeVisible();
    await expect(run(page)).toBeFocused();
  });

  test('from what was pasted on the landing page', async ({page, mock}) => {
    await open(page, '/');
    await page.getByLabel('Paste what you have').fill('pkg:npm/lodash');
    await page.locator('[data-start-results] run-request button').first().click();
    await expect(page.locator('[data-start-results] .result-in-page').getByRole('status')).toContainText('200 OK');
    expect(mock.received.map(({url}) => decodeURIComponent(url))).toEqual([expect.stringContaining('pkg:npm/lodash')]);
    // The forms of the response are not the form that it stands in.
    const pasted = page.locator('[data-start-results] .result-in-page');
    await pasted.getByRole('tab', {name: 'Table'}).click();
    await pasted.getByRole('button', {name: 'Enlarge'}).click();
    const dialog = page.getByRole('dialog', {name: 'Response as a table'});
    await dialog.getByRole('button', {name: 'Close'}).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });

  test('and retries what could not be loaded', async ({page, mock}) => {
    await page.route('**/openapi/operations/**', (route) => route.abort());
    await open(page, FIRST_CALL);
    await run(page).click();
    await expect(result(page).getByRole('alert')).toContainText("couldn't load");
    await page.unroute('**/openapi/operations/**');
    await run(page).click();
    await expect(result(page).getByRole('status')).toContainText('200 OK');
    expect(mock.received).toHaveLength(1);
  });

  test('and creates a job only once that is confirmed, and hands its ID on to the request that reads it', async ({
    page,
    mock,
  }) => {
    await open(page, JOBS);
    const [creating, reading] = ['POST', 'GET'].map((method) =>
      page
        .locator('.request')
        .filter({has: page.locator('run-request')})
        .filter({has: page.locator(`.method--${method.toLowerCase()}`)})
        .first(),
    );
    const confirm = creating!.getByRole('group', {name: 'Confirm'});
    for (const choice of ['Cancel', 'Create job']) {
      await creating!.getByRole('button', {name: 'Run'}).click();
      await expect(confirm).toBeFocused();
      expect(mock.received).toEqual([]);
      await confirm.getByRole('button', {name: choice}).click();
      await expect(creating!.locator('.result-in-page')).toHaveCount(choice === 'Cancel' ? 0 : 1);
    }
    await expect(creating!.getByRole('status')).toContainText('200 OK');
    await expect(creating!.getByRole('group', {name: 'Response as JSON'})).toContainText('"complete"');
    const id = /"id": "([\w-]+)"/.exec((await creating!.locator('.result-in-page').textContent()) ?? '')?.[1] ?? '';
    expect(id).not.toBe('');
    await reading!.getByRole('button', {name: 'Run'}).click();
    await expect(reading!.getByRole('status')).toContainText('200 OK');
    await expect(reading!).toContainText('Uses the ID of the job that you created above.');
    expect(mock.received.at(-1)?.url).toContain(id);
    await expect(reading!.getByRole('link', {name: 'Change the values'})).toHaveAttribute('href', new RegExp(id));
  });
});
