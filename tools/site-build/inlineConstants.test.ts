import {describe, expect, it} from 'vitest';
import {inlineConstants} from './inlineConstants';

describe('inlineConstants', () => {
  it('keeps the last value of a variable that is set twice', () => {
    expect(inlineConstants(':root{--a:1px;--b:2px}:root{--a:3px}.x{--a:0}p{margin:var(--a)}')).toContain(
      ':root{--a:3px}',
    );
  });

  it('writes a constant where it is used, with a space to its neighbours', () => {
    expect(
      inlineConstants(':root{--size:100%;--line:1.65;--font:serif}html{font:var(--size)/var(--line)var(--font)}'),
    ).toBe(':root{}html{font:100% / 1.65 serif}');
  });

  it.each([
    ['another rule sets it too', ':root{--a:1px}.x{--a:2px}p{margin:var(--a)}'],
    ['it is used with a fallback', ':root{--a:1px}p{margin:var(--a, 2px)}'],
    ['it is long and used often', ':root{--a:calc(1px + 2rem)}p{margin:var(--a)}b{margin:var(--a)}i{margin:var(--a)}'],
    [
      'it reads another one and is used often',
      '.x{--b:0}:root{--a:var(--b)}p{margin:var(--a)}b{margin:var(--a)}i{margin:var(--a)}',
    ],
    ['a condition sets it', ':root{--a:1px}@media (width>1px){:root{--a:2px}}p{margin:var(--a)}'],
  ])('leaves a variable where %s', (_why, css) => {
    expect(inlineConstants(css)).toBe(css);
  });

  it('leaves what is read elsewhere', () => {
    expect(inlineConstants(':root{--a:1px;--d:2px}p{margin:var(--a) var(--d)}', new Set(['--a']))).toBe(
      ':root{--a:1px}p{margin:var(--a) 2px}',
    );
  });
});

describe('what a later rule sets again', () => {
  it('is dropped where the selector is the same', () => {
    expect(inlineConstants('a{color:red;margin:0}b{color:blue}a{color:green}')).toBe(
      'a{margin:0}b{color:blue}a{color:green}',
    );
  });

  it('is kept where it is important, another selector, in a condition, or a fallback', () => {
    for (const css of [
      'a{color:red!important}a{color:green}',
      'a b{color:red}a{color:green}',
      'a{color:red}@media print{a{color:green}}',
      'a{color:red;color:oklch(0 0 0)}',
    ])
      expect(inlineConstants(css)).toBe(css);
  });
});
