import {describe, expect, it} from 'vitest';
import {firstSentence, plainText} from './text';

describe('plain text', () => {
  it('loses its markup and keeps its names', () =>
    expect(plainText('A `code_name`, a [link](/x) and *more* of __it__')).toBe('A code_name, a link and more of it'));

  it('ends with the first sentence where one is enough', () => {
    expect(firstSentence('Turns a `purl` into [records](op:x/y), *each*\nwith v1.2. More.')).toBe(
      'Turns a purl into records, each with v1.2.',
    );
    expect(firstSentence('Filters by `updated_after`')).toBe('Filters by updated_after');
  });
});
