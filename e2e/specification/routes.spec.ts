/** Specification, section 2: routes and sidebars. */
import {expect, test} from '../support/test';
import {crash, firstLevel, hrefs, hydrated, open, sidebar, texts} from '../support/page';
import {builtPage, sitemapPaths} from '../support/builtSite';
import {CATEGORY_PATHS, DOCS_PATHS, SERVICES, SIDEBARS} from '../support/specification';
import {TAGLINE} from '../../src/catalogue/site';

test('2 · Pages are public and read-only: each answers without a sign-in, sets no cookie and sends nothing in', async ({
  request,
}) => {
  for (const address of ['/', ...DOCS_PATHS]) {
    const response = await request.get(address, {maxRedirects: 0});
    expect(response.status(), address).toBe(200);
    expect(response.headers()['set-cookie'], address).toBeUndefined();
    expect(await response.text(), address).not.toMatch(
      /<form\b[^>]*\bmethod=["']?post|<input\b[^>]*\btype=["']?password/i,
    );
  }
});

test('2 · Route /: the landing page says what the site is and has no sidebar', async ({page}) => {
  await open(page, '/');
  await expect(page).toHaveTitle(new RegExp(TAGLINE));
  await expect(page.getByRole('heading', {level: 1})).toHaveText(TAGLINE);
  await expect(sidebar(page)).toHaveCount(0);
  await page.locator('main').getByRole('link', {name: 'Data services'}).first().click();
  await expect(page).toHaveURL('/docs/category/data-services');
});

test('2 · Any other path; 8 · Unknown path: the Not Found page with status 404, which keeps the navigation and leads on', async ({
  page,
}) => {
  for (const address of ['/nope', '/docs/services/tools/diff/nope']) {
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(/page not found/i);
    await expect(page).toHaveTitle(/page not found/i);
    await expect(page.locator('nav.navbar')).toBeVisible();
    await expect(crash(page)).toHaveCount(0);
  }
  await page.locator('main').getByRole('link').first().click();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/page not found/i);
  // Also where the reader gets there inside the site, and back.
  await page.evaluate(() => {
    history.pushState(null, '', '/docs/nope');
    dispatchEvent(new PopStateEvent('popstate', {state: null}));
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/page not found/i);
  await expect(page).toHaveTitle(/page not found/i);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(/page not found/i);
});

test('2 · Routes: the sitemap lists each once, and every page under /docs has a sidebar and breadcrumbs, in the static page already', () => {
  const listed = sitemapPaths();
  expect(listed).toEqual(expect.arrayContaining(['/', ...DOCS_PATHS]));
  expect(new Set(listed).size).toBe(listed.length);
  const pages = listed.filter((address) => address.startsWith('/docs/'));
  const without = (mark: string): string[] => pages.filter((address) => !builtPage(address).includes(mark));
  expect(without('theme-doc-sidebar-container')).toEqual([]);
  expect(without('theme-doc-breadcrumbs')).toEqual([]);
});

test('2 · Sidebars: get started, about, contributing, guides and usage; /docs/ is the docs home, the first entry of the first', async ({
  page,
}) => {
  for (const [name, addresses] of Object.entries(SIDEBARS)) {
    await open(page, addresses[0]);
    await expect(firstLevel(page).first(), name).toHaveAttribute('href', addresses[0]);
    await expect(firstLevel(page).first(), name).toHaveClass(/menu__link--active/);
    const links = sidebar(page).locator('a.menu__link');
    const shown = await hrefs(links);
    expect(shown, name).toEqual(expect.arrayContaining([...addresses]));
    // No entry shows its id in place of a name.
    for (const label of await texts(links)) expect(label).not.toMatch(/\/|^index$/);
    const last = addresses.at(-1)!;
    const link = sidebar(page).locator(`a.menu__link:not(.menu__link--sublist)[href="${last}"]`);
    await link.click();
    await expect(page).toHaveURL(last);
    await expect(link).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    expect(await hrefs(links), `${name} stays the same`).toEqual(shown);
  }
});

test('2 · Sidebar: services, the category index pages in order, each with its services; breadcrumbs lead to the category', async ({
  page,
}) => {
  await open(page, '/docs/category/data-services');
  expect(await hrefs(firstLevel(page))).toEqual(CATEGORY_PATHS);
  for (const [category, services] of Object.entries(SERVICES)) {
    const addresses = services.map((service) => `/docs/services/${category}/${service}`);
    await open(page, `/docs/category/${category}`);
    const own = sidebar(page).locator('.theme-doc-sidebar-menu > li', {
      has: page.locator(`a[href="/docs/category/${category}"]`),
    });
    // The page of a category opens it; its pages are the second level.
    const second = own.locator('> ul > li > a.menu__link, > ul > li > .menu__list-item-collapsible > a.menu__link');
    expect(await hrefs(second), category).toEqual(addresses);
    const cards = page.locator('main article a[href^="/docs/services/"]');
    expect(await hrefs(cards), category).toEqual(addresses);
    await cards.first().click();
    await expect(page).toHaveURL(addresses[0]!);
    await expect(own.locator(`a.menu__link[href="${addresses[0]}"]`)).toHaveAttribute('aria-current', 'page');
    const crumbs = page.locator('nav.theme-doc-breadcrumbs li');
    await expect(crumbs).toHaveCount(3);
    await expect(crumbs.last().locator('a'), 'they end with the page').toHaveCount(0);
    await crumbs.nth(1).getByRole('link').click();
    await expect(page).toHaveURL(`/docs/category/${category}`);
  }
});

test('2 · The sidebar can be hidden, stays hidden on the next page and comes back', async ({page}) => {
  await open(page, '/docs/usage/');
  await page.getByRole('button', {name: 'Collapse sidebar'}).click();
  await expect(sidebar(page).locator('.theme-doc-sidebar-menu')).toBeHidden();
  await expect.poll(async () => (await sidebar(page).boundingBox())?.width).toBe(30);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL('/docs/usage/');
  await expect(sidebar(page).locator('.theme-doc-sidebar-menu')).toBeHidden();
  await page.getByRole('button', {name: 'Expand sidebar'}).click();
  await expect(sidebar(page).locator('.theme-doc-sidebar-menu')).toBeVisible();
  await expect.poll(async () => (await sidebar(page).boundingBox())?.width).toBe(300);
});

test('2 · Categories of the sidebar do not collapse automatically', async ({page}) => {
  // A category that is still opening moves the next one away between press and release.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(page, '/docs/category/data-services');
  const carets = sidebar(page).locator(
    '.theme-doc-sidebar-item-category-level-1 > .menu__list-item-collapsible > button.menu__caret',
  );
  await expect(carets).toHaveCount(CATEGORY_PATHS.length);
  await expect(carets.nth(0)).toHaveAttribute('aria-expanded', 'true');
  for (const position of [1, 2, 3, 4]) {
    await carets.nth(position).click();
    await expect(carets.nth(position)).toHaveAttribute('aria-expanded', 'true');
  }
  for (const caret of await carets.all()) await expect(caret).toHaveAttribute('aria-expanded', 'true');
  // Nor does a click on a page of another category close them.
  await sidebar(page).locator('a.menu__link[href="/docs/services/tools/cli"]').click();
  await expect(page).toHaveURL('/docs/services/tools/cli');
  for (const caret of await carets.all()) await expect(caret).toHaveAttribute('aria-expanded', 'true');
});
