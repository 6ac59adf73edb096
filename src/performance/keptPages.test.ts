import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {keptPages} from './keptPages';

let dir: string;
const write = (name: string, text: string): void => {
  mkdirSync(path.dirname(path.join(dir, name)), {recursive: true});
  writeFileSync(path.join(dir, name), text);
};

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'pages-'));
  for (const name of ['openapi/a.yaml', 'docs/a.mdx', 'src/a.ts', 'i18n/en.json', 'docusaurus.config.ts', 'sidebars.ts', 'package-lock.json']) write(name, '1');
  for (const name of ['docusaurus-plugin-content-docs/default/p/docs-175.json', 'globalData.json', 'i18n.json', 'codeTranslations.json', 'site-metadata.json', 'docusaurus.config.mjs']) write(`g/${name}`, '1');
  write('g/docusaurus-plugin-content-docs/default/site-docs-a-mdx-1.json', JSON.stringify({source: '@site/docs/a.mdx', title: 'A'}));
  write('g/one.json', 'one');
  write('g/two.json', 'two');
  const entry = (chunk: string, file: string): string => `  "${chunk}": [() => import(/* webpackChunkName: "${chunk}" */ "${file}"), "${file}", require.resolveWeak("${file}")],\n`;
  write('g/registry.js', `export default {\n${entry('c1', path.join(dir, 'g/one.json'))}${entry('c2', path.join(dir, 'g/two.json'))}${entry('c3', '@site/docs/a.mdx')}};`);
  write('g/routesChunkNames.json', JSON.stringify({'/docs/s/one-be6': {__comp: 'x', operation: 'c1'}, '/docs/s/two-a-0e5': {__comp: 'x', operation: 'c2'}, '/docs/a-123': {__comp: 'y', content: 'c3'}}));
});
afterEach(() => rmSync(dir, {recursive: true, force: true}));

const madeOf = (): Record<string, string> => keptPages(dir, path.join(dir, 'g')).madeOf;

describe('the pages that a build may take over', () => {
  it('are those of operations and of docs', () => {
    expect(Object.keys(madeOf())).toEqual(['/docs/s/one', '/docs/s/two-a', '/docs/a']);
  });

  it.each(['docs/a.mdx', 'openapi/a.yaml', 'g/docusaurus-plugin-content-docs/default/site-docs-a-mdx-1.json'])('are made anew where they are of docs when %s changes', (name) => {
    const before = madeOf();
    write(name, JSON.stringify({source: '@site/docs/a.mdx', title: 'B'}));
    expect(madeOf()).toEqual({...before, '/docs/a': expect.not.stringMatching(before['/docs/a']!) as string});
  });

  it('are made anew when their own data changes', () => {
    const before = madeOf();
    write('g/one.json', 'another');
    expect(madeOf()).toEqual({...before, '/docs/s/one': expect.not.stringMatching(before['/docs/s/one']!) as string});
  });

  it.each(['src/a.ts', 'i18n/en.json', 'docusaurus.config.ts', 'package-lock.json', 'g/globalData.json', 'g/docusaurus-plugin-content-docs/default/p/docs-175.json'])('are all made anew when %s changes', (name) => {
    const before = madeOf();
    write(name, '2');
    for (const [page, mark] of Object.entries(madeOf())) expect(mark).not.toBe(before[page]);
  });

  it('cannot be told where the tables have another form', () => {
    write('g/registry.js', 'export default {};');
    expect(madeOf).toThrow(/registry\.js does not name the file of \/docs\/s\/one-be6 .*keptPages\.ts/);
  });
});
