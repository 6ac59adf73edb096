import {describe, expect, it} from 'vitest';
import {exactVersion} from './exact';
import {affected} from './versions';

/** By type: what is one exact version. */
const EXACT: Readonly<Record<string, readonly string[]>> = {
  npm: ['1.0.0', '1.0.0-beta.1+build', 'v1.0.0'],
  cargo: ['0.10.66'],
  golang: ['v0.0.0-20210220032951-036812b2e83c', 'v2.0.0+incompatible', '1.2.3'],
  hex: ['1.0.0-rc.1+build.34'],
  pub: ['1.0.0+1'],
  swift: ['5.9.1'],
  pypi: ['1', '1.0.post1', '2.0.0+cu118', '1!2.0.dev1', '2.0rc1'],
  gem: ['7.0.0.rc1', '22.1', '7.0.0-rc', '7.0.0-rc1.12'],
  nuget: ['13.10.1', '1.0.0.0', '5.0.0-Preview.12+0a1b.34', '1.0.0-0beta+build'],
  composer: 'v6.4.1 2024.10RC12dev 1.0-beta dev-main 10.20.x-dev 1.0.0-alpha.2.12-dev@beta 1.0-p1+foo@dev'.split(' '),
  maven: '1.0 31.1-jre r09 Finchley.SR2 2.15.0-SNAPSHOT 1.9.20-1.0.14 v1.5.0 1.0.0+7 RELEASE82'.split(' '),
};

/** What no ecosystem takes for one version. */
const NEVER = [
  ...'latest LATEST * ^1 ~1.0 >=1,<2 1.+ 1.x 1.* 1.2.X [1.0,2.0) latest.release + any ${version} 1.0..2.0'.split(' '),
  ...['', '1 || 2', `1.0.${'0'.repeat(300)}`],
];

/** Those that are versions elsewhere. */
const NOT: Readonly<Record<string, readonly string[]>> = {
  npm: ['1', '1.2', '01.2.3', '1.0.0.0'],
  cargo: ['1.0'],
  golang: ['v1', 'master'],
  pypi: ['1.0-x', '1.0.dev.x'],
  nuget: ['1.0.0.0.0', '1.0-', '1.[0]', '[1].0'],
  gem: ['1.0.x', '1-x', '1.x.5'],
  maven: ['release', '1.0+', '1.+-SNAPSHOT', '1.x-beta', 'latest.1', '(,1.0]'],
};

describe('an exact version', () => {
  it.each(Object.entries(EXACT))('of %s', (type, versions) => {
    expect(versions.map((version) => exactVersion(type, ` ${version} `))).toEqual(versions);
    const others = [...NEVER, ...(NOT[type] ?? [])];
    expect(others.filter((text) => exactVersion(type, text) !== undefined)).toEqual([]);
    expect(others.filter((text) => affected(type, text, '>= 1.1.0, < 1.5.0') !== 'unknown')).toEqual([]);
  });

  it.each([
    ['maven', '[ 1.0 ]', '1.0'],
    ['nuget', '[1.0.0]', '1.0.0'],
    ['npm', '[1.0.0]', undefined],
    ['gem', '1.15.4-x86_64-linux', '1.15.4'],
    ['gem', '1.15.4-java', '1.15.4'],
    ['gem', '1.15.4-arm64-darwin-23', '1.15.4'],
    ['docker', '3.19', '3.19'],
    ['docker', '3.*', undefined],
    ['docker', '>3.19', undefined],
  ])('of %s in %s', (type, text, version) => {
    expect(exactVersion(type, text)).toBe(version);
  });
});
