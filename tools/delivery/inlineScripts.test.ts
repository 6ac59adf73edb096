import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {inlineCode, scriptHash, SiteCode} from './inlineScripts';

const inlineScripts = (html: string): string[] => inlineCode(html).scripts;
const styledTag = (html: string): string | undefined => inlineCode(html).styledTag;

const THEME = "document.documentElement.setAttribute('data-announcement-bar-initially-dismissed',a)";

describe('inline scripts', () => {
  it('finds what a browser runs', () => {
    expect(
      inlineScripts(
        `<script>a</script><SCRIPT type="module">b</SCRIPT ><script type="text/javascript" data-rh=true>c\nd</script>`,
      ),
    ).toEqual(['a', 'b', 'c\nd']);
  });

  it('takes no text for a tag', () => {
    expect(
      inlineScripts(
        `<a title="<script>a</script>">x</a><!-- <script>b</script> --><i data-x='<script>c</script>'></i>`,
      ),
    ).toEqual([]);
  });
});

it('the hash of a script is what browsers compute', () => {
  // The example of the CSP specification's section on hashes.
  expect(scriptHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
  expect(scriptHash('é')).toBe(`sha256-${createHash('sha256').update(Buffer.from('é', 'utf8')).digest('base64')}`);
});

describe('SiteCode', () => {
  it('names each script once, whatever the number of pages', () => {
    const code = new SiteCode();
    const banner = "'__docusaurus-base-url-issue-banner'";
    expect(code.add(`<script>${THEME}</script>`, 'index.html').scripts).toEqual([scriptHash(THEME)]);
    expect(
      code.add(`<script>${THEME}</script><script>${banner}</script><script>${banner}</script>`, 'docs/index.html')
        .scripts,
    ).toEqual([THEME, banner].map(scriptHash).sort());
    expect(code.hashes().scripts).toEqual([THEME, banner].map(scriptHash).sort());
  });

  it('refuses a script that it does not know, and names the page', () => {
    const code = new SiteCode();
    code.add(`<script>${THEME}</script>`, 'index.html');
    expect(() => code.add('<script>fetch("https://evil.example")</script>', 'docs/index.html')).toThrow(
      /docs\/index\.html has an inline script that tools\/delivery\/inlineScripts\.ts does not know: fetch/,
    );
  });

  it('refuses two forms of a known script', () => {
    const code = new SiteCode();
    code.add(`<script>${THEME}</script>`, 'index.html');
    expect(() => code.add(`<script>${THEME};more()</script>`, 'docs/index.html')).toThrow(
      /docs\/index\.html has an inline script that is not that of index\.html/,
    );
  });
});

describe('styles', () => {
  it('are found in pages and drawings, and not in text', () => {
    expect(
      inlineCode(
        '<style>a{}</style><svg><STYLE data-href="/x.css">b{}</STYLE></svg><!-- <style>c{}</style> --><script>"<style>d{}</style>"</script>',
      ).styles,
    ).toEqual(['a{}', 'b{}']);
  });

  it('in attributes are found, however they are written', () => {
    for (const tag of ['<p style=color:red>', '<p class=a STYLE="color:red">', "<p style = 'a'>"])
      expect(styledTag(`<div>${tag}x</p></div>`), tag).toBe(tag);
    for (const html of [
      '<p data-style=a>',
      '<p title="a style=b">',
      '<p>style=a</p>',
      '<script>"<p style=a>"</script>',
      '<style>p{}</style>',
    ])
      expect(styledTag(html), html).toBeUndefined();
  });

  it('are refused where there are more than a policy has room for', () => {
    const code = new SiteCode();
    for (let index = 0; index < 12; index += 1) code.add(`<style>a${index}{}</style><style>a0{}</style>`, 'a.html');
    expect(code.hashes().styles).toHaveLength(12);
    expect(() => code.add('<style>one more{}</style>', 'b.html')).toThrow(/b\.html has more inline styles/);
  });
});
