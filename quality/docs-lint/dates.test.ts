import {describe, expect, it} from 'vitest';
import {checkDates} from './dates';
import type {Passage} from './passage';

const passage = (text: string): Passage => ({
  file: 'a.mdx',
  text,
  line: (offset) => text.slice(0, offset).split('\n').length,
});

describe('large numbers', () => {
  it('have a date in their paragraph', () => {
    expect(checkDates(passage('Text.\nWe hold 7\nbillion events.'))).toMatchObject([
      {line: 2, rule: 'date', what: '"7 billion" has no date.'},
    ]);
    expect(checkDates(passage('We hold 14.4 million packages, and two million of them are old.'))).toHaveLength(2);
    expect(checkDates(passage('We hold 7 billion events (1 July 2026).'))).toEqual([]);
  });

  it('are counts, not figures of speech', () => {
    expect(checkDates(passage('For millions of records, or a million requests, use a dump.'))).toEqual([]);
  });
});
