import {describe, expect, it} from 'vitest';
import {expectOrder} from './orderedPairs.testing';
import {compareVersions} from './versions';

// Each list is in the order of ComparableVersionTest.java of apache/maven@540897d (VERSIONS_QUALIFIER,
// VERSIONS_NUMBER, versions of equal order, MNG-5568, MNG-6572, MNG-6964, MNG-7644, MNG-7714).
const QUALIFIERS = [
  '1-alpha2snapshot',
  ['1-alpha2', '1-a2', '1a2', '1.0-alpha-2', '1-ALPHA2'],
  '1-alpha-123',
  ['1-beta-2', '1-b2', '1b2'],
  '1-beta123',
  ['1-m2', '1-milestone2', '1m2', '1MileStone2'],
  '1-m11',
  ['1-rc', '1-cr', '1.0.0-RC', '1cR'],
  ['1-cr2', '1-rc2'],
  '1-rc123',
  ['1-SNAPSHOT', '1.0-snapshot'],
  ['1', '1.0', '1.0.0', '1-0', '1.0-0', '01', '1ga', '1-GA', '1final', '1-Final', '1RELEASE', '1.0.release'],
  ['1-sp', '1.0.sp'],
  '1-sp2',
  '1-sp123',
  '1-abc',
  '1-def',
  '1-pom-1',
  '1-1-snapshot',
  ['1-1', '1-01'],
  '1-2',
  '1-123',
];

const NUMBERS = [
  ['2.0', '2'],
  ['2.0.a', '2-a', '2.0.0.a', '2a'],
  '2-1',
  '2.0.1-klm',
  '2.0.1-lmn',
  '2.0.1-xyz',
  '2.0.1-123',
  '2.0.2',
  '2.0.123',
  ['2.1.0', '2.1'],
  '2.1-a',
  '2.1b',
  '2.1-c',
  '2.1-1',
  '2.1.0.1',
  '2.2',
  '2.123',
  '11.a2',
  '11.a11',
  '11.b2',
  '11.b11',
  '11.m2',
  '11.m11',
  '11',
  ['11.a', '11a'],
  '11b',
  '11c',
  '11m',
];

const SHORTER: (string | string[])[][] = [
  ['6.1.0rc3', '6.1.0', '6.1H.5-beta'],
  ['20190126.230843', '1234567890.12345', '123456789012345.1H.5-beta', '12345678901234567890.1H.5-beta'],
  ['1-0.alpha', '1-0.beta', '1'],
  ['1.0.0.RC1', '1.0.0-RC2'],
  ['1.0.0.abc1', '1.0.0-abc2'],
  [
    ['0000000000000000000', '0', '00'],
    ['0000000000000000001', '1', '01'],
  ],
  // Versions that are published: Guava, Log4j, Spring, Hibernate.
  ['r09', '10.0-rc1', '10.0', '31.1-android', '31.1-jre', '32.0.0-android', '32.0.0-jre'],
  ['2.0-alpha1', '2.0-beta9', '2.0-rc1', '2.0', '2.0.1', '2.3.1', '2.12.1', '2.12.2', '2.15.0', '2.17.1'],
  ['5.0.0.M1', '5.0.0.RC1', ['5.0.0.RELEASE', '5.0.0'], '5.0.1.RELEASE', '6.0.0-M1', '6.0.0'],
  ['4.3.0.Beta1', '4.3.0.CR1', '4.3.0.Final', '4.3.0.SP1', '4.3.1.Final', '5.0.0.Alpha1', '5.0.0.Final'],
];

describe('ComparableVersion', () => {
  it('orders qualifiers', () => {
    expect(expectOrder('maven', QUALIFIERS)).toBeGreaterThan(600);
  });

  it('orders numbers', () => {
    expect(expectOrder('maven', NUMBERS)).toBeGreaterThan(400);
  });

  it.each(SHORTER)('orders %j, %j', (...groups) => {
    expect(expectOrder('maven', groups)).toBeGreaterThan(1);
  });

  // Maven 3 orders these the other way round: which one resolved the file, it doesn't say.
  it.each([
    ['4.1.77.Final', '4.1.77.Final-redhat-1'],
    ['1.1.3.RELEASE', '1.1.3.RELEASE-A'],
    ['1.0.0.temporary-redhat-1', '1.0.0.sp'],
    ['3.2.0rc2', '3.2.0-rc.1'],
    ['1.0.0-beta11', '1.0.0-beta.6'],
    ['3.5.0-CR-2', '3.5.0.Beta-1'],
    ['7.4.3.20', '7.4.3.20-ga20'],
    ['1.0.final-redhat', '1.0-sp1-redhat'],
    ['1.0.final-redhat', '1.0-sp-1-redhat'],
    ['1.0.final-redhat', '1.0-sp.1-redhat'],
  ])('gives nothing for %s and %s, which Maven 3 and Maven 4 order differently', (a, b) => {
    expect(compareVersions('maven', a, b)).toBeUndefined();
    expect(compareVersions('maven', b, a)).toBeUndefined();
  });

  it.each(['', 'unspecified', '${project.version}', '[1.0,2.0)', '1.0 beta 2'])(
    'gives nothing for %j, which is no version',
    (text) => {
      expect(compareVersions('maven', text, '1.0')).toBeUndefined();
      expect(compareVersions('maven', '1.0', text)).toBeUndefined();
    },
  );
});
