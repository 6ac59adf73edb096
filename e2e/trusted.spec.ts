/** Trusted Types and the style policy at work: what a reader opens makes no elements or styles in a way that they refuse (each page as it loads: crawl.spec.ts). */
import type {Page} from '@playwright/test';
import {watch} from './delivery/watch';
import {open} from './support/page';
import {expect, test} from './support/test';

const held = (page: Page): Promise<string[]> => page.evaluate(() => window.held);

test.beforeEach(async ({page}) => watch(page));

test('nothing is held back on the way from page to page, and in the start form', async ({page}) => {
  await open(page, '/');
  await page.locator('[data-start-form]').first().scrollIntoViewIfNeeded();
  await expect(page.locator('[data-start-form] input').first()).toBeVisible();
  const document = await page.evaluate(() => performance.timeOrigin);
  for (const name of ['Guides', 'Usage', 'Services', 'About']) {
    const link = page.locator('nav.navbar').getByRole('link', {name, exact: true});
    await link.click();
    await expect(link).toHaveClass(/navbar__link--active/);
  }
  await page.locator('nav.navbar a.navbar__brand').click();
  await expect(page.locator('[data-start-form]').first()).toBeAttached();
  expect(await page.evaluate(() => performance.timeOrigin), 'without a new document').toBe(document);
  expect(await held(page)).toEqual([]);
});

/** Types half a character, which is what a field's maximum leaves of an emoji. */
const typeHalf = (page: Page, field: string, text: string): Promise<void> =>
  page.locator(field).evaluate((input: HTMLInputElement, before) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, `${before}\ud83d`);
    input.dispatchEvent(new Event('input', {bubbles: true}));
  }, text);

test('half a character breaks neither search nor the start form', async ({page}) => {
  const errors: string[] = [];
  page.on('pageerror', ({message}) => errors.push(message));
  await open(page, '/search');
  await typeHalf(page, 'main input', 'purl ');
  await expect(page).toHaveURL('/search?q=purl%20%EF%BF%BD');
  await page.keyboard.press('Control+k');
  await typeHalf(page, '[role="combobox"]', 'purl ');
  await expect(page.getByRole('link', {name: 'Show all results'})).toBeVisible();
  await open(page, '/');
  await page.locator('[data-start-form] input').first().focus();
  await typeHalf(page, '[data-start-form] input', 'pkg:npm/react');
  await expect(page.locator('[data-start-form]')).toContainText('Package react');
  expect(errors).toEqual([]);
});

test("text becomes elements by the site's own policies alone", async ({page}) => {
  await open(page, '/docs/usage/errors');
  const refused = await page.evaluate(() => {
    const attempts: Record<string, () => void> = {
      innerHTML: () => (document.createElement('div').innerHTML = '<img src=x onerror=hostile(1)>'),
      insertAdjacentHTML: () => document.createElement('div').insertAdjacentHTML('beforeend', '<img>'),
      fragment: () => document.createRange().createContextualFragment('<img>'),
      write: () => document.write('<img>'),
      parser: () => new DOMParser().parseFromString('<img>', 'text/html'),
      script: () => (document.createElement('script').src = 'https://foreign.example/a.js'),
      worker: () => new Worker('/assets/js/none.js'),
      policy: () =>
        (
          window as unknown as {trustedTypes: {createPolicy(name: string, rules: object): void}}
        ).trustedTypes.createPolicy('own', {}),
      again: () =>
        (
          window as unknown as {trustedTypes: {createPolicy(name: string, rules: object): void}}
        ).trustedTypes.createPolicy('prerendered', {}),
    };
    return Object.entries(attempts).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual([
    'innerHTML',
    'insertAdjacentHTML',
    'fragment',
    'write',
    'parser',
    'script',
    'worker',
    'policy',
    'again',
  ]);
});
