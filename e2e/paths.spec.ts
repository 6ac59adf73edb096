/** Checks that status, content and scripts of the page agree at unusual addresses. delivery/http.spec.ts checks the container. */
import {expect, test} from '@playwright/test';
import {hydrated} from './support/page';

for (const [what, address] of [
  ['an encoded slash', '/docs%2Fabout'],
  ['a backslash', '/docs%5Cabout'],
  ['what is not well formed', '/docs/%E0%A4%A'],
  ['slashes alone', '/docs///////about'],
  ['a way up and out', '/docs/..%2f..%2f..%2fetc%2fpasswd'],
  ['a long path', `/${'a'.repeat(6000)}`],
] as const) {
  test(`${what}: not found in status and page, and the page leads on`, async ({page}) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    expect(faults).toEqual([]);
    await page.locator('nav.navbar').getByRole('link', {name: 'Usage'}).click();
    await expect(page).toHaveURL(/\/docs\/usage\/$/);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
  });
}

for (const [address, target] of [
  ['/Docs/About', '/docs/about'],
  ['/Search?q=purl', '/search?q=purl'],
  ['/docs/usage/errors%20', '/docs/usage/errors'],
] as const) {
  test(`${address}: another spelling of ${target} leads there`, async ({page}) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await page.waitForURL((url) => (url.pathname + url.search).replace(/\/$/, '') === target);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
  });
}
