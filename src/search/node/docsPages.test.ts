import {expect, it} from 'vitest';
import {readDoc} from '../../markdown/docs';
import {readDocsPage} from './docsPages';

const page = (body: string, front = 'title: A page\ndescription: Of a test.\nquestions: [What is it?]') =>
  readDocsPage(readDoc('docs/guides/a-page.mdx', `---\n${front}\n---\n\n${body}`));

it('reads title, description and address', () => {
  expect(page('Text.')).toEqual({
    intro: 'Text.',
    source: 'guides/a-page.mdx',
    path: '/docs/guides/a-page',
    title: 'A page',
    description: 'Of a test.',
    questions: ['What is it?'],
    sections: [],
  });
  expect(readDocsPage(readDoc('docs/guides/index.mdx', '---\ntitle: Guides\n---\n'))?.path).toBe('/docs/guides/');
  expect(page('', 'title: Home\nslug: /')?.path).toBe('/docs/');
  expect(page('', 'title: Packages\nservice: packages')?.service).toBe('packages');
});

it('finds headings with their own ids, or the ones that Docusaurus gives', () => {
  const sections = page(
    '## First {#one}\n\nText.\n\n## What is covered?\n\n### `code` and [link](/x)\n\n## What is covered?\n',
  )?.sections;
  expect(sections?.map(({anchor, title}) => [anchor, title])).toEqual([
    ['one', 'First'],
    ['what-is-covered', 'What is covered?'],
    ['code-and-link', 'code and link'],
    ['what-is-covered-1', 'What is covered?'],
  ]);
});

it('reads text, lists and tables, and code and heads of tables apart from them', () => {
  const [section] =
    page(
      '## S {#s}\n\nOne **two** `three`.\n\n- four\n- five\n\n| six | seven |\n|---|---|\n| a | b |\n\n```js\nhidden()\n```\n\n#### Deep\n\n<ServiceFacts service="packages" />\n',
    )?.sections ?? [];
  expect(section?.text).toBe('One two three.\nfour five\na · b\nDeep');
  expect(section?.unshown).toBe('six · seven\nhidden()\n');
});

it('does not take a # in a code block for a heading', () =>
  expect(page('```bash\n## no heading\n```\n')?.sections).toEqual([]));
it('puts facts in', () =>
  expect(page('## S\n\n<Fact of="rateLimit.anonymous" /> an hour')?.sections[0]?.text).toBe('5,000 an hour'));
it('leaves drafts out', () => expect(page('', 'title: A\ndraft: true')).toBeUndefined());
it('says which page has no title', () =>
  expect(() => page('', 'description: A')).toThrow('docs/guides/a-page.mdx: the page has no title'));
