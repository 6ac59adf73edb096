/** Checks that status, content and scripts of the page agree at unusual addresses. delivery/http.spec.ts checks the other servers. */
import {expect, test} from '@playwright/test';
import {hydrated} from './support/page';

for (const address of [
  '/docs%2Fabout',
  '/docs/usage%2ferrors',
  '/docs/about%2F',
  '/search%2F?q=purl',
  '/docs%5Cabout',
  '/docs/%ff',
  '/docs/%E0%A4%A',
  '/docs/%C0%AF',
]) {
  test(`${address}: not found in status and page, and the page is alive`, async ({page}) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
    expect(faults).toEqual([]);
    await page.keyboard.press('ControlOrMeta+k');
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

for (const [address, target] of [
  ['/Docs/About', '/docs/about/'],
  ['/docs/usage/ERRORS', '/docs/usage/errors'],
  ['/Search?q=purl', '/search?q=purl'],
  ['/docs/usage/errors%20', '/docs/usage/errors'],
  ['/docs/services/tools/diff/Get-Job', '/docs/services/tools/diff/get-job'],
] as const) {
  test(`${address}: another spelling of ${target} leads there`, async ({page}) => {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await page.waitForURL((url) => (url.pathname + url.search).replace(/\/$/, '') === target.replace(/\/$/, ''));
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
  });
}

test('a slash that is encoded in the query alone changes nothing', async ({page}) => {
  const response = await page.goto('/docs/about?from=a%2Fb');
  expect(response?.status()).toBe(200);
  await hydrated(page);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText('Page not found');
});
