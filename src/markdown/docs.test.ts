import {describe, expect, it} from 'vitest';
import {readDoc} from './docs';

describe('a page of docs/', () => {
  it.each([['\n'], ['\r\n']])('is taken apart, whatever its line ends are', (end) => {
    const doc = readDoc('docs/guides/a.mdx', ['---', 'title: A', '---', '', 'Text.'].join(end));
    expect(doc).toMatchObject({
      id: 'guides/a',
      route: '/docs/guides/a',
      front: {title: 'A'},
      body: '\nText.',
      bodyLine: 4,
    });
    expect(doc.source.slice(doc.bodyOffset)).toBe(doc.body);
  });

  it('leaves out what authors say to each other', () => {
    expect(readDoc('docs/a.mdx', 'One.\n\n{/* evidence:\na.rb:1 */}\n\nTwo.').body).toMatch(/^One\.\s+Two\.$/);
  });

  it('may have no front matter', () => {
    expect(readDoc('docs/guides/a.mdx', 'Text.')).toMatchObject({front: {}, body: 'Text.', bodyLine: 1, bodyOffset: 0});
  });

  it('has the path of its file, or the one that it asks for', () => {
    expect(
      ['docs/index.mdx', 'docs/guides/index.mdx', 'docs/guides/a.mdx'].map((file) => readDoc(file, '').route),
    ).toEqual(['/docs/', '/docs/guides/', '/docs/guides/a']);
    expect(readDoc('docs/get-started/index.mdx', '---\nslug: /\n---\n').route).toBe('/docs/');
    expect(() => readDoc('docs/guides/a.mdx', '---\nslug: b\n---\n')).toThrow(
      'docs/guides/a.mdx: a slug must begin with "/" here.',
    );
  });
});
