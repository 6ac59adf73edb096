/** "Use my project in the examples": asked for, kept in this browser, shown in requests, and taken back. */
import {expect, type Locator, type Page} from '@playwright/test';
import {test} from './support/mocked';
import {movesOf, watchMoves} from './support/moves';
import {open, openMore, painted, stored} from './support/page';

const PACKAGES = '/docs/services/data-services/packages';
const LOOKUP = `${PACKAGES}/lookup-package`;
const PACKAGE = `${PACKAGES}/get-registry-package`;
const COMMITS = '/docs/services/indexes/commits/get-host-repository';
const FIRST_CALL = '/docs/guides/first-api-call';
const KEY = 'project';

const chip = (page: Page): Locator => page.getByRole('complementary', {name: 'My project'});
const line = (page: Page): Locator => page.locator('.request-panel [data-sample] code').filter({visible: true});
const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Use my project in the examples'});
const field = (page: Page): Locator => dialog(page).getByLabel('Package URL or repository URL');
const input = (page: Page, name: string): Locator =>
  page.locator('.operation .try-input').and(page.getByLabel(name, {exact: true}));

/** Keeps a project as an earlier visit did. */
const keptBefore = (page: Page, text: string): Promise<unknown> =>
  page.addInitScript(
    ([key, value]) => {
      if (sessionStorage.getItem('kept') === null) localStorage.setItem(key, value);
      sessionStorage.setItem('kept', 'yes');
    },
    [KEY, text] as const,
  );

/** Opens the dialog from the console. */
async function ask(page: Page, address = LOOKUP): Promise<void> {
  await open(page, address);
  await page.locator('.try-open').click();
  await openMore(page);
  await page.getByRole('button', {name: 'Use my project in the examples'}).click();
  await expect(dialog(page)).toBeVisible();
}

