/**
 * Every page is opened once, as nginx serves it with the configuration of this
 * build, and everything is asked of it in that visit: warnings and errors in the
 * console (hydration among them), errors that nobody caught, requests that fail
 * or go to another host, what the content security policy held back, heading,
 * sidebar and breadcrumbs. The pages that represent the others are looked at with
 * axe, on a narrow window and in the dark too. There are no exemptions.
 * Links and anchors are checked by the build.
 */
import {test as base, expect, type Browser, type Page} from '@playwright/test';
import {startContainer} from './delivery/test';
import {missing} from './delivery/servers';
import {watch} from './delivery/watch';
import {ALL_RULES, COLOUR_RULES, violations, withAxe} from './support/axe';
import {Complaints} from './support/complaints';
import {open} from './support/page';
import {ALL_PAGES, NO_PAGE, variedPages} from './support/variedPages';

/** Widths of the window, in pixels. */
const WIDE = 1280;
const NARROW = 320;

interface Served {
  origin: string;
  stop(): Promise<void>;
}

/** @returns the site as the container's nginx serves it; or, if nginx is neither installed nor required, as the tests' own server does */
async function serve(baseURL: string): Promise<Served> {
  if (missing.length > 0 && !process.env.CI) return {origin: baseURL, stop: () => Promise.resolve()};
  const {server} = await startContainer();
  return {origin: server.origin, stop: () => server.stop()};
}

/** Opens all addresses in one page, so that shared files are fetched once. */
class Visitor {
  private constructor(
    private readonly page: Page,
    private readonly complaints: Complaints,
  ) {}

  static async start(browser: Browser, origin: string): Promise<Visitor> {
    const context = await browser.newContext({
      baseURL: origin,
      reducedMotion: 'reduce',
      viewport: {width: 1280, height: 900},
    });
    const page = await context.newPage();
    await watch(page);
    await withAxe(page);
    return new Visitor(page, new Complaints(page, new URL(origin).host));
  }

  /**
   * Opens an address.
   *
   * @param isVaried whether axe looks at it, on a narrow window and in the dark too
   * @param change what to do on the page once it has loaded
   * @returns the problems of the page, and the counts of its parts
   */
  async visit(
    address: string,
    isVaried: boolean,
    change?: (page: Page) => Promise<void>,
  ): Promise<{seen: object; found: string[]}> {
    await this.page.setViewportSize({width: WIDE, height: 900});
    await open(this.page, address);
    await change?.(this.page);
    await this.complaints.settled();
    const {held, ...seen} = await this.page.evaluate(() => ({
      headings: document.querySelectorAll('h1').length,
      sidebars: document.querySelectorAll('.theme-doc-sidebar-container').length,
      breadcrumbs: document.querySelectorAll('nav.theme-doc-breadcrumbs').length,
      held: window.held,
    }));
    const found = [...this.complaints.take(), ...held.map((what) => `held by the policy: ${what}`)];
    for (const width of isVaried ? [WIDE, NARROW] : []) {
      await this.page.setViewportSize({width, height: 900});
      // In the dark only colours differ.
      const light = await violations(this.page, 'light', ALL_RULES);
      const dark = await violations(this.page, 'dark', COLOUR_RULES);
      found.push(...[...light, ...dark].map((violation) => `axe, ${width} px: ${violation}`));
    }
    return {seen, found: [...found, ...this.complaints.take()]};
  }
}

const test = base.extend<object, {visitor: Visitor}>({
  visitor: [
    async ({browser}, provide, {project}) => {
      const served = await serve(project.use.baseURL ?? '');
      await provide(await Visitor.start(browser, served.origin));
      await served.stop();
    },
    {scope: 'worker'},
  ],
});

/** Pages by part of the site: a service with its operations, or a folder of the docs. */
function byPart(addresses: readonly string[]): Map<string, string[]> {
  const parts = new Map<string, string[]>();
  for (const address of addresses) {
    const part = /^\/docs\/services\/[^/]+\/[^/]+/.exec(address)?.[0] ?? /^\/docs\/[^/]+\//.exec(address)?.[0] ?? '/';
    parts.set(part, [...(parts.get(part) ?? []), address]);
  }
  return parts;
}

/** The parts to count on a page; pages outside the docs have no sidebar. */
const counted = (address: string): object => ({
  headings: 1,
  ...(address.startsWith('/docs/') ? {sidebars: 1, breadcrumbs: 1} : {sidebars: 0, breadcrumbs: 0}),
});

/** What the browser itself says of an address without a page. */
const NO_PAGE_COMPLAINTS = [
  expect.stringMatching(`^status 404: .*${NO_PAGE}$`),
  expect.stringMatching(/^console error: Failed to load resource: .* 404 /),
];

const varied = variedPages();
for (const [part, addresses] of byPart(ALL_PAGES)) {
  test(`${part}: nothing is wrong (pages: ${addresses.length})`, async ({visitor}) => {
    test.setTimeout(360_000);
    for (const address of addresses) {
      const {seen, found} = await visitor.visit(address, varied.includes(address));
      expect
        .soft({...seen, found}, address)
        .toEqual({...counted(address), found: address === NO_PAGE ? NO_PAGE_COMPLAINTS : []});
    }
  });
}

test('what a page can complain about is noticed', async ({visitor}) => {
  const {found} = await visitor.visit('/', false, async (page) => {
    await page.route('https://packages.ecosyste.ms/', (route) => route.abort());
    await page.evaluate(async () => {
      console.warn('a warning');
      console.error('an error');
      setTimeout(() => {
        throw new Error('nobody catches this');
      });
      await fetch('/no-such-file.js');
      // The policy allows the first of them.
      for (const other of ['https://packages.ecosyste.ms/', 'http://127.0.0.1:9/'])
        await fetch(other).catch(() => undefined);
    });
  });
  expect(found).toEqual(
    expect.arrayContaining([
      'console warning: a warning',
      'console error: an error',
      'uncaught: nobody catches this',
      expect.stringMatching(/^status 404: .*no-such-file\.js$/),
      'request to another host: https://packages.ecosyste.ms/',
      expect.stringMatching(/^failed request: https:\/\/packages\.ecosyste\.ms\//),
      expect.stringMatching(/^held by the policy: connect-src http:\/\/127\.0\.0\.1:9/),
    ]),
  );
  expect((await visitor.visit('/', false)).found).toEqual([]);
});

test('axe finds what is wrong', async ({page}) => {
  await withAxe(page);
  await open(page, '/search');
  await page.evaluate(() => {
    const faint = Object.assign(document.createElement('p'), {textContent: 'Faint'});
    Object.assign(faint.style, {color: '#999', background: '#fff'});
    document
      .querySelector('main')
      ?.append(Object.assign(document.createElement('img'), {src: '/img/favicon.svg'}), faint);
  });
  const found = [
    ...(await violations(page, 'light', ALL_RULES)),
    ...(await violations(page, 'dark', COLOUR_RULES)),
  ].join('\n');
  expect(found).toMatch(/^image-alt/m);
  expect(found.match(/^color-contrast/gm)).toHaveLength(2);
});
