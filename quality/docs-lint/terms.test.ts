import {describe, expect, it} from 'vitest';
import {checkTerms, occurrences, TERMS} from './terms';

describe('the tables of terms and words', () => {
  for (const term of TERMS) {
    it(`finds "${term.bad}" and not "${term.good}"`, () => {
      expect(occurrences(term.bad, term)).not.toEqual([]);
      expect(TERMS.flatMap((other) => occurrences(term.good, other))).toEqual([]);
    });
  }

  it('finds a form across the end of a line, and says where it stands', () => {
    const text = 'One\ntwo lock\n   files.';
    expect(
      checkTerms({file: 'a.mdx', kind: 'paragraph', text, line: (offset) => text.slice(0, offset).split('\n').length}),
    ).toEqual([
      {
        file: 'a.mdx',
        line: 2,
        rule: 'term',
        what: '"lock files" is not used here.',
        fix: 'Write lockfile: one spelling.',
      },
    ]);
  });
});
