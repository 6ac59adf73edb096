import {describe, expect, it} from 'vitest';
import {readQuery} from './query';

const vocabulary = new Map(
  'rate limit package dependent repository count advisory lookup purl license pagin license'
    .split(' ')
    .map((word) => [word, 10]),
);
const read = (text: string) => readQuery(text, vocabulary, 1000);
const terms = (text: string) =>
  read(text)
    .parts.filter(({isSmall}) => !isSmall)
    .flatMap(({variants}) => variants.map(({term}) => term));

describe('readQuery', () => {
  it('leaves out what says nothing', () => expect(terms('what is the rate limit')).toEqual(['rate', 'limit']));
  it('but not in names', () => expect(read('per_page').length).toBe(2));
  it('keeps a query of such words as it stands', () => expect(read('who are you').length).toBe(3));
  it('completes the word that is being typed', () => {
    const [part] = read('pack').parts;
    expect(part?.variants.map(({term}) => term)).toContain('package');
    expect(read('pack').corrected.size).toBe(0);
  });
  it('finds names in a question', () => {
    const {names} = read('which operation returns dependentReposCount?');
    expect(names.find(({written}) => written)).toMatchObject({
      key: 'dependent repository count',
      literal: 'dependentreposcount',
    });
  });
  it('weighs a version less, and knows other words for one', () => {
    const [hole, , version] = read('hole in 4.17.20').parts;
    expect(version!.weight).toBeLessThan(hole!.weight);
    expect(hole!.variants.map(({term}) => term)).toContain('advisory');
  });
  it.each([
    ['4.39M', 'count'],
    ['5 million', 'count'],
    ['4.1%', 'percent'],
    ['the 12 percent', 'percent'],
  ])('reads a figure as what it is one of, and never as unknown: %s', (text, word) => {
    expect(read(text).unknown).toEqual([]);
    expect(terms(text)).toContain(word);
  });
  it('reads a long query up to a length', () => expect(terms(`${'a'.repeat(200)} purl`)).not.toContain('purl'));
  it('keeps small words, at a small share', () => {
    const {parts} = read('what is the rate limit');
    expect(parts).toHaveLength(5);
    expect(parts[0]!.weight).toBeLessThan(parts[3]!.weight / 3);
  });
  it('finds nothing to look for in signs', () => expect(read('<>"&').parts).toEqual([]));
});
