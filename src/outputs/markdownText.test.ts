import {expect, it} from 'vitest';
import {resolveAddress} from './addresses';
import {code} from '@ecosystems-docs/openapi-docs/words';
import {applyEdits, fence, inItem, link, resolved} from './markdownText';

it.each([
  ['/search?q=purl', 'https://docs.ecosyste.ms/search?q=purl'],
  ['/openapi/packages.yaml', 'https://docs.ecosyste.ms/openapi/packages.yaml'],
  ['/.well-known/api-catalog', 'https://docs.ecosyste.ms/.well-known/api-catalog'],
  ['/docs/usage/errors?x#y', 'https://docs.ecosyste.ms/docs/usage/errors.md?x#y'],
  ['mailto:support@ecosyste.ms', 'mailto:support@ecosyste.ms'],
])('%s is %s outside', (url, address) => {
  expect(resolveAddress(url)).toBe(address);
});

const EDITS = [
  {start: 4, end: 5, text: 'E'},
  {start: 0, end: 2, text: ''},
];
it.each([
  // Any code, and any text of a link.
  [code('a'), '`a`'],
  [code('a`b'), '``a`b``'],
  [code('`a`'), '`` `a` ``'],
  [code(' a'), '`  a `'],
  [fence('a\n', 'json'), '```json\na\n```'],
  [fence('```\na\n```'), '````\n```\na\n```\n````'],
  [link('a [b]', 'https://example.com'), '[a \\[b\\]](https://example.com)'],
  // The links of a description, and nothing else.
  [
    resolved('See [*all* `x`](op:packages/lookupPackage "title"), `[code](op:none)`.\n'),
    'See [*all* `x`](https://docs.ecosyste.ms/docs/services/data-services/packages/lookup-package.md), `[code](op:none)`.',
  ],
  // What follows in a list.
  [inItem('a\n\n- b\n- c'), 'a\n\n  - b\n  - c'],
  // Edits in any order.
  [applyEdits('abcdef', EDITS), 'cdEf'],
])('a piece of Markdown: %j', (made, expected) => {
  expect(made).toBe(expected);
});
