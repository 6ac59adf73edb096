/**
 * The pages of the reference behave as the pages that the specification names,
 * though their content is read from HTML and not from a chunk
 * (src/reference/routes/browser/operationRoutes.tsx, src/prerender).
 */
import type {Page} from '@playwright/test';
import {partsFile} from '../../src/prerender/browser/pageParts';
import {expect, test} from '../support/test';
import {documentId, hrefs, idle, open, reloaded, saveData, sidebar, texts, warnings} from '../support/page';
import {operationPaths} from '../support/builtSite';

const SERVICE = '/docs/services/tools/diff';
const OPERATIONS = operationPaths().filter((address) => address.startsWith(`${SERVICE}/`));
const FIRST = OPERATIONS[0]!;
/** The file with the page's content, which a navigation fetches. */
const CONTENT = partsFile(FIRST);

const link = (page: Page, address = FIRST) => sidebar(page).locator(`a.menu__link[href="${address}"]`);
const title = (page: Page) => page.locator('main h1');

/** Opens the service's page and its part of the sidebar. */
async function openService(page: Page, origin = ''): Promise<void> {
  await open(page, `${origin}${SERVICE}`);
  await expect(link(page)).toBeVisible();
}

test('2 · Operations: sidebar, breadcrumbs and contents as on every docs page', async ({page}) => {
  await open(page, FIRST);
  await expect(link(page)).toHaveAttribute('aria-current', 'page');
  const crumbs = page.locator('nav.theme-doc-breadcrumbs li');
  expect(await texts(crumbs), 'its title follows').toEqual(['', 'Tools', 'Diff']);
  await expect(crumbs.last().getByRole('link')).toHaveAttribute('href', SERVICE);
  const headings = await page
    .locator('.operation__body > :is(h2, h3)[id]')
    .evaluateAll((elements) => elements.map(({id}) => `#${id}`));
  expect(headings.length).toBeGreaterThan(0);
  expect(await hrefs(page.getByRole('navigation', {name: 'On this page'}).getByRole('link'))).toEqual(headings);
});

test('2 · Operations: every operation of a service stands below it, and previous and next lead through them', async ({
  page,
}) => {
  await openService(page);
  const listed = await hrefs(sidebar(page).locator(`a.menu__link[href^="${SERVICE}/"]`));
  expect([...listed].sort()).toEqual([...OPERATIONS].sort());
  // Waits for each page, because until it has loaded the links are those of the previous page.
  const comes = async (address: string): Promise<void> => {
    await expect(page).toHaveURL(address);
    await expect(link(page, address)).toHaveAttribute('aria-current', 'page');
  };
  await link(page, listed[0]).click();
  await comes(listed[0]!);
  for (const address of listed.slice(1)) {
    await page.locator('.pagination-nav__link--next').click();
    await comes(address);
  }
  await page.locator('.pagination-nav__link--prev').click();
  await expect(page).toHaveURL(listed.at(-2)!);
});

test("4 · Operations: navigation fetches the page's content once, as HTML, and shows what a first visit shows", async ({
  page,
  site,
}) => {
  await open(page, `${site.origin}${FIRST}`);
  const parts = async () => ({
    title: await title(page).innerText(),
    tab: await page.title(),
    content: await page.locator('.operation').innerHTML(),
    contents: await texts(page.locator('.contents a')),
    description: await page.locator('meta[name=description]').getAttribute('content'),
    canonical: await page.locator('link[rel=canonical]').getAttribute('href'),
    next: await hrefs(page.locator('.pagination-nav__link')),
  });
  const first = await parts();
  await page.waitForLoadState('networkidle');
  expect(
    site.requests.filter((address) => [FIRST, CONTENT].includes(address)),
    'a first visit reads the document alone',
  ).toEqual([FIRST]);
  site.requests.length = 0;
  await openService(page, site.origin);
  const before = await documentId(page);
  await link(page).click();
  await expect(page).toHaveURL(`${site.origin}${FIRST}`);
  await expect(link(page)).toHaveAttribute('aria-current', 'page');
  // The tab and the description follow in the next frame.
  await expect.poll(parts).toEqual(first);
  expect(await documentId(page), 'without a new document').toBe(before);
  expect(site.requests.filter((address) => address === CONTENT)).toHaveLength(1);
  expect(site.requests).not.toContain(FIRST);
  // A second visit costs nothing.
  await page.goBack();
  await expect(page).toHaveURL(`${site.origin}${SERVICE}`);
  await link(page).click();
  await expect(page).toHaveURL(`${site.origin}${FIRST}`);
  expect(site.requests.filter((address) => address === CONTENT)).toHaveLength(1);
});

test('4 · Operations: fetched when the reader points at a link, but not when data saving is on', async ({
  page,
  site,
}) => {
  await openService(page, site.origin);
  await link(page).hover();
  await expect.poll(() => site.requests).toContain(CONTENT);
  await saveData(page);
  await openService(page, site.origin);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await link(page).hover();
  await idle(page);
  expect(requests).not.toContain(CONTENT);
  await link(page).click();
  await expect(link(page)).toHaveAttribute('aria-current', 'page');
  expect(requests.filter((address) => address === CONTENT)).toHaveLength(1);
});

test('4 · Operations: links inside finished HTML are followed without a new document', async ({page, site}) => {
  await openService(page, site.origin);
  const before = await documentId(page);
  await page.locator(`main .static a[href="${FIRST}"]`).first().click();
  await expect(page).toHaveURL(`${site.origin}${FIRST}`);
  await expect(link(page)).toHaveAttribute('aria-current', 'page');
  expect(await documentId(page)).toBe(before);
});

test('8 · Operations, connection lost on navigation: a warning is logged and the page reloads', async ({
  page,
  site,
}) => {
  await saveData(page);
  site.breakOff(CONTENT);
  await openService(page, site.origin);
  const logged = warnings(page);
  const before = await documentId(page);
  await link(page).click();
  await reloaded(page, before);
  await expect(page).toHaveURL(`${site.origin}${FIRST}`);
  expect(logged).toEqual([expect.stringMatching(/^TypeError/)]);
  await expect(link(page)).toHaveAttribute('aria-current', 'page');
});
