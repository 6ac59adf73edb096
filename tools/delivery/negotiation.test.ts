import {readFileSync} from 'node:fs';
import {runInNewContext} from 'node:vm';
import {describe, expect, it} from 'vitest';
import {markdownOf, missesText, missingTexts, WANTS_MARKDOWN} from './negotiation';

describe('an Accept that wants Markdown', () => {
  it.each([
    // As sent by Claude Code, Cursor and OpenCode.
    'text/markdown, text/html, */*',
    'text/markdown,text/html;q=0.9,application/xhtml+xml;q=0.8,*/*;q=0.5',
    'text/markdown;q=1.0, text/x-markdown;q=0.9, text/plain;q=0.8, text/html;q=0.7, */*;q=0.1',
    'text/markdown',
    'TEXT/Markdown',
    'text/markdown;variant=GFM;q=1',
  ])('%s', (accept) => expect(WANTS_MARKDOWN.test(accept)).toBe(true));

  it.each([
    'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
    '*/*',
    '',
    'text/markdown;q=0',
    'text/html, text/markdown;q=0.5',
    'text/markdown+json',
    'xtext/markdown',
  ])('is not %s', (accept) => expect(WANTS_MARKDOWN.test(accept)).toBe(false));
});

describe('a text that is missing', () => {
  it('is told of in text, unless HTML is asked for at the address of a page', () => {
    const misses = (accept?: string): string[] =>
      ['/nope.md', '/llms/nope.json', '/skills/x', '/nope.txt', '/nope', '/llms', '/assets/nope.js'].filter((address) =>
        missesText(address, accept),
      );
    for (const accept of [undefined, '*/*', 'application/json', 'text/markdown, text/html, */*'])
      expect(misses(accept)).toHaveLength(7);
    expect(misses('text/html,*/*;q=0.8')).toEqual(['/nope.md', '/llms/nope.json', '/skills/x', '/nope.txt']);
  });

  it('is looked for four folders deep', () => {
    expect(missingTexts('/a/b/c/d/e/f.md')[0]).toBe('/a/b/c/d/404.txt');
  });
});

describe('the function for a CDN in DEPLOYMENT.md', () => {
  const [, source = ''] = /```js\n(function handler[\s\S]*?)```/.exec(readFileSync('DEPLOYMENT.md', 'utf8')) ?? [];
  const handler = runInNewContext(`${source};handler`) as (event: object) => {uri: string};
  const fileOf = (uri: string, accept?: string): string =>
    handler({request: {uri, headers: accept === undefined ? {} : {accept: {value: accept}}}}).uri;

  it('chooses the Markdown of a page for an agent, and the page for a browser', () => {
    for (const address of ['/', '/docs/', '/docs/about', '/docs/about/']) {
      expect(fileOf(address, 'text/markdown, text/html, */*')).toBe(markdownOf(address));
      for (const accept of [undefined, 'text/html,*/*;q=0.8', 'text/html, text/markdown;q=0.5'])
        expect(fileOf(address, accept)).toBe(`${address.replace(/\/$/, '')}/index.html`);
    }
    expect(fileOf('/search', 'text/markdown')).toBe('/search/index.html');
  });

  it('leaves files as they are', () => {
    for (const address of ['/llms.txt', '/docs/about.md', '/assets/js/x.js', '/.well-known/api-catalog'])
      expect(fileOf(address, 'text/markdown')).toBe(address);
  });
});
