/** Checks that the keyboard alone can do everything, and that the focus is always visible. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import {announcement, clipboardText, open, sidebar} from '../support/page';

const OPERATION = '/docs/services/data-services/packages/lookup-package';
const GUIDE = '/docs/usage/rate-limits';

test.use({viewport: {width: 1280, height: 800}, contextOptions: {reducedMotion: 'reduce'}});

/** @returns the accessible name of what has the focus, as far as attributes and text give it; empty on the page itself */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return '';
    return (
      element.getAttribute('aria-label') ??
      element.querySelector('img')?.alt ??
      element.textContent ??
      ''
    ).trim();
  });

/** Presses Tab until an element has the focus. @throws Error when it never has */
async function tabTo(page: Page, target: Locator, most = 400): Promise<void> {
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${most} presses of Tab do not lead to ${target.toString()}.`);
}

/** Puts the focus on an element and goes one step back and forth, so that the browser takes it for keyboard use. */
async function focusByKeys(page: Page, target: Locator): Promise<void> {
  await target.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

interface Stop {
  name: string;
  problems: string[];
}

/** Checks that the focused element is in the window, not covered, and has a visible outline. */
const look = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const name = `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`;
    const problems: string[] = [];
    const rgb = (colour: string): [number, number, number, number] => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (colour.match(/[\d.]+/g) ?? []).map(Number);
      return [red, green, blue, alpha];
    };
    const luminance = (colour: string): number => {
      const [red, green, blue] = rgb(colour)
        .slice(0, 3)
        .map((part) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)) as [
        number,
        number,
        number,
      ];
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const style = getComputedStyle(element);
    if (style.outlineStyle !== 'solid' || parseFloat(style.outlineWidth) < 2)
      problems.push(`outline ${style.outlineStyle} ${style.outlineWidth}`);
    let ground = element.parentElement;
    while (ground && rgb(getComputedStyle(ground).backgroundColor)[3] < 1) ground = ground.parentElement;
    const [bright, dark] = [
      luminance(style.outlineColor),
      luminance(ground ? getComputedStyle(ground).backgroundColor : 'rgb(255,255,255)'),
    ].sort((a, b) => b - a) as [number, number];
    const contrast = (bright + 0.05) / (dark + 0.05);
    if (contrast < 3) problems.push(`outline ${style.outlineColor}, contrast ${contrast.toFixed(2)}`);
    // A link that is broken over lines has a box for each.
    const box = [...element.getClientRects()].find(({width}) => width > 0);
    if (!box) return {name, problems: [...problems, 'no box']};
    const inside = (from: number, to: number, part: number, end: number): number =>
      Math.min(Math.max(from, 0) + (Math.min(to, end) - Math.max(from, 0)) * part, end - 1);
    const isSeen = ([across, down]: readonly [number, number]): boolean => {
      const seen = document.elementFromPoint(
        inside(box.left, box.right, across, innerWidth),
        inside(box.top, box.bottom, down, innerHeight),
      );
      return seen !== null && (element.contains(seen) || seen.contains(element));
    };
    if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
      problems.push('outside the window');
    else if (
      !(
        [
          [0.5, 0.1],
          [0.5, 0.5],
          [0.5, 0.9],
        ] as const
      ).every(isSeen)
    )
      problems.push('covered');
    return {name, problems};
  });

/** Goes through a page with Tab, from the first stop until the focus leaves it. */
async function walk(page: Page, most = 600): Promise<Stop[]> {
  const stops: Stop[] = [];
  for (let presses = 0; presses < most; presses++) {
    await page.keyboard.press('Tab');
    const stop = await look(page);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error(`The focus does not leave the page with ${most} presses of Tab.`);
}

const faults = (stops: readonly Stop[]): string[] =>
  stops.filter(({problems}) => problems.length > 0).map(({name, problems}) => `${name}: ${problems.join(', ')}`);

const WALKS: readonly [path: string, width: number, mode: 'light' | 'dark'][] = [
  ['/', 1280, 'dark'],
  [GUIDE, 320, 'dark'],
  ['/docs/category/tools', 1280, 'light'],
  ['/docs/services/data-services/packages', 320, 'light'],
  [OPERATION, 1280, 'dark'],
  ['/search?q=purl', 1280, 'light'],
  ['/docs/usage/rate_limit', 320, 'dark'],
];

for (const [path, width, mode] of WALKS) {
  test(`every stop of ${path} is seen, at ${width} pixels, ${mode}`, async ({page}) => {
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
    await page.setViewportSize({width, height: 800});
    await open(page, path);
    // The start form comes when it is near; it would move what has the focus while that is looked at.
    const form = page.locator('[data-start-form]');
    if ((await form.count()) > 0) {
      await form.scrollIntoViewIfNeeded();
      await expect(form.getByRole('textbox')).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, 0));
    }
    if (path.startsWith('/search')) await expect(page.locator('.search-option').first()).toBeVisible();
    // The nearest pages come once the search index has.
    if (path.endsWith('/rate_limit')) await expect(page.getByText('Were you looking for one of these?')).toBeVisible();
    await page.waitForLoadState('networkidle');
    const stops = await walk(page);
    expect(stops.length).toBeGreaterThan(15);
    expect(faults(stops)).toEqual([]);
  });
}

// The search page begins at its field, which is beyond the navigation.
for (const path of ['/', OPERATION]) {
  test(`the first stop of ${path} leads past the navigation`, async ({page}) => {
    await open(page, path);
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Skip to main content');
    await expect(page.locator(':focus')).toBeInViewport({ratio: 1});
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          document.activeElement?.closest('main, [data-part]') !== null &&
          document.activeElement?.closest('nav.navbar, .theme-announcement-bar, aside') === null,
      ),
    ).toBe(true);
  });
}

test('the announcement closes, and the next stop is the one behind it', async ({page}) => {
  await open(page, '/');
  await tabTo(page, announcement(page).getByRole('button'));
  await page.keyboard.press('Enter');
  await expect(announcement(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.className)).toContain('navbar__brand');
});

test('the colour mode switches with Enter and with Space, and the focus stays', async ({page}) => {
  await open(page, '/');
  const toggle = page.locator('nav.navbar').getByRole('button', {name: /^Switch between/});
  const mode = page.locator('html');
  await tabTo(page, toggle);
  for (const [key, theme] of [
    ['Enter', 'dark'],
    ['Space', 'light'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(mode).toHaveAttribute('data-theme', theme);
    await expect(toggle).toBeFocused();
  }
});

test('what stays in the window takes the focus, and the page stays', async ({page}) => {
  for (const path of [GUIDE, OPERATION]) {
    await open(page, path);
    const moved = await page.evaluate(async () => {
      const frame = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      const fixed = [...document.querySelectorAll<HTMLElement>('.navbar, aside, .contents, .rail__inner')];
      const stops = fixed.flatMap((one) => [...one.querySelectorAll<HTMLElement>('a, button, [tabindex="0"]')]);
      const names: string[] = [];
      for (const stop of stops.filter((one) => one.checkVisibility())) {
        window.scrollTo({top: 1500, behavior: 'instant'});
        await frame();
        const {top, bottom} = stop.getBoundingClientRect();
        if (bottom <= 0 || top >= window.innerHeight) continue;
        stop.focus();
        await frame();
        if (window.scrollY !== 1500) names.push(`${window.scrollY} ${stop.outerHTML.slice(0, 80)}`);
      }
      return names;
    });
    expect(moved, path).toEqual([]);
  }
});

test.describe('the sidebar', () => {
  test('opens and closes a category, and what is closed is no stop', async ({page}) => {
    await open(page, '/docs/services/data-services/packages');
    const tools = sidebar(page).getByRole('button', {name: /category 'Tools'$/});
    const inside = sidebar(page).getByRole('link', {name: 'Archives', exact: true});
    await tabTo(page, tools);
    await page.keyboard.press('Enter');
    await expect(tools).toHaveAttribute('aria-expanded', 'true');
    await expect(inside).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(inside).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(tools).toHaveAttribute('aria-expanded', 'false');
    await expect(inside).toBeHidden();
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Indexes');
  });

  test('hides and comes back, the focus goes with it, and Tab passes by its button', async ({page}) => {
    await open(page, GUIDE);
    const hide = page.getByRole('button', {name: 'Collapse sidebar'});
    const show = page.getByRole('button', {name: 'Expand sidebar'});
    await tabTo(page, hide);
    await page.keyboard.press('Enter');
    await expect(hide).toBeHidden();
    await expect(show).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(show).toBeVisible();
    expect(await focusedName(page)).toBe('Home page');
    await page.keyboard.press('Shift+Tab');
    await expect(show).toBeFocused();
    await page.keyboard.press('Space');
    await expect(show).toBeHidden();
    await expect(hide).toBeFocused();
  });
});

test.describe('the mobile menu', () => {
  test.use({viewport: {width: 360, height: 700}});
  const menu = (page: Page): Locator => page.locator('.navbar-sidebar');
  const toggle = (page: Page): Locator => page.getByRole('button', {name: 'Toggle navigation bar'});

  test('opens, keeps the focus, closes with Escape and gives the focus back', async ({page}) => {
    await open(page, GUIDE);
    await tabTo(page, toggle(page));
    await page.keyboard.press('Enter');
    const close = menu(page).getByRole('button', {name: 'Close navigation bar'});
    await expect(close).toBeFocused();
    // Once round and more: between the last stop and the first is the browser's own bar.
    const places = new Set<string>();
    for (let presses = 0; presses < 60; presses++) {
      await page.keyboard.press(presses < 40 ? 'Tab' : 'Shift+Tab');
      places.add(
        await page.evaluate(() =>
          document.activeElement === document.body
            ? 'browser'
            : document.activeElement?.closest('.navbar-sidebar')
              ? 'menu'
              : (document.activeElement?.outerHTML ?? '').slice(0, 100),
        ),
      );
    }
    expect([...places].sort()).toEqual(['browser', 'menu']);
    await page.keyboard.press('Escape');
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('.navbar__inner') !== null)).toBe(true);
  });

  test('leads to the main menu and to a page, where the focus starts at the top', async ({page}) => {
    await open(page, GUIDE);
    await focusByKeys(page, toggle(page));
    await page.keyboard.press('Enter');
    await tabTo(page, menu(page).getByRole('button', {name: 'Back to main menu'}), 10);
    await page.keyboard.press('Enter');
    await expect(menu(page).locator('.navbar-sidebar__item').first().getByRole('link').first()).toBeFocused();
    const guides = menu(page).getByRole('link', {name: 'Guides', exact: true});
    await tabTo(page, guides, 20);
    expect(await look(page)).toMatchObject({problems: []});
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/docs\/guides\/$/);
    await expect(page.getByRole('heading', {level: 1, name: 'Guides'})).toBeVisible();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator('[inert]:not(.navbar-sidebar *)')).toHaveCount(0);
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Skip to main content');
  });
});

test.describe('in the content', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  test('samples change their language and are copied', async ({page}) => {
    await open(page, OPERATION);
    const python = page.locator('language-tabs').first().getByRole('button', {name: 'Python'});
    await focusByKeys(page, python);
    await page.keyboard.press('Space');
    await expect(python).toHaveAttribute('aria-pressed', 'true');
    await expect(python).toBeFocused();
    const sample = page.locator('.samples').first().locator('[data-sample="python"]');
    await expect(sample).toBeVisible();
    await focusByKeys(page, page.locator('.samples').first().locator('copy-button button'));
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveAccessibleName('Copied');
    expect(await clipboardText(page)).toBe(await sample.locator('code').textContent());
  });

  test('schemas open one by one and all at once', async ({page}) => {
    await open(page, OPERATION);
    const all = page.getByRole('button', {name: 'Expand all'}).first();
    const fields = page.locator(`#${await all.getAttribute('aria-controls')} details`);
    const count = await fields.count();
    expect(count).toBeGreaterThan(0);
    const one = fields.first();
    await focusByKeys(page, one.locator('summary').first());
    await page.keyboard.press('Enter');
    await expect(one).toHaveJSProperty('open', true);
    await page.keyboard.press('Space');
    await expect(one).toHaveJSProperty('open', false);
    await focusByKeys(page, all);
    await page.keyboard.press('Enter');
    await expect(page.locator(':focus')).toHaveText('Collapse all');
    await expect(page.locator(':focus')).toHaveAttribute('aria-expanded', 'true');
    expect(
      await fields.evaluateAll((elements) => elements.filter((element) => (element as HTMLDetailsElement).open).length),
    ).toBe(count);
    await page.keyboard.press('Space');
    expect(
      await fields.evaluateAll((elements) => elements.filter((element) => (element as HTMLDetailsElement).open).length),
    ).toBe(0);
  });

  for (const [what, path, box, key, side] of [
    ['code that is higher than its box', '/docs/guides/first-api-call', '.code pre', 'ArrowDown', 'Height'],
    ['tables wider than the window', '/docs/guides/freshness', '.table', 'ArrowRight', 'Width'],
  ] as const) {
    test(`${what}: the arrows scroll it`, async ({page}) => {
      await page.setViewportSize({width: 320, height: 700});
      await open(page, path);
      const at = await page
        .locator(box)
        .evaluateAll(
          (elements, end) =>
            elements.findIndex(
              (element) =>
                element[`scroll${end}`] > element[`client${end}`] + 20 && element.getClientRects().length > 0,
            ),
          side,
        );
      expect(at).toBeGreaterThanOrEqual(0);
      const wide = page.locator(box).nth(at);
      // No box that scrolls lets the keyboard pass by.
      expect(
        await page
          .locator(box)
          .evaluateAll(
            (elements) =>
              (elements as HTMLElement[]).filter(
                ({scrollWidth, clientWidth, scrollHeight, clientHeight, tabIndex}) =>
                  (scrollWidth > clientWidth || scrollHeight > clientHeight) && tabIndex < 0,
              ).length,
          ),
      ).toBe(0);
      await tabTo(page, wide);
      for (let presses = 0; presses < 3; presses++) await page.keyboard.press(key);
      await expect.poll(() => wide.evaluate((element) => element.scrollLeft + element.scrollTop)).toBeGreaterThan(20);
    });
  }

  test('the next page opens, and the focus starts at its top', async ({page}) => {
    await open(page, GUIDE);
    const next = page.locator('.pagination-nav__link--next');
    const path = await next.getAttribute('href');
    await focusByKeys(page, next);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expect(page.locator('h1')).toBeInViewport();
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toBe('Skip to main content');
  });
});
