import {describe, expect, it} from 'vitest';
import {orderOf} from './versions';

/** Semantic Versioning 2.0.0, section 11 (precedence) and 10 (build metadata), and test/fixtures/comparisons.js and equality.js of npm/node-semver@4dd6543. */
const SEMVER = `
  0.0.0-foo < 0.0.0 < 0.0.1 < 0.9.0 < 0.9.9 < 0.10.0 < 0.99.0 < 1.0.0-alpha < 1.0.0-alpha.1 < 1.0.0-alpha.beta <
  1.0.0-beta < 1.0.0-beta.2 < 1.0.0-beta.11 < 1.0.0-rc.1 < 1.0.0 = 1.0.0+20130313144700 =
  1.0.0+21AF26D3---117B344092BD < 1.2.3-4 < 1.2.3-5 < 1.2.3-4-foo < 1.2.3-5-Foo < 1.2.3-5-foo < 1.2.3-R2 <
  1.2.3-a < 1.2.3-a.5 < 1.2.3-a.10 < 1.2.3-a.b < 1.2.3-a.b.c.5.d.100 < 1.2.3-a.b.c.10.d.5 < 1.2.3-asdf <
  1.2.3-beta = 1.2.3-beta+build = 1.2.3-beta+otherbuild < 1.2.3-r100 < 1.2.3-r2 < 1.2.3 = 1.2.3+build =
  1.2.3+beta < 2.0.0 = 2.0.0+asdf < 2.1.0 < 2.1.1 < 2.7.2 = 2.7.2+asdf < 3.0.0 < 10.0.0`;

