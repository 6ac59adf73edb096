import {expect, it} from 'vitest';
import {excerpt, snippet} from './snippets';

const TEXT =
  'Every list has pages. The first has a hundred items, and the header names the next. A page beyond the last is empty. Some services refuse pages above a limit: the repositories of a host end at page one hundred, so read names instead.';

it('a part begins with the sentence that has what matched', () => {
  expect(snippet(TEXT, new Set(['header', 'item']))).toMatch(/^The first has a hundred items/);
  expect(snippet(TEXT, new Set(['list']))).toMatch(/^Every list/);
});

it('or with a word, and ends with one', () => {
  const text = snippet(TEXT, new Set(['host', 'name']))!;
  expect(text).toMatch(/^…\S.*host.*names/);
  expect(text.length).toBeLessThan(135);
  expect(snippet(TEXT, new Set(['list']))).toMatch(/\w…$/);
});

it('a beginning ends with a sentence or a whole word', () => {
  expect(excerpt('Short.', 20)).toBe('Short.');
  expect(excerpt('A first sentence. And then more', 25)).toBe('A first sentence.');
  expect(excerpt('One two three four', 12)).toBe('One two…');
});

it('there is none where nothing matched', () => expect(snippet(TEXT, new Set(['docker']))).toBeUndefined());
