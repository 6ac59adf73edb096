/** What can be done with a response, in the console and where a request runs: table, files, the next page, the last requests, the URL. */
import {readFileSync} from 'node:fs';
import {expect, type Locator, type Page} from '@playwright/test';
import {test} from './support/mocked';
import {open, openMore, stored} from './support/page';

const SERVICES = '/docs/services';
const REGISTRIES = `${SERVICES}/data-services/packages/get-registries`;
const REGISTRY = `${SERVICES}/data-services/packages/get-registry`;
const LOOKUP = `${SERVICES}/data-services/packages/lookup-package`;
const DASHBOARDS = `${SERVICES}/products/dashboards/get-projects`;
const BULK = `${SERVICES}/data-services/packages/bulk-lookup-packages`;
const FIRST_CALL = '/docs/guides/first-api-call';

const form = (page: Page): Locator => page.getByRole('form', {name: 'Try it'});
const field = (page: Page, name: string): Locator =>
  page.locator('.operation .try-input').and(page.getByLabel(name, {exact: true}));
const result = (page: Page): Locator => page.locator('.try-result');
const button = (page: Page, name: string): Locator => result(page).getByRole('button', {name, exact: true});
const table = (page: Page): Locator => page.getByRole('region', {name: /^Response as a table/});
const kept = (page: Page): Locator => page.locator('details', {has: page.getByText(/^Recent requests/)});

/** Opens the console of an operation's page and sends its request. */
async function sendFrom(page: Page, address: string): Promise<void> {
  await open(page, address);
  if (!address.includes('#')) await page.locator('.try-open').click();
  await form(page).getByRole('button', {name: 'Send'}).click();
  await expect(page.locator('.try-status')).toContainText('200 OK');
}

/** Answers every request with the given JSON. */
const answerWith = (page: Page, url: string, body: string, headers: Record<string, string> = {}): Promise<unknown> =>
  page.route(`${url}/**`, (route) =>
    route.fulfill({
      contentType: 'application/json',
      headers: {'access-control-allow-origin': '*', ...headers},
      body,
    }),
  );

async function downloaded(page: Page, name: string): Promise<{name: string; text: string}> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return {name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8')};
}

test.describe('a list', () => {
  test('is shown as a table that scrolls by itself, by keyboard too', async ({page, mock: _mock}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await sendFrom(page, LOOKUP);
    await button(page, 'Table').click();
    await expect(table(page)).toHaveAccessibleName(/^Response as a table: 1 row, \d\d columns$/);
    await expect(table(page).getByRole('columnheader').first()).toHaveText('name');
    await expect(table(page).getByRole('rowheader')).toHaveText('react');
    await expect(page.getByRole('group', {name: 'Response as JSON'})).toHaveCount(0);
    await table(page).focus();
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => table(page).evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
    // What names the row stays in sight.
    const {left, right} = await table(page).evaluate((element) => {
      const {left, right} = element.querySelector('tbody th')?.getBoundingClientRect() ?? {left: -1, right: -1};
      const box = element.getBoundingClientRect();
      return {left: left - box.left, right: right - box.left};
    });
    expect(left).toBeLessThanOrEqual(1.5);
    expect(right).toBeGreaterThan(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
    await button(page, 'Tree').click();
    await expect(page.getByRole('group', {name: 'Response as JSON'})).toContainText('"name": "react"');
  });

  for (const [width, height, most] of [
    [1440, 900, 140],
    [390, 844, 240],
  ] as const)
    test(`begins near the top of its panel, below one row of buttons: ${width}`, async ({page, mock: _mock}) => {
      await page.setViewportSize({width, height});
      await sendFrom(page, LOOKUP);
      const panel = await result(page).boundingBox();
      const body = await page.getByRole('group', {name: 'Response as JSON'}).boundingBox();
      expect((body?.y ?? Infinity) - (panel?.y ?? 0)).toBeLessThan(most);
    });

  test('has the whole window for its table, and gives the focus back', async ({page, mock: _mock}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await sendFrom(page, LOOKUP);
    await button(page, 'Table').click();
    await button(page, 'Enlarge').click();
    const dialog = page.getByRole('dialog', {name: 'Response as a table'});
    await expect(dialog.getByRole('rowheader')).toHaveText('react');
    expect((await dialog.boundingBox())?.width).toBeGreaterThan(1200);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button(page, 'Enlarge')).toBeFocused();
    await expect(table(page)).toBeVisible();
  });

  test('shows a hundred rows at a time', async ({page, mock}) => {
    const items = Array.from({length: 250}, (_, index) => ({name: `n${index}`, nested: {a: 1}}));
    await answerWith(page, mock.url, JSON.stringify(items));
    await sendFrom(page, REGISTRIES);
    await button(page, 'Table').click();
    await expect(table(page).getByRole('row')).toHaveCount(101);
    await table(page).getByRole('button', {name: 'Show 100 more of 250'}).click();
    await expect(table(page).getByRole('row')).toHaveCount(201);
    await table(page).getByRole('button', {name: 'Show 50 more of 250'}).click();
    await expect(table(page).getByRole('rowheader').last()).toHaveText('n249');
  });

  test('comes as CSV that no spreadsheet runs, and as JSON as it came', async ({page, mock}) => {
    const body = '[{"name":"=HYPERLINK(\\"http://x\\")","id":12345678901234567890,"in":{"a":[1.50]}},{"name":"a,b"}]';
    await answerWith(page, mock.url, body);
    await sendFrom(page, REGISTRIES);
    expect(await downloaded(page, 'Download CSV')).toEqual({
      name: 'packages-getRegistries.csv',
      text: '\ufeffname,id,in\r\n"\'=HYPERLINK(""http://x"")",12345678901234567890,"{""a"":[1.50]}"\r\n"a,b",,\r\n',
    });
    expect(await downloaded(page, 'Download JSON')).toEqual({name: 'packages-getRegistries.json', text: body});
  });

  test('of 20 MB becomes CSV', async ({page, mock}) => {
    mock.prefer = 'size=20MB';
    await sendFrom(page, LOOKUP);
    await button(page, 'Table').click();
    await expect(table(page).getByRole('row')).toHaveCount(101);
    const {text} = await downloaded(page, 'Download CSV');
    expect(text.length).toBeGreaterThan(10_000_000);
  });

  test('is what a record is not', async ({page, mock: _mock}) => {
    await sendFrom(page, REGISTRY);
    await expect(button(page, 'Download JSON')).toBeVisible();
    for (const name of ['Table', 'Download CSV', 'Next page']) await expect(button(page, name)).toHaveCount(0);
  });
});

