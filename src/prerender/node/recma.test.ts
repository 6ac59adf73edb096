import {compile} from '@mdx-js/mdx';
import {describe, expect, it} from 'vitest';
import {recmaStaticContent} from './recma';

const compiled = async (markdown: string): Promise<string> =>
  String(await compile(markdown, {recmaPlugins: [recmaStaticContent], providerImportSource: '@mdx-js/react'}));

describe('recmaStaticContent', () => {
  it('makes the content of a page the body of a static part', async () => {
    const code = await compiled('## One\n\nThe content.\n');
    expect(code).toMatch(/^function MDXBody\(/m);
    expect(code.match(/export default/g)).toHaveLength(1);
    expect(code).toContain('const Body = process.env.RENDERS_CONTENT ? MDXBody : undefined;');
  });

  it('keeps what a page exports', async () => {
    expect(await compiled('export const toc = [];\n\nText.')).toContain('export const toc = []');
  });

  it('says so if MDX compiles differently', () => {
    expect(() => recmaStaticContent()({type: 'Program', sourceType: 'module', body: []})).toThrow(/recma\.ts/);
  });
});
