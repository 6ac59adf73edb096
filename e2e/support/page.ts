/** What tests ask of an open page. */
import {expect, type Locator, type Page} from '@playwright/test';

/** Waits until React has taken the page over. */
export async function hydrated(page: Page): Promise<void> {
  // Checks at every frame, because a locator polls less and less often and this runs a thousand times.
  await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true');
}

/** Waits until the page has been painted twice: what was begun before has shown by then, or has begun to move. */
export const painted = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );

/** Waits until the browser has been idle twice, or busy for long: what waits for that has begun. */
export const idle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let i = 0; i < 2; i++) await new Promise((resolve) => requestIdleCallback(resolve, {timeout: 5000}));
  });

/** A script that is on its way until the test lets it come. */
interface HeldScript {
  /** Resolves once the page has asked for it. */
  asked: Promise<void>;
  release: () => void;
}

/** Holds back the scripts whose address matches. */
export async function holdScript(page: Page, address: RegExp): Promise<HeldScript> {
  let release = (): void => undefined;
  let ask = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  const asked = new Promise<void>((resolve) => (ask = resolve));
  await page.route(address, async (route) => {
    ask();
    await released;
    await route.continue();
  });
  return {asked, release};
}

/** Opens an address and waits until React has taken the page over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, {waitUntil: 'domcontentloaded'});
  await hydrated(page);
}

/**
 * Opens a page from the address of its file, on a host that serves the document of a
 * wrong address there without saying so. The site prepares nothing for such an
 * address, so that the page's component loads its content when it is rendered.
 */
export async function openUnprepared(page: Page, origin: string, address: string): Promise<void> {
  const file = `${origin}${address}.html`;
  await page.route(file, async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace('</head>', '<meta name="content-version" content="any">$&');
    await route.fulfill({status: 200, contentType: 'text/html; charset=utf-8', body: html});
  });
  await page.goto(file, {waitUntil: 'domcontentloaded'});
}

/** @returns an id of the document: it stays through navigation inside the site, and a reload changes it. */
export const documentId = (page: Page): Promise<number> => page.evaluate(() => performance.timeOrigin);

/** Waits until the page is another document than the given one, and taken over by React. */
export async function reloaded(page: Page, before: number): Promise<void> {
  await page.waitForFunction((id) => performance.timeOrigin !== id, before);
  await hydrated(page);
}

/** Sets local storage as an earlier visit would have left it: before any page of the site is open. */
export async function storedBefore(page: Page, origin: string, entries: Record<string, string>): Promise<void> {
  await page.goto(`${origin}/img/favicon.svg`);
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
  }, entries);
}

/** @returns a value of local storage. */
export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** Opens what is seldom done with the request of an open console. */
export const openMore = (page: Page): Promise<void> =>
  page.getByRole('form', {name: 'Try it'}).getByRole('button', {name: 'More actions'}).click();

/** @returns the warnings of a page, as they come */
export function warnings(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') found.push(message.text());
  });
  return found;
}

/** @returns the addresses of links, as written in the page. */
export const hrefs = (links: Locator): Promise<string[]> =>
  links.evaluateAll((elements) => elements.map((element) => element.getAttribute('href') ?? ''));

/** @returns the texts of elements, without the words for screen readers. */
export const texts = async (elements: Locator): Promise<string[]> =>
  (await elements.allInnerTexts()).map((text) => text.trim());

/** @returns width and height of an element in CSS pixels. */
export async function size(element: Locator): Promise<{width: number; height: number}> {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not shown.');
  return {width: box.width, height: box.height};
}

/**
 * Reads what the running site knows of itself: the value of a React context
 * that is an object with the given key.
 *
 * @param key `globalData` or `siteConfig`
 */
export async function siteData<T>(page: Page, key: 'globalData' | 'siteConfig'): Promise<T> {
  const found = await page.evaluate((name) => {
    interface Fiber {
      memoizedProps: {value?: unknown} | null;
      child: Fiber | null;
      sibling: Fiber | null;
    }
    const root = (window as unknown as {docusaurusRoot: {_internalRoot: {current: Fiber}}}).docusaurusRoot;
    const stack = [root._internalRoot.current];
    for (let fiber = stack.pop(); fiber; fiber = stack.pop()) {
      const value = fiber.memoizedProps?.value;
      if (typeof value === 'object' && value !== null && name in value) return (value as Record<string, unknown>)[name];
      if (fiber.sibling) stack.push(fiber.sibling);
      if (fiber.child) stack.push(fiber.child);
    }
    return undefined;
  }, key);
  expect(found, `the site's ${key}`).toBeDefined();
  return found as T;
}

/** The switch between light and dark in the bar at the top. */
export const colourToggle = (page: Page): Locator =>
  page
    .locator('nav.navbar')
    .getByRole('button', {name: /Switch between dark and light mode/})
    .first();

/** The bar with the announcement. */
export const announcement = (page: Page): Locator => page.locator('.theme-announcement-bar');

/** The sidebar of docs pages on wide windows. */
export const sidebar = (page: Page): Locator => page.locator('.theme-doc-sidebar-container');

/** The links of the sidebar's first level: pages, and categories that are pages. */
export const firstLevel = (page: Page): Locator =>
  sidebar(page).locator(
    '.theme-doc-sidebar-menu > li > a.menu__link, .theme-doc-sidebar-menu > li > .menu__list-item-collapsible > a.menu__link',
  );

/** The error page inside the layout. */
export const crash = (page: Page): Locator =>
  page.getByRole('heading', {level: 1, name: 'This page crashed', exact: true});

/** The progress bar of navigation. */
export const progressBar = (page: Page): Locator => page.locator('#nprogress');

/** Switches data saving on, so that nothing is prefetched. */
export async function saveData(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setDataSaverOverride', {dataSaverEnabled: true});
}

/** Makes the contents of the next page crash when they are mounted, until `window.mendPage()` is called. */
export async function breakNextPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const original = document.getElementsByClassName;
    const {observe} = IntersectionObserver.prototype;
    Object.assign(window, {
      mendPage: () => {
        document.getElementsByClassName = original;
        IntersectionObserver.prototype.observe = observe;
      },
    });
    // The page of an operation has its contents in its HTML, so the link to the next page is awaited instead.
    IntersectionObserver.prototype.observe = function failing(element: Element) {
      if (element.matches('.pagination-nav__link')) throw new Error('the contents failed');
      observe.call(this, element);
    };
    document.getElementsByClassName = function failing(names: string) {
      if (names.includes('table-of-contents__link')) throw new Error('the contents failed');
      return original.call(document, names);
    };
  });
}

/**
 * The policy of the pages keeps them from reading the clipboard, so it is pasted elsewhere.
 *
 * @returns the clipboard text of the page's browser
 */
export async function clipboardText(page: Page): Promise<string> {
  const other = await page.context().newPage();
  await other.setContent('<textarea></textarea>');
  const field = other.locator('textarea');
  await field.focus();
  await other.keyboard.press('ControlOrMeta+v');
  const text = await field.inputValue();
  await other.close();
  return text;
}

/** Opens the menu with the files of a response, and what gets all of its pages. */
export const openDownloads = (page: Page): Promise<void> =>
  page.locator('.data-frame').getByRole('button', {name: 'Download', exact: true}).click();
