import {describe, expect, it} from 'vitest';
import {expectOrder} from './orderedPairs.testing';
import {compareVersions} from './versions';

/** Documentation of Gem::Version and test/rubygems/test_gem_version.rb of rubygems/rubygems@00814a2; the order is what `Gem::Version#<=>` of RubyGems 3.3.15 gives. */
const VERSIONS = [
  '0.0.0.a',
  ['0', '0.0', '0.0.0'],
  '0.0.0.1',
  '0.9.9',
  '1.0.0.a',
  '1.0.a.1',
  '1.0.a10',
  ['1.0.alpha', '1.alpha', '1.0.0.alpha'],
  '1.0.b1',
  ['1.0.b2', '1.0.b.2'],
  '1.0.beta.2',
  '1.0.beta.11',
  ['1.0.0-alpha', '1.0.0.pre.alpha'],
  ['1.0.0-alpha.1', '1.0.0.pre.alpha.1'],
  '1.0.0-beta.2',
  '1.0.0-beta.11',
  '1.0.0-rc.1',
  '1.0.pre',
  '1.0.pre1',
  '1.0.rc1',
  '1.0.rc2',
  '1.0.rc10',
  ['1', '1.0', '1.0.0', ' 1.0 ', '1.00'],
  '1.0.1',
  '1.1.rc10',
  '1.1',
  ['1.2.b1', '1.2.b.1', '1.2.0.b1'],
  '1.2.d.42',
  '1.2',
  '1.3',
  '1.8.2.a',
  '1.8.2.a9',
  '1.8.2.a10',
  '1.8.2.b',
  '1.8.2',
  '1.9.3.alpha.5',
  '1.9.3',
  '1.10',
  '2.9.b',
  '2.9',
  '5.2.4.a',
  '5.2.4',
  '22.1.50.0.d',
  '22.1.50.0',
  '20230101',
];

describe('Gem::Version', () => {
  it('orders versions', () => {
    expect(expectOrder('gem', VERSIONS)).toBeGreaterThan(1000);
  });

  it.each(['junk', '1.0\n2.0', '', 'a.1', '1..0', '1.0.', '1.0+build', '>= 1.0'])(
    'gives nothing for %j, which is no version',
    (text) => {
      expect(compareVersions('gem', text, '1.0')).toBeUndefined();
      expect(compareVersions('gem', '1.0', text)).toBeUndefined();
    },
  );
});
