/** A bad day: storage, network, files and addresses fail in turn. Nothing is lost, and there is a way on. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {partsFile} from '../src/prerender/browser/pageParts';
import {findChromium} from '../tools/browser/findChromium';
import {watch} from './delivery/watch';
import {
  announcement,
  colourToggle,
  documentId,
  hydrated,
  open,
  progressBar,
  reloaded,
  saveData,
  sidebar,
  storedBefore,
} from './support/page';
import {contentChunk, SITE_DIR} from './support/builtSite';
import {expect, test} from './support/test';

const START = '/docs/usage/';
const TARGET = '/docs/usage/errors';
const CHUNK = contentChunk('usage/errors.mdx');

/** Errors that nobody caught, as they come. */
function uncaught(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  return errors;
}

const title = (page: Page) => page.locator('main h1');
const theme = (page: Page): Promise<string | null> => page.locator('html').getAttribute('data-theme');

/** Follows a link without pointing at it, which would fetch the page ahead. */
const follow = (page: Page, address = TARGET): Promise<void> =>
  sidebar(page)
    .locator(`a[href="${address}"]`)
    .evaluate((link) => (link as HTMLElement).click());

test.describe('storage', () => {
  test('full: everything works, and is forgotten on the next visit only', async ({page}) => {
    const errors = uncaught(page);
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    });
    await open(page, START);
    await announcement(page).getByRole('button', {name: 'Close'}).click();
    await expect(announcement(page)).toHaveCount(0);
    await expect(title(page)).toBeVisible();
    await colourToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await follow(page);
    await expect(title(page)).toHaveText('Errors');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${START}$`));
    await page.goto('/docs/services/data-services/packages/lookup-package');
    await hydrated(page);
    await page.locator('[data-language="python"]').first().click();
    await expect(page.locator('html')).toHaveAttribute('data-sample-language', 'python');
    expect(errors).toEqual([]);
  });

  test('blocked, and a chunk that is missing for good: the page is not loaded again and again', async ({
    page,
    site,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'sessionStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    site.lose(CHUNK);
    const errors = uncaught(page);
    await page.goto(site.origin + TARGET);
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    await page.waitForLoadState('networkidle');
    expect(site.requests.filter((address) => address === TARGET)).toHaveLength(1);
    await expect(title(page)).toHaveText('Errors');
  });
});

test.describe('network', () => {
  test('offline in mid-navigation: the open page works until then, and the next one comes with the network', async ({
    page,
    context,
    site,
  }) => {
    await saveData(page);
    await open(page, site.origin + START);
    const release = site.hold(CHUNK);
    await follow(page);
    await expect(progressBar(page)).toBeAttached();
    await expect(title(page)).not.toHaveText('Errors');
    await colourToggle(page).click();
    const chosen = await theme(page);
    await context.setOffline(true);
    site.breakOff(CHUNK);
    release();
    await expect(page.getByRole('alert').filter({hasText: "You're offline"})).toBeVisible();
    await expect(title(page)).not.toHaveText('Errors');
    // The requested page opens on its own.
    const before = await documentId(page);
    await context.setOffline(false);
    await reloaded(page, before);
    await expect(page).toHaveURL(site.origin + TARGET);
    await expect(title(page)).toHaveText('Errors');
    expect(await theme(page)).toBe(chosen);
    await page.goBack();
    await expect(page).toHaveURL(site.origin + START);
    await expect(title(page)).not.toHaveText('Errors');
  });

  test('offline with the next page fetched ahead: it opens', async ({page, context}) => {
    await open(page, START);
    await sidebar(page).locator(`a[href="${TARGET}"]`).hover();
    const files = [
      ['fetch', partsFile(TARGET)],
      ['script', CHUNK],
    ];
    const here = (): Promise<number> =>
      page.evaluate(
        (wanted) =>
          wanted.filter(([kind, name]) =>
            performance
              .getEntriesByType('resource')
              .some(
                (entry) =>
                  (entry as PerformanceResourceTiming).initiatorType === kind &&
                  new URL(entry.name).pathname.endsWith(name ?? ''),
              ),
          ).length,
        files,
      );
    await expect.poll(here).toBe(files.length);
    await context.setOffline(true);
    const before = await documentId(page);
    await follow(page);
    await expect(title(page)).toHaveText('Errors');
    expect(await documentId(page)).toBe(before);
  });

  test('a server whose scripts do not come: the page can be read and followed before they do', async ({page, site}) => {
    const main = /assets\/js\/main\.\w+\.js/.exec(
      readFileSync(path.join(SITE_DIR, 'docs/usage/index.html'), 'utf8'),
    )![0];
    const release = site.hold(`/${main}`);
    await page.goto(site.origin + START, {waitUntil: 'commit'});
    await expect(title(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await sidebar(page).locator(`a[href="${TARGET}"]`).click({noWaitAfter: true});
    await expect(page).toHaveURL(site.origin + TARGET);
    await expect(title(page)).toHaveText('Errors');
    release();
    await hydrated(page);
  });
});

test('a stray percent sign in a fragment, a query or a path: typed, followed, Back and Forward, the page stays', async ({
  page,
}) => {
  const errors = uncaught(page);
  for (const address of ['#50%', '#%E0%A4%A', '#%', '?q=50%&%#50%', '#try=1&purl=%', '/x%#%']) {
    await open(page, START);
    // Typed behind the address of the page that is open.
    await page.evaluate((to) => {
      if (to.startsWith('#')) window.location.hash = to;
    }, address);
    await expect(title(page)).toHaveText(/Usage/);
    // Followed from a page's content.
    await page.evaluate((to) => {
      const link = Object.assign(document.createElement('a'), {href: `/docs/about/${to.replace(/^\//, '')}`});
      document.querySelector('main p')?.append(link);
      link.click();
    }, address);
    await expect(page).toHaveURL(/\/docs\/about\//);
    const shown = address.startsWith('/') ? /not found/i : /^About/;
    await expect(title(page)).toHaveText(shown);
    await page.locator('nav.navbar').getByRole('link', {name: 'Guides'}).click();
    await expect(title(page)).toHaveText(/Guides/);
    await page.goBack();
    await expect(title(page)).toHaveText(shown);
    await page.goForward();
    await expect(title(page)).toHaveText(/Guides/);
  }
  expect(errors).toEqual([]);
});

