/** The site for readers who set their machine in their own way: forced colours, less motion, large and spread text, paper. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import {colourToggle, open, painted} from '../support/page';

const OPERATION = '/docs/services/data-services/packages/lookup-package';
const GUIDE = '/docs/usage/rate-limits';
const PAGES = [
  '/',
  GUIDE,
  '/docs/category/tools',
  '/docs/services/data-services/packages',
  OPERATION,
  '/search?q=purl',
  '/404.html',
] as const;

/** @returns the contrast between the darkest and the brightest point of what an element looks like */
async function contrastIn(page: Page, element: Locator): Promise<number> {
  const picture = (await element.screenshot()).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], {type: 'image/png'}));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')!;
    canvas.drawImage(bitmap, 0, 0);
    const {data} = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
    let darkest = 1;
    let brightest = 0;
    for (let index = 0; index < data.length; index += 4) {
      const [red, green, blue] = [...data.slice(index, index + 3)].map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      ) as [number, number, number];
      const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      darkest = Math.min(darkest, luminance);
      brightest = Math.max(brightest, luminance);
    }
    return (brightest + 0.05) / (darkest + 0.05);
  }, picture);
}

test.describe('forced colours', () => {
  test.use({forcedColors: 'active', colorScheme: 'dark', contextOptions: {reducedMotion: 'reduce'}});

  test('pictures and icons are seen, whatever the theme', async ({page}) => {
    await open(page, OPERATION);
    const bar = page.locator('nav.navbar');
    const icons: [string, Locator][] = [
      ['logo', bar.locator('.navbar__logo')],
      ['colour mode', colourToggle(page)],
      ['search', bar.getByRole('button', {name: 'Search'}).locator('svg')],
      ['closed category', page.getByRole('button', {name: /^Expand sidebar category/}).first()],
      ['open category', page.getByRole('button', {name: /^Collapse sidebar category/}).first()],
      ['outside link', bar.getByRole('link', {name: /GitHub/}).locator('svg')],
      ['home', page.locator('.breadcrumbs svg').first()],
      ['hide sidebar', page.getByRole('button', {name: 'Collapse sidebar', exact: true})],
      ['close', page.locator('.theme-announcement-bar button svg')],
    ];
    for (const [name, icon] of icons) expect.soft(await contrastIn(page, icon), name).toBeGreaterThanOrEqual(3);
    await page.setViewportSize({width: 360, height: 700});
    expect.soft(await contrastIn(page, page.locator('.navbar__toggle')), 'menu').toBeGreaterThanOrEqual(3);
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, '/docs/guides/jobs');
    const label = page.locator('.drawing svg text').filter({visible: true}).first();
    for (const mode of ['light', 'dark']) {
      await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
      expect.soft(await contrastIn(page, label), `a label of a diagram, ${mode}`).toBeGreaterThanOrEqual(3);
    }
  });

  test('buttons and fields have borders, and states are told by more than colour', async ({page}) => {
    await open(page, OPERATION);
    await page.locator('.console-open').scrollIntoViewIfNeeded();
    const unbounded = (selector: string): Promise<string[]> =>
      page.locator(selector).evaluateAll((elements) =>
        elements
          .filter((element) => {
            const {borderTopStyle, borderTopWidth, borderTopColor, backgroundColor} = getComputedStyle(element);
            return (
              element.checkVisibility() &&
              !(borderTopStyle === 'solid' && parseFloat(borderTopWidth) >= 1 && borderTopColor !== backgroundColor)
            );
          })
          .map((element) => element.outerHTML.slice(0, 100)),
      );
    expect(
      await unbounded('.code, .endpoint, .code__copy, .expand, .console-open, nav.navbar button[aria-haspopup]'),
    ).toEqual([]);
    const decoration = (element: Locator): Promise<string> =>
      element.evaluate((node) => getComputedStyle(node).textDecorationLine);
    const current = page.locator('.theme-doc-sidebar-container [aria-current="page"]');
    await expect(current).toHaveCount(1);
    expect(await decoration(current)).toBe('underline');
    expect(
      await decoration(
        page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Look up many packages in one request'}),
      ),
    ).toBe('none');
    expect(await decoration(page.locator('language-tabs [aria-pressed="true"]').first())).toBe('underline');
    expect(await decoration(page.locator('language-tabs [aria-pressed="false"]').first())).toBe('none');
    expect(await decoration(page.locator('.switch label:has(:checked)').first())).toBe('underline');
    expect(await decoration(page.locator('.switch label:not(:has(:checked))').first())).toBe('none');
    expect(await decoration(page.locator('.navbar__link--active'))).toBe('underline');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const outline = await page.evaluate(() => {
      const {outlineStyle, outlineWidth, outlineColor} = getComputedStyle(document.activeElement!);
      return {
        outlineStyle,
        outlineWidth: parseFloat(outlineWidth),
        differs: outlineColor !== getComputedStyle(document.body).backgroundColor,
      };
    });
    expect(outline).toEqual({outlineStyle: 'solid', outlineWidth: 3, differs: true});
    await open(page, '/');
    await page.locator('[data-start-form]').scrollIntoViewIfNeeded();
    await expect(page.locator('.start input')).toBeVisible();
    expect(await unbounded('.start input, .start button')).toEqual([]);
    await open(page, '/search?q=purl');
    await expect(page.locator('.search-list a').first()).toBeVisible();
    expect(await unbounded('.search-input, main button')).toEqual([]);
  });
});

