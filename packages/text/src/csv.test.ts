import {describe, expect, it} from 'vitest';
import {csvText} from './csv';

describe('a cell of CSV', () => {
  it.each([
    ...['=1', ' =1', '\u00a0=1', '\u3000=1', '\n=1', '\t=1', ' +1', '-1+1', ' @SUM'],
    ...['＝1', '﹦1', '﹢1', '﹣1', '﹫x'],
  ])('is no formula: %j', (text) => expect(csvText(text)).toMatch(/^"'/));

  it.each(['-1', '+1.5', '-20.25'])('is the number that it is: %s', (text) => expect(csvText(text)).toBe(text));

  it.each([',', ';', '\t', '|', '\n', '"'])('begins none for a program that splits at %j', (separator) => {
    const cells = csvText(`MIT${separator}  =HYPERLINK("x"&A1)${separator}@x`).split(separator);
    expect(cells.filter((cell) => /^\s*[=@]/.test(cell))).toEqual([]);
    expect(csvText(`x${separator}y`)).toMatch(/^".*"$/s);
  });

  it.each(['a=1', '1-2', 'a @b', '(=1)'])('stays as it is: %j', (text) => expect(csvText(text)).toBe(text));
});
