import {expect, it} from 'vitest';
import {nearestFirst, pathWords, sharesWord} from './pathWords';

it.each([
  ['/docs/services/packages/lookup', 'packages lookup'],
  ['/docs/usage/rate_limit.html', 'usage rate limit'],
  ['/api/v1/advisories', 'advisories'],
  ['/docs/guides/%E0%A4%A', 'guides E0 A4 A'],
  ['/', ''],
])('the words of %s are %j', (path, words) => expect(pathWords(path)).toBe(words));

const pages = ['/a/lookup-package-version', '/a/list', '/a/lookup-package?x=/lookup', '/a/lookups#lookup'].map(
  (address) => ({address}),
);
it.each([
  ['/x/lookup', ['/a/lookups#lookup', '/a/lookup-package?x=/lookup', '/a/lookup-package-version', '/a/list']],
  ['/x/LIST/', ['/a/list', '/a/lookup-package-version', '/a/lookup-package?x=/lookup', '/a/lookups#lookup']],
  ['/', pages.map(({address}) => address)],
])('the pages nearest to %s come first', (path, expected) =>
  expect(nearestFirst(path, pages).map(({address}) => address)).toEqual(expected),
);

it.each([
  ['/pricing', '/docs/usage/commercial', 'Plans and prices', true],
  ['/docs/usage/rate_limit', '/docs/usage/rate-limits', 'Limits', true],
  ['/nothing-here/', '/docs/usage/troubleshooting', 'Troubleshooting', false],
])('%s suggests %s, "%s": %s', (path, address, title, expected) =>
  expect(sharesWord(path, {address, title})).toBe(expected),
);
