/**
 * Search in a browser: the dialog by keyboard and for screen readers, the search
 * page, the suggestions of the Not Found page, and what happens when a part of
 * it does not come.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {Locator, Page} from '@playwright/test';
import {addressesOf, toEntries} from '../src/search/entries';
import type {SearchIndex} from '../src/search/format';
import {expectNoViolations, withAxe} from './support/axe';
import {movesOf, watchMoves} from './support/moves';
import {documentId, holdScript, hrefs, hydrated, open, painted, reloaded, saveData} from './support/page';
import {builtPage, readBuilt, SITE_DIR} from './support/builtSite';
import {expect, test} from './support/test';

const PAGE = '/docs/usage/rate-limits';
const PACKAGES = '/docs/services/data-services/packages';
const PROPERTY = `${PACKAGES}/lookup-package#response-200-dependent_repos_count`;
const MAX_BYTES = 150 * 1024;

const indexPath = (): string => {
  const [name, ...others] = readdirSync(path.join(SITE_DIR, 'assets/search')).filter((file) => file.endsWith('.json'));
  if (!name || others.length > 0) throw new Error('There should be one search index in the built site.');
  return `/assets/search/${name}`;
};

function scriptPath(pattern: RegExp): string {
  const script = readdirSync(path.join(SITE_DIR, 'assets/js')).find((name) => pattern.test(name));
  if (!script) throw new Error(`The built site has no script named like ${String(pattern)}.`);
  return `/assets/js/${script}`;
}

const workerPath = (): string => scriptPath(/^search-worker\..*\.js$/);

const button = (page: Page): Locator => page.locator('nav.navbar').getByRole('button', {name: 'Search', exact: true});
const dialog = (page: Page): Locator => page.getByRole('dialog', {name: 'Search'});
const field = (page: Page): Locator => dialog(page).getByRole('combobox', {name: 'Search the documentation'});
const options = (page: Page): Locator => dialog(page).getByRole('option');
const status = (page: Page): Locator => dialog(page).getByRole('status');

async function openDialog(page: Page): Promise<void> {
  await button(page).click();
  await expect(field(page)).toBeFocused();
}

test('nothing of search is fetched before it is asked for, the first query is 150 KiB or less, the next needs no network', async ({
  page,
  site,
  context,
}) => {
  // What the page itself fetches ahead comes when it is idle, on a busy machine in the middle of the search.
  await saveData(page);
  await open(page, site.origin + PAGE);
  await page.waitForLoadState('networkidle');
  const isSearch = (address: string): boolean => /search/i.test(address);
  expect(site.requests.filter(isSearch)).toEqual([]);
  const before = site.requests.length;
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  // The index and the worker come while the reader types.
  await expect.poll(() => site.requests).toContain(indexPath());
  await field(page).fill('lockfile');
  await expect(options(page).first()).toBeVisible();
  const fetched = [...new Set(site.requests.slice(before))];
  expect(fetched).toContain(indexPath());
  const bytes = fetched.map((address) => gzipSync(readFileSync(path.join(SITE_DIR, address)), {level: 9}).length);
  expect(
    bytes.reduce((sum, count) => sum + count, 0),
    fetched.join(', '),
  ).toBeLessThanOrEqual(MAX_BYTES);
  expect(fetched.filter((address) => address.startsWith('/assets/search-texts/'))).toEqual([]);
  // The search itself runs beside the page.
  expect(page.workers()).toHaveLength(1);
  await context.setOffline(true);
  await field(page).fill('which papers mention a package');
  await expect(options(page).filter({hasText: 'List the papers that mention a package'})).toBeVisible();
});

test('what is typed while the dialog is on its way is kept', async ({page}) => {
  const script = await holdScript(page, /\/search-dialog\./);
  await open(page, PAGE);
  await page.keyboard.press('/');
  await expect(button(page)).toHaveAttribute('aria-busy', 'true');
  await page.keyboard.type('paginatiom');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('n');
  await script.asked;
  script.release();
  await expect(field(page)).toHaveValue('pagination');
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await openDialog(page);
  await expect(field(page)).toHaveValue('');
});

for (const [way, ask] of [
  ['key', (page: Page) => page.keyboard.press('Control+k')],
  ['button', (page: Page) => button(page).click()],
] as const)
  test(`the ${way} that opens search, and what is typed after it, count before the page is alive`, async ({page}) => {
    const script = await holdScript(page, /\/main\.\w+\.js$/);
    await page.goto(PAGE, {waitUntil: 'commit'});
    await expect(button(page)).toBeVisible();
    await ask(page);
    await page.keyboard.type('purls');
    await page.keyboard.press('Backspace');
    script.release();
    // While the page comes alive and the dialog loads.
    await page.keyboard.type(' of npm packages', {delay: 20});
    await expect(field(page)).toHaveValue('purl of npm packages');
    await expect(options(page).first()).toBeVisible();
    // They count once: the button is another on the landing page.
    await page.keyboard.press('Escape');
    await page.locator('.navbar__brand').click();
    await expect(page).toHaveURL('/');
    await painted(page);
    await expect(dialog(page)).toHaveCount(0);
  });

test('results that come late stand where the reader left them', async ({page}) => {
  await page.clock.install();
  await open(page, '/search?q=packages');
  await expect(page.locator('main .search-option').nth(9)).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 800));
  await page.goto(PAGE);
  const [index, logo] = await Promise.all([holdScript(page, new RegExp(indexPath())), holdScript(page, /logo\.png/)]);
  await page.goBack({waitUntil: 'commit'});
  await hydrated(page);
  await index.asked;
  // Firefox does so until a document has loaded.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  logo.release();
  await page.waitForLoadState();
  await page.clock.fastForward(20_000);
  index.release();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(800);
});

test('by pointer: what can be typed, marks in results, no close match, a result, the backdrop, and the way back', async ({
  page,
}) => {
  await open(page, '/docs/usage/errors');
  await page.locator(`.theme-doc-sidebar-container a[href="${PAGE}"]`).click();
  await expect(page).toHaveURL(PAGE);
  await openDialog(page);
  await dialog(page).getByRole('button', {name: '429 Too Many Requests'}).click();
  await expect(field(page)).toHaveValue('429 Too Many Requests');
  await expect(field(page)).toBeFocused();
  await expect(options(page).first()).toBeVisible();
  await field(page).fill('polite pool');
  await expect(options(page).first().locator('mark').first()).toHaveText(/polite/i);
  await expect(options(page).first().locator('.search-trail')).toHaveText(/Usage/);
  await field(page).fill('frobnicate the zzqxwvk quuxification of repositories');
  await expect(dialog(page).getByText('No close matches.')).toBeVisible();
  await expect(dialog(page).getByText(/No page mentions .*“zzqxwvk”/)).toBeVisible();
  expect(await options(page).count()).toBeLessThanOrEqual(3);
  // A selection that ends beside the dialog is no press beside it.
  await field(page).hover();
  await page.mouse.down();
  await page.mouse.move(5, 400);
  await page.mouse.up();
  await expect(field(page)).toHaveValue(/^frobnicate/);
  await page.mouse.click(5, 400);
  await expect(dialog(page)).toHaveCount(0);
  await openDialog(page);
  await field(page).fill('governance');
  await expect(options(page).first()).toHaveAccessibleName(/governance/i);
  await options(page).first().click();
  await expect(page).toHaveURL('/docs/about/governance');
  await expect(dialog(page)).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(PAGE);
  // A step back closes the dialog alone, and none is lost to one that was closed otherwise.
  await page.reload();
  await openDialog(page);
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(PAGE);
  await openDialog(page);
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(page).toHaveURL('/docs/usage/errors');
});

test.describe('by keyboard', () => {
  test('from a key to the place of a property', async ({page}) => {
    await open(page, PAGE);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('');
    // Types without a pause, because the results of half a word, and a selection in them, are replaced by those of the whole word.
    await page.keyboard.insertText('dependent_repos_count');
    await expect(options(page).first()).toBeVisible();
    await expect(options(page).and(page.locator('[aria-selected="true"]'))).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(PROPERTY);
    await expect(dialog(page)).toHaveCount(0);
    const target = page.locator('[id="response-200-dependent_repos_count"]');
    await expect(target).toBeVisible();
    await expect(target).toBeFocused();
    await expect(target).toBeInViewport();
    // One inside closed details is opened.
    await openDialog(page);
    await page.keyboard.insertText('vulnerable_version_range');
    await expect(options(page).first()).toHaveAccessibleName(/vulnerable_version_range/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toContainText('vulnerable_version_range');
    await expect(page.locator(':focus')).toBeInViewport();
  });

  test('arrows go round through the results and the field, Enter without a choice opens the best match, and Escape closes', async ({
    page,
  }) => {
    await open(page, PACKAGES);
    await openDialog(page);
    await page.keyboard.insertText('pagination');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await expect(options(page).last()).toHaveAttribute('aria-selected', 'true');
    await expect(options(page).last()).toBeInViewport();
    await page.keyboard.press('ArrowDown');
    await expect(options(page).and(page.locator('[aria-selected="true"]'))).toHaveCount(0);
    await expect(field(page)).not.toHaveAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    // A choice does not outlive its results.
    await page.keyboard.type(' page sizes');
    await expect(status(page)).toContainText('page sizes');
    await expect(options(page).and(page.locator('[aria-selected="true"]'))).toHaveCount(0);

    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(field(page)).toBeFocused();
    // Who opens it again before the browser has told of its end has it open.
    await page.evaluate(async () => {
      document.querySelector<HTMLElement>('.search-form button')!.click();
      await Promise.resolve();
      document.querySelector<HTMLElement>('nav.navbar button[aria-label="Search"]')!.click();
    });
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    // The focus goes back to where it was.
    await expect(button(page)).toBeFocused();
    await page.keyboard.press('Meta+k');
    await expect(field(page)).toBeFocused();
    await page.keyboard.insertText('science list projects');
    await expect(status(page)).toContainText('science list projects');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/science/);
    await expect(page.locator('.theme-doc-sidebar-container [aria-current="page"]')).toBeInViewport();
  });
});

test.describe('for screen readers', () => {
  test('names, states and the number of results', async ({page}) => {
    await open(page, PAGE);
    await expect(button(page)).toHaveAttribute('aria-haspopup', 'dialog');
    await openDialog(page);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(status(page)).toHaveText('');
    await field(page).fill('lookupPackage');
    await expect(status(page)).toHaveText(/^\d+ results? for “lookupPackage”\.$/);
    await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
    const list = dialog(page).getByRole('listbox', {name: 'Results'});
    await expect(field(page)).toHaveAttribute('aria-controls', (await list.getAttribute('id')) ?? '');
    // The best three are of one kind, so they have no group of their own.
    await expect(list.getByRole('group', {name: 'Operations'})).toBeVisible();
    await expect(options(page).first()).toHaveAccessibleName(
      /^Look up a package GET \/packages\/lookup returns a list Packages › /,
    );
    await page.keyboard.press('ArrowDown');
    await expect(field(page)).toHaveAttribute(
      'aria-activedescendant',
      (await options(page).first().getAttribute('id')) ?? '',
    );
    await expect(field(page)).toBeFocused();
  });

  test('axe finds nothing in the dialog', async ({page}) => {
    await withAxe(page);
    await open(page, PAGE);
    await openDialog(page);
    await field(page).fill('which operation returns dependent_repos_count');
    await expect(options(page).first()).toBeVisible();
    await page.keyboard.press('ArrowDown');
    await expectNoViolations(page);
  });
});

test.describe('when something is missing', () => {
  test('the index: says so, with a way on, and tries again', async ({page, site}) => {
    site.lose(indexPath());
    await open(page, site.origin + PAGE);
    await openDialog(page);
    await field(page).fill('purl');
    const alert = dialog(page).getByRole('alert');
    await expect(alert).toContainText("Search isn't available right now. The search index didn't load.");
    await expect(alert.getByRole('link', {name: 'browse all services'})).toHaveAttribute(
      'href',
      '/docs/guides/find-a-service#families',
    );
    await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
    site.fix();
    await alert.getByRole('button', {name: 'Try again'}).click();
    await expect(options(page).first()).toBeVisible();
    await expect(alert).toHaveCount(0);
    await expect(field(page)).toBeFocused();
  });

  test('its script, as after an upload that drops old files: a second try opens the search page anew', async ({
    page,
    site,
  }) => {
    site.lose(workerPath());
    await open(page, site.origin + PAGE);
    await openDialog(page);
    await field(page).fill('purl');
    const retry = dialog(page).getByRole('alert').getByRole('button', {name: 'Try again'});
    await retry.click();
    await retry.click();
    await expect(page).toHaveURL(`${site.origin}/search?q=purl`);
    await hydrated(page);
    await expect(page.getByRole('searchbox', {name: 'Search the documentation'})).toHaveValue('purl');
    site.fix();
    await page.getByRole('alert').getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('.search-list').first()).toBeVisible();
  });

  test('the dialog: the search page opens instead, unless the reader is offline', async ({page, context, site}) => {
    site.lose(scriptPath(/^search-dialog\..*\.js$/));
    await open(page, site.origin + PAGE);
    await context.setOffline(true);
    await button(page).click();
    await expect(page.getByRole('alert')).toContainText("You're offline");
    const before = await documentId(page);
    await context.setOffline(false);
    await reloaded(page, before);
    await button(page).click();
    await expect(page).toHaveURL(`${site.origin}/search`);
  });
});

test.describe('the search page', () => {
  test('works as a link, with the results of the dialog: the best matches, then the kinds, each result once', async ({
    page,
  }) => {
    await open(page, '/search?q=dependent_repos_count');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 2}).first()).toHaveText('Best matches');
    await expect(main.locator('.search-list a').first()).toHaveAttribute('href', PROPERTY);
    await main
      .getByText(/\d+ more place/)
      .first()
      .click();
    await expect(main.locator('.search-others li').first()).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    await openDialog(page);
    await field(page).fill('dependent_repos_count');
    await expect(options(page).first()).toHaveAttribute('href', PROPERTY);

    await open(page, '/search?q=licence');
    const groups = main.locator('.search-group');
    await expect(groups.first().getByRole('link').first()).toHaveAttribute('href', '/docs/usage/licences');
    const headings = await groups.getByRole('heading').allTextContents();
    expect(headings.length).toBeGreaterThan(2);
    expect(headings[0]).toBe('Best matches');
    expect(new Set(headings).size).toBe(headings.length);
    const addresses = await hrefs(main.locator('a.search-option'));
    expect(new Set(addresses).size).toBe(addresses.length);
    // Marks the match in the text that shows why the page was found.
    await expect(groups.first().locator('mark').first()).toHaveText(/licen[cs]e/i);
  });

  test('keeps letters typed while the query is being written into the URL', async ({page}) => {
    await open(page, '/search');
    const input = page.getByRole('searchbox');
    await input.focus();
    // Typing from inside `replaceState` hits that moment every time; a delay would only hit it sometimes.
    await page.evaluate(() => {
      const replace = window.history.replaceState.bind(window.history);
      window.history.replaceState = (...args) => {
        replace(...args);
        window.history.replaceState = replace;
        document.execCommand('insertText', false, 'nance');
      };
    });
    await page.keyboard.insertText('gover'); // A pause between two keys can be the one that is waited for.
    await expect(page).toHaveURL('/search?q=governance');
    await expect(input).toHaveValue('governance');
  });

  test('shows one kind at a time, by keyboard, and says how many', async ({page}) => {
    await open(page, '/search?q=licence');
    const kinds = page.getByRole('group', {name: 'Result type'});
    await expect(kinds.getByRole('radio', {name: /^All/})).toBeChecked();
    const links = page.locator('a.search-option');
    const count = Number((await kinds.getByText(/^Operations/).textContent())!.replace(/\D/g, ''));
    await kinds.getByRole('radio', {name: /^Operations/}).focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL('/search?q=licence&kind=operation');
    await expect(links).toHaveCount(count);
    await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText('Operations');
    await expect(page.getByRole('main').getByRole('status')).toHaveText(new RegExp(`^${count} results? for`));
    await page.reload();
    await expect(links).toHaveCount(count);
    await expect(kinds.getByRole('radio', {name: /^Operations/})).toBeChecked();
    await page.getByRole('searchbox').fill('licences');
    await expect(page).toHaveURL('/search?q=licences&kind=operation');
    await page.getByRole('searchbox').fill('licences https://bob:s3cr3t@host/x');
    await expect(page).toHaveURL('/search?kind=operation');
    await expect(page.locator('.search-note').getByText(/^No results of this kind for “licences/)).toBeVisible();
    // On a busy machine the address that is still to be written of the typing is due after the choice.
    await page.getByRole('searchbox').fill('licences https://bob:s3cr3t@host/xy');
    await expect(page.locator('.search-note').getByText(/xy”/)).toBeVisible();
    await kinds.getByRole('radio', {name: /^Pages/}).evaluate((radio: HTMLElement) => {
      radio.click();
      for (const end = performance.now() + 500; performance.now() < end; );
    });
    await expect(page.getByRole('main').getByRole('heading', {level: 2})).toHaveText('Pages');
    await kinds.getByRole('radio', {name: /^All/}).check();
    await expect(page).toHaveURL('/search');
  });

  test('nothing found is no dead end', async ({page}) => {
    await open(page, '/search?q=zzdepndzz');
    const main = page.getByRole('main');
    await expect(main.locator('.search-note').getByText('No results for “zzdepndzz”.')).toBeVisible();
    for (const [name, address] of [
      ['paste an identifier', '/docs/guides/find-a-service#starts'],
      ['find the right service', '/docs/guides/find-a-service'],
      ['browse all services', '/docs/guides/find-a-service#families'],
    ] as const)
      await expect(main.getByRole('link', {name})).toHaveAttribute('href', address);
    await expect(main.getByRole('link', {name: 'open an issue'})).toHaveAttribute(
      'href',
      /\/issues\/new\?title=Not\+found\+in\+the\+documentation%3A\+zzdepndzz$/,
    );
  });

  test('is left and come back to by keyboard alone', async ({page}) => {
    await open(page, '/search');
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('governance');
    // The query is kept in the address as it is typed.
    await expect(page).toHaveURL('/search?q=governance');
    const first = page.locator('.search-list a').first();
    await expect(first).toHaveAttribute('href', '/docs/about/governance');
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('button', {name: 'Search', exact: true}).and(page.locator('.search-submit')),
    ).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', {name: /^All/})).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/docs/about/governance');
    await page.goBack();
    await expect(page.getByRole('searchbox')).toHaveValue('governance');
    await expect(first).toBeVisible();
    await page.getByRole('searchbox').fill('');
    await expect(page).toHaveURL('/search');
    await expect(page.locator('.search-list')).toHaveCount(0);
  });

  test('moves nothing that stands on it when results come', async ({page}) => {
    await watchMoves(page);
    const field = page.getByRole('searchbox');
    await open(page, '/search?q=purl');
    const before = await field.boundingBox();
    await expect(page.locator('.search-list a').first()).toBeVisible();
    await expect(page.locator('[role=status]').first()).toContainText('results');
    expect(await field.boundingBox()).toEqual(before);
    expect(await movesOf(page)).toEqual([]);
  });
});

test.describe('the Not Found page', () => {
  test('offers the nearest pages, which move no link, however late they come', async ({page}) => {
    let isLate = false;
    await page.route(`**${indexPath()}*`, async (route) => {
      await expect.poll(() => isLate).toBe(true);
      await route.continue();
    });
    await page.goto('/docs/usage/rate_limit');
    await hydrated(page);
    await expect(page).toHaveTitle(/Page not found/i);
    const main = page.getByRole('main');
    await expect(main.getByRole('searchbox')).toHaveValue('usage rate limit');
    const boxes = (): Promise<unknown> =>
      main.locator('form, form ~ ul a').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const before = await boxes();
    isLate = true;
    const offered = main.getByRole('status');
    await expect(offered).toContainText('Were you looking for one of these?');
    expect(await boxes()).toEqual(before);
    await offered.getByRole('link').first().click();
    await expect(page).toHaveURL(PAGE);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Rate limits');
  });

  test('has its plain links where there is no index', async ({page, site}) => {
    site.lose(indexPath());
    await page.goto(`${site.origin}/docs/services/packages/lookup`);
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(4);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('there is no button that does nothing, and the pages say how to go on', async ({page}) => {
    await page.goto(PAGE);
    await expect(button(page)).toBeHidden();
    await page.goto('/search?q=purl');
    await expect(page.getByText('Search needs JavaScript.')).toBeVisible();
    await expect(page.getByRole('main').getByRole('link', {name: 'browse the services'})).toBeVisible();
  });
});

test('on narrow and wide windows the button moves nothing when the page comes alive, and the dialog fits', async ({
  page,
}) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({width, height: 640});
    // First the page as it is before any script ran.
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(PAGE);
    const before = await button(page).boundingBox();
    await page.unroute('**/*.js');
    await open(page, PAGE);
    const after = (await button(page).boundingBox())!;
    expect(before).toMatchObject({x: after.x, width: after.width, height: after.height});
    await openDialog(page);
    await field(page).fill('which operation returns dependent_repos_count');
    await expect(options(page).first()).toBeVisible();
    const overflow = await page.evaluate(() =>
      [document.documentElement, document.querySelector('.search-body')!].map(
        ({scrollWidth, clientWidth}) => scrollWidth - clientWidth,
      ),
    );
    expect(overflow).toEqual([0, 0]);
    const box = (await dialog(page).boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(box.y + box.height).toBeLessThanOrEqual(640);
  }
});

test('every address in the index is a place of the built site', () => {
  const ids = new Map<string, Set<string>>();
  const idsOf = (page: string): Set<string> => {
    let known = ids.get(page);
    if (!known)
      ids.set(
        page,
        (known = new Set(
          [...builtPage(page).matchAll(/\sid=(?:"([^"]*)"|([^\s>]+))/g)].map(
            ([, quoted, plain]) => quoted ?? plain ?? '',
          ),
        )),
      );
    return known;
  };
  const wrong = new Set(
    addressesOf(toEntries(JSON.parse(readBuilt(indexPath())) as SearchIndex)).filter((address) => {
      const [page = '', ...rest] = address.split('#');
      try {
        return rest.length > 0 ? !idsOf(page).has(rest.join('#')) : idsOf(page).size === 0;
      } catch {
        return true;
      }
    }),
  );
  expect([...wrong]).toEqual([]);
});
