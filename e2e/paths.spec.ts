/** Checks that status, content and scripts of the page agree at unusual addresses. delivery/http.spec.ts checks the container. */
import {expect, test} from '@playwright/test';
import {hydrated} from './support/page';

const ERRORS = '/docs/usage/errors';

test('what names no page: not found in status and page, without a canonical address, and the page leads on', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  for (const address of [
    '/docs%2Fabout',
    '/docs%5Cabout',
    '/docs/%E0%A4%A',
    '/docs///////about',
    '/docs/..%2f..%2f..%2fetc%2fpasswd',
    `/${'a'.repeat(6000)}`,
  ]) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1}), address).toHaveText('Page not found');
    await expect(page.locator('link[rel=canonical]'), address).toHaveCount(0);
    await expect(page.locator('meta[name=robots][content=noindex]'), address).toHaveCount(1);
    await page.locator('nav.navbar').getByRole('link', {name: 'Usage'}).click();
    await expect(page, address).toHaveURL(/\/docs\/usage\/$/);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
  }
  expect(faults).toEqual([]);
});

test('another spelling of a page leads there; a slash and file names all name one page', async ({page}) => {
  for (const [address, target] of [
    ['/Docs/About', '/docs/about'],
    ['/Search?q=purl', '/search?q=purl'],
    [`${ERRORS}%20`, ERRORS],
    ['/Docs/Usage/Errors/index.HTML', ERRORS],
  ] as const) {
    const response = await page.goto(address);
    expect(response?.status(), address).toBe(404);
    await page.waitForURL((url) => (url.pathname + url.search).replace(/\/$/, '') === target);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
  }
  for (const address of [`${ERRORS}/`, `${ERRORS}/index.html`, `${ERRORS}.html`]) {
    await page.goto(address);
    await hydrated(page);
    await expect(page.locator('link[rel=canonical]'), address).toHaveAttribute('href', new RegExp(`${ERRORS}$`));
    await expect(page.locator('meta[property="og:url"]'), address).toHaveAttribute('content', new RegExp(`${ERRORS}$`));
    await expect(page.locator('main h1'), address).toHaveText('Errors');
  }
});
