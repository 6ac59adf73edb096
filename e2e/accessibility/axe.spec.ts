/** axe on every page of the sitemap, in both colour modes, narrow and wide: no violation, and nothing is excluded. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {AxeResults, RunOptions} from 'axe-core';
import {expect, test, type Page} from '@playwright/test';
import {hydrated} from '../support/page';
import {sitemapPaths} from '../support/site';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const ALL: RunOptions = {resultTypes: ['violations'], runOnly: {type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']}};
/** The colour mode changes colours and nothing else, so of the second mode only these can differ. */
const COLOURS: RunOptions = {resultTypes: ['violations'], runOnly: {type: 'rule', values: ['color-contrast', 'link-in-text-block']}};
/** Pages in one test: enough tests to share out over the workers, few enough to keep one browser page each. */
const GROUP = 12;

// A recording of hundreds of pages costs more than the pages; the violation names page and element.
test.use({trace: 'off', contextOptions: {reducedMotion: 'reduce'}});

/** @returns what axe finds once every colour is what it will be */
async function violations(page: Page, mode: string, options: RunOptions): Promise<string[]> {
  const results = await page.evaluate(
    async ([theme, run]) => {
      document.documentElement.setAttribute('data-theme', theme);
      do await new Promise(requestAnimationFrame);
      while (document.getAnimations().length > 0);
      return (window as unknown as {axe: {run(options: RunOptions): Promise<AxeResults>}}).axe.run(run);
    },
    [mode, options] as const,
  );
  return results.violations.map(({id, help, nodes}) => `${id}: ${help}: ${nodes.slice(0, 3).map((node) => node.target.join(' ')).join(' | ')}`);
}

const paths = [...sitemapPaths(), '/search', '/404.html'];
for (let start = 0; start < paths.length; start += GROUP) {
  const group = paths.slice(start, start + GROUP);
  test(`axe finds nothing on ${group.length} pages from ${group[0] ?? ''}`, async ({page}) => {
    test.setTimeout(240_000);
    const found: string[] = [];
    for (const path of group) {
      await page.setViewportSize({width: 1280, height: 900});
      await page.goto(path);
      await hydrated(page);
      await page.evaluate(AXE);
      for (const width of [1280, 320]) {
        await page.setViewportSize({width, height: 900});
        for (const [mode, options] of [['light', ALL], ['dark', COLOURS]] as const) {
          found.push(...(await violations(page, mode, options)).map((violation) => `${path} (${mode}, ${width}px) ${violation}`));
        }
      }
    }
    expect(found).toEqual([]);
  });
}

test('axe finds what is wrong', async ({page}) => {
  await page.goto('/search');
  await hydrated(page);
  await page.evaluate(AXE);
  await page.evaluate(() => document.querySelector('main')?.insertAdjacentHTML('beforeend', '<img src="/img/favicon.svg"><p style="color:#999;background:#fff">Faint</p>'));
  const found = [...(await violations(page, 'light', ALL)), ...(await violations(page, 'dark', COLOURS))].join('\n');
  expect(found).toMatch(/^image-alt/m);
  expect(found.match(/^color-contrast/gm)).toHaveLength(2);
});
