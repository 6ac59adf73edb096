import {describe, expect, it} from 'vitest';
import {mergeVariables} from './inlineStyles';

describe('mergeVariables', () => {
  it('keeps the last value of a variable that is set twice', () => {
    expect(mergeVariables(':root{--a:1px;--b:2px}:root{--a:3px}p{margin:var(--a)}p{margin:var(--a)}p{margin:var(--a)}')).toContain(':root{--a:3px}');
  });

  it('writes a constant where it is used, with a space to its neighbours', () => {
    expect(mergeVariables(':root{--size:100%;--line:1.65;--font:serif}html{font:var(--size)/var(--line)var(--font)}')).toBe(':root{}html{font:100% / 1.65 serif}');
  });

  it('leaves a variable that another rule sets too', () => {
    const css = ':root{--a:1px}.x{--a:2px}p{margin:var(--a)}';
    expect(mergeVariables(css)).toBe(css);
  });

  it('leaves a variable that is used with a fallback', () => {
    const css = ':root{--a:1px}p{margin:var(--a, 2px)}';
    expect(mergeVariables(css)).toBe(css);
  });

  it('leaves a variable that is used often', () => {
    const css = ':root{--a:1px}p{margin:var(--a)}b{margin:var(--a)}i{margin:var(--a)}';
    expect(mergeVariables(css)).toBe(css);
  });
});