/** By type: versions in ascending order, with those that are equal joined by `=`. */
const ORDERS: Readonly<Record<string, readonly string[]>> = {
  npm: [SEMVER],
  cargo: [SEMVER],
  // Ordering, shorthand and pseudo-versions of Go: golang.org/x/mod/semver and go.dev/ref/mod, sections on versions and pseudo-versions.
  golang: [
    `
    v0.0.0-20170915032832-14c0d48ead0c < v0.0.0-20191109021931-daa7c04131f5 < v0.0.0 < v1.0.0-alpha =
    v1.0.0-alpha+build < v1.0.0-alpha.1 < v1.0.0-alpha.beta < v1.0.0-beta < v1.0.0-beta.2 < v1.0.0-beta.11 <
    v1.0.0-rc.1 < v1 = v1.0 = v1.0.0 = 1.0.0 < v1.2.0-pre < v1.2.0-pre.0.20191109021931-daa7c04131f5 < v1.2.0 <
    v1.2.1-0.20191109021931-daa7c04131f5 < v1.2.1-0.20200101000000-0123456789ab < v1.2.1 < v1.2.3 < v2.0.0 =
    v2.0.0+incompatible < v4.1.2 = v4.1.2+incompatible < v10.0.0`,
  ],
  // tests/test_version.py of pypa/packaging@0345ccd (the list of versions in order, and the pairs of equal notations), after PEP 440.
  pypi: [
    `
    1.0.dev0 < 1.0.dev456 < 1.0.dev456+local < 1.0a0 = 1.0a = 1.0.a = 1.0-a = 1.0alpha = 1.0.ALPHA = 1.0_a0 <
    1.0a0.post0.dev0 < 1.0a0.post0 < 1.0a1.dev1 < 1.0a1.dev1+local < 1.0a1 = 1.0-alpha1 = 1.0.A1 = 1.0a01 <
    1.0a1+local < 1.0b0 = 1.0.beta = 1.0-BETA < 1.0b1.dev456 < 1.0b2 = 1.0-b2 = 1.0.beta2 < 1.0b2.post345.dev456 <
    1.0b2.post345 < 1.0b2-346 = 1.0b2.post346 < 1.0rc0 = 1.0c = 1.0-RC = 1.0pre = 1.0.preview0 < 1.0rc1.dev1 <
    1.0c1 = 1.0rc1 = 1.0-C1 < 1.0rc2 < 1.0 = 1 = 1.0.0 = v1.0 = 0!1.0 = 01.00 < 1.0.post0.dev0 < 1.0.post0 =
    1.0post = 1.0-r = 1.0rev < 1.0.post5 = 1.0-5 = 1.0.r5 = 1.0-REV5 < 1.0.post456.dev34 < 1.0.post456 <
    1.0.post456+local < 1.0.1.dev1 < 1.0.1a1 < 1.0.1 < 1.0.1+local < 1.0.1.post1 < 1.1.dev1 < 1.2+a < 1.2+abc =
    1.2+AbC < 1.2+abcdef < 1.2+def < 1.2+0 < 1.2+1 < 1.2+1.abc < 1.2+1.1 = 1.2+1-1 = 1.2+1_1 < 1.2+1.1.0 < 1.2+2 <
    1.2+123 < 1.2+123456 < 1.2.r32+123456 < 1.2.rev33+123456 < 2023.10.1 < 1!1.0.dev0 < 1!1.0a1 < 1!1.0rc2 < 1!1.0
    < 1!1.0.post456 < 1!1.2+abc`,
  ],
  // Documentation of Gem::Version and test/rubygems/test_gem_version.rb of rubygems/rubygems@00814a2; the order is what `Gem::Version#<=>` of RubyGems 3.3.15 gives.
  gem: [
    `
    0.0.0.a < 0 = 0.0 = 0.0.0 < 0.0.0.1 < 0.9.9 < 1.0.0.a < 1.0.a.1 < 1.0.a10 < 1.0.alpha = 1.alpha = 1.0.0.alpha
    < 1.0.b1 < 1.0.b2 = 1.0.b.2 < 1.0.beta.2 < 1.0.beta.11 < 1.0.0-alpha = 1.0.0.pre.alpha < 1.0.0-alpha.1 =
    1.0.0.pre.alpha.1 < 1.0.0-beta.2 < 1.0.0-beta.11 < 1.0.0-rc.1 < 1.0.pre < 1.0.pre1 < 1.0.rc1 < 1.0.rc2 <
    1.0.rc10 < 1 = 1.0 = 1.0.0 = 1.00 < 1.0.1 < 1.1.rc10 < 1.1 < 1.2.b1 = 1.2.b.1 = 1.2.0.b1 < 1.2.d.42 < 1.2 <
    1.3 < 1.8.2.a < 1.8.2.a9 < 1.8.2.a10 < 1.8.2.b < 1.8.2 < 1.9.3.alpha.5 < 1.9.3 < 1.10 < 2.9.b < 2.9 < 5.2.4.a
    < 5.2.4 < 22.1.50.0.d < 22.1.50.0 < 20230101`,
  ],
  // Forms and pairs from VersionParserTest.php, ComparatorTest.php and SemverTest.php of composer/semver@a5e1d2d; the order of words is that of PHP's manual on version_compare.
  composer: [
    `
    0 = 0.0 = v0.0.0 = 0.0.0.0 < 0.1 = 00.01 < 1.0-dev < 1.0.0-alpha.dev < 1.0.0-alpha = 1.0a = 1.0.0.a <
    1.0.0-alpha1 = 1.0.0-a1 = 1.0.0alpha.1 < 1.0.0-alpha2.1 = 1.0.0-alpha-2.1 = 1.0.0-alpha2.1+foo <
    1.0.0-alpha.3.1+foo < 1.0.0-beta-dev < 1.0.0-beta = 1.0.0-b = 1.0.0_beta < 1.0.0-beta5 < 1.0.0-beta6 =
    1.0.0-b6 = 1.0.0.B.6 < 1.0.0-beta11 < 1.0.0RC1dev = 1.0.0-rc1-dev = 1.0.0.RC.1.dev < 1.0.0-rc1 = 1.0.0RC1 =
    1.0.0-RC.1 < 1.0.0-rC15-dev = 1.0.0.RC.15-dev < 1.0.0-rc15 < 1 = 1.0 = 1.0.0 = v1.0.0 = 1.0.0.0 = 1.0.0+foo =
    1.0.0+foo@dev = 1.0.0-stable < 1.0.0.pl3-dev = 1.0.0-patch3-dev < 1.0.0-p3 = 1.0.0-pl3 = 1.0.0-patch3 =
    1.0.0.PL.3 < 1.0.1 < 1.2.3.4 < 1.13.11-beta.0 = v1.13.11-beta.0 = 1.13.11.0-beta0 < 1.13.11 < 1.24.0 <
    1.25.0-beta2.1 = 1.25.0-b.2.1 = 1.25.0beta2.1 = 1.25.0-b-2.1 < 1.25.0-b.3 = 1.25.0beta.3 < 1.25.0-rc < 1.25.0
    < 1.26.0 < 2.4.0-alpha < 2.4.0 < 3.2.1 < 10.4.13-b = 10.4.13-beta < 10.4.13beta2 = 10.4.13beta.2 < 10.4.13-b5
    < 10.4.13 < 50.2 < 2010.01 = 2010.1.0 < 2010-01-02 < 2010.1.2 = 2010.01.02 = 2010.1.2.0 < 2010.1.555 <
    2010.10.200 < 99999 < 100000 < 201903.0 < 201903.0-p2 < 20100102 < 20100102.0 < 20100102.0.3 < 20100102.1.0 <
    20100102-203040 = 20100102.203040 < 20100102-203040-p1 < 20230131.0.0`,
  ],
  // VersionComparerTests.cs and SemVer201SpecTests.cs of NuGet/NuGet.Client@fac3557, and "Package versioning" of learn.microsoft.com/nuget (pre-releases, normalised numbers).
  nuget: [
    `
    0.0.0-alpha < 0.0.0 = 0.0 = 0 = 0.0.0.0 < 0.0.1 < 0.9.9 < 1.0.0-0 < 1.0.0-0.3.7 < 1.0.0-2 < 1.0.0-10 < 1.0.0--
    < 1.0.0-alpha = 1.0.0-ALPHA = 1.0-alpha < 1.0.0-alpha.1 < 1.0.0-alpha.2 < 1.0.0-alpha.10 < 1.0.0-alpha.beta <
    1.0.0-BETA = 1.0.0-beta = 1.0.0-BETA+AA = 1.0.0-beta+aa = 1.0-beta < 1.0.0-beta.1 = 1.0.0-beta.1+AA <
    1.0.0-beta.2 < 1.0.0-beta.11 < 1.0.0-BETA.X.y.5.77.0+AA = 1.0.0-beta.x.y.5.77.0+aa < 1.0.0-beta.x.y.5.79.0+aa
    < 1.0.0-BETA.X.y.5.790.0+abc < 1.0.0-beta2 < 1.0.0-rc.1 < 1.0.0-rc.2 < 1.0.0-x.7.z.92 < 1.0.0-zzz < 1.0.0 = 1
    = 1.0 = 1.0.0.0 = 1.00 = 1.0.0+beta = 1.0+test = 1.0.0.0+001 = v1.0.0 < 1.0.0.1-1.2.A = 1.0.0.1-1.2.a+A <
    1.0.0.1-1.2.a.A+A < 1.0.0.1 < 1.0.0.2 < 1.0.1 = 1.0.01 = 1.0.1.0 < 1.0.1.2 < 1.1.0 < 1.2.3 < 1.10.0 <
    1.999.9999 < 2.0.0-preview.1.23064.3 < 2.0.0-preview.2.22152.2 < 2.0.0 < 2.1.1 < 3.0.0.4294967296 < 10.0.0`,
  ],
  // ComparableVersionTest.java of apache/maven@540897d (VERSIONS_QUALIFIER, VERSIONS_NUMBER, versions of equal order,
  // MNG-5568, MNG-6572, MNG-6964, MNG-7644, MNG-7714); then versions that are published: Guava, Log4j, Spring, Hibernate.
  maven: [
    `
    1-alpha2snapshot < 1-alpha2 = 1-a2 = 1a2 = 1.0-alpha-2 = 1-ALPHA2 < 1-alpha-123 < 1-beta-2 = 1-b2 = 1b2 <
    1-beta123 < 1-m2 = 1-milestone2 = 1m2 = 1MileStone2 < 1-m11 < 1-rc = 1-cr = 1.0.0-RC = 1cR < 1-cr2 = 1-rc2 <
    1-rc123 < 1-SNAPSHOT = 1.0-snapshot < 1 = 1.0 = 1.0.0 = 1-0 = 1.0-0 = 01 = 1ga = 1-GA = 1final = 1-Final =
    1RELEASE = 1.0.release < 1-sp = 1.0.sp < 1-sp2 < 1-sp123 < 1-abc < 1-def < 1-pom-1 < 1-1-snapshot < 1-1 = 1-01
    < 1-2 < 1-123`,
    `
    2.0 = 2 < 2.0.a = 2-a = 2.0.0.a = 2a < 2-1 < 2.0.1-klm < 2.0.1-lmn < 2.0.1-xyz < 2.0.1-123 < 2.0.2 < 2.0.123 <
    2.1.0 = 2.1 < 2.1-a < 2.1b < 2.1-c < 2.1-1 < 2.1.0.1 < 2.2 < 2.123 < 11.a2 < 11.a11 < 11.b2 < 11.b11 < 11.m2 <
    11.m11 < 11 < 11.a = 11a < 11b < 11c < 11m`,
    '6.1.0rc3 < 6.1.0 < 6.1H.5-beta',
    '20190126.230843 < 1234567890.12345 < 123456789012345.1H.5-beta < 12345678901234567890.1H.5-beta',
    '1-0.alpha < 1-0.beta < 1',
    '1.0.0.RC1 < 1.0.0-RC2',
    '1.0.0.abc1 < 1.0.0-abc2',
    '0000000000000000000 = 0 = 00 < 0000000000000000001 = 1 = 01',
    'r09 < 10.0-rc1 < 10.0 < 31.1-android < 31.1-jre < 32.0.0-android < 32.0.0-jre',
    '2.0-alpha1 < 2.0-beta9 < 2.0-rc1 < 2.0 < 2.0.1 < 2.3.1 < 2.12.1 < 2.12.2 < 2.15.0 < 2.17.1',
    '5.0.0.M1 < 5.0.0.RC1 < 5.0.0.RELEASE = 5.0.0 < 5.0.1.RELEASE < 6.0.0-M1 < 6.0.0',
    '4.3.0.Beta1 < 4.3.0.CR1 < 4.3.0.Final < 4.3.0.SP1 < 4.3.1.Final < 5.0.0.Alpha1 < 5.0.0.Final',
  ],
};

