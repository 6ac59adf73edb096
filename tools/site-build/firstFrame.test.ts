import {expect, it} from 'vitest';
import {prepareFirstFrame} from './firstFrame';

const DEFERRED = '<script src=/a.js defer></script><script src=/b.js defer></script>';
const STEP = '<script>document.currentScript.remove()</script>';
const SEEN = STEP.replace('<script>', '<script id=seen>');
const page = (body: string): string => `<html lang=en><head>${DEFERRED}</head><body>${body}</body>`;

it('lets a frame be painted before and behind the navigation, and asks for scripts at the end', () => {
  expect(prepareFirstFrame(page('<nav aria-label=Docs></nav><nav aria-label=Main class=navbar>$1</nav>'))).toBe(
    '<html lang=en><head><link rel=expect href=#seen blocking=render></head>' +
      `<body><nav aria-label=Docs></nav>${SEEN}<nav aria-label=Main class=navbar>$1</nav>${STEP}${DEFERRED}</body>`,
  );
});

it('leaves the images to the tags that show them', () => {
  const html = page('<link rel=preload as=image href=/a.svg /><nav aria-label=Main><img src=/a.svg /></nav>');
  expect(prepareFirstFrame(html)).not.toContain('preload');
});

it.each([
  ['<header><h1>A</h1></header><p>b</p><p>c</p>', '<div>d</div>'],
  ['<h1>A</h1><p class=endpoint>GET<p>b <code>c</code>', '<aside>d</aside>'],
  ['<h1>A</h1><pre>b</pre><p class=lead>c', '<div>d</div>'],
])('lets a frame be painted behind the introduction: %s', (introduction, rest) => {
  expect(prepareFirstFrame(page(`<nav aria-label=Main></nav><main>${introduction}${rest}</main>`))).toContain(
    `<main>${introduction}${STEP}${rest}</main>`,
  );
});

it.each([page(''), page('<nav aria-label=Main></nav>').replace(DEFERRED, '')])('refuses %s', (html) => {
  expect(() => prepareFirstFrame(html)).toThrow(/firstFrame\.ts/);
});
