/** The landing page answers at first sight: a record with its request, which the examples of the form swap. */
import {expect, test} from '@playwright/test';

const REACT = '[data-record="pkg:npm/react"]';
const GIMIE = '[data-record="https://github.com/sdsc-ordes/gimie"]';

test('shows a record, its JSON and the request that returns it, without a script', async ({browser}) => {
  const page = await (await browser.newContext({javaScriptEnabled: false})).newPage();
  await page.goto('/');
  const record = page.locator(REACT);
  await expect(record.getByText('Dependent packages')).toBeVisible();
  await expect(record.locator('.code').first()).toContainText('packages/lookup?purl=pkg%3Anpm%2Freact');
  const json = record.getByRole('group', {name: 'Response as JSON'});
  await expect(json).toBeHidden();
  await record.getByRole('radio', {name: 'JSON'}).check();
  await expect(json).toContainText(/"dependent_packages_count": \d+/);
  await expect(page.locator('[data-record]:visible')).toHaveCount(1);
  await page.context().close();
});

test('request and input are on the first screen; an example swaps the record, and nothing below it moves; “Open request” leads to the first request', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await page.goto('/');
  const place = async () => (await page.locator(`${REACT}, ${GIMIE}`).locator('visible=true').boundingBox())?.y;
  for (const part of [
    page.getByRole('button', {name: 'Open request', exact: true}),
    page.locator(REACT).getByText('curl').first(),
  ])
    expect((await part.boundingBox())?.y).toBeLessThan(800);
  const before = await place();
  await page.getByRole('button', {name: 'github.com/sdsc-ordes/gimie'}).click();
  await expect(page.locator(GIMIE)).toBeVisible();
  await expect(page.locator(REACT)).toBeHidden();
  await expect(page.getByLabel('Paste what you have')).toHaveValue('https://github.com/sdsc-ordes/gimie');
  expect(await place()).toBe(before);
  // A file that was pasted by mistake isn't laid out, and the form says why.
  await page.getByLabel('Paste what you have').selectText();
  await page.keyboard.insertText('pkg:npm/a'.repeat(50_000));
  expect(await page.getByLabel('Paste what you have').inputValue()).toHaveLength(2000);
  await expect(page.getByText('This is too long for one name or URL.').first()).toBeVisible();
  await page.getByLabel('Paste what you have').fill('pkg:npm/lodash');
  await expect(page.locator('[data-start-results] a').first()).toHaveAttribute('href', /lodash/);
  await page.getByRole('button', {name: 'Open request', exact: true}).click();
  await expect(page).toHaveURL(/\/lookup-package#try=1&purl=pkg%3Anpm%2Flodash/);
});
