/** axe on every page of the sitemap, in both colour modes, narrow and wide: no violation, and nothing is excluded. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import type {AxeResults} from 'axe-core';
import {expect, test, type Page} from '@playwright/test';
import {sitemapPaths} from '../support/site';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Pages in one test: enough tests to share out over the workers, few enough to keep one browser page each. */
const GROUP = 12;

async function violations(page: Page): Promise<string[]> {
  const results = await page.evaluate((rules) => (window as unknown as {axe: {run(options: object): Promise<AxeResults>}}).axe.run({runOnly: {type: 'tag', values: rules}, resultTypes: ['violations']}), RULES);
  return results.violations.map(({id, help, nodes}) => `${id}: ${help}: ${nodes.slice(0, 3).map((node) => node.target.join(' ')).join(' | ')}`);
}

const paths = sitemapPaths();
for (let start = 0; start < paths.length; start += GROUP) {
  const group = paths.slice(start, start + GROUP);
  test(`axe finds nothing on ${group[0] ?? ''} and the ${group.length - 1} pages after it`, async ({page}) => {
    // Without transitions a colour is at once what it will be.
    await page.emulateMedia({reducedMotion: 'reduce'});
    test.setTimeout(240_000);
    const found: string[] = [];
    for (const path of group) {
      await page.setViewportSize({width: 1280, height: 900});
      await page.goto(path);
      await page.waitForSelector('html[data-has-hydrated="true"]');
      await page.evaluate(AXE);
      for (const width of [1280, 320]) {
        await page.setViewportSize({width, height: 900});
        for (const mode of ['light', 'dark']) {
          await page.evaluate((theme) => document.documentElement.setAttribute('data-theme', theme), mode);
          found.push(...(await violations(page)).map((violation) => `${path} (${mode}, ${width}px) ${violation}`));
        }
      }
    }
    expect(found).toEqual([]);
  });
}
