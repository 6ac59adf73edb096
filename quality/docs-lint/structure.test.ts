import {describe, expect, it} from 'vitest';
import {parseDoc} from './parsedDoc';
import {checkStructure, checkUnique} from './structure';

const FRONT =
  '---\ntitle: A page\ndescription: What the reader gets on this page, in one sentence of enough length.\n---\n';
const END = '\n## Next step\n\nGo on with [usage](/docs/usage/).\n';

function problems(body: string, {front = FRONT, end = END, file = 'docs/usage/page.mdx'} = {}): string[] {
  return checkStructure(parseDoc(file, `${front}\n${body}\n${end}`)).map(
    ({line, rule, what}) => `${line} ${rule}: ${what}`,
  );
}

describe('the form of a page', () => {
  it('is right where nothing is wrong', () => {
    expect(
      problems(
        'Text.\n\n## Part {#part}\n\nText with [a link](op:packages/lookupPackage).\n\n### Inner\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n\n![The logo](/logo.svg)',
      ),
    ).toEqual([]);
  });

  it('has title and description', () => {
    expect(problems('Text.', {front: '---\nslug: /x\nauthor: me\n---\n'})).toEqual([
      '1 front-matter: The page has no title.',
      '1 front-matter: The page has no description.',
      '1 front-matter: Nothing reads `author`.',
    ]);
    expect(problems('Text.', {front: '---\ntitle: A\ndescription: Too `short`\n---\n'})).toEqual([
      '1 front-matter: The description has 11 characters.',
      '1 front-matter: The description contains Markdown.',
      '1 front-matter: The description is not a complete sentence.',
    ]);
  });

  it('names the service of a service page, and no other', () => {
    const file = 'docs/services/data-services/packages.mdx';
    expect(problems('Text.', {file})).toEqual([
      '1 front-matter: The page does not say which service it is about.',
      '1 front-matter: The service is called "Packages" everywhere else.',
    ]);
    expect(problems('Text.', {file, front: FRONT.replace('A page', 'Packages\nservice: packages')})).toEqual([]);
    expect(problems('Text.', {front: FRONT.replace('A page', 'A page\nservice: packages')})).toEqual([
      '1 front-matter: The page is not that of the service packages.',
    ]);
    expect(problems('Text.', {file: 'docs/services/tools/packages.mdx'})).toEqual([
      "1 front-matter: The page's path is not that of a service.",
    ]);
  });

  it('has headings in order', () => {
    expect(
      problems(
        '# Title\n\nText.\n\n### Skipped\n\nText.\n\n## Same\n\nText.\n\n## Same\n\nText.\n\n## Why?\n\nText.\n\n## Empty\n\n## Id {#same}\n\nText.',
      ),
    ).toEqual([
      '6 heading: The title is the only heading of the first level.',
      '10 heading: "Skipped" skips a level.',
      '18 heading: Two headings say "Same".',
      '22 heading: "Why?" ends with punctuation.',
      '28 heading: The id "same" occurs twice.',
      '26 heading: There is nothing below "Empty".',
    ]);
    expect(problems('## Why?\n\nText.', {file: 'docs/about/faq.mdx'})).toEqual([]);
  });

  it('has links that say where they lead', () => {
    expect(
      problems(
        'See [here](/docs/), [`code`](https://example.com/a#L1), https://example.com, [Usage](/docs/usage/) and [usage](/docs/usage/errors).',
      ),
    ).toEqual([
      '6 link: The link text "here" does not say where it leads.',
      '6 link: The link text "code" does not say where it leads.',
      '6 link: The URL https://example.com is its own link text.',
      '6 link: "usage" leads to /docs/usage/errors here and to /docs/usage/ in line 6.',
    ]);
    expect(problems('| Name | Operation |\n| --- | --- |\n| a | [list](op:a/b) |\n| b | [list](op:b/b) |')).toEqual([]);
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

  it('has its known issues in a list', () => {
    const issues = '## Known issues\n\nAs of 1 May 2026:\n\n';
    expect(problems(`${issues}**Totals are old.** Wait.\n\n## Other\n\n**Bold** is free here.`)).toEqual([
      '10 known-issues: "Totals are old. Wait." is not in the list.',
    ]);
    expect(problems(`${issues}- **Totals are old.** Wait.`)).toEqual([]);
  });

  it('is finished and leads on', () => {
    expect(problems('TODO: write.', {end: ''})).toEqual([
      '6 next-step: The page has no next step.',
      '6 unfinished: "TODO" is a placeholder.',
    ]);
    expect(problems('Text.', {end: 'Go on with [usage](/docs/usage/).'})).toEqual([]);
    expect(problems('Text.', {end: 'See [elsewhere](https://example.com).'})).toHaveLength(1);
  });

  it('has a title of its own', () => {
    const pages = ['docs/a.mdx', 'docs/b.mdx'].map((file) => parseDoc(file, `${FRONT}\nText.\n`));
    expect(checkUnique(pages).map(({file, what}) => `${file} ${what}`)).toEqual([
      'docs/b.mdx The title is the same as in docs/a.mdx.',
      'docs/b.mdx The description is the same as in docs/a.mdx.',
    ]);
  });
});
