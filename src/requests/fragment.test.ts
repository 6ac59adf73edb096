import {expect, it} from 'vitest';
import {consoleLink, viewOf} from './fragment';

it.each([
  [{parameters: {purl: 'pkg:npm/%40a/b', page: 2}}, '#try=1&purl=pkg%3Anpm%2F%2540a%2Fb&page=2'],
  // A line for each item of a list, and the body as compact JSON.
  [
    {parameters: {ids: ['1', '2']}, body: {purls: ['pkg:npm/a']}},
    `#try=1&ids=1%0A2&body=${encodeURIComponent('{"purls":["pkg:npm/a"]}')}`,
  ],
  // Too long to be passed on.
  [{parameters: {url: 'x'.repeat(7000)}}, ''],
])('a link to the console holds the values, encoded: %.50j', (values, fragment) => {
  expect(consoleLink('/docs/a', values)).toBe(`/docs/a${fragment}`);
});

it.each([
  ['#try=table', 'table'],
  ['#try=card&purl=x&try=json', 'card'],
  ['#try=1', undefined],
  ['#try=TABLE', undefined],
  ['#try=__proto__&view=table', undefined],
  ['#try=table%00', undefined],
  ['#try=table=json', undefined],
  ['#x=1&try=table', undefined],
  [`#try=${'table'.repeat(9999)}`, undefined],
])('a link to the console names a view that there is, or none: %.30s', (hash, view) => {
  expect(viewOf(hash)).toBe(view);
});
