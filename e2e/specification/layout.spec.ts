/** Specification, section 2: navigation, footer, announcement bar, logo and contents. */
import {links} from '../../src/catalogue/links';
import {expect, test} from '../support/test';
import {announcement, colourToggle, hrefs, open, siteData, size, texts} from '../support/page';

const LEFT = [
  ['Get Started', '/docs/'],
  ['Services', '/docs/category/data-services'],
  ['Guides', '/docs/guides/'],
  ['Contributing', '/docs/contributing/'],
  ['Usage', '/docs/usage/'],
] as const;

const RIGHT = [
  ['GitHub', links.github],
  ['Mastodon', links.mastodon],
  ['About', '/docs/about/'],
] as const;

test('2 · Top navigation: Get Started, Services, Guides, Contributing, Usage; code hosting, social network, About', async ({
  page,
}) => {
  await open(page, '/');
  const items = page.locator('.navbar__items > a.navbar__item');
  expect(await texts(items)).toEqual([...LEFT, ...RIGHT].map(([label]) => label));
  expect(await hrefs(items)).toEqual([...LEFT, ...RIGHT].map(([, address]) => address));
  expect(await texts(page.locator('.navbar__items--right > a.navbar__item'))).toEqual(RIGHT.map(([label]) => label));
  for (const [label, address] of [...LEFT, RIGHT[2]]) {
    await items.filter({hasText: label}).click();
    await expect(page).toHaveURL(address);
    await expect(items.filter({hasText: label})).toHaveClass(/navbar__link--active/);
  }
});

test('2 · Top navigation: a light/dark toggle, and a mobile menu on narrow windows', async ({page}) => {
  await open(page, '/docs/');
  await expect(colourToggle(page)).toBeVisible();
  await expect(page.locator('.navbar__toggle')).toBeHidden();
  await page.setViewportSize({width: 390, height: 844});
  await page.locator('.navbar__toggle').click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu).toBeVisible();
  await expect(menu.getByRole('button', {name: /Switch between dark and light mode/})).toBeVisible();
  await menu.getByRole('button', {name: /Back to main menu/}).click();
  const entries = menu.locator('.navbar-sidebar__items > .navbar-sidebar__item').first().locator('a.menu__link');
  await expect(entries.first()).toBeVisible();
  expect(await texts(entries)).toEqual([...LEFT, ...RIGHT].map(([label]) => label));
  await entries.filter({hasText: 'Usage'}).click();
  await expect(page).toHaveURL('/docs/usage/');
  await expect(menu).toBeHidden();
});

test('2 · The navbar is not hidden on scroll', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 400});
  await open(page, '/docs/services/data-services/packages');
  const navbar = page.locator('nav.navbar');
  await announcement(page).getByRole('button', {name: 'Close'}).click();
  await page.mouse.move(700, 200);
  for (const distance of [600, 600, -200]) {
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, distance);
    await page.waitForFunction((position) => window.scrollY !== position, before);
    await expect(navbar).toBeInViewport({ratio: 1});
    expect(await navbar.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  }
});

const COLUMNS = [
  ['Docs', [['Getting Started', '/docs/']]],
  [
    'Community',
    [
      ['GitHub', links.github],
      ['Mastodon', links.mastodon],
      ['Open Collective', links.openCollective],
    ],
  ],
  [
    'More',
    [
      ['ecosyste.ms', links.website],
      ['Contact', '/docs/about/contact'],
    ],
  ],
] as const;

test('2 · Footer: columns Docs, Community and More; the copyright line is for 2025', async ({page}) => {
  await open(page, '/docs/usage/errors');
  const columns = page.locator('footer .footer__col');
  await expect(columns).toHaveCount(COLUMNS.length);
  for (const [position, [title, entries]] of COLUMNS.entries()) {
    const column = columns.nth(position);
    await expect(column.locator('.footer__title')).toHaveText(title);
    const items = column.locator('a');
    expect(await texts(items)).toEqual(entries.map(([label]) => label));
    expect(await hrefs(items)).toEqual(entries.map(([, address]) => address));
    for (const [label, address] of entries)
      if (!address.startsWith('/')) await expect(items.filter({hasText: label})).toHaveAttribute('target', '_blank');
  }
  await expect(page.locator('.footer__copyright')).toHaveText(/^Copyright © 2025 ecosyste\.ms\./);
});

test('2 · The logo is shown at 150 by 30.5 px, in both modes, on wide and narrow windows', async ({page}) => {
  await open(page, '/docs/');
  const logo = page.locator('nav.navbar .navbar__inner .navbar__logo img:visible');
  const expected = {width: 150, height: 30.5};
  expect(await size(logo)).toEqual(expected);
  await colourToggle(page).click();
  await expect(logo).toHaveAttribute('src', /dark/);
  expect(await size(logo)).toEqual(expected);
  await expect
    .poll(() => logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0))
    .toBe(true);
  await page.setViewportSize({width: 360, height: 740});
  expect(await size(logo)).toEqual(expected);
  await page.locator('.navbar__toggle').click();
  const inMenu = page.locator('.navbar-sidebar .navbar__logo img:visible');
  // The menu slides in: at rest a box is as wide as it is laid out, on the way a millionth less.
  await expect.poll(() => size(inMenu)).toEqual(expected);
});

test('2 · Contents: heading levels 2 to 3, on every page with contents', async ({page}) => {
  interface Config {
    themeConfig: {tableOfContents: {minHeadingLevel: number; maxHeadingLevel: number}};
  }
  for (const address of ['/docs/usage/rate-limits', '/docs/services/tools/diff', '/docs/guides/first-api-call']) {
    await open(page, address);
    const entries = await hrefs(page.locator('.theme-doc-toc-desktop a'));
    const headings = await page
      .locator('.theme-doc-markdown :is(h2, h3)[id]')
      .evaluateAll((elements) => elements.map(({id}) => `#${id}`));
    expect(entries, address).toEqual(headings);
    expect(await hrefs(page.locator('.theme-doc-toc-mobile a')), address).toEqual(headings);
    expect(entries.length, address).toBeGreaterThan(0);
  }
  const {themeConfig} = await siteData<Config>(page, 'siteConfig');
  expect(themeConfig.tableOfContents).toEqual({minHeadingLevel: 2, maxHeadingLevel: 3});
});
