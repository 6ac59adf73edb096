/**
 * Addresses, queries, fragments and stored values that nobody thought of: made of
 * pieces that browsers, routers and scripts read in their own ways, from a seed, so
 * that a failure comes again. On every type of page nothing foreign gets into the
 * document, and nothing throws.
 */
import type {Page} from '@playwright/test';
import {watch} from './delivery/watch';
import {expect, test} from './support/test';

const SEED = Number(process.env.FUZZ_SEED ?? 20261122);
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 4);

const PAGES = [
  '/',
  '/docs/usage/errors',
  '/docs/category/tools',
  '/docs/services/data-services/packages',
  '/docs/services/data-services/packages/lookup-package',
  '/search',
  '/docs/no/such',
];
const PIECES = [
  '<img src=x onerror=hostile(1)>',
  '"><svg onload=hostile(2)>',
  "'-hostile(3)-'",
  'javascript:hostile(4)',
  '{{7*7}}',
  '${hostile(5)}',
  '</script><script>hostile(6)</script>',
  '%',
  '%00',
  '%ff',
  '%2e%2e%2f',
  '..',
  '//',
  '\\',
  '#',
  '?',
  '&',
  '=',
  '+',
  ';',
  ' ',
  '\u202e',
  '\ud83d\ude00',
  '\u0000',
  'é',
  '__proto__',
  'constructor',
  'prototype[x]',
  '[object Object]',
  'null',
  'NaN',
  '-1',
  '1e999',
  '{"a":',
  '[]',
  'a'.repeat(2000),
  'docusaurus-data-part',
  'docusaurus-theme',
  'try',
  'purl',
  'q',
  'pkg:npm/%40a/b@1?c=d#e',
];
const KEYS = [
  'theme',
  'sample-language',
  'docusaurus.announcement.dismiss',
  'docusaurus.announcement.id',
  'docusaurus.tab.x',
  '__proto__',
];

/** @returns numbers from 0 up to 1, the same for the same seed (mulberry32) */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

class Source {
  private readonly random: () => number;

  constructor(seed: number) {
    this.random = randomFrom(seed);
  }

  private pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)]!;
  }

  /** One to four pieces; half of them escaped as a form would. */
  text(): string {
    return Array.from({length: 1 + Math.floor(this.random() * 4)}, () => {
      const piece = this.pick(PIECES);
      return this.random() < 0.5 ? encodeURIComponent(piece.toWellFormed()) : piece;
    }).join('');
  }

  address(page: string): string {
    const query = this.random() < 0.8 ? `?${this.text()}=${this.text()}` : '';
    const fragment = this.random() < 0.8 ? `#${this.text()}` : '';
    return page + (page.endsWith('such') ? `/${encodeURIComponent(this.text())}` : '') + query + fragment;
  }

  storage(): Record<string, string> {
    return Object.fromEntries(KEYS.filter(() => this.random() < 0.6).map((key) => [key, this.text()]));
  }
}

/** Attributes that the site itself gives its root element. */
const OWN = [
  'lang',
  'dir',
  'class',
  'data-theme',
  'data-theme-choice',
  'data-announcement-bar-initially-dismissed',
  'data-has-hydrated',
  'data-rh',
  'data-sample-language',
];

const foreign = (page: Page) =>
  page.evaluate(
    (own) => ({
      ran: window.ran,
      elements: document.querySelectorAll(
        '[onerror], [onload], img[src="x"], a[href^="javascript:" i], iframe, object, embed, base',
      ).length,
      attributes: document.documentElement.getAttributeNames().filter((name) => !own.includes(name)),
      theme: ['light', 'dark'].includes(document.documentElement.dataset.theme ?? ''),
      polluted: 'x' in {} || 'a' in {},
    }),
    OWN,
  );

for (const [index, start] of PAGES.entries()) {
  test(`nothing foreign gets in, and nothing throws: ${start}`, async ({page}) => {
    const source = new Source(SEED + index);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await watch(page);
    await page.goto('/img/favicon.svg');
    for (let round = 0; round < ROUNDS; round += 1) {
      const [address, stored] = [source.address(start), source.storage()];
      const told = `seed ${SEED + index}, round ${round}: ${address.slice(0, 300)} with ${JSON.stringify(stored).slice(0, 200)}`;
      await page.evaluate((values) => {
        localStorage.clear();
        for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value);
      }, stored);
      await page.goto(address, {waitUntil: 'domcontentloaded'}).catch((error: unknown) => {
        throw new Error(`${told}\n${String(error)}`);
      });
      await page.waitForFunction(() => document.documentElement.dataset.hasHydrated === 'true', undefined, {
        timeout: 10_000,
      });
      expect(await foreign(page), told).toEqual({ran: [], elements: 0, attributes: [], theme: true, polluted: false});
      expect(errors, told).toEqual([]);
    }
  });
}
