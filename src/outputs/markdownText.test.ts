import {describe, expect, it} from 'vitest';
import {resolveAddress} from './addresses';
import {code} from '@ecosystems-docs/openapi-docs/words';
import {applyEdits, fence, inItem, link, resolved} from './markdownText';

describe('addresses', () => {
  it.each([
    ['/search?q=purl', 'https://docs.ecosyste.ms/search?q=purl'],
    ['/openapi/packages.yaml', 'https://docs.ecosyste.ms/openapi/packages.yaml'],
    ['/.well-known/api-catalog', 'https://docs.ecosyste.ms/.well-known/api-catalog'],
    ['/docs/usage/errors?x#y', 'https://docs.ecosyste.ms/docs/usage/errors.md?x#y'],
    ['mailto:support@ecosyste.ms', 'mailto:support@ecosyste.ms'],
  ])('%s is %s outside', (url, address) => {
    expect(resolveAddress(url)).toBe(address);
  });
});

describe('pieces of Markdown', () => {
  it('hold any code', () => {
    expect([code('a'), code('a`b'), code('`a`'), code(' a')]).toEqual(['`a`', '``a`b``', '`` `a` ``', '`  a `']);
    expect(fence('a\n', 'json')).toBe('```json\na\n```');
    expect(fence('```\na\n```')).toBe('````\n```\na\n```\n````');
  });

  it('hold any link text', () => {
    expect(link('a [b]', 'https://example.com')).toBe('[a \\[b\\]](https://example.com)');
  });

  it('resolve the links of a description and nothing else', () => {
    expect(resolved('See [*all* `x`](op:packages/lookupPackage "title"), `[code](op:none)`.\n')).toBe(
      'See [*all* `x`](https://docs.ecosyste.ms/docs/services/data-services/packages/lookup-package.md), `[code](op:none)`.',
    );
  });

  it('indent what follows in a list', () => {
    expect(inItem('a\n\n- b\n- c')).toBe('a\n\n  - b\n  - c');
  });

  it('are put together from edits in any order', () => {
    expect(
      applyEdits('abcdef', [
        {start: 4, end: 5, text: 'E'},
        {start: 0, end: 2, text: ''},
      ]),
    ).toBe('cdEf');
  });
});