/** By type: what is no version, or a branch, and what is too large to compare. */
const NONE: Readonly<Record<string, readonly string[]>> = {
  npm: [
    ...'latest 1.x 1.2.3.4 ^1.0.0 1.2.3- 1.2.3-a..b 01.2.3 1.2.3-01 99999999999999999999.0.0'.split(' '),
    ...['', '1.2.3 beta'],
  ],
  pypi: [
    ...'1.0+a+ 1.0++ 1.0+_foobar 1.0+foo&asd . 1..0 1.0. 1.0.20230101000000000001'.split(' '),
    ...['', 'french toast', '1. 0', '1.0 a1'],
  ],
  gem: ['junk', '1.0\n2.0', '', 'a.1', '1..0', '1.0.', '1.0+build', '>= 1.0'],
  composer: [
    ...'dev-master dev-feature/foo master 1.x-dev 2.1.x-dev 1.0.0-meh 1.0.0.0.0 feature-foo'.split(' '),
    ...['', '1.0 beta'],
  ],
  nuget: ['', 'a', '1.0.0.0.0', '1.', '1.0.0-', '1.0.0-a..b', '1.0.0-a_b', '[1.0,2.0)', '1.*', '-1.0'],
  maven: ['', 'unspecified', '${project.version}', '[1.0,2.0)', '1.0 beta 2'],
  deb: ['2.0'],
};

