import {describe, expect, it} from 'vitest';
import {prepareFirstFrame} from './firstFrame';

const HEAD_SCRIPT = "<script>'docusaurus-theme','sample-language'</script>";
const DEFERRED = '<script src=/a.js defer></script><script src=/b.js defer></script>';
const HEAD = `<head>${HEAD_SCRIPT}<style>p{margin:0}</style>${DEFERRED}</head>`;
const THEME = "<script>'docusaurus-theme'</script>";
const STEP = '<script>document.currentScript.remove()</script>';
const SEEN = STEP.replace('<script>', '<script id=seen>');
const page = (body: string): string => `<html lang=en>${HEAD}<body>${body}</body>`;

describe('prepareFirstFrame', () => {
  it('lets a frame be painted before and behind the navigation, drops the script whose place the head takes, and asks for its scripts at the end', () => {
    expect(
      prepareFirstFrame(page(`${THEME}<nav aria-label=Docs></nav><nav aria-label=Main class=navbar>$1</nav>`)),
    ).toBe(
      `<html lang=en><head>${HEAD_SCRIPT}<style>p{margin:0}</style><link rel=expect href=#seen blocking=render></head>` +
        `<body><nav aria-label=Docs></nav>${SEEN}<nav aria-label=Main class=navbar>$1</nav>${STEP}${DEFERRED}</body>`,
    );
  });

  it('puts added scripts before its own, and added tags at the end of the head', () => {
    const html = prepareFirstFrame(page(`${THEME}<nav aria-label=Main></nav>`), {
      head: '<meta name=a content=$1>',
      scripts: '<script src=/c.js defer></script>',
    });
    expect(html).toContain(`<script src=/c.js defer></script>${DEFERRED}</body>`);
    expect(html).toContain('blocking=render><meta name=a content=$1></head>');
  });

  it('leaves the images to the tags that show them', () => {
    const html = page(
      `${THEME}<link rel=preload as=image href=/a.svg /><link rel="preload" as="image" href="/b.svg"/><nav aria-label=Main><img src=/a.svg /></nav>`,
    );
    expect(prepareFirstFrame(html)).not.toContain('preload');
    expect(prepareFirstFrame(html)).toContain('<img src=/a.svg />');
  });

  it.each([
    [
      '<header><h1>A</h1></header><p>b</p><p>c</p><div>d</div>',
      `<header><h1>A</h1></header><p>b</p><p>c</p>${STEP}<div>d</div>`,
    ],
    [
      '<h1>A</h1><p class=endpoint>GET<p>b <code>c</code><aside>d</aside>',
      `<h1>A</h1><p class=endpoint>GET<p>b <code>c</code>${STEP}<aside>d</aside>`,
    ],
    ['<h1>A</h1><pre>b</pre><p class=lead>c<div>d</div>', `<h1>A</h1><pre>b</pre><p class=lead>c${STEP}<div>d</div>`],
  ])('lets a frame be painted behind the introduction: %s', (main, stepped) => {
    expect(prepareFirstFrame(page(`${THEME}<nav aria-label=Main></nav><main>${main}</main>`))).toContain(
      `<main>${stepped}</main>`,
    );
  });

  it.each([
    ['the script of the theme', page('<nav aria-label=Main></nav>')],
    ['the navigation', page(`${THEME}<nav aria-label=Docs></nav>`)],
    [
      'the script of the head',
      `<head><style>p{}</style><script src=/a.js defer></script></head>${THEME}<nav aria-label=Main></nav>`,
    ],
    ['the end of its head', page(`${THEME}<nav aria-label=Main></nav>`).replace('</head>', '')],
    ['its end', page(`${THEME}<nav aria-label=Main></nav>`).replace('</body>', '')],
    ['its own scripts', page(`${THEME}<nav aria-label=Main></nav>`).replace(/<script src.*?<\/script>/g, '')],
  ])('says when a page lacks %s', (_part, html) => {
    expect(() => prepareFirstFrame(html)).toThrow(/firstFrame\.ts/);
  });
});
