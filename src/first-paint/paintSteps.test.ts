import {describe, expect, it} from 'vitest';
import {paintInSteps} from './paintSteps';

const HEAD_SCRIPT = "<script>'docusaurus-theme','sample-language'</script>";
const DEFERRED = '<script src=/a.js defer></script><script src=/b.js defer></script>';
const HEAD = `<head>${HEAD_SCRIPT}<style>p{margin:0}div,.x{top:0}</style>${DEFERRED}</head>`;
const THEME = "<script>'docusaurus-theme'</script>";
const STEP =
  '<script>document.currentScript.remove();document.head.append(...document.querySelectorAll("#__docusaurus>style"));document.body.offsetHeight</script>';
const PAINTED = STEP.replace('<script>', '<script id=seen>');
const page = (body: string): string => `<html lang=en>${HEAD}<body>${body}</body>`;

describe('paintInSteps', () => {
  it('lays out what stands before and what stands in the navigation, drops the script whose place the head takes, and asks for its scripts at the end', () => {
    expect(
      paintInSteps(
        page(`${THEME}<div>News</div><nav aria-label=Main class=navbar>$1</nav><nav aria-label=Docs></nav>`),
      ),
    ).toBe(
      `<html lang=en><head>${HEAD_SCRIPT}<style>div{top:0}</style><link rel=expect href=#seen blocking=render></head>` +
        `<body><div>News</div>${PAINTED}<style>p{margin:0}.x{top:0}</style><nav aria-label=Main class=navbar>$1</nav>${STEP}<nav aria-label=Docs></nav>${DEFERRED}</body>`,
    );
  });

  it('puts added scripts before its own, and added tags at the end of the head', () => {
    const html = paintInSteps(page(`${THEME}<nav aria-label=Main></nav>`), {
      head: '<meta name=a>',
      scripts: '<script src=/c.js defer></script>',
    });
    expect(html).toContain(`<script src=/c.js defer></script>${DEFERRED}</body>`);
    expect(html).toContain('blocking=render><meta name=a></head>');
  });

  it('leaves the images to the tags that show them', () => {
    const html = page(
      `${THEME}<link rel=preload as=image href=/a.svg /><link rel="preload" as="image" href="/b.svg"/><nav aria-label=Main><img src=/a.svg /></nav>`,
    );
    expect(paintInSteps(html)).not.toContain('preload');
    expect(paintInSteps(html)).toContain('<img src=/a.svg />');
  });

  it('lets the styles of a part that stands on the page alone come after the others', () => {
    const html = page(`${THEME}<nav aria-label=Main></nav>`).replace(
      '</head>',
      '<style data-href="/a.css">.a{top:$1}</style></head>',
    );
    expect(paintInSteps(html)).toContain(
      `<style>p{margin:0}div,.x{top:0}</style><style data-href="/a.css">.a{top:$1}</style><nav`,
    );
  });

  it('lays out the first section before it reads on', () => {
    const html = page(
      `${THEME}<h2>Not this</h2><nav aria-label=Main></nav><main><h1>A</h1><p>a</p><h2>B</h2><p>b</p><h2>C</h2><h2>D</h2></main>`,
    );
    expect(paintInSteps(html)).toContain(`<h2>B</h2><p>b</p>${STEP}<h2>C</h2><h2>D</h2></main>`);
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
  ])('lays out the introduction before it reads on: %s', (main, stepped) => {
    expect(paintInSteps(page(`${THEME}<nav aria-label=Main></nav><main>${main}</main>`))).toContain(
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
    ['its own styles', page(`${THEME}<nav aria-label=Main></nav>`).replace(/<style>.*?<\/style>/, '')],
    ['the end of its head', page(`${THEME}<nav aria-label=Main></nav>`).replace('</head>', '')],
    ['its end', page(`${THEME}<nav aria-label=Main></nav>`).replace('</body>', '')],
    ['its own scripts', page(`${THEME}<nav aria-label=Main></nav>`).replace(/<script src.*?<\/script>/g, '')],
  ])('says when a page lacks %s', (_part, html) => {
    expect(() => paintInSteps(html)).toThrow(/paintSteps\.ts/);
  });
});
