/** What axe finds on an open page. Nothing is excluded. */
import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {expect, type Page} from '@playwright/test';
import type {AxeResults, RunOptions} from 'axe-core';

const AXE = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

/** Every rule. */
export const ALL_RULES: RunOptions = {
  resultTypes: ['violations'],
  runOnly: {type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']},
};

/** The colour mode changes colours and nothing else, so of the second mode only these can differ. */
export const COLOUR_RULES: RunOptions = {
  resultTypes: ['violations'],
  runOnly: {type: 'rule', values: ['color-contrast', 'link-in-text-block']},
};

/** Brings axe to every document that the page opens from now on. It is sent to the browser once. It does not copy the HTML of what it looks at, because we print selectors. */
export async function withAxe(page: Page): Promise<void> {
  await page.addInitScript(`${AXE};axe.configure({noHtml: true})`);
}

/**
 * @param page a page with axe
 * @param mode the colour mode to look at it in
 * @returns the violations, each with the first elements, once all colours are final
 */
export async function violations(page: Page, mode: 'light' | 'dark', options: RunOptions): Promise<string[]> {
  const results = await page.evaluate(
    async ([theme, run]) => {
      document.documentElement.setAttribute('data-theme', theme);
      do await new Promise(requestAnimationFrame);
      while (document.getAnimations().length > 0);
      return (window as unknown as {axe: {run(options: RunOptions): Promise<AxeResults>}}).axe.run(run);
    },
    [mode, options] as const,
  );
  return results.violations.map(
    ({id, help, nodes}) =>
      `${id}: ${help}: ${nodes
        .slice(0, 3)
        .map((node) => node.target.join(' '))
        .join(' | ')}`,
  );
}

/** Fails if axe finds anything on an open page, in one of both colour modes. */
export async function expectNoViolations(page: Page): Promise<void> {
  expect(await violations(page, 'light', ALL_RULES)).toEqual([]);
  expect(await violations(page, 'dark', COLOUR_RULES)).toEqual([]);
}
