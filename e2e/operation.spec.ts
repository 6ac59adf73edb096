/** The page of an operation: request and response beside the text, what lights up together, and the filter. */
import {expect, test, type Locator, type Page} from '@playwright/test';
import {open} from './support/page';

const LOOKUP = '/docs/services/data-services/packages/lookup-package';

const row = (page: Page, id: string): Locator => page.locator(`[id="${id}"]`);
const lit = (page: Page, inside: string): Promise<string[]> =>
  page
    .locator(`${inside} .is-lit`)
    .evaluateAll((elements) => elements.map((element) => (element.textContent ?? '').trim()));

test('the first screen shows title, URL, purpose, the first parameters, the request and the beginning of a response', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, LOOKUP);
  for (const part of [
    'main h1',
    '.endpoint',
    '.operation__lead > p:not(.endpoint)',
    '[id="parameter-repository_url"] .field__title',
    '.request-panel [data-sample="curl"]',
    '.console-open',
    '.response-panel [data-property="name"]',
  ]) {
    const box = await page.locator(part).first().boundingBox();
    expect(box && box.y >= 0 && box.y + box.height <= 800, `${part}: ${JSON.stringify(box)}`).toBe(true);
  }
});

test('the column never covers the text or leaves the window, from 500 pixels of height', async ({page}) => {
  await open(page, LOOKUP);
  for (const height of [500, 640, 1400]) {
    await page.setViewportSize({width: 1280, height});
    for (const at of [0, 0.5, 1]) {
      const found = await page.evaluate((share) => {
        const body = document.querySelector('.operation__body')!;
        const column = document.querySelector('.rail__inner')!;
        const end = body.getBoundingClientRect().bottom + window.scrollY - window.innerHeight;
        window.scrollTo(0, Math.max(0, end * share));
        const [text, panel, bar] = [body, column, document.querySelector('.navbar')!].map((element) =>
          element.getBoundingClientRect(),
        );
        return {
          sticky: getComputedStyle(column).position === 'sticky',
          gap: panel!.left - text!.right,
          top: panel!.top - bar!.bottom,
          bottom: window.innerHeight - panel!.bottom,
        };
      }, at);
      const where = `${height} high, ${at * 100}% down`;
      expect(found.gap, where).toBeGreaterThan(0);
      expect(found.sticky, where).toBe(height >= 640);
      if (!found.sticky) continue;
      expect(found.top, where).toBeGreaterThanOrEqual(0);
      expect(found.bottom, where).toBeGreaterThanOrEqual(0);
    }
  }
});

test('a property lights up in the response, by pointer and by keyboard, and a line of the response lights up its row', async ({
  page,
}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, LOOKUP);
  const downloads = row(page, 'response-200-downloads');
  await downloads.scrollIntoViewIfNeeded();
  await downloads.locator('.field__text').hover();
  await expect.poll(() => lit(page, '.response-panel')).toEqual([expect.stringMatching(/^"downloads": \d+,$/)]);
  // The panel scrolls to it.
  await expect(page.locator('.response-panel .is-lit')).toBeInViewport();
  await row(page, 'response-200-rankings').locator('.field__name').first().focus();
  await expect.poll(async () => (await lit(page, '.response-panel')).length).toBeGreaterThan(2);
  await page.locator('.response-panel [data-property="versions_count"]').first().scrollIntoViewIfNeeded();
  await page.locator('.response-panel [data-property="versions_count"]').first().hover();
  await expect(row(page, 'response-200-versions_count')).toHaveClass(/is-lit/);
  // A folded property lights up the row that it is folded into.
  await page.locator('.response-panel [data-property="rankings.average"]').first().hover();
  await expect(row(page, 'response-200-rankings')).toHaveClass(/is-lit/);
});

test('a parameter lights up in the request in every language, and the other way round', async ({page}) => {
  await open(page, LOOKUP);
  for (const language of ['Python', 'CLI']) {
    await page.locator('.request-panel').getByRole('button', {name: language, exact: true}).click();
    await row(page, 'parameter-purl').locator('.field__name').focus();
    await expect
      .poll(async () => (await lit(page, '.request-panel')).join(' '), language)
      .toBe(language === 'CLI' ? '--purl pkg:npm/react' : 'purl=pkg%3Anpm%2Freact');
    await page.locator('main h1').hover();
    await page.locator('.request-panel [data-parameter="purl"]').filter({visible: true}).first().hover();
    await expect(row(page, 'parameter-purl')).toHaveClass(/is-lit/);
  }
});

