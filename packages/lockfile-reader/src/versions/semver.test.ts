import {describe, expect, it} from 'vitest';
import {expectOrder} from './orderedPairs.testing';
import {compareVersions} from './versions';

/** Semantic Versioning 2.0.0, section 11 (precedence) and 10 (build metadata), and test/fixtures/comparisons.js and equality.js of npm/node-semver@4dd6543. */
const SEMVER = [
  '0.0.0-foo',
  '0.0.0',
  '0.0.1',
  '0.9.0',
  '0.9.9',
  '0.10.0',
  '0.99.0',
  '1.0.0-alpha',
  '1.0.0-alpha.1',
  '1.0.0-alpha.beta',
  '1.0.0-beta',
  '1.0.0-beta.2',
  '1.0.0-beta.11',
  '1.0.0-rc.1',
  ['1.0.0', '1.0.0+20130313144700', '1.0.0+21AF26D3---117B344092BD'],
  '1.2.3-4',
  '1.2.3-5',
  '1.2.3-4-foo',
  '1.2.3-5-Foo',
  '1.2.3-5-foo',
  '1.2.3-R2',
  '1.2.3-a',
  '1.2.3-a.5',
  '1.2.3-a.10',
  '1.2.3-a.b',
  '1.2.3-a.b.c.5.d.100',
  '1.2.3-a.b.c.10.d.5',
  '1.2.3-asdf',
  ['1.2.3-beta', '1.2.3-beta+build', '1.2.3-beta+otherbuild'],
  '1.2.3-r100',
  '1.2.3-r2',
  ['1.2.3', '1.2.3+build', '1.2.3+beta'],
  ['2.0.0', '2.0.0+asdf'],
  '2.1.0',
  '2.1.1',
  ['2.7.2', '2.7.2+asdf'],
  '3.0.0',
  '10.0.0',
];

/** Ordering, shorthand and pseudo-versions of Go: golang.org/x/mod/semver and go.dev/ref/mod, sections on versions and pseudo-versions. */
const GO = [
  'v0.0.0-20170915032832-14c0d48ead0c',
  'v0.0.0-20191109021931-daa7c04131f5',
  'v0.0.0',
  ['v1.0.0-alpha', 'v1.0.0-alpha+build'],
  'v1.0.0-alpha.1',
  'v1.0.0-alpha.beta',
  'v1.0.0-beta',
  'v1.0.0-beta.2',
  'v1.0.0-beta.11',
  'v1.0.0-rc.1',
  ['v1', 'v1.0', 'v1.0.0', '1.0.0'],
  'v1.2.0-pre',
  'v1.2.0-pre.0.20191109021931-daa7c04131f5',
  'v1.2.0',
  'v1.2.1-0.20191109021931-daa7c04131f5',
  'v1.2.1-0.20200101000000-0123456789ab',
  'v1.2.1',
  'v1.2.3',
  ['v2.0.0', 'v2.0.0+incompatible'],
  ['v4.1.2', 'v4.1.2+incompatible'],
  'v10.0.0',
];

describe('Semantic Versioning', () => {
  it.each(['npm', 'cargo'])('orders versions of %s', (type) => {
    expect(expectOrder(type, SEMVER)).toBeGreaterThan(900);
  });

  it('orders versions of Go', () => {
    expect(expectOrder('golang', GO)).toBeGreaterThan(300);
  });

  it.each(['', 'latest', '1.x', '1.2.3.4', '^1.0.0', '1.2.3-', '1.2.3-a..b', '01.2.3', '1.2.3-01', '1.2.3 beta'])(
    'gives nothing for %j, which is no version',
    (text) => {
      expect(compareVersions('npm', text, '1.0.0')).toBeUndefined();
      expect(compareVersions('npm', '1.0.0', text)).toBeUndefined();
    },
  );

  it('gives nothing for numbers that are too large to compare', () => {
    expect(compareVersions('npm', '99999999999999999999.0.0', '1.0.0')).toBeUndefined();
  });
});
