import {describe, expect, it} from 'vitest';
import {pictureOf, waysToAffected} from './picture';
import {advisory, file, NOW, npm, record, rowsAfter} from './rows.testing';
import type {ReadResult} from './types';

const PACKAGES = [npm('direct', '1', {direct: true}), npm('middle', '1'), npm('bad', '1'), npm('leaf', '1')];
const EDGES: ReadResult['edges'] = [
  [0, 1],
  [1, 2],
  [2, 0],
  [0, 3],
];
const RECORDS = ['direct', 'middle', 'leaf'].map((name) => record(name));
const bad = record('bad', {advisories: [advisory('bad', '< 4')]});

describe('the picture', () => {
  it('has a layer for each step from the project, and ends where a cycle comes back', () => {
    const picture = pictureOf(file(PACKAGES, {edges: EDGES}), rowsAfter(PACKAGES, [...RECORDS, bad]), NOW);
    const layers = new Map(picture?.nodes.map(({index, depth, mark}) => [PACKAGES[index]?.name, [depth, mark]]));
    expect(Object.fromEntries(layers)).toEqual({
      direct: [0, 'none'],
      middle: [1, 'none'],
      leaf: [1, 'none'],
      bad: [2, 'affected'],
    });
    expect(picture?.lines).toHaveLength(3);
    expect(picture).toMatchObject({columns: 3, tallest: 2, omitted: 0});
  });

  it('is not there where the file doesn’t say what depends on what', () => {
    const rows = rowsAfter(PACKAGES, [bad]);
    expect(pictureOf(file(PACKAGES), rows, NOW)).toBeUndefined();
    expect(waysToAffected(file(PACKAGES), rows, NOW)).toEqual([]);
  });

  it('shows what has findings, with the ways to it, where there is too much', () => {
    const many = [
      npm('root', '1', {direct: true}),
      npm('bad', '1'),
      ...Array.from({length: 500}, (_, n) => npm(`p${n}`, '1')),
    ];
    const edges = many.slice(1).map((_one, index): [number, number] => [index === 0 ? 400 : 0, index + 1]);
    const rows = rowsAfter(many, [...many.filter(({name}) => name !== 'bad').map(({name}) => record(name)), bad]);
    const picture = pictureOf(file(many, {edges}), rows, NOW);
    expect(picture?.nodes.length).toBeLessThanOrEqual(60);
    expect(picture?.nodes.slice(0, 3).map(({index}) => many[index]?.name)).toEqual(['root', 'p398', 'bad']);
    expect(picture?.omitted).toBe(502 - (picture?.nodes.length ?? 0));
    expect(picture?.omittedMarked).toBe(0);
  });

  it('takes what nothing depends on for the beginning where the file names no direct packages', () => {
    const packages = [npm('b', '1'), npm('a', '1')];
    const picture = pictureOf(file(packages, {edges: [[1, 0]]}), rowsAfter(packages, []), NOW);
    expect(picture?.nodes.map(({index, depth, mark}) => [packages[index]?.name, depth, mark]).sort()).toEqual([
      ['a', 0, 'unknown'],
      ['b', 1, 'unknown'],
    ]);
  });

  it('is told as text: the way to each affected package', () => {
    const result = file(PACKAGES, {edges: EDGES});
    expect(waysToAffected(result, rowsAfter(PACKAGES, [...RECORDS, bad]), NOW)).toEqual([['direct', 'middle', 'bad']]);
  });

  it('of a long chain ends', () => {
    const chain = Array.from({length: 2000}, (_, n) => npm(`p${n}`, '1', n === 0 ? {direct: true} : {}));
    const edges = chain.slice(1).map((_one, index): [number, number] => [index, index + 1]);
    const picture = pictureOf(file(chain, {edges}), rowsAfter(chain, []), NOW);
    expect(picture?.nodes.length).toBe(60);
  });
});
