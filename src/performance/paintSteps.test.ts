import {describe, expect, it} from 'vitest';
import {paintInSteps} from './paintSteps';

const HEAD = "<head><script>!function(){'sample-language'}()</script><style>p{}</style></head>";
const THEME = "<script>!function(){'docusaurus-theme'}();</script>";
const PAUSE = '<script>document.currentScript.remove()</script>';
const page = (body: string): string => `${HEAD}<body>${body}</body>`;

describe('paintInSteps', () => {
  it('pauses before and behind the navigation, and decides the colours in the head', () => {
    expect(paintInSteps(page(`${THEME}<div>News</div><nav aria-label=Main class=navbar>$1</nav><nav aria-label=Docs></nav>`))).toBe(
      "<head><script>!function(){'sample-language'}();!function(){'docusaurus-theme'}();</script><style>p{}</style></head>" +
        `<body><div>News</div>${PAUSE}<nav aria-label=Main class=navbar>$1</nav>${PAUSE}<nav aria-label=Docs></nav></body>`,
    );
  });

  it.each([
    ['the script of the theme', page('<nav aria-label=Main></nav>')],
    ['the navigation', page(`${THEME}<nav aria-label=Docs></nav>`)],
    ['the script of the head', `<head></head>${THEME}<nav aria-label=Main></nav>`],
  ])('says when a page lacks %s', (_part, html) => {
    expect(() => paintInSteps(html)).toThrow(/paintSteps\.ts/);
  });
});