test.describe('less motion', () => {
  /** Counts what begins to move, from now on. */
  const watch = (page: Page): Promise<void> =>
    page.evaluate(() => {
      const moved: string[] = [];
      (window as unknown as {moved: string[]}).moved = moved;
      const frame = (): void => {
        for (const animation of document.getAnimations()) {
          const {target} = animation.effect as KeyframeEffect;
          // What Docusaurus folds waits for the end of a transition of a millisecond.
          if (Number(animation.effect?.getComputedTiming().duration) > 10)
            moved.push(
              `${target?.tagName} ${target?.className}: ${animation instanceof CSSTransition ? animation.transitionProperty : 'animation'}`,
            );
        }
        requestAnimationFrame(frame);
      };
      frame();
    });
  const moved = (page: Page): Promise<string[]> =>
    page.evaluate(() => [...new Set((window as unknown as {moved: string[]}).moved)]);

  /** Switches, opens, closes and scrolls the parts of a page. */
  async function use(page: Page): Promise<void> {
    await page.setViewportSize({width: 1280, height: 800});
    await open(page, OPERATION);
    await watch(page);
    await colourToggle(page).click();
    await page.getByRole('button', {name: /category 'Tools'$/}).click();
    await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
    await page.getByRole('button', {name: 'Expand sidebar', exact: true}).click();
    await page.getByRole('button', {name: 'Expand all'}).first().click();
    await page
      .getByRole('navigation', {name: 'On this page'})
      .getByRole('link', {name: 'Responses', exact: true})
      .click();
    await page.keyboard.press('End');
    // Nothing comes before the bar that shows progress.
    let release = (): void => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*', (route) => released.then(() => route.continue()));
    await page.locator('nav.navbar').getByRole('link', {name: 'Guides', exact: true}).click();
    await expect(page.locator('#nprogress')).toBeAttached();
    release();
    await expect(page).toHaveURL(/\/docs\/guides\/$/);
    await expect(page.locator('#nprogress')).not.toBeAttached();
    await page.unrouteAll({behavior: 'ignoreErrors'});
    await page.setViewportSize({width: 360, height: 700});
    await page.locator('.navbar__toggle').click();
    await page.getByRole('button', {name: 'Back to main menu'}).click();
    await page.keyboard.press('Escape');
    await page.locator('.theme-doc-toc-mobile > summary').click();
    await painted(page);
  }

  test('nothing moves for who asks for that', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await use(page);
    expect(await moved(page)).toEqual([]);
    expect(
      await page.evaluate(() =>
        [document.documentElement, document.body].map((element) => getComputedStyle(element).scrollBehavior),
      ),
    ).toEqual(['auto', 'auto']);
  });
});

test.describe('large text', () => {
  // 1280 by 1024 at 400%.
  test.use({viewport: {width: 320, height: 256}});

  /** @returns the part of the window's height that stays in place while the page scrolls */
  const covered = (page: Page): Promise<number> =>
    page.evaluate(() => {
      window.scrollTo(0, 600);
      const inPlace = (element: Element | null): boolean => {
        for (let at = element; at && at !== document.body; at = at.parentElement)
          if (['fixed', 'sticky'].includes(getComputedStyle(at).position)) return true;
        return false;
      };
      let rows = 0;
      for (let y = 0; y < innerHeight; y++) if (inPlace(document.elementFromPoint(innerWidth / 2, y))) rows++;
      return rows / innerHeight;
    });

  test('every type of page can be read at 400%', async ({page}) => {
    for (const path of PAGES) {
      await open(page, path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
      expect(await covered(page), path).toBeLessThanOrEqual(1 / 3);
      const heading = page.getByRole('heading', {level: 1});
      await heading.scrollIntoViewIfNeeded();
      await expect(heading, path).toBeInViewport();
    }
  });

  test('the menu and the search can be used in so small a window', async ({page}) => {
    await open(page, OPERATION);
    await page.locator('.navbar__toggle').click();
    const last = page.locator('.navbar-sidebar').getByRole('link', {name: 'Experiments', exact: true});
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ratio: 1});
    await page.keyboard.press('Escape');
    await page.getByRole('button', {name: 'Search'}).click();
    const dialog = page.getByRole('dialog');
    await dialog.locator('input').first().fill('purl');
    const result = dialog.getByRole('option').first();
    await expect(result).toBeVisible();
    await result.scrollIntoViewIfNeeded();
    await expect(result).toBeInViewport({ratio: 0.5});
  });
});

