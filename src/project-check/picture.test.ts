import {describe, expect, it} from 'vitest';
import {namesDirect, pictureOf, waysToAffected} from './picture';
import {advisory, file, npm, record, rowsAfter} from './rows.testing';
import type {ReadResult} from '@ecosystems-docs/lockfile-reader';

const PACKAGES = [npm('direct', '1', {direct: true}), npm('middle', '1'), npm('bad', '1'), npm('leaf', '1')];
const EDGES: ReadResult['edges'] = [
  [0, 1],
  [1, 2],
  [2, 0],
  [0, 3],
];
const RECORDS = ['direct', 'middle', 'leaf'].map((name) => record(name));
const affected = (name: string, severity = 'HIGH') => record(name, {advisories: [advisory(name, '< 4', {severity})]});

describe('the picture', () => {
  it('has only the ways to what is affected, a column for each step, and ends where a cycle comes back', () => {
    const picture = pictureOf(file(PACKAGES, {edges: EDGES}), rowsAfter(PACKAGES, [...RECORDS, affected('bad')]));
    expect(picture?.nodes.map(({index, depth, severity}) => [PACKAGES[index]?.name, depth, severity])).toEqual([
      ['direct', 0, undefined],
      ['middle', 1, undefined],
      ['bad', 2, 'high'],
    ]);
    expect(picture).toMatchObject({columns: 3, lines: 1, omitted: 0});
    expect(picture?.edges).toEqual(
      expect.arrayContaining([
        [0, 1],
        [1, 2],
      ]),
    );
  });

  it("is not there where the file doesn't say what depends on what, or nothing is affected", () => {
    const rows = rowsAfter(PACKAGES, [affected('bad')]);
    expect(pictureOf(file(PACKAGES), rows)).toBeUndefined();
    expect(waysToAffected(file(PACKAGES), rows)).toEqual([]);
    expect(pictureOf(file(PACKAGES, {edges: EDGES}), rowsAfter(PACKAGES, RECORDS))).toBeUndefined();
  });

  it('has each edge between neighbouring columns, each line once in a column, and a node between those it leads to', () => {
    const many = [npm('root', '1', {direct: true}), ...Array.from({length: 300}, (_, n) => npm(`p${n}`, '1'))];
    const edges = many.slice(1).map((_one, index): [number, number] => [index % 7, index + 1]);
    const picture = pictureOf(
      file(many, {edges}),
      rowsAfter(
        many,
        many.map(({name}) => affected(name)),
      ),
    );
    for (const [from, to] of picture?.edges ?? [])
      expect((picture?.nodes[to]?.depth ?? 0) - (picture?.nodes[from]?.depth ?? 0)).toBe(1);
    const places = picture?.nodes.map(({depth, line}) => `${depth} ${line}`) ?? [];
    expect(new Set(places).size).toBe(places.length);
    expect(picture?.lines).toBeLessThanOrEqual(14);
    expect(picture?.omitted).toBe(301 - new Set(picture?.nodes.map(({index}) => index)).size);
  });

  it('shows the worst first where there is too much', () => {
    const many = [
      npm('root', '1', {direct: true}),
      ...Array.from({length: 50}, (_, n) => npm(`p${n}`, '1')),
      npm('worst', '1'),
    ];
    const edges = many.slice(1).map((_one, index): [number, number] => [0, index + 1]);
    const rows = rowsAfter(
      many,
      many.slice(1).map(({name}) => affected(name, name === 'worst' ? 'CRITICAL' : 'LOW')),
    );
    const picture = pictureOf(file(many, {edges}), rows);
    expect(picture?.nodes.map(({index}) => many[index]?.name)).toContain('worst');
    expect(waysToAffected(file(many, {edges}), rows)[0]).toEqual(['root', 'worst']);
  });

  it("begins at what nothing depends on where the file names no direct packages, and doesn't call it direct", () => {
    const packages = [npm('b', '1'), npm('a', '1')];
    const result = file(packages, {edges: [[1, 0]]});
    expect(waysToAffected(result, rowsAfter(packages, [affected('b')]))).toEqual([['a', 'b']]);
    expect(namesDirect(result)).toBe(false);
    expect(namesDirect(file(PACKAGES))).toBe(true);
  });

  // Is longer than a call stack is deep.
  it('of long chains ends, and tells a long way by its ends', () => {
    const chain = Array.from({length: 20_000}, (_, n) => npm(`p${n}`, '1', n === 0 ? {direct: true} : {}));
    const edges = chain.slice(1).map((_one, index): [number, number] => [index, index + 1]);
    const rows = rowsAfter(
      chain,
      chain.map(({name}) => affected(name)),
    );
    expect(pictureOf(file(chain, {edges}), rows)?.columns).toBeLessThanOrEqual(8);
    const ways = waysToAffected(file(chain, {edges}), rows);
    expect(ways.length).toBeLessThanOrEqual(200);
    expect(Math.max(...ways.map((way) => way.length))).toBeLessThanOrEqual(13);
  });
});