test.describe('hostile text', () => {
  const code = `"'><script>hostile('script')</script><img src=x onerror=hostile('image')><svg onload=hostile('svg')>`;
  const encoded = encodeURIComponent(code);
  const operation = '/docs/services/data-services/packages/lookup-package';

  /** Fails unless nothing of it became more than text on the open page. */
  async function staysText(page: Page, errors: readonly string[], where: string): Promise<void> {
    await hydrated(page);
    await page.waitForLoadState('networkidle');
    await expect(title(page).first()).toBeVisible();
    const seen = await page.evaluate(() => ({
      ran: window.ran,
      // Not even tried: the policy had nothing to hold back.
      held: window.held,
      elements: document.querySelectorAll('[onerror], [onload], img[src="x"], a[href^="javascript:" i]').length,
      // What the site itself puts there, and nothing else.
      attributes: document.documentElement
        .getAttributeNames()
        .filter(
          (name) =>
            !/^(lang|dir|class|data-theme|data-theme-choice|data-announcement-bar-initially-dismissed|data-has-hydrated|data-rh|data-sample-language)$/.test(
              name,
            ),
        ),
      polluted: 'x' in {},
    }));
    expect(seen, where).toEqual({ran: [], held: [], elements: 0, attributes: [], polluted: false});
    expect(errors, where).toEqual([]);
  }

  test('stays text in addresses, in what an earlier visit has stored, and in the search', async ({page, baseURL}) => {
    await watch(page);
    const errors = uncaught(page);
    for (const address of [
      `/docs/about?docusaurus-theme=${encoded}`,
      // Attributes, of the framework and of the site.
      `/docs/about?docusaurus-data-${encoded}=1&docusaurus-data-part=content&docusaurus-data-copy=${encoded}`,
      '/docs/about?docusaurus-theme=javascript:hostile(1)#javascript:hostile(2)',
      `/docs/about#:~:text=${encoded}`,
      `/docs/${encoded}`,
      `${operation}?purl=${encoded}#${encoded}`,
      `${operation}#try=${encoded}`,
      `/#project-check=npm/a@1,${code}`,
      `/search?q=${encoded}`,
      `/?__proto__[x]=${encoded}&constructor.prototype.x=1`,
    ]) {
      await page.goto(address);
      await staysText(page, errors, address);
    }
    const keys = ['theme', 'sample-language', 'docusaurus.announcement.dismiss', 'docusaurus.announcement.id'];
    await storedBefore(page, baseURL!, Object.fromEntries(keys.map((key) => [key, code])));
    await page.goto(operation);
    await staysText(page, errors, 'storage');
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(code);
    await expect(page.getByRole('dialog').getByRole('status')).toContainText('<script>');
    await staysText(page, errors, 'search');
  });
});

