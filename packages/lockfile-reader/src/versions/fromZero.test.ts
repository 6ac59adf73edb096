/** Holds that a range from 0 has no lower bound, for random versions of every ecosystem. */
import {describe, expect, it} from 'vitest';
import {ecosystems} from '../ecosystems';
import {generator} from '@ecosystems-docs/openapi-docs/testing';
import {affected} from './versions';

/** Versions that are tried for each ecosystem. */
const TRIALS = 10_000;

/** Gives whole numbers below a limit, the same ones in each run. */
type Random = (below: number) => number;

const pick = <Item>(random: Random, items: readonly Item[]): Item => items[random(items.length)] as Item;

/** A number that is often 0: the versions at the bound are those that get lost. */
const part = (random: Random): string => (random(3) === 0 ? '0' : String(random(random(2) ? 20 : 3000)));

const numbers = (random: Random, most: number): string =>
  Array.from({length: 1 + random(most)}, () => part(random)).join('.');

const digits = (random: Random, length: number, alphabet: string): string =>
  Array.from({length}, () => alphabet[random(alphabet.length)]).join('');

/** Every shape of a version that lockfiles of our ecosystems contain. */
const SHAPES: readonly ((random: Random) => string)[] = [
  (random) => numbers(random, 5),
  (random) => `v${numbers(random, 3)}`,
  (random) => `v0.0.0-20${digits(random, 12, '0123456789')}-${digits(random, 12, '0123456789abcdef')}`,
  (random) => `v${part(random)}.0.0-0.20${digits(random, 12, '01')}-${digits(random, 12, 'abcdef')}+incompatible`,
  (random) =>
    `${numbers(random, 3)}-${pick(random, ['alpha', 'beta', 'rc', 'SNAPSHOT', 'dev', 'pre', '0', 'M'])}.${part(random)}`,
  (random) => `${numbers(random, 3)}${pick(random, ['a', 'b', 'rc', '.dev', '.post'])}${part(random)}`,
  (random) => `${random(3)}!${numbers(random, 3)}.dev${part(random)}`,
  (random) => `${numbers(random, 3)}+${pick(random, ['cu118', 'build.5', 'local.1', 'ubuntu0.2'])}`,
  (random) => `20${digits(random, 2, '0123456789')}.0${1 + random(9)}.1${random(10)}`,
  (random) => `20${digits(random, 6, '01')}`,
  (random) =>
    `${numbers(random, 4)}${pick(random, ['.Final', '.RELEASE', '-jre', '-android', '.GA', '-rc1', '.RC2', '-b05'])}`,
  (random) => `${random(3)}:${numbers(random, 3)}-${part(random)}ubuntu${part(random)}~deb1`,
  (random) => pick(random, ['dev-main', '2.x-dev', 'latest', '0.0.0-alpha', '0-0', '0a1', 'v0', 'r0', '0.0.0-dev']),
];

const random = generator(2026);
const versions = Array.from({length: TRIALS}, () => pick(random, SHAPES)(random));
const types = [...new Set([...ecosystems.map(({purlType}) => purlType), 'unheard-of'])];

describe('a range from 0 has no lower bound', () => {
  it.each(types)('for %s', (type) => {
    const ranges = ['>= 0', '> 0', '>=0', '>= 0.0.0', '> 0.0', '>= v0.0.0', '>= 0, >= 0.0'];
    const passed = versions.filter(
      (version, index) => affected(type, version, ranges[index % ranges.length] as string) !== 'affected',
    );
    expect(passed).toEqual([]);
  });
});
