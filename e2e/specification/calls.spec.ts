/** Specification, section 7: the calls that the site makes. */
import type {Request} from '@playwright/test';
import {expect, test} from '../support/test';
import {announcement, colourToggle, open} from '../support/page';
import {operationPaths} from '../support/builtSite';

test('7 · The site only fetches its own page chunks and data files: nothing from another host, no product API', async ({
  page,
  baseURL,
}) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  await open(page, '/');
  await announcement(page).getByRole('button', {name: 'Close'}).click();
  await colourToggle(page).click();
  for (const name of ['Get Started', 'Services', 'Guides', 'Contributing', 'Usage', 'About']) {
    const link = page.locator('nav.navbar').getByRole('link', {name, exact: true});
    await link.click();
    await expect(link).toHaveClass(/navbar__link--active/);
  }
  await page.locator('footer').scrollIntoViewIfNeeded();
  await open(page, '/docs/services/tools/diff');
  await open(page, operationPaths()[0]!);
  await page.waitForLoadState('networkidle');

  expect(requests.length).toBeGreaterThan(20);
  const addresses = requests.map((request) => new URL(request.url()));
  expect(addresses.filter(({protocol, origin}) => protocol !== 'data:' && origin !== baseURL).map(String)).toEqual([]);
  const opened = new Set(['/', '/docs/services/tools/diff', operationPaths()[0]]);
  // A pointer that passes over the search fetches its index ahead.
  const own = /^\/(assets\/(js|css|images|search)\/|parts\/|img\/)/;
  expect(
    addresses.filter(({pathname}) => !own.test(pathname) && !opened.has(pathname)).map(String),
    'neither a page, a chunk, a data file nor a picture',
  ).toEqual([]);
  expect(requests.filter((request) => request.method() !== 'GET').map((request) => request.url())).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});