/** Goes on as the translators of browsers do: each piece of text that comes into the page makes room for elements with the translation. */
function translate(): void {
  const replace = (node: Node): void => {
    if (node instanceof Element) {
      node.childNodes.forEach(replace);
      return;
    }
    const parent = node.parentElement;
    if (!(node instanceof Text) || !node.data.trim() || parent?.closest('[translate="no"], script, style, title, font'))
      return;
    const translation = document.createElement('font');
    translation.append(Object.assign(document.createElement('font'), {textContent: node.data.toUpperCase()}));
    node.replaceWith(translation);
  };
  replace(document.body);
  new MutationObserver((records) => records.forEach(({addedNodes}) => addedNodes.forEach(replace))).observe(
    document.body,
    {childList: true, subtree: true},
  );
}

test('a page that a translator goes on translating can be searched, and checks a lockfile', async ({page}) => {
  const errors = uncaught(page);
  await open(page, START);
  await page.evaluate(translate);
  await expect(page.locator('h1')).toHaveText(/^[A-Z ]+$/);
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  const status = page.getByRole('dialog').getByRole('status');
  for (const query of ['rate limit', 'zzqqxx', '', 'pagination']) {
    await field.fill(query);
    if (query) await expect(status).toContainText(`“${query}”`);
  }
  await field.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText(/PAGINATION/);

  await open(page, '/search?q=rate+limit');
  await page.evaluate(translate);
  for (const query of ['zzqqxx', '', 'pagination']) {
    await page.locator('main .search-input').fill(query);
    if (query) await expect(page.locator('main').getByRole('status')).toContainText(`“${query}”`);
  }

  await open(page, '/');
  await page.evaluate(translate);
  await page.locator('[data-lockfile-sample]').click();
  await expect(page.locator('.lockfile-check')).toContainText('packages');
  await page.locator('.lockfile-check__head button').click();
  await expect(page.locator('.lockfile-check')).toHaveCount(0);
  await expect(page.locator('h1')).toHaveText(/^OPEN SOURCE/);
  expect(errors).toEqual([]);
});

test('a double click leads to the link that was under the pointer, though the page moves between the two', async ({
  page,
}) => {
  await open(page, TARGET);
  const link = page.locator('.table-of-contents a[href="#read"]').filter({visible: true});
  await link.dblclick();
  await expect(page).toHaveURL(`${TARGET}#read`);
  await page.goBack();
  await expect(page).toHaveURL(TARGET);
});

test('a link to a place on the page scrolls there while another page loads, and keeps the address', async ({
  page,
  site,
}) => {
  await saveData(page);
  await open(page, site.origin + START);
  const release = site.hold(CHUNK);
  await follow(page);
  await page.locator('.table-of-contents a[href="#sources"]').filter({visible: true}).click();
  await expect(page.locator('#sources')).toBeInViewport();
  release();
  await expect(title(page)).toHaveText('Errors');
  await expect(page).toHaveURL(site.origin + TARGET);
});

test('back and forward: the page comes back as it was left, without being loaded', async ({launchOptions, baseURL}) => {
  // Playwright turns this cache off for all other tests, and the headless shell has none.
  const browser = await chromium.launch({
    ...launchOptions,
    executablePath: findChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({baseURL: baseURL!});
  await open(page, START);
  await page.evaluate(() => {
    Object.assign(window, {mark: 'as it was left'});
    window.addEventListener('pageshow', ({persisted}) => Object.assign(window, {persisted}));
    window.scrollTo(0, 200);
  });
  await open(page, '/docs/about');
  await colourToggle(page).click();
  const chosen = await theme(page);
  await page.goBack({waitUntil: 'commit'});
  await expect
    .poll(() =>
      page.evaluate(() => [
        (window as unknown as {mark?: string}).mark,
        (window as unknown as {persisted?: boolean}).persisted,
        window.scrollY,
      ]),
    )
    .toEqual(['as it was left', true, 200]);
  // What was chosen meanwhile holds here too, at the next page at the latest.
  await follow(page);
  await expect(title(page)).toHaveText('Errors');
  await page.reload();
  await hydrated(page);
  expect(await theme(page)).toBe(chosen);
  await browser.close();
});
