/** Values that travel from a page to the console, and requests that run in their page, against the mock server. */
import {expect, type Locator, type Page} from '@playwright/test';
import {test} from './support/mocked';
import {open} from './support/page';

const SERVICES = '/docs/services';
const FIRST_CALL = '/docs/guides/first-api-call';
const JOBS = '/docs/guides/jobs';

/** The first request of the page that can run. */
const request = (page: Page): Locator =>
  page
    .locator('.request')
    .filter({has: page.locator('run-request')})
    .first();
const run = (page: Page): Locator => request(page).getByRole('button', {name: 'Run'});
const result = (page: Page): Locator => request(page).locator('.run-result');
const example = (page: Page): Locator => request(page).locator('.example:not(.run-result)');
const field = (page: Page, name: string): Locator =>
  page.locator('.operation .try-input').and(page.getByLabel(name, {exact: true}));

test.describe('values travel', () => {
  test('from what was pasted to the fields of the operation, by Enter', async ({page}) => {
    await open(page, '/');
    const start = page.getByLabel('Paste what you have');
    await start.fill('CVE-2021-44228');
    await expect(page.getByRole('link', {name: 'Get the advisory and its packages'})).toBeVisible();
    await start.press('Enter');
    await expect(page).toHaveURL(/dependabot\/get-advisory#try=1&advisoryId=CVE-2021-44228$/);
    await expect(field(page, 'advisoryId')).toHaveValue('CVE-2021-44228');
  });

  test('from a request in a guide to the fields of the operation', async ({page}) => {
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

  test('to the form alone where the API lets no page of another site call it', async ({page}) => {
    await open(page, `${SERVICES}/products/dashboards`);
    await expect(page.locator('run-request')).toHaveCount(0);
    await page.locator('.request').getByRole('link', {name: 'Try it', exact: true}).first().click();
    await expect(page).toHaveURL(/#try=1/);
    await expect(page.locator('.try-open')).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('form', {name: 'Try it'})).toContainText("doesn't allow requests from web pages");
  });
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
    await expect(result(page).getByRole('group', {name: 'Response as JSON'})).toBeVisible();
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
    await expect(page.locator('[data-start-results] .run-result').getByRole('status')).toContainText('200 OK');
    expect(mock.received.map(({url}) => decodeURIComponent(url))).toEqual([expect.stringContaining('pkg:npm/lodash')]);
  });

  test('and looks there as it does everywhere', async ({page, mock: _mock}) => {
    /** Lines, indentation and height of the rows of a response. */
    const look = (): Promise<unknown> =>
      page
        .locator('.run-result .try-rows .try-rows > li')
        .first()
        .evaluate((line) =>
          [line, line.parentElement!].map((element) => {
            const {borderTopWidth, paddingTop, paddingLeft} = getComputedStyle(element);
            return `${borderTopWidth} ${paddingTop} ${paddingLeft}`;
          }),
        );
    await open(page, FIRST_CALL);
    await run(page).click();
    await expect(result(page).getByRole('status')).toContainText('200 OK');
    const elsewhere = await look();
    await open(page, '/');
    await page.getByLabel('Paste what you have').fill('pkg:npm/lodash');
    await page.locator('[data-start-results] run-request button').first().click();
    const pasted = page.locator('[data-start-results] .run-result');
    await expect(pasted.getByRole('status')).toContainText('200 OK');
    expect(await look()).toEqual(elsewhere);
    // Its forms are not the form that it stands in.
    await pasted.getByRole('button', {name: 'Table'}).click();
    await pasted.getByRole('button', {name: 'Enlarge'}).click();
    const dialog = page.getByRole('dialog', {name: 'Response as a table'});
    await dialog.getByRole('button', {name: 'Close'}).click();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL('/');
  });

  test('and says when to ask again once the limit is used up', async ({page, mock}) => {
    mock.prefer = 'code=429';
    await open(page, FIRST_CALL);
    await run(page).click();
    await expect(result(page).getByRole('status')).toContainText('429 Too Many Requests');
    await expect(result(page)).toContainText(/rate limit until \d\d:\d\d/);
    await expect(result(page).getByRole('timer')).toHaveText(/Try again in \d+:\d\d/);
  });

  test('and says what to do where no response comes', async ({page, mock}) => {
    await page.route(`${mock.url}/**`, (route) => route.abort());
    await open(page, FIRST_CALL);
    await run(page).click();
    await expect(result(page).getByRole('status')).toContainText('run the request in a terminal');
    await result(page).getByRole('link', {name: 'Change the values'}).click();
    await expect(page.getByRole('form', {name: 'Try it'})).toBeVisible();
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

  test('and creates a job only once that is confirmed', async ({page, mock}) => {
    await open(page, JOBS);
    const creating = page
      .locator('.request')
      .filter({has: page.locator('.method--post')})
      .first();
    await creating.getByRole('button', {name: 'Run'}).click();
    const confirm = creating.getByRole('group', {name: 'Confirm'});
    await expect(confirm).toBeFocused();
    expect(mock.received).toEqual([]);
    await confirm.getByRole('button', {name: 'Cancel'}).click();
    await expect(creating.locator('.run-result')).toHaveCount(0);
    await creating.getByRole('button', {name: 'Run'}).click();
    await confirm.getByRole('button', {name: 'Create job'}).click();
    await expect.poll(() => mock.received[0]?.method).toBe('POST');
  });

  test('and hands the ID of a job on to the request that reads it', async ({page, mock}) => {
    await open(page, JOBS);
    const [creating, reading] = ['POST', 'GET'].map((method) =>
      page
        .locator('.request')
        .filter({has: page.locator('run-request')})
        .filter({has: page.locator(`.method--${method.toLowerCase()}`)})
        .first(),
    );
    await creating!.getByRole('button', {name: 'Run'}).click();
    await creating!.getByRole('button', {name: 'Create job'}).click();
    await expect(creating!.getByRole('status')).toContainText('200 OK');
    await expect(creating!.getByRole('group', {name: 'Response as JSON'})).toContainText('"complete"');
    const id = /"id": "([\w-]+)"/.exec((await creating!.locator('.run-result').textContent()) ?? '')?.[1] ?? '';
    expect(id).not.toBe('');
    await reading!.getByRole('button', {name: 'Run'}).click();
    await expect(reading!.getByRole('status')).toContainText('200 OK');
    await expect(reading!).toContainText('Uses the ID of the job that you created above.');
    expect(mock.received.at(-1)?.url).toContain(id);
    await expect(reading!.getByRole('link', {name: 'Change the values'})).toHaveAttribute('href', new RegExp(id));
  });

  test('and has no button without JavaScript', async ({browser, baseURL}) => {
    const context = await browser.newContext({javaScriptEnabled: false, baseURL});
    const page = await context.newPage();
    await page.goto(FIRST_CALL);
    await expect(page.locator('run-request').first()).toBeAttached();
    await expect(page.locator('run-request button').first()).toBeHidden();
    await context.close();
  });
});
