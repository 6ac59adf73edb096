import {describe, expect, it} from 'vitest';
import {divideStyles} from './firstStyles';

const NEWS =
  '<html lang=en data-x><body><div class="bar news_Ab1"><a href=/>News</a><button type=button></button></div>';

describe('what is painted first', () => {
  it.each([
    [
      'a class, a tag in a class, an attribute',
      '.news_Ab1{top:0}.bar a{top:1px}[data-x] .bar{top:2px}button[type=submit]{top:3px}',
    ],
    ['an element that a pseudo-class narrows', '.bar:has(>.gone){top:0}.bar:not(.gone):first-child{top:1px}'],
    [
      'what the script in the head says of the page',
      'html[data-announcement-bar-initially-dismissed=true] .bar{display:none}',
    ],
    ['a condition', '@media (width>=997px){.bar{top:0}}'],
  ])('has the rules of %s', (_what, css) => {
    expect(divideStyles(css, NEWS).first).toBe(css);
  });

  it.each([
    ['other classes, tags and attributes', '.other{top:0}.bar p{top:0}[data-y] .bar{top:0}#bar{top:0}'],
    ['what the pointer and the focus do', '.bar:hover{top:0}.bar a:focus-visible{top:0}'],
    ['paper and movement', '@media print{.bar{top:0}}@keyframes a{0%{top:0}to{top:1px}}'],
    ['variables that nothing reads', ':root{--a:1px}'],
  ])('has no rules of %s', (_what, css) => {
    expect(divideStyles(css, NEWS)).toEqual({first: '', rest: css});
  });

  it('has a variable with those that it is made of', () => {
    const css = ':root{--a:1px;--b:var(--a);--c:2px}.bar{top:var(--b)}';
    expect(divideStyles(css, NEWS).first).toBe(':root{--a:1px;--b:var(--a)}.bar{top:var(--b)}');
  });
});

describe('the rest', () => {
  it('has the rules of the first part again, so that their order decides as before', () => {
    const css = '.other{top:0}.bar{top:1px}.later{top:2px}';
    expect(divideStyles(css, NEWS)).toEqual({first: '.bar{top:1px}', rest: css});
  });

  it('does not set again what nothing before it can outweigh: tags and variables', () => {
    const css = ':root{--a:1px;--b:2px}a,p{top:var(--a)}.other{top:var(--b)}.bar{top:var(--a)}@media print{a{top:0}}';
    expect(divideStyles(css, NEWS)).toEqual({
      first: ':root{--a:1px}a{top:var(--a)}.bar{top:var(--a)}@media print{a{top:0}}',
      rest: ':root{--b:2px}p{top:var(--a)}.other{top:var(--b)}.bar{top:var(--a)}',
    });
  });

  it('sets again a variable that a condition gives another value', () => {
    const css = ':root{--a:1px}.bar{top:var(--a)}@media (width>1px){:root{--a:2px}}';
    expect(divideStyles(css, NEWS)).toEqual({first: css, rest: '.bar{top:var(--a)}@media (width>1px){:root{--a:2px}}'});
  });
});
