import {describe, expect, it} from 'vitest';
import {expectOrder} from './orderedPairs.testing';
import {compareVersions} from './versions';

/** VersionComparerTests.cs and SemVer201SpecTests.cs of NuGet/NuGet.Client@fac3557, and "Package versioning" of learn.microsoft.com/nuget (pre-releases, normalised numbers). */
const VERSIONS = [
  '0.0.0-alpha',
  ['0.0.0', '0.0', '0', '0.0.0.0'],
  '0.0.1',
  '0.9.9',
  '1.0.0-0',
  '1.0.0-0.3.7',
  '1.0.0-2',
  '1.0.0-10',
  '1.0.0--',
  ['1.0.0-alpha', '1.0.0-ALPHA', '1.0-alpha'],
  '1.0.0-alpha.1',
  '1.0.0-alpha.2',
  '1.0.0-alpha.10',
  '1.0.0-alpha.beta',
  ['1.0.0-BETA', '1.0.0-beta', '1.0.0-BETA+AA', '1.0.0-beta+aa', '1.0-beta'],
  ['1.0.0-beta.1', '1.0.0-beta.1+AA'],
  '1.0.0-beta.2',
  '1.0.0-beta.11',
  ['1.0.0-BETA.X.y.5.77.0+AA', '1.0.0-beta.x.y.5.77.0+aa'],
  '1.0.0-beta.x.y.5.79.0+aa',
  '1.0.0-BETA.X.y.5.790.0+abc',
  '1.0.0-beta2',
  '1.0.0-rc.1',
  '1.0.0-rc.2',
  '1.0.0-x.7.z.92',
  '1.0.0-zzz',
  ['1.0.0', '1', '1.0', '1.0.0.0', '1.00', '1.0.0+beta', '1.0+test', '1.0.0.0+001', 'v1.0.0'],
  ['1.0.0.1-1.2.A', '1.0.0.1-1.2.a+A'],
  '1.0.0.1-1.2.a.A+A',
  '1.0.0.1',
  '1.0.0.2',
  ['1.0.1', '1.0.01', '1.0.1.0'],
  '1.0.1.2',
  '1.1.0',
  '1.2.3',
  '1.10.0',
  '1.999.9999',
  '2.0.0-preview.1.23064.3',
  '2.0.0-preview.2.22152.2',
  '2.0.0',
  '2.1.1',
  '3.0.0.4294967296',
  '10.0.0',
];

describe('NuGet', () => {
  it('orders versions', () => {
    expect(expectOrder('nuget', VERSIONS)).toBeGreaterThan(1000);
  });

  it.each(['', 'a', '1.0.0.0.0', '1.', '1.0.0-', '1.0.0-a..b', '1.0.0-a_b', '[1.0,2.0)', '1.*', '-1.0'])(
    'gives nothing for %j, which is no version',
    (text) => {
      expect(compareVersions('nuget', text, '1.0')).toBeUndefined();
      expect(compareVersions('nuget', '1.0', text)).toBeUndefined();
    },
  );
});
