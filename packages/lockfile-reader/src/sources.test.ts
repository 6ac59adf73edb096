import {expect, it} from 'vitest';
import {joinFlags, keepSources, kindOf, sourceKey, withoutReplaced, type Flags} from './sources';
import type {ReadPackage, ReadResult, UncertainSource} from './types';

const of = (name: string, more: Partial<ReadPackage> = {}): ReadPackage => {
  return {purl: `pkg:npm/${name}`, type: 'npm', name, version: '1', ...more};
};
const fileOf = (...packages: ReadPackage[]): ReadResult => {
  return {format: 'x', formatName: 'x', packages, skipped: [], edges: []};
};

// Direct is what one entry calls so, for development only what all do.
it.each<[Flags, Flags, Flags]>([
  [
    {direct: true, development: true},
    {direct: false, development: true},
    {direct: true, development: true},
  ],
  [{direct: false, development: true}, {}, {direct: false}],
  [{direct: false, development: false}, {direct: true}, {direct: true, development: false}],
  [{written: ['a']}, {development: false}, {development: false, written: ['a']}],
  [
    {development: true, written: ['a']},
    {development: false, written: ['b', 'a']},
    {development: false, written: ['a', 'b']},
  ],
  [{}, {written: ['a']}, {written: ['a']}],
])('joins %o with %o', (one, other, joined) => {
  const item = of('a', one);
  joinFlags(item, other);
  expect(item).toStrictEqual(of('a', joined));
});

it('keeps what comes from accepted sources, each version once, and says of the rest from where', () => {
  const [b, c] = [of('b', {written: ['pkg:npm/b@1']}), of('c')];
  const edges = [1, 2, 3].map((to): [number, number] => [0, to]);
  const all = {...fileOf(of('a'), b, c, of('a', {direct: true})), edges};
  const sources: UncertainSource[] = [
    {kind: 'mirror', hosts: ['x.org', 'y.org'], packages: [1, 2]},
    {kind: 'beside', hosts: ['z.org', 'v.org'], packages: [1]},
  ];
  const kept = keepSources({all, sources}, ({kind}) => kind === 'mirror');
  expect(kept.sources).toEqual([{...sources[0], packages: [1]}]);
  const {packages, skipped, edges: left} = kept.all;
  expect([packages, left]).toEqual([[of('a', {direct: true}), c], [[0, 1]]]);
  expect(skipped).toEqual([{...{name: 'b', version: '1', written: b.written}, reason: 'unsure', host: 'z.org, v.org'}]);
  expect(sources.map(sourceKey)).toEqual(['mirror=x.org,y.org', 'beside=v.org,z.org']);
  expect(sourceKey({kind: 'mirror', hosts: ['y.org, x.org']})).toBe('mirror=x.org,y.org');
  expect(withoutReplaced(fileOf(b, c, of('d')), new Set(['b', 'c 1', 'd 2'])).packages).toEqual([of('d')]);
});

it.each([
  ['private npm.acme.com', 'mirror'],
  ['private npm.pkg.github.com', undefined],
  ['private pkg.github.com', undefined],
  ['private pkg.github.com.acme.com', 'mirror'],
  ['unsure npm.pkg.github.com', 'beside'],
  ['private', undefined],
])('asks about %s: %s', (elsewhere, kind) => {
  const [reason, host] = elsewhere.split(' ') as ['private' | 'unsure', string?];
  expect(kindOf({reason, ...(host ? {host} : {})})).toBe(kind);
});