test.describe('my project', () => {
  test('is kept only once the reader says so, and stands in the fields that are open', async ({page, mock}) => {
    await ask(page);
    await expect(field(page)).toHaveValue('pkg:npm/react');
    await field(page).fill('react');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('alert')).toContainText('Enter a package URL');
    expect(await stored(page, KEY)).toBeNull();
    await field(page).fill('pkg:npm/left-pad');
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(chip(page)).toContainText('Examples use pkg:npm/left-pad');
    expect(await stored(page, KEY)).toBe('pkg:npm/left-pad');
    await expect(input(page, 'purl')).toHaveValue('pkg:npm/left-pad');
    await page.getByRole('button', {name: 'Close the console'}).click();
    await expect(line(page)).toContainText('purl=pkg%3Anpm%2Fleft-pad');
    expect(mock.received).toEqual([]);
  });

  test('is in every language, with the responses said to be of another record', async ({page}) => {
    await keptBefore(page, 'pkg:npm/left-pad');
    await open(page, PACKAGE);
    await expect(line(page)).toContainText('registries/npmjs.org/packages/left-pad');
    for (const language of await page.locator('.request-panel [data-language]').all()) {
      await language.click();
      await expect(line(page)).toContainText('left-pad');
    }
    await expect(page.locator('.response-panel .example__caption').first()).toHaveText(/^For minimist · /);
    await page.locator('.try-open').click();
    await expect(input(page, 'packageName')).toHaveValue('left-pad');
  });

  test('follows the reader from page to page, and is taken back', async ({page}) => {
    await keptBefore(page, 'https://github.com/octocat/hello-world');
    await open(page, COMMITS);
    await expect(line(page)).toContainText('hosts/GitHub/repositories/octocat%2Fhello-world');
    const before = await page.locator('.pagination-nav__link--next').getAttribute('href');
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).toHaveURL(new RegExp(`${before}$`));
    await expect(line(page)).toContainText('octocat%2Fhello-world');
    await page.goBack();
    await expect(line(page)).toContainText('hosts/GitHub/repositories/octocat%2Fhello-world');
    await chip(page).getByRole('button', {name: 'Stop'}).click();
    await expect(chip(page)).toHaveCount(0);
    await expect(line(page)).toContainText('numpy%2Fnumpy');
    await expect(page.locator('.project-note')).toHaveCount(0);
    expect(await stored(page, KEY)).toBeNull();
    await open(page, COMMITS);
    await expect(line(page)).toContainText('numpy%2Fnumpy');
    await expect(chip(page)).toHaveCount(0);
  });

  test('can be another one', async ({page}) => {
    await keptBefore(page, 'pkg:npm/left-pad');
    await open(page, LOOKUP);
    await chip(page).getByRole('button', {name: 'Change'}).click();
    await expect(field(page)).toHaveValue('pkg:npm/left-pad');
    await field(page).fill('pkg:gem/rails');
    await dialog(page).getByRole('button', {name: 'Use it'}).click();
    await expect(line(page)).toContainText('purl=pkg%3Agem%2Frails');
    await expect(page.locator('.project-note').first()).toHaveText('For pkg:npm/react · ');
    await expect(chip(page)).toContainText('pkg:gem/rails');
  });

  test('says where no example can use it', async ({page}) => {
    await keptBefore(page, 'pkg:npm/left-pad');
    await open(page, COMMITS);
    await expect(chip(page)).toContainText('No example here can use pkg:npm/left-pad');
    await expect(line(page)).toContainText('numpy%2Fnumpy');
    await open(page, '/docs/about/contact');
    await expect(chip(page)).toHaveCount(0);
  });

  test('is asked for by the requests of guides, in their links and when they run', async ({page, mock}) => {
    await keptBefore(page, 'pkg:npm/left-pad');
    await open(page, FIRST_CALL);
    const request = page.locator('.request', {has: page.locator('.project-note')}).first();
    await expect(request.locator('pre > code').filter({visible: true}).first()).toContainText('left-pad');
    await expect(request.locator('.request__name a')).toHaveAttribute('href', /left-pad/);
    await request.getByRole('button', {name: 'Run'}).click();
    await expect.poll(() => mock.received.map(({url}) => url).join()).toContain('left-pad');
  });

  test('is in another tab at once', async ({page, context}) => {
    await open(page, LOOKUP);
    const other = await context.newPage();
    await open(other, LOOKUP);
    await page.evaluate((key) => localStorage.setItem(key, 'pkg:npm/left-pad'), KEY);
    await expect(line(other)).toContainText('left-pad');
    await page.evaluate((key) => localStorage.removeItem(key), KEY);
    await expect(line(other)).toContainText('react');
  });

  test('says so where the browser stores nothing', async ({page}) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('denied', 'SecurityError');
      };
    });
    await ask(page);
    await dialog(page).getByRole('button', {name: 'Use it'}).click();
    await expect(dialog(page).getByRole('alert')).toHaveText('Your browser is blocking storage for this site.');
    await dialog(page).getByRole('button', {name: 'Cancel'}).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(chip(page)).toHaveCount(0);
  });

  test('costs a page nothing that does not use it', async ({page}) => {
    const scripts: string[] = [];
    page.on('request', (one) => scripts.push(one.url()));
    await open(page, LOOKUP);
    await page.waitForLoadState('networkidle');
    expect(scripts.filter((url) => /project_browser|openapi\/operations/.test(url))).toEqual([]);
  });

  for (const [width, address] of [
    [360, LOOKUP],
    [1280, LOOKUP],
    [360, FIRST_CALL],
    [1280, FIRST_CALL],
  ] as const) {
    test(`moves nothing: ${address} at ${width}`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await keptBefore(page, 'pkg:npm/a-package-with-a-name-that-is-longer-than-that-of-the-example');
      await watchMoves(page);
      await open(page, address);
      await expect(chip(page)).toContainText('Examples use');
      await painted(page);
      expect(await movesOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    });
  }
});
