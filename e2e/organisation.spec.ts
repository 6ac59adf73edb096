/** The table of an owner's repositories and packages, against services that know the repositories of these tests. */
import {readFileSync} from 'node:fs';
import {expect, test as base, type Locator, type Page, type Route} from '@playwright/test';
import {expectNoViolations, withAxe} from './support/axe';
import {open} from './support/page';

const RECIPE = '/docs/guides/recipes/organisation-dependents';

/** What the services got and how they respond. */
interface Services {
  /** The path of each list, and the repository of each lookup. */
  received: string[];
  /** How many repositories the owner has. */
  repositories: number;
  /** How the next lookups end, in turn; then with packages. */
  plans: 'held'[];
  /** Ends the lookups that are held. */
  release: () => void;
}

const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'retry-after',
};

const respond = (route: Route, body: unknown, status = 200, headers: Record<string, string> = {}): Promise<void> =>
  route.fulfill({status, headers: {...CORS, ...headers}, contentType: 'application/json', body: JSON.stringify(body)});

const repository = (number: number): object => ({
  full_name: `example-org/r${number}`,
  html_url: `https://github.com/example-org/r${number}`,
  license: number % 3 ? 'mit' : null,
  archived: number % 4 === 0,
  stargazers_count: 5000 - number,
  pushed_at: '2026-06-15T21:11:06.000Z',
});

/** Each third repository has no package. */
const packagesOf = (number: number): object[] =>
  number % 3 === 0
    ? []
    : [
        {
          name: `r${number}`,
          ecosystem: 'npm',
          purl: `pkg:npm/r${number}`,
          licenses: number === 1 ? '=1+1' : 'MIT',
          normalized_licenses: number === 1 ? ['=1+1'] : ['MIT'],
          latest_release_number: '1.2.0',
          latest_release_published_at: '2026-05-01T00:00:00.000Z',
          dependent_packages_count: number === 2 ? null : number * 10,
          status: null,
          last_synced_at: '2026-06-30T00:00:00.000Z',
        },
      ];

const test = base.extend<{services: Services}>({
  services: async ({page}, provide) => {
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const services: Services = {received: [], repositories: 4, plans: [], release};
    await page.route('https://repos.ecosyste.ms/**', (route) => {
      services.received.push(new URL(route.request().url()).pathname);
      return respond(
        route,
        Array.from({length: services.repositories}, (_, index) => repository(index + 1)),
      );
    });
    await page.route('https://packages.ecosyste.ms/**', async (route) => {
      if (route.request().method() === 'OPTIONS') return respond(route, '');
      const {repository_urls: url} = route.request().postDataJSON() as {repository_urls: string};
      services.received.push(url);
      const plan = services.plans.shift();
      if (plan === 'held') await held;
      return respond(route, packagesOf(Number(/\d+$/.exec(url)?.[0])));
    });
    await provide(services);
    release();
  },
});

const place = (page: Page): Locator => page.locator('[data-owner-place]');
const button = (page: Page, name: string | RegExp): Locator => place(page).getByRole('button', {name});
const rows = (page: Page): Locator => place(page).locator('tbody tr');

/** Lists the repositories of an owner. */
async function list(page: Page, owner = 'example-org'): Promise<void> {
  await page.getByLabel('Person or organisation').fill(owner);
  await page.getByRole('button', {name: 'List repositories'}).click();
}

/** Lists them, and looks their packages up. */
async function lookUp(page: Page): Promise<void> {
  await open(page, RECIPE);
  await list(page);
  await button(page, 'Look up the packages').click();
}

test('an owner that is pasted on the landing page leads to the table, for whom nothing is sent yet', async ({
  page,
  services,
}) => {
  await open(page, '/');
  await page.getByLabel('Paste what you have').fill('https://github.com/example-org/');
  await expect(page.getByRole('heading', {name: 'Person or organisation example-org on GitHub'})).toBeVisible();
  await page.getByRole('link', {name: 'See its repositories, packages and dependents in one table'}).click();
  await expect(page).toHaveURL(`${RECIPE}#owner=github.com/example-org`);
  const field = page.getByLabel('Person or organisation');
  await expect(field).toHaveValue('github.com/example-org');
  await expect(field).toBeFocused();
  expect(services.received).toEqual([]);
  await field.press('Enter');
  await expect(place(page).getByRole('heading', {name: 'example-org on GitHub'})).toBeFocused();
  await expect(rows(page)).toHaveCount(4);
});

test('nothing is loaded or sent before the reader asks, and packages only once they agree', async ({
  page,
  services,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await open(page, RECIPE);
  await expect(page.getByRole('button', {name: 'List repositories'})).toBeVisible();
  expect(scripts.filter((name) => /\/owner\.[^/]*js$/.test(name))).toEqual([]);
  await list(page, 'not a name');
  await expect(place(page).getByRole('alert')).toContainText('Enter a person or organisation');
  await list(page);
  await expect(place(page)).toContainText('Look up their packages at packages.ecosyste.ms in 4 requests');
  await expect(place(page)).toContainText(/This uses 4 of your remaining [\d,]+ requests this hour/);
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).first()).toContainText('not looked up yet');
  expect(services.received).toEqual(['/api/v1/hosts/GitHub/owners/example-org/repositories']);

  await button(page, 'Look up the packages').click();
  await expect(place(page)).toContainText('Done. 4 requests sent.');
  await expect(place(page)).toContainText('3 packages from 4 repositories. 1 has no package in our index');
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).nth(1)).toContainText('unknown');
  await expect(rows(page).nth(2)).toContainText('no package in our index');
  expect(services.received.slice(1)).toEqual([1, 2, 3, 4].map((one) => `https://github.com/example-org/r${one}`));

  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download CSV').click()]);
  expect(download.suggestedFilename()).toBe('github-com-example-org.csv');
  const lines = readFileSync(await download.path(), 'utf8').split('\r\n');
  expect(lines[0]).toMatch(/^\ufeffRepository,Package,Dependent packages,Package licences,Latest release/);
  expect(lines[1]).toMatch(/^example-org\/r1,pkg:npm\/r1,10,"'=1\+1",1\.2\.0,2026-05-01,active,/);
  expect(lines[2]).toMatch(/^example-org\/r2,pkg:npm\/r2,unknown,/);
  expect(lines).toHaveLength(6);
});

test('leaving the page ends the lookup, and nothing opens over the next page', async ({page, services}) => {
  services.plans = ['held'];
  await lookUp(page);
  await expect.poll(() => services.received.length).toBe(2);
  const ended = page.waitForEvent('requestfailed', (request) => request.url().includes('packages.ecosyste.ms'));
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Usage'}).click();
  await expect(page).toHaveURL(/\/docs\/usage\//);
  // The page itself ends the request, so that no response leads to the next one.
  await ended;
  services.release();
  await expect(page.locator('[data-owner-place], .result-in-page')).toHaveCount(0);
  expect(services.received).toHaveLength(2);
});

test('fits a narrow window, in both colour modes', async ({page, services: _services}) => {
  await withAxe(page);
  await page.setViewportSize({width: 320, height: 700});
  await lookUp(page);
  await expect(place(page)).toContainText('Done. 4 requests sent.');
  await expect(rows(page)).toHaveCount(4);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectNoViolations(page);
});
