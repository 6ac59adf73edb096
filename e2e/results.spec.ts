/** What can be done with a response, in the console and where a request runs: table, files, the next page, the URL. */
import {readFileSync} from 'node:fs';
import {expect, type Locator, type Page} from '@playwright/test';
import {test} from './support/mocked';
import {DASHBOARDS, field, form, LOOKUP, REGISTRIES, REGISTRY, result, send} from './support/console';
import {clipboardText, open, openDownloads, openMore} from './support/page';

const button = (page: Page, name: string): Locator => result(page).getByRole('button', {name, exact: true});
const tab = (page: Page, name: string): Locator => result(page).getByRole('tab', {name, exact: true});
const table = (page: Page): Locator => page.getByRole('region', {name: /^Response as a table/});

/** Opens the console of an operation's page and sends its request. */
async function sendFrom(page: Page, address: string): Promise<void> {
  await open(page, address);
  if (!address.includes('#')) await page.locator('.console-open').click();
  await send(page).click();
  await expect(page.locator('.control-status')).toContainText('200 OK');
}

async function downloaded(page: Page, name: string): Promise<{name: string; text: string}> {
  await openDownloads(page);
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()]);
  return {name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8')};
}

test.describe('a list', () => {
  test('is shown as a table that scrolls by itself, by keyboard too', async ({page, mock: _mock}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await sendFrom(page, LOOKUP);
    await tab(page, 'Table').click();
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
    await tab(page, 'JSON').click();
    await expect(page.getByRole('group', {name: 'Response as JSON'})).toContainText('"name": "react"');
  });

  test('has the whole window for its table, and gives the focus back', async ({page, mock: _mock}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await sendFrom(page, LOOKUP);
    await tab(page, 'Table').click();
    await button(page, 'Enlarge').click();
    const dialog = page.getByRole('dialog', {name: 'Response as a table'});
    await expect(dialog.getByRole('rowheader')).toHaveText('react');
    expect((await dialog.boundingBox())?.width).toBeGreaterThan(1200);
    // As high as its one row.
    expect((await dialog.boundingBox())?.height).toBeLessThan(300);
    await expect(dialog.getByRole('heading', {name: 'Response as a table'})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(button(page, 'Enlarge')).toBeFocused();
    await expect(table(page)).toBeVisible();
  });

  test('shows a hundred rows at a time', async ({page, mock}) => {
    const items = Array.from({length: 250}, (_, index) => ({name: `n${index}`, nested: {a: 1}}));
    await page.route(`${mock.url}/**`, (route) =>
      route.fulfill({json: items, headers: {'access-control-allow-origin': '*'}}),
    );
    await sendFrom(page, REGISTRIES);
    await tab(page, 'Table').click();
    await expect(table(page).getByRole('row')).toHaveCount(101);
    await table(page).getByRole('button', {name: 'Show 100 more of 250'}).click();
    await expect(table(page).getByRole('row')).toHaveCount(201);
    await table(page).getByRole('button', {name: 'Show 50 more of 250'}).click();
    await expect(table(page).getByRole('rowheader').last()).toHaveText('n249');
  });
});

test.describe('the next page', () => {
  const urls = (mock: {received: {url: string}[]}): string[] =>
    mock.received.map(({url}) => url.replace('https://packages.ecosyste.ms/api/v1/registries', ''));

  test('is asked for by number, in the form too, until a page is short', async ({page, mock}) => {
    await sendFrom(page, `${REGISTRIES}#try=1&per_page=2`);
    await tab(page, 'Table').click();
    await button(page, 'Next page').click();
    await expect(field(page, 'page')).toHaveValue('2');
    await expect(page.locator('body')).not.toBeFocused();
    await expect(page).toHaveURL(/#try=1&page=2&per_page=2$/);
    // It is shown as the page before was.
    await expect(table(page)).toBeVisible();
    await button(page, 'Next page').click();
    await expect(field(page, 'page')).toHaveValue('3');
    await expect(table(page)).toHaveAccessibleName(/: 1 row,/);
    await expect(button(page, 'Next page')).toHaveCount(0);
    expect(urls(mock)).toEqual(['?per_page=2', '?page=2&per_page=2', '?page=3&per_page=2']);
    // A page has a usual size.
    await sendFrom(page, REGISTRIES);
    await expect(tab(page, 'Table')).toBeVisible();
    await expect(button(page, 'Next page')).toHaveCount(0);
  });

  test('is asked for where a request runs, and its values stay in the link', async ({page, mock}) => {
    await open(page, '/docs/usage/pagination');
    const request = page
      .locator('.request')
      .filter({has: page.locator('run-request')})
      .first();
    await request.getByRole('button', {name: 'Run'}).click();
    await request.locator('.result-in-page').getByRole('button', {name: 'Next page'}).click();
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

test.describe('every page of a list', () => {
  const PAGES = 12;

  /** How the list responds, and what it was asked for. */
  interface List {
    /** The page of each request. */
    asked: number[];
    /** How a page responds the first time, other than with its records. */
    plans: Map<number, 'limited' | 'held'>;
    /** Ends the responses that are held. */
    release: () => void;
  }

  /** Lets the service have a list of 1,200 records in 12 pages. */
  async function serve(page: Page, url: string): Promise<List> {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const list: List = {asked: [], plans: new Map(), release};
    const shared = {'access-control-allow-origin': '*', 'access-control-expose-headers': '*'};
    await page.route(`${url}/**`, async (route) => {
      const number = Number(new URL(route.request().url()).searchParams.get('page') ?? 1);
      list.asked.push(number);
      const plan = list.plans.get(number);
      list.plans.delete(number);
      if (plan === 'held') await held;
      const respond = (records: object[], status = 200, headers: Record<string, string> = {}): Promise<void> =>
        route.fulfill({
          status,
          contentType: 'application/json',
          headers: {...shared, ...headers},
          body: JSON.stringify(records),
        });
      if (plan === 'limited') return respond([], 429, {'retry-after': '600'});
      if (number > PAGES) return respond([]);
      const from = (number - 1) * 100;
      return respond(Array.from({length: 100}, (_, index) => ({name: `n${from + index + 1}`, id: from + index + 1})));
    });
    return list;
  }

  async function getAll(page: Page): Promise<void> {
    await tab(page, 'Table').click();
    await button(page, 'Get all pages').click();
    await button(page, 'Get the pages').click();
  }

  test('is read once the reader has agreed to the number, past a full limit, to its end', async ({page, mock}) => {
    await page.clock.install();
    const list = await serve(page, mock.url);
    await sendFrom(page, REGISTRIES);
    await tab(page, 'Table').click();
    await button(page, 'Get all pages').click();
    const ask = result(page).getByRole('group', {name: 'Get all pages'});
    await expect(ask).toContainText('Each page takes one request.');
    await expect(ask).toContainText(/About [\d,]+ of 5,000 requests left this hour\./);
    await expect(ask.getByLabel('Maximum number of requests')).toHaveValue('100');
    expect(list.asked).toEqual([1]);
    await ask.getByLabel('Maximum number of requests').fill('20');
    list.plans.set(5, 'limited').set(8, 'held');
    await button(page, 'Get the pages').click();
    await expect(result(page)).toContainText("You've reached the rate limit. We'll continue when it resets");
    await page.clock.fastForward(600_000);
    await expect(result(page)).toContainText('700 records in 7 pages so far.');
    list.release();
    await expect(result(page)).toContainText('End of the list: 1,200 records in 12 pages.');
    const pages = Array.from({length: PAGES + 1}, (_, index) => index + 1);
    expect(list.asked.slice(1)).toEqual(pages.flatMap((one) => (one === 5 ? [one, one] : [one])));
    await expect(table(page)).toHaveAccessibleName(/: 1,200 rows,/);
    await expect(result(page).getByRole('button', {name: /^Get /})).toHaveCount(0);
    const lines = (await downloaded(page, 'Download CSV')).text.trim().split('\r\n');
    expect(lines).toHaveLength(1201);
    expect(lines.at(-1)).toBe('n1200,1200');
  });

  test('can be cancelled, which keeps what came, and read on', async ({page, mock}) => {
    const list = await serve(page, mock.url);
    list.plans.set(4, 'held');
    await sendFrom(page, REGISTRIES);
    await getAll(page);
    await expect(result(page)).toContainText('300 records in 3 pages so far.');
    await button(page, 'Cancel').click();
    await expect(result(page)).toContainText('Cancelled. 300 records in 3 pages so far.');
    await expect(table(page)).toHaveAccessibleName(/: 300 rows,/);
    list.release();
    await openDownloads(page);
    await button(page, 'Get the rest').click();
    await button(page, 'Get the pages').click();
    await expect(result(page)).toContainText('End of the list: 1,200 records in 12 pages.');
    await expect(table(page)).toHaveAccessibleName(/: 1,200 rows,/);
    expect(list.asked.slice(1, 7)).toEqual([1, 2, 3, 4, 4, 5]);
  });
});

test.describe('the views of a response', () => {
  test('are tabs that the arrow keys choose from, the card first, on the page of an operation and of a guide', async ({
    page,
    mock: _mock,
  }) => {
    const chosen = (name: string): Promise<void> =>
      expect(tab(page, name).and(page.getByRole('tab', {selected: true}))).toBeFocused();
    const card = page.locator('.data-frame .record-card');
    await sendFrom(page, LOOKUP);
    await expect(card).toContainText('Known advisories');
    await tab(page, 'Card').focus();
    for (const [key, name] of [
      ['ArrowLeft', 'Table'],
      ['ArrowRight', 'Card'],
      ['ArrowRight', 'JSON'],
      ['End', 'Table'],
      ['Home', 'Card'],
    ] as const) {
      const {y} = (await tab(page, 'Card').boundingBox())!;
      await page.keyboard.press(key);
      await chosen(name);
      expect((await tab(page, 'Card').boundingBox())?.y).toBe(y);
    }
    await expect(page.getByRole('tabpanel', {name: 'Card'})).toBeVisible();
    await open(page, '/docs/guides/first-api-call');
    await page.locator('run-request button').first().click();
    await expect(card).toBeVisible();
    await tab(page, 'JSON').click();
    await expect(page.getByRole('tabpanel', {name: 'JSON'})).toContainText('"name": "react"');
  });

  test('are kept by a link, with the request and without what is private, and nothing is sent from it', async ({
    page,
    context,
    mock,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await sendFrom(page, `${LOOKUP}#try=1&purl=pkg%3Anpm%2Freact&name=alice%40example.org`);
    await tab(page, 'Table').click();
    await button(page, 'Copy link to the request').click();
    await expect(button(page, 'Copied without private values')).toBeVisible();
    const link = await clipboardText(page);
    expect(new URL(link).hash).toBe('#try=table&purl=pkg%3Anpm%2Freact');
    expect(mock.received).toHaveLength(1);
    const other = await context.newPage();
    await other.addInitScript((url) => localStorage.setItem('console-base', url), mock.url);
    await open(other, link);
    await expect(field(other, 'purl')).toHaveValue('pkg:npm/react');
    await expect(form(other).getByRole('button', {name: 'Send'})).toBeFocused();
    expect(mock.received).toHaveLength(1);
    await other.keyboard.press('Enter');
    await expect(table(other)).toBeVisible();
  });
});

test.describe('the URL of a request', () => {
  const link = (page: Page): Locator => page.getByRole('link', {name: 'Open the URL in a new tab'});

  test('opens in a new tab without who asks, also where no page may call it', async ({page}) => {
    await open(page, DASHBOARDS);
    await page.locator('.console-open').click();
    // A request that can't be sent has no other use, so nothing has to be opened first.
    await expect(link(page)).toHaveAttribute('href', 'https://dashboards.ecosyste.ms/api/v1/projects');
    await expect(link(page)).toHaveAttribute('target', '_blank');
    await expect(link(page)).toHaveAttribute('rel', /noreferrer/);
    await open(page, REGISTRY);
    await page.locator('.console-open').click();
    await form(page).getByText('Identify your client').click();
    await field(page, 'Email address').fill('reader@example.org');
    await openMore(page);
    await expect(link(page)).toHaveAttribute('href', 'https://packages.ecosyste.ms/api/v1/registries/npmjs.org');
    await field(page, 'registryName').fill('');
    await expect(link(page)).toHaveCount(0);
  });
});
