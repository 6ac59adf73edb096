import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, it, vi} from 'vitest';
import {loadDescriptions} from '../../src/api/node/descriptions';
import {contentComponents} from '../../src/content/components';
import {format} from '../docs-lint/finding';
import {DescriptionErrors} from '@ecosystems-docs/openapi-docs/node';
import {sidebarOrder} from '../../src/outputs/pages';
import {checkDocs, readTargets} from './checkDocs';

const root = mkdtempSync(join(tmpdir(), 'docs-check-'));
for (const folder of ['docs', 'src']) mkdirSync(join(root, folder));
afterAll(() => rmSync(root, {recursive: true}));
// Requests in pages are checked against them.
beforeAll(() => void loadDescriptions(), 60_000);

const FRONT =
  '---\ntitle: Page\ndescription: A page.\nquestions: [What is it?]\n---\n\nWhat readers get here, and what most came for.\n';

/** Writes pages, checks them and gives each finding as one line without its fix. */
async function check(pages: Record<string, string | Buffer>): Promise<string[]> {
  const files = Object.keys(pages).map((name) => `docs/${name}.mdx`);
  for (const [name, text] of Object.entries(pages)) writeFileSync(join(root, `docs/${name}.mdx`), text);
  const findings = await checkDocs(files, root);
  for (const file of files) rmSync(join(root, file));
  for (const {fix} of findings) expect(fix).toMatch(/^[A-Z].*\.$/);
  return findings.map((finding) => format(finding).split('\n')[0]!);
}

