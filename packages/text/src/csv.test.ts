import {describe, expect, it} from 'vitest';
import {csvText} from './csv';
import {CELLS, formulasIn} from './testing';

describe('a cell of CSV', () => {
  it.each(CELLS)('begins no formula, wherever a program splits it: %j', (text) => {
    expect(formulasIn(csvText(text))).toEqual([]);
    expect(csvText(text)).toMatch(/^".*"$/s);
  });

  it.each(['-1', '+1.5', '-20.25'])('is the number that it is: %s', (text) => expect(csvText(text)).toBe(text));

  it.each(['a=1', '1-2', 'a @b', '(=1)', 'gcc -O2 (fast)', 'a: =b'])('stays as it is: %j', (text) =>
    expect(csvText(text)).toBe(text),
  );
});