test.describe('the next page', () => {
  const urls = (mock: {received: {url: string}[]}): string[] =>
    mock.received.map(({url}) => url.replace('https://packages.ecosyste.ms/api/v1/registries', ''));

  test('is asked for by number, in the form too, until a page is short', async ({page, mock}) => {
    await sendFrom(page, `${REGISTRIES}#try=1&per_page=2`);
    await button(page, 'Table').click();
    await button(page, 'Next page').click();
    await expect(field(page, 'page')).toHaveValue('2');
    await expect(page).toHaveURL(/#try=1&page=2&per_page=2$/);
    // It is shown as the page before was.
    await expect(table(page)).toBeVisible();
    await button(page, 'Next page').click();
    await expect(field(page, 'page')).toHaveValue('3');
    await expect(table(page)).toHaveAccessibleName(/: 1 row,/);
    await expect(button(page, 'Next page')).toHaveCount(0);
    expect(urls(mock)).toEqual(['?per_page=2', '?page=2&per_page=2', '?page=3&per_page=2']);
  });

  test('is what Link says where the page may read it, at the service itself', async ({page, mock}) => {
    const link =
      '<http://packages.ecosyste.ms/api/v1/registries?page=7&per_page=2>; rel="next", <http://x/>; rel="last"';
    await answerWith(page, mock.url, '[{"name":"a"},{"name":"b"}]', {
      link,
      'access-control-expose-headers': 'Link',
    });
    await sendFrom(page, `${REGISTRIES}#try=1&per_page=2`);
    const [request] = await Promise.all([page.waitForRequest(`${mock.url}/**`), button(page, 'Next page').click()]);
    expect(request.url()).toBe(`${mock.url}/packages.ecosyste.ms/api/v1/registries?page=7&per_page=2`);
    await page.unroute(`${mock.url}/**`);
    await answerWith(page, mock.url, '[{"name":"a"},{"name":"b"}]', {
      link: '<http://packages.ecosyste.ms/api/v1/registries?page=1>; rel="first"',
      'access-control-expose-headers': 'Link',
    });
    await button(page, 'Next page').click();
    await expect(page.locator('.try-status')).toContainText('200 OK');
    await expect(button(page, 'Next page')).toHaveCount(0);
  });

  test('is asked for where a request runs, and its values stay in the link', async ({page, mock}) => {
    await open(page, '/docs/usage/pagination');
    const request = page
      .locator('.request')
      .filter({has: page.locator('run-request')})
      .first();
    await request.getByRole('button', {name: 'Run'}).click();
    await request.locator('.run-result').getByRole('button', {name: 'Next page'}).click();
    await expect.poll(() => mock.received.length).toBe(2);
    const [first = '', second = ''] = mock.received.map(({url}) => url);
    const page1 = Number(new URL(first).searchParams.get('page') ?? 1);
    expect(new URL(second).searchParams.get('page')).toBe(String(page1 + 1));
    await expect(request.getByRole('link', {name: 'Change the values'})).toHaveAttribute(
      'href',
      new RegExp(`[#&]page=${page1 + 1}(&|$)`),
    );
  });
});

test.describe('the last requests', () => {
  const KEY = 'console-requests';

  test('are kept only once the reader asks for it, and forgotten', async ({page, mock: _mock}) => {
    await sendFrom(page, LOOKUP);
    expect(await stored(page, KEY)).toBeNull();
    await kept(page).locator('summary').click();
    await page.getByLabel('Keep my 20 most recent requests in this browser').check();
    await form(page).getByRole('button', {name: 'Send'}).click();
    await expect(kept(page).getByRole('link', {name: 'Look up a package'})).toHaveCount(1);
    await field(page, 'purl').fill('pkg:gem/rails');
    await form(page).getByRole('button', {name: 'Send'}).click();
    await expect(kept(page).locator('summary')).toHaveText('Recent requests (2)');
    await expect(kept(page).locator('li').first()).toContainText('purl=pkg%3Agem%2Frails');
    await expect(kept(page).locator('li').first()).toContainText('200');

    // On the page of another operation, and back again with the values.
    await open(page, REGISTRIES);
    await page.locator('.try-open').click();
    await kept(page).locator('summary').click();
    await kept(page).getByRole('link', {name: 'Look up a package'}).first().click();
    await expect(field(page, 'purl')).toHaveValue('pkg:gem/rails');

    await kept(page).locator('summary').click();
    await page.getByRole('button', {name: 'Clear recent requests'}).click();
    await expect(page.getByLabel('Keep my 20 most recent requests in this browser')).not.toBeChecked();
    expect(await stored(page, KEY)).toBeNull();
    await form(page).getByRole('button', {name: 'Send'}).click();
    await expect(page.locator('.try-status')).toContainText('200 OK');
    expect(await stored(page, KEY)).toBeNull();
  });

  test('hold no address and no key, and twenty at most', async ({page, mock}) => {
    await page.addInitScript((key) => localStorage.setItem(key, '[]'), KEY);
    await open(page, REGISTRIES);
    await page.locator('.try-open').click();
    await form(page).getByText('Identify your client').click();
    await field(page, 'Email address').fill('reader@example.org');
    await field(page, 'API key').fill('k3yK3yk3yK3yk3y');
    for (let count = 1; count <= 22; count += 1) {
      await form(page).getByRole('button', {name: 'Send'}).click();
      await expect.poll(() => mock.received.length).toBe(count);
      await expect(page.locator('.try-status')).toContainText('200 OK');
      await expect(kept(page).locator('summary')).toHaveText(`Recent requests (${Math.min(count, 20)})`);
    }
    expect(mock.received[0]?.url).toContain('mailto');
    const text = (await stored(page, KEY)) ?? '';
    expect(JSON.parse(text)).toHaveLength(20);
    expect(text).not.toMatch(/reader|mailto|k3y/i);
  });

  test('are told not to be kept where the browser stores nothing', async ({page, mock: _mock}) => {
    await open(page, REGISTRIES);
    await page.locator('.try-open').click();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await kept(page).locator('summary').click();
    const box = page.getByLabel('Keep my 20 most recent requests in this browser');
    await box.click();
    await expect(box).not.toBeChecked();
    await expect(kept(page).getByRole('status')).toContainText('is blocking storage for this site');
  });

  test('ignore what is no request of this site', async ({page, mock: _mock}) => {
    const entry = {title: 'x', method: 'GET', url: 'https://x', status: '200', at: 1};
    const text = JSON.stringify([{...entry, href: 'javascript:alert(1)'}, {...entry, href: '//x'}, null, 3]);
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [KEY, text] as const);
    await sendFrom(page, REGISTRIES);
    await expect(kept(page).locator('summary')).toHaveText('Recent requests (1)');
  });

  test('come from requests that run in a page too', async ({page, mock: _mock}) => {
    await page.addInitScript((key) => localStorage.setItem(key, '[]'), KEY);
    await open(page, FIRST_CALL);
    await page.locator('run-request button').first().click();
    await expect(kept(page).locator('summary')).toHaveText('Recent requests (1)');
    await kept(page).locator('summary').click();
    await kept(page).locator('li a').click();
    await expect(form(page)).toBeVisible();
  });
});

