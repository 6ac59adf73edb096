import {describe, expect, it} from 'vitest';
import {consoleLink} from './fragment';

describe('consoleLink', () => {
  it('holds each value, encoded', () => {
    expect(consoleLink('/docs/a', {parameters: {purl: 'pkg:npm/%40a/b', page: 2}})).toBe(
      '/docs/a#try=1&purl=pkg%3Anpm%2F%2540a%2Fb&page=2',
    );
  });

  it('has a line for each item of a list, and the body as compact JSON', () => {
    expect(consoleLink('/docs/a', {parameters: {ids: ['1', '2']}, body: {purls: ['pkg:npm/a']}})).toBe(
      `/docs/a#try=1&ids=1%0A2&body=${encodeURIComponent('{"purls":["pkg:npm/a"]}')}`,
    );
  });

  it('leaves out values that are too long to be passed on', () => {
    expect(consoleLink('/docs/a', {parameters: {url: 'x'.repeat(7000)}})).toBe('/docs/a');
  });
});