/** Maven 3 orders these the other way round than Maven 4: which one resolved the file, it doesn't say. */
const EITHER_WAY = `
  4.1.77.Final 4.1.77.Final-redhat-1, 1.1.3.RELEASE 1.1.3.RELEASE-A, 1.0.0.temporary-redhat-1 1.0.0.sp,
  3.2.0rc2 3.2.0-rc.1, 1.0.0-beta11 1.0.0-beta.6, 3.5.0-CR-2 3.5.0.Beta-1, 7.4.3.20 7.4.3.20-ga20,
  1.0.final-redhat 1.0-sp1-redhat, 1.0.final-redhat 1.0-sp-1-redhat, 1.0.final-redhat 1.0-sp.1-redhat`;

const words = (text: string): string[] => text.trim().split(/\s+/);

/** @returns each version with its place in the order */
const ranked = (order: string): {version: string; rank: number}[] =>
  order.split(' < ').flatMap((group, rank) => words(group.replaceAll(' = ', ' ')).map((version) => ({version, rank})));

/** Expects that two versions can't be compared. */
function expectNothing(type: string, a: string, b: string): void {
  expect(orderOf(type, a, b), `${a}, ${b}`).toBeUndefined();
  expect(orderOf(type, b, a), `${b}, ${a}`).toBeUndefined();
}

describe('versions', () => {
  it.each(Object.entries(ORDERS))(
    'of %s have the order of their ecosystem, each compared with each',
    (type, orders) => {
      for (const order of orders.map((text) => ranked(words(text).join(' ')))) {
        const pairs = order.flatMap((a, index) => order.slice(index).map((b) => [a, b] as const));
        const wrong = pairs.filter(([a, b]) => {
          const [forth, back] = [orderOf(type, a.version, b.version), orderOf(type, b.version, a.version)];
          const expected = Math.sign(a.rank - b.rank);
          return Math.sign(forth ?? NaN) !== expected || Math.sign(back ?? NaN) + expected !== 0;
        });
        expect(pairs.length).toBeGreaterThan(1);
        expect(wrong).toEqual([]);
      }
    },
  );

  it.each(Object.entries(NONE))('of %s are told from what is none', (type, texts) => {
    for (const text of texts) expectNothing(type, text, '1.0.0');
  });

  it('may have spaces around them where their ecosystem allows it', () => {
    for (const type of ['gem', 'composer']) expect(orderOf(type, ' 1.0 ', '1.0')).toBe(0);
  });

  it('of Maven that Maven 3 and Maven 4 order differently are left open', () => {
    for (const [a = '', b = ''] of EITHER_WAY.split(',').map(words)) expectNothing('maven', a, b);
  });
});