test.describe('spread text', () => {
  /** @returns boxes whose text does not fit, and text that covers other text */
  const lost = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const found: string[] = [];
      for (const element of document.querySelectorAll('body *')) {
        if (!(element instanceof HTMLElement) || !element.innerText.trim()) continue;
        if (!element.checkVisibility({visibilityProperty: true})) continue;
        const {overflowX, overflowY, clipPath, position} = getComputedStyle(element);
        const {width, height} = element.getBoundingClientRect();
        // Words for screen readers only.
        if (
          clipPath !== 'none' ||
          (position === 'absolute' && width <= 1) ||
          element.matches('[class*="skipToContent"]')
        )
          continue;
        const isCut =
          (overflowX !== 'visible' && !/auto|scroll/.test(overflowX) && element.scrollWidth > Math.ceil(width) + 1) ||
          (overflowY !== 'visible' && !/auto|scroll/.test(overflowY) && element.scrollHeight > Math.ceil(height) + 1);
        if (isCut) found.push(`cut: ${element.outerHTML.slice(0, 100)}`);
        // A box of a fixed height lets its text hang out over what follows.
        if (
          element.matches(
            'button, a.button, .navbar__link, .code__bar, summary, nav.navbar, .theme-announcement-bar',
          ) &&
          element.scrollHeight > Math.ceil(height) + 2
        )
          found.push(`hangs out: ${element.outerHTML.slice(0, 100)}`);
      }
      return found;
    });
  const spread = (page: Page): Promise<void> =>
    page.evaluate(() => {
      for (const element of document.querySelectorAll<HTMLElement>('body *')) {
        element.style.setProperty('line-height', '1.5', 'important');
        element.style.setProperty('letter-spacing', '.12em', 'important');
        element.style.setProperty('word-spacing', '.16em', 'important');
        if (element.tagName === 'P') element.style.setProperty('margin-bottom', '2em', 'important');
      }
    });

  test('text spacing as of WCAG 1.4.12 loses nothing', async ({page}) => {
    for (const [index, path] of PAGES.entries()) {
      const width = index % 2 ? 320 : 1280;
      await page.setViewportSize({width, height: 800});
      await open(page, path);
      await spread(page);
      expect.soft(await lost(page), path).toEqual([]);
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
    }
  });
});

test.describe('paper', () => {
  const HIDDEN =
    'nav.navbar, .footer, .theme-doc-sidebar-container, .theme-doc-toc-desktop, .theme-doc-toc-mobile, .pagination-nav, .breadcrumbs, .theme-announcement-bar, .page-footer, .console-open, .code__copy, .filter, .contents, language-tabs, [class*="backToTop"], .expand, .lockfile-check-start__drop';

  for (const path of [GUIDE, OPERATION]) {
    test(`${path}: the text alone, across the whole sheet`, async ({page}) => {
      // A4 within its margins.
      await page.setViewportSize({width: 1280, height: 900});
      await open(page, path);
      await page.emulateMedia({media: 'print'});
      await page.setViewportSize({width: 718, height: 1000});
      const shown = await page
        .locator(HIDDEN)
        .evaluateAll((elements) =>
          elements
            .filter((element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true}))
            .map((element) => element.outerHTML.slice(0, 80)),
        );
      expect(shown).toEqual([]);
      await expect(page.getByRole('heading', {level: 1})).toBeVisible();
      const cut = await page
        .locator('.code pre:not(.response-panel pre), .table')
        .evaluateAll(
          (elements) =>
            elements.filter(
              (element) =>
                element.checkVisibility() &&
                (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 1),
            ).length,
        );
      expect(cut).toBe(0);
      const width = await page
        .locator('h1')
        .evaluate((element) => element.parentElement!.getBoundingClientRect().width);
      expect(width).toBeGreaterThan(600);
    });
  }

  test('printed from the dark mode a page has the colours of the light mode', async ({page}) => {
    await page.emulateMedia({media: 'print'});
    const inks = async (theme: string): Promise<string[]> => {
      await open(page, `${OPERATION}?docusaurus-theme=${theme}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      return page.evaluate(() =>
        [...document.querySelectorAll('body, main *')]
          .filter((element) => element.checkVisibility({visibilityProperty: true, opacityProperty: true}))
          .map((element) => {
            const {color, backgroundColor, borderTopColor, fill, stroke} = getComputedStyle(element);
            return [
              element.tagName,
              element.getAttribute('class'),
              color,
              backgroundColor,
              borderTopColor,
              fill,
              stroke,
            ].join(' ');
          }),
      );
    };
    const dark = await inks('dark');
    expect(dark.length).toBeGreaterThan(50);
    expect(dark[0]).toContain('rgb(27, 36, 33)');
    expect(dark).toEqual(await inks('light'));
  });
});
