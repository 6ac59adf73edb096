import {describe, expect, it} from 'vitest';
import {mergeVariables, undeclared} from './inlineStyles';
import {variablesOf} from './variables';

describe('mergeVariables', () => {
  it('keeps the last value of a variable that is set twice', () => {
    expect(mergeVariables(':root{--a:1px;--b:2px}:root{--a:3px}.x{--a:0}p{margin:var(--a)}')).toContain(':root{--a:3px}');
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

  it('writes a short constant wherever it is used, and leaves a long one, or one that reads another variable, where it is used often', () => {
    const css = (value: string): string => `:root{--a:${value}}p{margin:var(--a)}b{margin:var(--a)}i{margin:var(--a)}`;
    expect(mergeVariables(css('1px'))).toBe(':root{}p{margin:1px}b{margin:1px}i{margin:1px}');
    expect(mergeVariables(css('calc(1px + 2rem)'))).toBe(css('calc(1px + 2rem)'));
    expect(mergeVariables(`.x{--b:0}${css('var(--b)')}`)).toBe(`.x{--b:0}${css('var(--b)')}`);
  });
});

describe('the rule by which a click restyles the whole page', () => {
  it('is dropped', () => {
    expect(mergeVariables('body:not(.navigation-with-keyboard) *:not(input):focus{outline:none}a{color:red}')).toBe('a{color:red}');
  });
});

describe('what a later rule sets again', () => {
  it('is dropped where the selector is the same', () => {
    expect(mergeVariables('a{color:red;margin:0}b{color:blue}a{color:green}')).toBe('a{margin:0}b{color:blue}a{color:green}');
    expect(mergeVariables('a{color:red}a{color:green}')).toBe('a{color:green}');
  });

  it('is kept where it is important, another selector, in a condition, or a fallback', () => {
    for (const css of ['a{color:red!important}a{color:green}', 'a b{color:red}a{color:green}', 'a{color:red}@media print{a{color:green}}', 'a{color:red;color:oklch(0 0 0)}']) expect(mergeVariables(css)).toBe(css);
  });
});

describe('variables that other sheets read', () => {
  it('keeps them, and finds them in styles, attributes and scripts', () => {
    const kept = variablesOf(['.late{color:var(--a)}', '<i style="top:var( --b, 1px)">', 'style.getPropertyValue("--c")']);
    expect([...kept]).toEqual(['--a', '--b', '--c']);
    expect(mergeVariables(':root{--a:1px;--d:2px}p{margin:var(--a) var(--d)}', kept)).toBe(':root{--a:1px}p{margin:var(--a) 2px}');
  });

  it('names a variable that is read without a fallback and set nowhere', () => {
    expect(undeclared(['p{color:var(--gone);margin:var(--set);top:var(--maybe,0)}', ':root{--set:1px}'])).toEqual(['--gone']);
  });
});