describe('docs:check', () => {
  it('finds nothing in a page that uses what is allowed', async () => {
    expect(
      await check({
        right: `${FRONT}
## A heading {#own}

[own](#own) [page](/docs/right#own) [landing](/) [operation](op:packages/lookupPackage) [mail](mailto:a@example.org)
[outside](https://example.org) [file](pathname:///openapi/packages.yaml)
[programs](pathname:///programs/check.mjs) [](pathname:///programs/ecosystems.py)

:::note
Text.
:::

\`\`\`json
{"a": [1]}
\`\`\`

\`\`\`python
## no heading
\`\`\`
`,
      }),
    ).toEqual([]);
  });

  it('goes on after a page that cannot be read, and reports all problems of a page', async () => {
    expect(
      await check({
        first: '---\ntitle: a: b\n  - x\n---\n',
        second: `${FRONT}\n[x](/docs/none) [y](op:a/b)\n\n[y](#none) <None />\n`,
      }),
    ).toEqual([
      expect.stringMatching(/^docs\/first\.mdx:2 front matter: The front matter is not valid YAML: /),
      'docs/second.mdx:9 link: The link "/docs/none" leads to no page.',
      expect.stringMatching(/^docs\/second\.mdx:9 mdx: There is no API description "a"/),
      'docs/second.mdx:11 link: The link "#none" leads to no heading: there is no "none" on /docs/second.',
      expect.stringMatching(/^docs\/second\.mdx:11 mdx: There is no component <None>/),
    ]);
  });

  it.each([
    ['[x](javascript:alert(1))', 'link: A link with "javascript:" is not allowed.'],
    ['[x](data:text/html,x)', 'link: A link with "data:" is not allowed.'],
    ['[x](//evil.example/x)', 'link: The link "//evil.example/x" leads to another host.'],
    ['[x](http://)', 'link: The link "http://" has no host.'],
    ['[x](mailto:)', 'link: The link "mailto:" has no email address.'],
    ['[x](./missing.mdx)', 'link: The link "./missing.mdx" leads to no file.'],
    ['[x](/docs/usage/errors#nosuch)', 'link: The link "/docs/usage/errors#nosuch" leads to no page.'],
    [
      '[x](pathname:///programs/ecosystems.r)',
      'link: The link "pathname:///programs/ecosystems.r" leads to no program.',
    ],
    [':::nosuch\n\nText.\n\n:::', 'directive: There is no box `:::nosuch`.'],
    [':::note\n\nText.', 'directive: The box that begins here is not closed.'],
    ['```json\n{"a": }\n```', 'json: The block is not valid JSON: '],
    ['```text\nnever closed', 'fence: The block ```text is not closed.'],
    ['a\u202eb', 'invisible: There is an invisible character, U+202E, in column 2.'],
    ['a\u200bb', 'invisible: There is an invisible character, U+200B, in column 2.'],
    ['a\u0000b', 'invisible: There is an invisible character, U+0000, in column 2.'],
    ['a { b', 'mdx: '],
    ['a <5', 'mdx: '],
  ])('%j is found, with its line', async (text, expected) => {
    const found = await check({page: `${FRONT}\n${text}\n`});
    expect(
      found.filter((one) => one.startsWith(`docs/page.mdx:9 ${expected}`)),
      found.join('\n'),
    ).toHaveLength(1);
  });

  it('finds a request block that takes in the rest of a page', async () => {
    expect(
      await check({page: `${FRONT}\n\`\`\`request packages/lookupPackage\npurl: pkg:npm/react\n\n## Next\n`}),
    ).toEqual(
      expect.arrayContaining([
        'docs/page.mdx:9 fence: The block ```request is not closed.',
        'docs/page.mdx:12 fence: A heading stands inside the block ```request that begins in line 9.',
      ]),
    );
  });

  it('names a block that ends after the next one began, and nothing that follows from it', async () => {
    expect(
      await check({
        page: `${FRONT}\n\`\`\`request packages/lookupPackage\npurl: pkg:npm/react\n\n\`\`\`json\n{}\n\`\`\`\n`,
      }),
    ).toEqual(['docs/page.mdx:9 fence: The block ```request is not closed before the next one begins in line 12.']);
  });

  it.each<[text: string, expected: string, line?: number]>([
    ['<Warning>Text.</Warning>', 'There is no component <Warning> for pages. Known: '],
    [
      '<ServiceFact service="packages" />',
      'There is no component <ServiceFact> for pages. Did you mean "ServiceFacts"',
    ],
    [
      '```request packages/lookupPackage\nname: react\necosytem: npm\n```',
      'lookupPackage has no parameter "ecosytem". Did you mean "ecosystem"?',
      11,
    ],
    [
      '[x](op:packages/lookupPackge)',
      'has no operation "lookupPackge" (in "packages/lookupPackge"). Did you mean "lookupPackage"',
    ],
  ])('%s is found, with what was probably meant', async (text, expected, line = 9) => {
    const found = await check({page: `${FRONT}\n${text}\n`});
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(`docs/page.mdx:${line} mdx: `);
    expect(found[0]).toContain(expected);
  });

  it('names the place of a part that fails', async () => {
    vi.spyOn(contentComponents, 'ServiceFacts').mockImplementationOnce(() => expect.fail('No data'));
    expect(await check({page: `${FRONT}\n<ServiceFacts service="packages" />\n`})).toEqual([
      'docs/page.mdx:9 part: <ServiceFacts> fails: No data.',
    ]);
  });

  it('finds addresses in code that lead nowhere: none in this site', async () => {
    writeFileSync(join(root, 'src/a.tsx'), '\n<a href="/docs/page#none">');
    expect(await check({page: FRONT})).toEqual([expect.stringMatching(/^src\/a\.tsx:2 link: .* no "none" on/)]);
    rmSync(join(root, 'src/a.tsx'));
    expect(await checkDocs([])).toEqual([]);
  });

  it('does not report links to a page that cannot be read', async () => {
    const found = await check({broken: '---\ntitle: a: b\n  - x\n---\n', right: `${FRONT}\n[x](/docs/broken#a)\n`});
    expect(found.filter((one) => one.startsWith('docs/right'))).toEqual([]);
  });

  it('names a page that no sidebar has', async () => {
    writeFileSync(join(root, 'docs/alone.mdx'), `${FRONT}\nText.\n`);
    const found = await checkDocs(['docs/alone.mdx'], root, new Set(['index']));
    expect(found.map(({rule}) => rule)).toEqual(['sidebar']);
    expect(await checkDocs(['docs/alone.mdx'], root, new Set(['alone']))).toEqual([]);
    rmSync(join(root, 'docs/alone.mdx'));
    expect(sidebarOrder().map(([id]) => id)).toEqual(
      expect.arrayContaining(['index', 'services/data-services/packages']),
    );
  });

  it('says once what is wrong in an API description', () => {
    const error = {rule: 'yaml', file: 'openapi/x.yaml', line: 7, pointer: '#', message: 'Broken.', fix: 'Indent it.'};
    const {targets, findings} = readTargets(() => {
      throw new DescriptionErrors([error]);
    });
    expect(targets).toBeUndefined();
    expect(findings).toEqual([
      {file: 'openapi/x.yaml', line: 7, rule: 'description', what: 'Broken.', fix: 'Indent it.'},
    ]);
  });

  it('finds a file that is not UTF-8', async () => {
    expect(await check({latin: Buffer.from(`${FRONT}\ncaf\u00e9\n`, 'latin1')})).toContain(
      'docs/latin.mdx:9 invisible: There is an invisible character, U+FFFD, in column 4.',
    );
  });

  it.each([
    [FRONT.replace('questions: [What is it?]', 'questions: []'), 'page.mdx:1 questions: '],
    [FRONT.replace('What is it?', 'This page'), 'page.mdx:1 questions: '],
    [FRONT.replace('What readers', '## What readers'), 'page.mdx:7 lead: The page begins without a lead.'],
    [FRONT.replace(', and what most came for', ''), 'page.mdx:7 lead: The page begins without a lead.'],
  ])('a page that begins with %j is found', async (text, expected) => {
    expect(await check({page: text})).toEqual([expect.stringContaining(expected)]);
  });

  it('finds two pages at one address, and a name that is no address', async () => {
    const slug = FRONT.replace('---\n', '---\nslug: /same\n');
    expect(await check({a: slug, b: slug, 'c d': FRONT})).toEqual([
      'docs/b.mdx:2 slug: The page has the same address as docs/a.mdx: /docs/same.',
      'docs/c d.mdx:1 file name: The name of the file has characters that an address does not.',
    ]);
  });

  it.each([
    ['title: Page\n', 'page.mdx:1 front matter: The page has no front matter.'],
    ['---\ntitle: Page\n', 'page.mdx:1 front matter: The front matter is not closed.'],
    [FRONT.replace('---\n', '---\nslug: same\n'), 'page.mdx:2 front matter: `slug` does not begin with "/".'],
  ])('front matter %j is found', async (text, expected) => {
    expect(await check({page: text})).toContain(`docs/${expected}`);
  });
});
