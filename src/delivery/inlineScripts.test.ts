import {createHash} from 'node:crypto';
import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {collectHashes, inlineScripts, scriptHash} from './inlineScripts';

const THEME = "var t=new URLSearchParams(location.search).get('docusaurus-theme')";

describe('inlineScripts', () => {
  it('finds what a browser runs', () => {
    expect(inlineScripts(`<script>a</script><SCRIPT type="module">b</SCRIPT ><script type="text/javascript" data-rh=true>c\nd</script>`)).toEqual(['a', 'b', 'c\nd']);
  });

  it('leaves out files and data', () => {
    expect(inlineScripts('<script src=/a.js defer></script><script data-rh=true type=application/ld+json>{"a":1}</script><script type="application/json">{}</script>')).toEqual([]);
  });

  it('counts types that browsers heed though they are no code', () => {
    expect(inlineScripts('<script type=importmap>{}</script><script type="speculationrules">{}</script>')).toHaveLength(2);
  });

  it('takes no text for a tag', () => {
    expect(inlineScripts(`<a title="<script>a</script>">x</a><!-- <script>b</script> --><i data-x='<script>c</script>'></i>`)).toEqual([]);
  });
});

describe('scriptHash', () => {
  it('is what browsers compute', () => {
    // The example of the CSP specification's section on hashes.
    expect(scriptHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
    expect(scriptHash('é')).toBe(`sha256-${createHash('sha256').update(Buffer.from('é', 'utf8')).digest('base64')}`);
  });
});

describe('collectHashes', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(path.join(tmpdir(), 'pages-'));
    mkdirSync(path.join(dir, 'docs'));
  });
  afterEach(() => rmSync(dir, {recursive: true}));
  const page = (name: string, html: string): void => writeFileSync(path.join(dir, name), html);

  it('names each script once, whatever the number of pages', () => {
    page('index.html', `<script>${THEME}</script>`);
    page('docs/index.html', `<script>${THEME}</script><script>'__docusaurus-base-url-issue-banner'</script>`);
    expect(collectHashes(dir)).toEqual([THEME, "'__docusaurus-base-url-issue-banner'"].map(scriptHash).sort());
  });

  it('refuses a script that it does not know, and names the page', () => {
    page('index.html', `<script>${THEME}</script>`);
    page('docs/index.html', '<script>fetch("https://evil.example")</script>');
    expect(() => collectHashes(dir)).toThrow(/docs\/index\.html has an inline script that src\/delivery\/inlineScripts\.ts does not know: fetch/);
  });

  it('refuses two forms of a known script', () => {
    page('index.html', `<script>${THEME}</script>`);
    page('docs/index.html', `<script>${THEME};more()</script>`);
    expect(() => collectHashes(dir)).toThrow(/is not the one of/);
  });
});
