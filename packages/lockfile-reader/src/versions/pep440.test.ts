import {describe, expect, it} from 'vitest';
import {expectOrder} from './orderedPairs.testing';
import {compareVersions} from './versions';

/** tests/test_version.py of pypa/packaging@0345ccd (the list of versions in order, and the pairs of equal notations), after PEP 440. */
const VERSIONS = [
  '1.0.dev0',
  '1.0.dev456',
  '1.0.dev456+local',
  ['1.0a0', '1.0a', '1.0.a', '1.0-a', '1.0alpha', '1.0.ALPHA', '1.0_a0'],
  '1.0a0.post0.dev0',
  '1.0a0.post0',
  '1.0a1.dev1',
  '1.0a1.dev1+local',
  ['1.0a1', '1.0-alpha1', '1.0.A1', '1.0a01'],
  '1.0a1+local',
  ['1.0b0', '1.0.beta', '1.0-BETA'],
  '1.0b1.dev456',
  ['1.0b2', '1.0-b2', '1.0.beta2'],
  '1.0b2.post345.dev456',
  '1.0b2.post345',
  ['1.0b2-346', '1.0b2.post346'],
  ['1.0rc0', '1.0c', '1.0-RC', '1.0pre', '1.0.preview0'],
  '1.0rc1.dev1',
  ['1.0c1', '1.0rc1', '1.0-C1'],
  '1.0rc2',
  ['1.0', '1', '1.0.0', 'v1.0', '0!1.0', '01.00'],
  '1.0.post0.dev0',
  ['1.0.post0', '1.0post', '1.0-r', '1.0rev'],
  ['1.0.post5', '1.0-5', '1.0.r5', '1.0-REV5'],
  '1.0.post456.dev34',
  '1.0.post456',
  '1.0.post456+local',
  '1.0.1.dev1',
  '1.0.1a1',
  '1.0.1',
  '1.0.1+local',
  '1.0.1.post1',
  '1.1.dev1',
  '1.2+a',
  ['1.2+abc', '1.2+AbC'],
  '1.2+abcdef',
  '1.2+def',
  '1.2+0',
  '1.2+1',
  '1.2+1.abc',
  ['1.2+1.1', '1.2+1-1', '1.2+1_1'],
  '1.2+1.1.0',
  '1.2+2',
  '1.2+123',
  '1.2+123456',
  '1.2.r32+123456',
  '1.2.rev33+123456',
  '2023.10.1',
  '1!1.0.dev0',
  '1!1.0a1',
  '1!1.0rc2',
  '1!1.0',
  '1!1.0.post456',
  '1!1.2+abc',
];

/** Texts that the same suite and PEP 440 call invalid. */
const INVALID = [
  'french toast',
  '1.0+a+',
  '1.0++',
  '1.0+_foobar',
  '1.0+foo&asd',
  '1. 0',
  '1.0 a1',
  '.',
  '1..0',
  '1.0.',
  '',
];

describe('PEP 440', () => {
  it('orders versions', () => {
    expect(expectOrder('pypi', VERSIONS)).toBeGreaterThan(2000);
  });

  it.each(INVALID)('gives nothing for %j, which is no version', (text) => {
    expect(compareVersions('pypi', text, '1.0')).toBeUndefined();
    expect(compareVersions('pypi', '1.0', text)).toBeUndefined();
  });

  it('gives nothing for numbers that are too large to compare', () => {
    expect(compareVersions('pypi', '1.0.20230101000000000001', '1.0')).toBeUndefined();
  });
});
