import {describe, expect, it} from 'vitest';
import {corrections, distance} from './spelling';

describe('distance', () => {
  it.each([
    ['same', 'same', 0],
    ['advisry', 'advisory', 1],
    ['packge', 'package', 1],
    ['raduis', 'radius', 1],
    ['dokcer', 'docker', 1],
    ['kitten', 'sitting', 3],
    ['', 'ab', 2],
  ])('%s and %s: %i', (a, b, edits) => expect(distance(a, b, 3)).toBe(edits));

  it('stops counting', () => expect(distance('abcdefgh', 'zyxwvuts', 2)).toBe(3));
});

describe('corrections', () => {
  const vocabulary = new Map([
    ['advisory', 40],
    ['advice', 1],
    ['docker', 9],
    ['url', 90],
    ['parser', 5],
  ]);

  it('gives the nearest first', () =>
    expect(corrections('advisry', vocabulary).map(({term}) => term)).toEqual(['advisory']));
  it('leaves short words and numbers alone', () => {
    expect(corrections('ul', vocabulary)).toEqual([]);
    expect(corrections('4290', vocabulary)).toEqual([]);
  });
});
