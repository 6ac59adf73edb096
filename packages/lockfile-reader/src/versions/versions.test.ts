import {describe, expect, it} from 'vitest';
import {affected, compareVersions} from './versions';

describe('affected', () => {
  it.each<readonly [type: string, version: string, range: string, verdict: string]>([
    ['npm', '4.17.10', '>= 4.7.0, < 4.17.11', 'affected'],
    ['npm', '4.17.11', '>= 4.7.0, < 4.17.11', 'not-affected'],
    ['npm', '4.6.1', '>= 4.7.0, < 4.17.11', 'not-affected'],
    // Order counts: npm's own ranges leave out pre-releases of other versions.
    ['npm', '1.5.0-beta.1', '>= 1.0.0, < 2.0.0', 'affected'],
    ['npm', '2.0.0-beta.1', '>= 1.0.0, < 2.0.0', 'affected'],
    ['npm', '1.0.0-beta.1', '>= 1.0.0, < 2.0.0', 'not-affected'],
    ['npm', '3.0.0', '<= 2', 'not-affected'],
    ['npm', '2.0.0', '<= 2', 'affected'],
    ['npm', '1.0.0', '= 1.0', 'affected'],
    ['npm', '1.0.0+build.5', '= 1.0.0', 'affected'],
    ['npm', '1.0.0', '> 1.0.0', 'not-affected'],
    // What begins at 0 has no lower bound, and has its upper bound all the same.
    ...['>= 0', '> v0', '>= 00', '>= 0.0.0', '> 0.00', '>= 0!0', '>= 0.0.0-0', '>= 0-00'].map(
      (range) => ['golang', 'v0.0.0-20260101000000-0123456789ab', range, 'affected'] as const,
    ),
    ['golang', 'v0.0.0-20260101000000-0123456789ab', '>= 0, < 0.0.0-20260201000000-aaaaaaaaaaaa', 'affected'],
    ['golang', 'v0.0.0-20260301000000-0123456789ab', '>= 0, < 0.0.0-20260201000000-aaaaaaaaaaaa', 'not-affected'],
    ['golang', 'v0.0.0-20240101000000-abcdefabcdef', '= 0.0.0-20240206', 'not-affected'],
    ['npm', '0.0.1', '= 0.0.0', 'not-affected'],
    ['npm', '0.9.0', '>= 0.10.0', 'not-affected'],
    ['npm', '1.0.0', '>1.0.0-rc.1,<2', 'affected'],
    ['golang', 'v1.9.0', '< 1.9.1', 'affected'],
    ['golang', 'v0.0.0-20210220032951-036812b2e83c', '< 0.0.0-20220314234659-1baeb1ce4c0b', 'affected'],
    ['cargo', '0.10.65', '>= 0.10.0, < 0.10.66', 'affected'],
    ['gem', '7.0.0.rc1', '< 7.0.0', 'affected'],
    ['gem', '6.1.7.3', '>= 6.1.0, < 6.1.7.1', 'not-affected'],
    ['maven', '2.14.1', '>= 2.13.0, < 2.15.0', 'affected'],
    ['maven', '2.0-rc1', '>= 2.0-beta9, < 2.3.1', 'affected'],
    ['maven', '2.0-beta8', '>= 2.0-beta9, < 2.3.1', 'not-affected'],
    ['maven', '31.1-jre', '< 32.0.0-android', 'affected'],
    ['composer', 'v6.4.1', '>= 6.0.0, < 6.4.1', 'not-affected'],
    ['composer', 'v6.4.1-RC1', '>= 6.0.0, < 6.4.1', 'affected'],
    ['nuget', '13.0.1', '< 13.0.1', 'not-affected'],
    ['nuget', '5.0.0-Preview.1', '>= 5.0.0-preview.0, < 5.0', 'affected'],
    ['pypi', '2.13.0', '>= 2.13.0, < 2.15.0', 'affected'],
    ['pypi', '2.0rc1', '< 2.0', 'affected'],
    ['pypi', '1.0.post1', '> 1.0', 'affected'],
    ['pypi', '2.0.0+cu118', '<= 2.0.0', 'affected'],
    ['pypi', '2.0.0+cu118', '= 2.0.0+cu118', 'affected'],
    ['pypi', '2.0.0+cu118', '= 2.0.0+cpu', 'not-affected'],
    ['npm', '1.0.0', '*', 'affected'],
    ['npm', 'latest', '*', 'affected'],
    ['npm', '1.0.0', '1.0.0', 'affected'],
    ['npm', '1.0.1', '1.0.0', 'not-affected'],
    ['npm', '1.0.1', '== 1.0.1', 'affected'],
    ['npm', '1.0.1', '= 1.0.0, = 1.0.1', 'affected'],
    ['npm', '1.0.1', '1.0.0, 1.0.2', 'not-affected'],
    ['npm', '1.0.0', '>= 1.0.0 < 2.0.0', 'affected'],
    ['npm', '2.0.0', '>=1.0.0 <2.0.0', 'not-affected'],
    ['npm', '2.0.0', '>=1.0.0<2.0.0', 'not-affected'],
    ['npm', '3.0.0', '< 1.0.0 || > 2.0.0', 'affected'],
    ['npm', '1.5.0', '< 1.0.0 || > 2.0.0', 'not-affected'],
    ['npm', '0.5.0', '>= 1.0.0, < 2.0.0||< 1.0.0', 'affected'],
    ['npm', '1.0.0', '> 2.0.0 || > odd || = 1.0.0', 'affected'],
    ['composer', '1.0.0', '<1.0.0|>=2.0.0', 'not-affected'],
    ['npm', '1.5.0', '>= 1.5.0, <= 1.5.0', 'affected'],
    ['npm', '1.6.0', '>= 1.5.0, <= 1.5.0', 'not-affected'],
    ['npm', '1.2.5', '< 1.2', 'not-affected'],
    ['npm', '1.2.5', '>= 1.2', 'affected'],
    // A limit that others begin with has all of them on one side.
    ['golang', 'v0.0.0-20240206153000-abcdefabcdef', '< 0.0.0-20240206153000-abcdef', 'not-affected'],
    ['npm', '1.0.0-beta.2', '>= 1.0.0-beta', 'affected'],
    ['npm', '1.0.0-beta.10', '<= 1.0.0-beta.1', 'not-affected'],
    ['npm', '1.0.0-beta10', '<= 1.0.0-beta1', 'not-affected'],
    ['golang', 'v0.1.0', '< 0.0.0-20240206', 'not-affected'],
    ['npm', '0.0.0-nightly.20240101', '< 0.0.0-nightly.20240206', 'affected'],
    // Where the limits have dates and numbers, the project has changed from one to the other.
    ['pypi', '2021.9.0', '>= 0.1.0, < 2021.10.0', 'affected'],
    ['pypi', '2021.11.0', '>= 0.1.0, < 2021.10.0', 'not-affected'],
    ['pypi', '2023.7.22', '< 2023.07.22', 'not-affected'],
    ['maven', '20230227', '< 20231013', 'affected'],
    ['maven', '1.9.4', '= 20030211', 'not-affected'],
    ['maven', 'Hoxton.SR2', '< 2020.0.0', 'affected'],
    ['hex', '1.7.10', '< 1.7.14', 'affected'],
    ['hex', '1.0.0-rc.1', '>= 1.0.0', 'not-affected'],
    ['swift', 'v4.92.1', '>= 4.0.0, < 4.92.1', 'not-affected'],
    ['githubactions', 'v45.0.7', '<= 45.0.7', 'affected'],
    ['githubactions', 'v4.1.3', '>= 4.0.0, < 4.1.3', 'not-affected'],
    ['githubactions', 'v4', '>= 4.0.0, < 4.1.3', 'unknown'],
    ['githubactions', 'v4.1.3', '<= 4', 'unknown'],
    ['pub', '1.0.0+1', '< 1.0.0+2', 'affected'],
    ['pub', '1.0.0+2', '< 1.0.0+2', 'not-affected'],
    ['pub', '1.0.0+1', '<= 1.0.0', 'not-affected'],
    ['pypi', '10!1.5', '>= 10!0.5, < 10!2.0', 'affected'],
    ['pypi', '2.0', '< 1!1.0', 'affected'],
    ['pypi', '1!1.0', '< 2.0', 'not-affected'],
    ['npm', '1.0.0-0.3.7', '= 1.0.0-0.3.7', 'affected'],
    ['maven', 'v1.5.0', '>= v1.0.0, < v1.5.0', 'not-affected'],
    // A snapshot comes before its release, also with the time of its build.
    ['maven', '2.15.0-20211210.101112-3', '< 2.15.0', 'affected'],
    ['maven', '2.15.0-SNAPSHOT', '= 2.15.0-20211210.101112-3', 'affected'],
  ])('%s %s in %j: %s', (type, version, range, expected) => {
    expect(affected(type, version, range)).toBe(expected);
  });

  it.each([
    ['npm', '1.0.0', ''],
    ['npm', '1.0.0', '^1.0.0'],
    ['npm', '1.0.0', '> *'],
    ['npm', '1.0.0', '< 1!2.0.0'],
    // To npm and Cargo, `<= 2` has 2.0.1 in it, and `1.2` is any of 1.2.x.
    ['npm', '2.0.1', '<= 2'],
    ['npm', '1.2.5', '= 1.2'],
    ['npm', '1.2.5', '> 1.2'],
    ['npm', '4', '>= 4.5.0, < 4.17.0'],
    ['npm', '4.17', '>= 4.17.5'],
    ['npm', '1', '= 1.2.3'],
    ['npm', '1', '<= 1.0.0'],
    ['cargo', '1.2', '>= 1.2.3'],
    ['hex', '1.0', '>= 1.0.5'],
    ['pub', '1.0', '>= 1.0.5'],
    ['golang', 'v1', '>= 1.0.5'],
    // The beginning of a version stands for all that begin like it.
    ['golang', 'v0.0.0-20240101000000-abcdefabcdef', '>= 0, < 0.0.0-20240206'],
    ['golang', 'v0.0.0-20230101000000-abcdefabcdef', '>= 0.0.0-20240109'],
    ['golang', 'v0.0.0-20240101000000-abcdefabcdef', '< 0.0.0-20240206153000'],
    ['golang', 'v0.0.0-20240206153000-abcdefabcdef', '< 0.0.0-20240206-abcdefabcdef'],
    ['golang', 'v0.0.0-20240206153000-abcdefabcdef', '<= 0.0.0-20240206153000-abcdefab'],
    ['golang', 'v0.0.0-20240206153000-123456123456', '= 0.0.0-20240206153000-123456'],
    ['golang', 'v1.2.4-0.20240101000000-abcdefabcdef', '< 1.2.4-0.20240206'],
    ['golang', 'v0.0.0-20240101', '>= 0.0.0-20230109000000-abcdefabcdef'],
    ['npm', '0.0.0-20240101120000', '< 0.0.0-20240206'],
    ['npm', '0.0.0-nightly.20240101', '< 0.0.0-nightly.2025'],
    ['npm', '1.0.0-beta.2', '<= 1.0.0-beta'],
    ['cargo', '1.0.0-beta.2', '<= 1.0.0-be'],
    ['cargo', '1.0.0-rc.1.1', '> 1.0.0-rc.1'],
    ['nuget', '5.0.0-preview.3', '= 5.0.0-Preview'],
    // Dates have no order with numbers.
    ['maven', '20030211.134440', '< 1.9.4'],
    ['maven', '2003.02.11', '>= 1.0'],
    ['maven', '1.0.20240101120000', '< 1.0.20240206'],
    ['pypi', '20240101', '< 1.0'],
    ['pypi', '1.5', '< 2024.1.1'],
    ['pypi', '2.0.dev20240101', '< 2.0.dev5'],
    ['gem', '5.2.20240101', '< 5.2.8'],
    ['composer', '20100102', '< 10.4.13'],
    // No version fits, or several bounds of one side are alternatives.
    ['npm', '1.5.0', '>= 2.0.0, < 2.0.0'],
    ['npm', '1.5.0', '> 1.0.0, <= 1.0.0'],
    ['npm', '3.0.0', '>= 2.0.0, <= 1.0.0'],
    ['npm', '0.8.0', '< 0.5.0, < 0.9.0'],
    ['npm', '0.8.0', '<= 0.5.0, <= 0.9.0'],
    ['npm', '3.0.0', '> 5.0.0, > 2.0.0'],
    ['npm', '1.0.0', '>= 0.1.0, < 0.5.0, >= 0.7.0, < 2.0.0'],
    // Commits and branches have no order.
    ['maven', '9f3c2d1abc', '< 4.17'],
    ['composer', '9999999-dev', '< 1.0'],
    ['npm', '1.0.0', '~> 1.0'],
    ['npm', '1.0.0', '!= 1.0.0'],
    ['npm', '1.0.0', '>= 1.0.0,'],
    ['npm', '1.0.0', '< unspecified'],
    ['npm', 'latest', '< 1.0.0'],
    ['npm', '', '< 1.0.0'],
    // A condition that can't be compared leaves the whole open, even if another one fails.
    ['npm', '3.0.0', '< 1.0.0, > beta'],
    // A branch keeps its name when it is fixed.
    ['composer', 'dev-master', '< 1.0.0'],
    ['composer', '2.x-dev', '< 1.0.0'],
    ['maven', '${log4j.version}', '< 2.15.0'],
    ['npm', '1.0.0', '< 1.0.0 ||'],
    ['npm', '1.0.0', '|| < 1.0.0'],
    ['npm', '1.0.0', '1.x'],
    ['npm', '1.0.0', '1.2.*'],
    ['npm', '1.5.0', '1.0.0 - 2.0.0'],
    ['npm', '1.0.0', '[1.0.0,2.0.0)'],
    // What stands for several versions is no limit: RubyGems and Maven would read a pre-release.
    ['gem', '1.5.0', '1.x'],
    ['gem', '1.5.0', '<= 1.x'],
    ['maven', '1.5.0', '1.5.X'],
    ['maven', '1.5.0', '= 1.*'],
    ['maven', '1.5.0', '1.0.0:2.0.0'],
    ['maven', '1.5.0', '1.0.0..2.0.0'],
    ['npm', '1.5.0', '1.0.0-2.0.0'],
    ['nuget', '1.5.0', '= 1.0-2.0'],
    ['cargo', '1.5.0', '1.5-x'],
    ['nuget', '1.5.0', '1.4.0+'],
    ['maven', '1.5.0', '1.4.0+'],
    ['maven', '1.5.0', '≥1.0'],
    ['maven', '1.5.0', '>= v1.0.0, < v2.0.0'],
    ['maven', 'v1.5.0', '>= 1.0.0, < 2.0.0'],
    ['maven', '1.5.0', '1.4.0;1.5.0'],
    ['npm', '1.0.0', '>= 1.0.0 < 2.0.0 other'],
    ['npm', '1.0.0', '>>= 1.0.0'],
    ['npm', '1.0.0', '> = 1.0.0'],
    // No version could meet these: a comma stands where an "or" was meant.
    ['npm', '3.0.0', '< 1.0.0, > 2.0.0'],
    ['npm', '2.5.0', '>= 1.0.0, < 2.0.0, >= 3.0.0, < 4.0.0'],
    ['npm', '3.0.0', '1.0.0, >= 2.0.0'],
    ['githubactions', 'v4', '< 4.1.7'],
    ['constructor', '1.0.0', '< 2.0.0'],
  ])('%s %j in %j is unknown', (type, version, range) => {
    expect(affected(type, version, range)).toBe('unknown');
  });

  it('dates and numbers have no order', () => {
    expect(compareVersions('maven', '20030211.134440', '1.9.4')).toBeUndefined();
    expect(compareVersions('golang', 'v0.0.0-20240101000000-abcdefabcdef', 'v0.0.0-20240206')).toBeUndefined();
    expect(compareVersions('pypi', '2023.7.22', '2024.2.2')).toBeLessThan(0);
  });

  it('long texts are unknown', () => {
    const long = '1.'.repeat(500_000);
    const range = `< ${long}, >= ${'>'.repeat(100_000)}`;
    for (const type of ['npm', 'pypi', 'gem', 'cargo', 'golang', 'maven', 'composer', 'nuget'])
      expect(affected(type, long, range)).toBe('unknown');
  });
});
