import {describe, expect, it} from 'vitest';
import {pageAddress, splitSource} from './source';

describe('the source of a page', () => {
  it('is taken apart, and says where the body begins', () => {
    expect(splitSource('---\ntitle: A\n---\n\nText.')).toEqual({front: {title: 'A'}, body: '\nText.', line: 4});
    expect(splitSource('Text.')).toEqual({front: {}, body: 'Text.', line: 1});
  });

  it('has the address of its path, or the one that it asks for', () => {
    expect(['index', 'guides/index', 'guides/a'].map((id) => pageAddress(id))).toEqual(['/docs/', '/docs/guides/', '/docs/guides/a']);
    expect(pageAddress('get-started/index', '/')).toBe('/docs/');
    expect(() => pageAddress('guides/a', 'b')).toThrow('docs/guides/a.mdx: a slug must begin with "/" here.');
  });
});
