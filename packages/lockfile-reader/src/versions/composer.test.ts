import {describe, expect, it} from 'vitest';
import {expectOrder} from './orderedPairs.testing';
import {compareVersions} from './versions';

/** Forms and pairs from VersionParserTest.php, ComparatorTest.php and SemverTest.php of composer/semver@a5e1d2d; the order of words is that of PHP's manual on version_compare. */
const VERSIONS = [
  ['0', '0.0', 'v0.0.0', '0.0.0.0'],
  ['0.1', '00.01'],
  '1.0-dev',
  '1.0.0-alpha.dev',
  ['1.0.0-alpha', '1.0a', '1.0.0.a'],
  ['1.0.0-alpha1', '1.0.0-a1', '1.0.0alpha.1'],
  ['1.0.0-alpha2.1', '1.0.0-alpha-2.1', '1.0.0-alpha2.1+foo'],
  '1.0.0-alpha.3.1+foo',
  '1.0.0-beta-dev',
  ['1.0.0-beta', '1.0.0-b', '1.0.0_beta'],
  '1.0.0-beta5',
  ['1.0.0-beta6', '1.0.0-b6', '1.0.0.B.6'],
  '1.0.0-beta11',
  ['1.0.0RC1dev', '1.0.0-rc1-dev', '1.0.0.RC.1.dev'],
  ['1.0.0-rc1', '1.0.0RC1', '1.0.0-RC.1'],
  ['1.0.0-rC15-dev', '1.0.0.RC.15-dev'],
  '1.0.0-rc15',
  ['1', '1.0', '1.0.0', 'v1.0.0', '1.0.0.0', ' 1.0.0 ', '1.0.0+foo', '1.0.0+foo@dev', '1.0.0-stable'],
  ['1.0.0.pl3-dev', '1.0.0-patch3-dev'],
  ['1.0.0-p3', '1.0.0-pl3', '1.0.0-patch3', '1.0.0.PL.3'],
  '1.0.1',
  '1.2.3.4',
  ['1.13.11-beta.0', 'v1.13.11-beta.0', '1.13.11.0-beta0'],
  '1.13.11',
  '1.24.0',
  ['1.25.0-beta2.1', '1.25.0-b.2.1', '1.25.0beta2.1', '1.25.0-b-2.1'],
  ['1.25.0-b.3', '1.25.0beta.3'],
  '1.25.0-rc',
  '1.25.0',
  '1.26.0',
  '2.4.0-alpha',
  '2.4.0',
  '3.2.1',
  ['10.4.13-b', '10.4.13-beta'],
  ['10.4.13beta2', '10.4.13beta.2'],
  '10.4.13-b5',
  '10.4.13',
  '50.2',
  ['2010.01', '2010.1.0'],
  '2010-01-02',
  ['2010.1.2', '2010.01.02', '2010.1.2.0'],
  '2010.1.555',
  '2010.10.200',
  '99999',
  '100000',
  '201903.0',
  '201903.0-p2',
  '20100102',
  '20100102.0',
  '20100102.0.3',
  '20100102.1.0',
  ['20100102-203040', '20100102.203040'],
  '20100102-203040-p1',
  '20230131.0.0',
];

describe('Composer', () => {
  it('orders versions', () => {
    expect(expectOrder('composer', VERSIONS)).toBeGreaterThan(2000);
  });

  it.each([
    '',
    'dev-master',
    'dev-feature/foo',
    'master',
    '1.x-dev',
    '2.1.x-dev',
    '1.0.0-meh',
    '1.0.0.0.0',
    '1.0 beta',
    'feature-foo',
  ])('gives nothing for %j, which is a branch or no version', (text) => {
    expect(compareVersions('composer', text, '1.0')).toBeUndefined();
    expect(compareVersions('composer', '1.0', text)).toBeUndefined();
  });
});