test('the example is read line by line by keyboard, and each line leads to its row', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, LOOKUP);
  const pane = page.locator('.response-panel').getByRole('group', {name: '200', exact: true});
  const lines = pane.locator('code > span').filter({visible: true});
  const focused = page.locator(':focus');
  await pane.focus();
  await page.keyboard.press('ArrowDown');
  await expect(lines.first()).toBeFocused();
  // A bracket has no row; a property has one, which lights up with it.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(focused).toHaveAttribute('data-property', /./);
  await expect(focused).toHaveRole('link');
  const property = await focused.getAttribute('data-property');
  await expect(row(page, `response-200-${property}`)).toHaveClass(/is-lit/);
  await expect(focused).toHaveClass(/is-lit/);
  await page.locator('main h1').hover();
  await expect(row(page, `response-200-${property}`)).toHaveClass(/is-lit/);
  await page.keyboard.press('ArrowUp');
  await expect(lines.nth(1)).toBeFocused();
  await expect(row(page, `response-200-${property}`)).not.toHaveClass(/is-lit/);
  await expect(pane.locator('[role="link"]')).toHaveCount(0);

  await page.keyboard.press('End');
  await expect(lines.last()).toBeFocused();
  await expect(lines.last()).toBeInViewport();
  await page.keyboard.press('Home');
  await expect(lines.first()).toBeFocused();
  expect(await pane.locator('[tabindex="-1"]').count()).toBe(1);

  // Enter opens the row around a folded property. Moves the pointer away, so that no row comes below it.
  await page.mouse.move(5, 5);
  const average = pane.locator('[data-property="rankings.average"]').first();
  const steps = await lines.evaluateAll((all) =>
    all.findIndex((line) => line.matches('[data-property="rankings.average"]')),
  );
  for (let step = 0; step < steps; step++) await page.keyboard.press('ArrowDown');
  await expect(average).toBeFocused();
  await expect(average).toBeInViewport();
  await expect(row(page, 'response-200-rankings')).toHaveClass(/is-lit/);
  await page.keyboard.press('Enter');
  await expect(row(page, 'response-200-rankings.average').locator('.field__name')).toBeFocused();
  await expect(focused).toBeInViewport();
  await expect(average).toHaveClass(/is-lit/);

  // Where the reader was is kept; Escape leads out, and Tab goes on from there.
  await pane.focus();
  await page.keyboard.press('ArrowDown');
  await expect(average).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(pane).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(pane.getByRole('radio', {name: 'One package'})).toBeFocused();
  // What has been left is text: a click of the pointer leads nowhere.
  await expect(pane.locator('[role="link"]')).toHaveCount(0);
  await average.click();
  await expect(row(page, 'response-200-rankings.average').locator('.field__name')).not.toBeFocused();
});

test('the response has a switch between statuses and cases, by keyboard too, which the keys of the example leave to the browser', async ({
  page,
}) => {
  await open(page, LOOKUP);
  const panel = page.locator('.response-panel');
  await expect(panel.locator('[data-property="name"]').first()).toBeVisible();
  const cases = panel.getByRole('radio', {name: 'No such package'});
  await cases.check();
  await expect(panel.locator('[data-property="name"]').first()).toBeHidden();
  await page.keyboard.press('ArrowUp');
  await expect(cases).not.toBeChecked();
  await expect(panel.locator('code > span:focus')).toHaveCount(0);
  await panel.getByRole('radio', {name: '200'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByText('HTTP/1.1 304 Not Modified')).toBeVisible();
  // A response without lines.
  await panel.getByRole('group', {name: '304', exact: true}).focus();
  await page.keyboard.press('ArrowDown');
  await expect(panel.getByRole('group', {name: '304', exact: true})).toBeFocused();
  await panel.getByRole('radio', {name: '304'}).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panel.getByRole('group', {name: '422', exact: true})).toContainText('"error"');
});

test('the filter keeps what holds the words, opens what stands around it, and gives all back; the contents lead to a heading', async ({
  page,
}) => {
  await open(page, LOOKUP);
  const list = page.locator('[id="response-200-fields"]');
  const shown = (): Promise<number> =>
    list
      .locator('.field')
      .evaluateAll((rows) => rows.filter((element) => (element as HTMLElement).offsetParent).length);
  const before = await shown();
  const filter = page.getByRole('searchbox', {name: 'Filter properties'}).first();
  await filter.fill('downloads');
  await expect.poll(shown).toBeLessThan(before);
  expect(await shown()).toBeGreaterThan(0);
  await expect(page.locator('.field__tools [role="status"]').first()).toHaveText(/^\d+ found$/);
  // Inside an object that was closed.
  await filter.fill('average');
  await expect(row(page, 'response-200-rankings.average')).toBeVisible();
  await filter.fill('');
  await expect.poll(shown).toBe(before);
  // The contents lead to a heading, and say where the reader is.
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await contents.getByRole('link', {name: 'Errors'}).click();
  await expect(page.locator('h2#errors')).toBeInViewport();
  await expect(contents.getByRole('link', {name: 'Errors'})).toHaveAttribute('aria-current', 'true');
});

test('the menu at the top has what can be done with the page, on a phone too', async ({page}) => {
  await page.setViewportSize({width: 360, height: 800});
  await open(page, LOOKUP);
  const menu = page.locator('.page-menu');
  await menu.locator('summary').click();
  const report = menu.getByRole('link', {name: 'Report a problem'});
  await expect(report).toBeInViewport({ratio: 1});
  await expect(menu.getByRole('link')).toHaveCount(3);
  await expect(menu.getByRole('button', {name: 'Copy as Markdown'})).toBeVisible();
  // The trail stands beside the menu, and wraps before it hides a name.
  const hidden = await page
    .locator('.breadcrumbs__link')
    .evaluateAll((links) => links.filter(({scrollWidth, clientWidth}) => scrollWidth > clientWidth + 1).length);
  expect(hidden).toBe(0);
  await expect(page.locator('.breadcrumbs__item').last()).toBeInViewport({ratio: 1});
});
