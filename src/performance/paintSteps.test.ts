import {describe, expect, it} from 'vitest';
import {paintInSteps} from './paintSteps';

const HEAD = "<head><script>!function(){'sample-language'}()</script><style>p{}</style><script src=/a.js defer></script><script src=/b.js defer></script></head>";
const THEME = "<script>!function(){'docusaurus-theme'}();</script>";
const STEP = '<script>document.currentScript.remove();document.body.offsetHeight</script>';
const page = (body: string): string => `${HEAD}<body>${body}</body>`;

describe('paintInSteps', () => {
  it('lays out what stands before and what stands in the navigation, decides the colours in the head, and asks for its scripts at the end', () => {
    expect(paintInSteps(page(`${THEME}<div>News</div><nav aria-label=Main class=navbar>$1</nav><nav aria-label=Docs></nav>`))).toBe(
      "<head><script>!function(){'sample-language'}();!function(){'docusaurus-theme'}();</script><style>p{}</style></head>" +
        `<body><div>News</div>${STEP}<nav aria-label=Main class=navbar>$1</nav>${STEP}<nav aria-label=Docs></nav><script src=/a.js defer></script><script src=/b.js defer></script></body>`,
    );
  });

  it('lays out the first section before it reads on', () => {
    const html = page(`${THEME}<h2>Not this</h2><nav aria-label=Main></nav><main><h1>A</h1><h2>B</h2><p>b</p><h2>C</h2><h2>D</h2></main>`);
    expect(paintInSteps(html)).toContain(`<h2>B</h2><p>b</p>${STEP}<h2>C</h2><h2>D</h2></main>`);
  });

  it.each([
    ['the script of the theme', page('<nav aria-label=Main></nav>')],
    ['the navigation', page(`${THEME}<nav aria-label=Docs></nav>`)],
    ['the script of the head', `<head><script src=/a.js defer></script></head>${THEME}<nav aria-label=Main></nav>`],
    ['its own scripts', page(`${THEME}<nav aria-label=Main></nav>`).replace(/<script src.*?<\/script>/g, '')],
  ])('says when a page lacks %s', (_part, html) => {
    expect(() => paintInSteps(html)).toThrow(/paintSteps\.ts/);
  });
});
