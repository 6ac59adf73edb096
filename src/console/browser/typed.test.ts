import {describe, expect, it} from 'vitest';
import {cleaned, decodedText, listItems} from './typed';

describe('a text', () => {
  it.each([
    [' pkg:npm/react\t', 'pkg:npm/react', ["Leading and trailing spaces aren't sent."]],
    ['re\u200bact', 'react', ["An invisible character isn't sent (U+200B)."]],
    ['\ufeffre\u202eact\u200b', 'react', ["3 invisible characters aren't sent (U+FEFF, U+202E, U+200B)."]],
    ['a\u0000b', 'ab', ["An invisible character isn't sent (U+0000)."]],
    ['Ruby\u00a0on Rails', 'Ruby on Rails', ['Tabs, line breaks and special spaces are sent as ordinary spaces.']],
    ['a\ud800b', 'a\ufffdb', ['A broken character is sent as U+FFFD.']],
    ['re\u{e0041}\u{e0042}act', 'react', ["2 invisible characters aren't sent (U+E0041, U+E0042)."]],
    ['re\u200dact', 'react', ["An invisible character isn't sent (U+200D)."]],
  ])('%j is sent as %j', (typed, text, notes) => {
    expect(cleaned(typed)).toEqual({text, notes});
  });

  it.each(['👩‍💻', '❤️', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '葛󠄀城', 'می‌خواهم', 'c++ & c#?x=1', '漢 字', '-1', "it's"])('%s stays', (text) => {
    expect(cleaned(text)).toEqual({text, notes: []});
  });
});

describe('a list', () => {
  const MARKERS = "List markers aren't sent.";
  it.each<[string, unknown]>([
    ['pkg:npm/a\npkg:npm/b', []],
    ['pkg:npm/a, pkg:npm/b', {length: 1}],
    ['pkg:npm/a pkg:npm/b', {length: 1}],
    ['["pkg:npm/a", "pkg:npm/b"]', {length: 1}],
    ['\u200bpkg:npm/a\tpkg:npm/b', {length: 2}],
    // As it is copied from code in other languages.
    ["['pkg:npm/a', 'pkg:npm/b']", {}],
    ['["pkg:npm/a", "pkg:npm/b",]', {}],
    ['[\n  `pkg:npm/a`,\n  `pkg:npm/b`,\n]', {}],
    ['[pkg:npm/a, pkg:npm/b]', {}],
    ['["pkg:npm/a", "pkg:npm/b"],', {}],
    ...['- pkg:npm/a\n- pkg:npm/b', '* pkg:npm/a\n* pkg:npm/b', '1. pkg:npm/a\n2) pkg:npm/b'].map(
      (typed): [string, unknown] => [typed, [MARKERS]],
    ),
    ['  • pkg:npm/a\n  • "pkg:npm/b",', expect.arrayContaining([MARKERS])],
  ])('has two items in %j, and says what is not sent', (typed, notes) => {
    const read = listItems(typed);
    expect(read.items).toEqual(['pkg:npm/a', 'pkg:npm/b']);
    expect(read).toMatchObject({notes});
  });

  it('keeps brackets that belong to an item', () => {
    expect(listItems('a[0]\n[b').items).toEqual(['a[0]', '[b']);
    expect(listItems('[1, 2]').items).toEqual(['1', '2']);
  });

  it('says into how many items a line was split', () => {
    expect(listItems('react, vue svelte').notes).toEqual(['Sent as 3 items.']);
    // The tab between two items isn't sent.
    expect(listItems('react\tvue').notes).toEqual(['Sent as 2 items.']);
    expect(listItems('react\n\nvue').notes).toEqual([]);
  });

  it('keeps a comma that belongs to a package URL', () => {
    const purl = 'pkg:generic/a@1?checksum=sha1:aa,sha256:bb';
    expect(listItems(`${purl}, pkg:npm/b`).items).toEqual([purl, 'pkg:npm/b']);
  });
});

describe('what is encoded already', () => {
  it.each([
    ['pkg%3Anpm%2Freact', 'pkg:npm/react'],
    ['%40babel%2Fcore', '@babel/core'],
    ['https%3A%2F%2Fgithub.com%2Frails%2Frails', 'https://github.com/rails/rails'],
    ['pkg%3Anpm%2Fa\npkg:npm/b', 'pkg:npm/a\npkg:npm/b'],
  ])('%s may mean %s', (typed, decoded) => {
    expect(decodedText(typed)).toBe(decoded);
  });

  it.each(['pkg:npm/%40babel/core', 'https://example.com/a%20b', '100%', '50%zz', '%E0%A4%A', 'c++'])(
    '%s is none',
    (typed) => {
      expect(decodedText(typed)).toBeUndefined();
    },
  );
});