test.describe('the URL of a request', () => {
  const link = (page: Page): Locator => page.getByRole('link', {name: 'Open the URL in a new tab'});

  test('opens in a new tab without who asks, also where no page may call it', async ({page}) => {
    await open(page, DASHBOARDS);
    await page.locator('.try-open').click();
    // A request that can't be sent has no other use, so nothing has to be opened first.
    await expect(link(page)).toHaveAttribute('href', 'https://dashboards.ecosyste.ms/api/v1/projects');
    await expect(link(page)).toHaveAttribute('target', '_blank');
    await expect(link(page)).toHaveAttribute('rel', /noreferrer/);
    await open(page, REGISTRY);
    await page.locator('.try-open').click();
    await form(page).getByText('Identify your client').click();
    await field(page, 'Email address').fill('reader@example.org');
    await openMore(page);
    await expect(link(page)).toHaveAttribute('href', 'https://packages.ecosyste.ms/api/v1/registries/npmjs.org');
    await field(page, 'registryName').fill('');
    await expect(link(page)).toHaveCount(0);
  });

  test('is not offered for what is no GET', async ({page, mock: _mock}) => {
    await open(page, BULK);
    await page.locator('.try-open').click();
    await expect(form(page)).toBeVisible();
    await openMore(page);
    await expect(page.getByRole('button', {name: 'Copy link'})).toBeVisible();
    await expect(link(page)).toHaveCount(0);
  });
});
