/**
 * Byte budgets of every page type, as gzip -9 bytes of what a first visit
 * fetches. They are about 15% above what the pages weigh, so that only a big
 * loss fails here; `npm run bench` says what they weigh today.
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {expect, test} from '@playwright/test';

const BUILD = path.resolve(process.env.SITE_DIR ?? 'build');
const KIB = 1024;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
const gzip = (content: Buffer | string): number => gzipSync(content, {level: 9}).length;

const pages = readdirSync(path.join(BUILD, 'docs'), {recursive: true, encoding: 'utf8'}).filter((name) =>
  name.endsWith('index.html'),
);
const isOperation = (name: string): boolean => name.startsWith('services') && name.split(path.sep).length === 5;
const isService = (name: string): boolean => name.startsWith('services') && !isOperation(name);

function htmlSizes(names: readonly string[]): {name: string; size: number}[] {
  return names.map((name) => ({
    name,
    size: gzip(readFileSync(path.join(BUILD, 'docs', name), 'utf8').replace(STYLE, '')),
  }));
}

/** The one page that a hundred others link to: it lists every difference with its code. */
const isListing = (name: string): boolean => name === path.join('usage', 'differences', 'index.html');

const budgets: readonly {what: string; names: readonly string[]; limit: number}[] = [
  {what: 'operation', names: pages.filter(isOperation), limit: 23 * KIB},
  {what: 'service page', names: pages.filter(isService), limit: 23 * KIB},
  {
    what: 'page of the guides and usage',
    names: pages.filter((name) => !name.startsWith('services') && !isListing(name)),
    limit: 15.5 * KIB,
  },
];

for (const {what, names, limit} of budgets) {
  test(`the HTML of each ${what} is ${limit / KIB} KiB or less`, () => {
    expect(names.length).toBeGreaterThan(20);
    expect(htmlSizes(names).filter(({size}) => size > limit)).toEqual([]);
  });
}

test('the HTML of the list of differences is 55 KiB or less', () => {
  const sizes = htmlSizes(pages.filter(isListing));
  expect(sizes).toHaveLength(1);
  expect(sizes.filter(({size}) => size > 55 * KIB)).toEqual([]);
});

test('the inlined styles of an operation, which has the most, are 15.5 KiB or less', () => {
  const name = 'docs/services/data-services/packages/lookup-package/index.html';
  const html = readFileSync(path.join(BUILD, name), 'utf8');
  const style = [...html.matchAll(STYLE)].map((match) => match[1] ?? '').join('');
  expect(style).toBeTruthy();
  expect(gzip(style)).toBeLessThanOrEqual(15.5 * KIB);
});

const scripts: readonly {path: string; limit: number}[] = [
  {path: '/', limit: 136 * KIB},
  {path: '/docs/services/data-services/packages/lookup-package', limit: 152 * KIB},
];

for (const {path: address, limit} of scripts) {
  test(`a first visit to ${address} fetches ${limit / KIB} KiB of JavaScript or less, none in the way of the first paint`, async ({
    page,
  }) => {
    await page.goto(address);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await page.waitForLoadState('networkidle');
    // Leaves out scripts that a `link` prefetches for later pages.
    const files = await page.evaluate(() => [
      ...new Set(
        performance
          .getEntriesByType('resource')
          .filter(
            (entry) => (entry as PerformanceResourceTiming).initiatorType === 'script' && entry.name.endsWith('.js'),
          )
          .map((entry) => new URL(entry.name).pathname),
      ),
    ]);
    const size = files.reduce((sum, file) => sum + gzip(readFileSync(path.join(BUILD, file))), 0);
    expect(size).toBeGreaterThan(50 * KIB);
    expect(size).toBeLessThanOrEqual(limit);
    const document = readFileSync(path.join(BUILD, address, 'index.html'), 'utf8');
    // One that is found only by another costs a round trip more.
    expect(files.filter((file) => !document.includes(`src=${file} `))).toEqual([]);
    // As the document came: what scripts add later holds up nothing.
    expect(
      document.match(
        /<script[^>]*\ssrc=(?![^>]*\s(?:defer|async|type="?module))[^>]*>|<link[^>]*rel="?stylesheet[^>]*>/g,
      ) ?? [],
    ).toEqual([]);
  });
}
