/** The questions and answers: the filter narrows them, says how many are left, and every place in the page stays within reach. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import {holdScript, open} from './support/page';

const FAQ = '/docs/about/faq';

const field = (page: Page): Locator => page.getByRole('searchbox', {name: 'Filter questions'});
const status = (page: Page): Locator => page.locator('question-filter [role="status"]');
const shown = (page: Page): Locator => page.locator('.markdown h3').filter({visible: true});

/** Opens the page and waits until the field works. */
async function openFilter(page: Page, address = FAQ): Promise<void> {
  await open(page, address);
  await page.evaluate(() => customElements.whenDefined('question-filter'));
}

test('the filter narrows the questions as you type, and says how many are left', async ({page}) => {
  await openFilter(page);
  const all = await shown(page).count();
  expect(all).toBeGreaterThan(20);
  await field(page).pressSequentially('api key');
  await expect(status(page)).toHaveText(new RegExp(`^\\d+ of ${all} questions$`));
  const left = await shown(page).count();
  expect(left).toBeGreaterThan(1);
  expect(left).toBeLessThan(all / 2);
  await expect(status(page)).toHaveText(`${left} of ${all} questions`);
  // Words of the answer count too, in any order.
  await field(page).fill('PURCHASE dpa');
  await expect(shown(page)).toHaveCount(0);
  await field(page).fill('processing DPA');
  await expect(shown(page)).toHaveText([/^Do you have a DPA/]);
  await expect(page.getByText('data processing agreement')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(field(page)).toHaveValue('');
  await expect(field(page)).toBeFocused();
  await expect(shown(page)).toHaveCount(all);
  await expect(status(page)).toBeEmpty();
});

test('where no question matches, the search of all pages has the words', async ({page}) => {
  await openFilter(page);
  await field(page).fill('sbom & more');
  await expect(status(page)).toHaveText(/^0 of \d+ questions$/);
  await page.getByRole('link', {name: 'Search all pages'}).click();
  await expect(page).toHaveURL(/\/search\?q=sbom(\+|%20)%26(\+|%20)more$/);
  await expect(page.getByRole('searchbox').first()).toHaveValue('sbom & more');
});

test('what was typed before the filter had loaded is applied', async ({page}) => {
  const script = await holdScript(page, /\/question-filter\.\w+\.js$/);
  await open(page, FAQ);
  await field(page).fill('graphql');
  script.release();
  await expect(shown(page)).toHaveCount(1);
});
