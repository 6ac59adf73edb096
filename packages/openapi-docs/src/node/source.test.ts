import {describe, expect, it} from 'vitest';
import {parseSource} from './source';

const TEXT = `a: &a
  x: 1
  y: { z: 2 }
b:
  <<: *a
  x: 3
c: [one,
  two]
d: *a
e: 2026-11-21
f: yes
`;

describe('parseSource', () => {
  const file = parseSource('/t.yaml', TEXT);

  it('resolves anchors and merge keys, and takes dates and yes for texts', () => {
    expect(file.value).toEqual({
      a: {x: 1, y: {z: 2}},
      b: {x: 3, y: {z: 2}},
      c: ['one', 'two'],
      d: {x: 1, y: {z: 2}},
      e: '2026-11-21',
      f: 'yes',
    });
  });

  it.each([
    [['a', 'y', 'z'], 3],
    [['b'], 4],
    [['b', 'x'], 6],
    [['b', 'y', 'z'], 3],
    [['c', 1], 8],
    [['d'], 9],
    [['d', 'x'], 2],
    [['a', 'none', 'x'], 1],
    [[], 1],
  ])('knows the line of %j', (path, line) => expect(file.line(path)).toBe(line));

  it('reports keys that stand twice', () => {
    expect(parseSource('/t.yaml', 'a: 1\nb: 2\na: 3\n').errors).toEqual([
      expect.objectContaining({line: 3, rule: 'yaml'}),
    ]);
  });
});
