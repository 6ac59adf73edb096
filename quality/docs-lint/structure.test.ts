import {describe, expect, it} from 'vitest';
import {parseDoc} from './parsedDoc';
import {checkStructure, checkUnique} from './structure';

const FRONT =
  '---\ntitle: A page\ndescription: What the reader gets on this page, in one sentence of enough length.\n---\n';
function problems(body: string, {front = FRONT, file = 'docs/usage/page.mdx'} = {}): string[] {
  return checkStructure(parseDoc(file, `${front}\n${body}\n`)).map(({line, rule, what}) => `${line} ${rule}: ${what}`);
}

describe('the form of a page', () => {
  it('has title and description', () => {
    expect(problems('Text.', {front: '---\nslug: /x\nauthor: me\n---\n'})).toEqual([
      '1 front-matter: The page has no title.',
      '1 front-matter: The page has no description.',
      '1 front-matter: Nothing reads `author`.',
    ]);
  });

  it('has headings in order', () => {
    expect(
      problems(
        '# Title\n\nText.\n\n### Skipped\n\nText.\n\n## Same\n\nText.\n\n## Same\n\nText.\n\n## Empty\n\n## Id {#same}\n\nText.',
      ),
    ).toEqual([
      '6 heading: The title is the only heading of the first level.',
      '10 heading: "Skipped" skips a level.',
      '18 heading: Two headings say "Same".',
      '24 heading: The id "same" occurs twice.',
      '22 heading: There is nothing below "Empty".',
    ]);
  });

  it('has links that say where they lead', () => {
    expect(
      problems(
        'See [here](/docs/), [`code`](https://example.com/a#L1), https://example.com and [usage](/docs/usage/).',
      ),
    ).toEqual([
      '6 link: The link text "here" does not say where it leads.',
      '6 link: The link text "code" does not say where it leads.',
      '6 link: The URL https://example.com is its own link text.',
    ]);
  });

  it('has images with alternatives and tables with heads', () => {
    expect(
      problems('![](/logo.svg)\n\n<img src="/logo.svg" />\n\n| | b |\n| --- | --- |\n| 1 | 2 | 3 |\n\n| a | b |'),
    ).toEqual([
      '10 table: A column has no heading.',
      '12 table: The row has 3 cells, the head has 2.',
      '14 table: This is not read as a table.',
      '6 image: The image has no text alternative.',
      '8 image: The image has no text alternative.',
    ]);
  });

  it('is finished', () => {
    expect(problems('TODO: write.')).toEqual(['6 unfinished: "TODO" is a placeholder.']);
  });

  it('has a title of its own', () => {
    const pages = ['docs/a.mdx', 'docs/b.mdx'].map((file) => parseDoc(file, `${FRONT}\nText.\n`));
    expect(checkUnique(pages).map(({file, what}) => `${file} ${what}`)).toEqual([
      'docs/b.mdx The title is the same as in docs/a.mdx.',
      'docs/b.mdx The description is the same as in docs/a.mdx.',
    ]);
  });
});
