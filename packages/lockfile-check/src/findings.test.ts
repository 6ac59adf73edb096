import {describe, expect, it} from 'vitest';
import type {Json} from '@ecosystems-docs/openapi-docs';
import {NAMES} from '@ecosystems-docs/text/testing';
import {findingsOf, purlKey} from './findings';
import {readRecords} from './records';
import {advisory, findings, npm, record} from './testing';
import {affected, compareVersions} from '@ecosystems-docs/lockfile-reader';

/** @returns the advisory with these entries for its packages */
const about = (...packages: Json[]): ReturnType<typeof advisory> => advisory('a', '< 4', {packages});
const entry = (name: string | null, ...ranges: (string | null)[]): Json => ({
  ecosystem: 'npm',
  package_name: name,
  versions: ranges.map((range) => ({vulnerable_version_range: range, first_patched_version: null})),
});

describe('records', () => {
  it('are read by their properties, and what they lack is absent, not zero', () => {
    const [one] = readRecords([record('a', {maintainers: [], status: 'deprecated', latest_release_number: null})]);
    expect(one).toMatchObject({
      name: 'a',
      registry: 'npmjs.org',
      status: 'deprecated',
      licences: ['MIT'],
      dependents: 12,
    });
    expect(one?.maintainers).toBeUndefined();
    expect(one?.newest).toBeUndefined();
  });

  it.each([
    ['UNLICENSED', ['Unlicense'], ['Other']],
    ['MIT OR unlicensed', ['MIT', 'Unlicense'], ['MIT', 'Other']],
    ['The Unlicense', ['Unlicense'], ['Unlicense']],
    [null, ['Unlicense'], ['Other']],
    ['MIT + Commons Clause', ['0BSD'], ['Other']],
    ['MIT with Commons Clause', ['MIT'], ['MIT', 'Other']],
    ['BUSL-1.1', ['SSPL-1.0'], ['Other']],
    ['BSD', ['BSD-3-Clause'], ['Other']],
    ['GPL-2.0-only WITH Classpath-exception-2.0', ['GPL-2.0-only'], ['GPL-2.0-only', 'Other']],
    ['(MIT AND Zlib)', ['MIT', 'Zlib'], ['MIT', 'Zlib']],
    ['mit/apache 2', ['MIT', 'Apache-2.0'], ['MIT', 'Apache-2.0']],
    ['The Apache Software License, Version 2.0', ['Apache-2.0'], ['Apache-2.0']],
    ['GPLv2+', ['GPL-2.0+'], ['GPL-2.0+']],
    ['GPLv2+', ['GPL-2.0'], ['Other']],
    ['LGPL-3.0', ['GPL-3.0'], ['Other']],
  ])('take %j for no identifier that it does not name: %j', (licenses, normalized_licenses, expected) => {
    expect(readRecords([record('a', {licenses, normalized_licenses})])[0]?.licences).toEqual(expected);
  });

  it('lose withdrawn advisories', () => {
    const withdrawn = advisory('a', '< 4', {withdrawn_at: '2026-01-01T00:00:00Z'});
    expect(readRecords([record('a', {advisories: [withdrawn]})])[0]?.advisories).toEqual([]);
  });

  it.each<Json>([null, '', 'null', false, 0])('keep an advisory that is withdrawn since %j', (since) => {
    const kept = advisory('a', '< 4', {withdrawn_at: since});
    expect(readRecords([record('a', {advisories: [kept]})])[0]?.advisories).toHaveLength(1);
  });

  it('link only to web pages', () => {
    const [one] = readRecords([
      record('a', {
        registry_url: 'javascript:alert(1)',
        funding_links: ['data:text/html,x', null, 'https://opencollective.com/a', 'https://'],
        advisories: [advisory('a', '< 4', {url: 'javascript:alert(1)'})],
      }),
    ]);
    expect(one?.url).toBeUndefined();
    expect(one?.funding).toEqual(['https://opencollective.com/a']);
    expect(one?.advisories[0]?.url).toBeUndefined();
  });

  it('name the severity in one way, GHSA before CVE, and no score where it is 0 without a vector', () => {
    const [one] = readRecords([
      record('a', {advisories: [advisory('a', '< 4', {severity: 'MEDIUM', cvss_score: 0, cvss_vector: null})]}),
    ]);
    expect(one?.advisories[0]).toMatchObject({
      severity: 'moderate',
      identifiers: ['GHSA-aaaa-bbbb-cccc', 'CVE-2026-0001'],
    });
    expect(one?.advisories[0]?.cvss).toBeUndefined();
  });

  it.each<Json>([{}, null, 'text', {error: 'Maximum 100 PURLs allowed per request'}])('are no list: %j', (response) => {
    expect(() => readRecords(response)).toThrow('list');
  });

  it('skip what is no record', () => {
    expect(readRecords([null, 1, [], {}, {name: 'a'}, record('b')]).map(({name}) => name)).toEqual(['b']);
  });
});

describe('a package', () => {
  it('is not found where no record has its package URL', () => {
    expect(findings([npm('a', '1'), npm('b', '1')], [record('b')])).toEqual([null, expect.anything()]);
  });

  it('gets the record of the default registry', () => {
    const other = record('a', {registry: {name: 'other', default: false}, latest_release_number: '1'});
    expect(findings([npm('a', '1')], [other, record('a')])[0]?.record.registry).toBe('npmjs.org');
  });

  it.each(NAMES)('%s and %s are one: %s', (a, b, isSame) => {
    expect(purlKey(a) === purlKey(b)).toBe(isSame);
  });

  it('without a package URL keeps its text', () => {
    expect(purlKey('no package URL')).toBe('no package URL');
  });

  it.each([
    ['9', '9', 'newest'],
    ['09', '9', 'newest'],
    ['3', '9', 'behind'],
    ['10', '9', 'ahead'],
    ['x', '9', 'unknown'],
    ['x', 'x', 'newest'],
    ['9', null, 'unknown'],
    [undefined, '9', 'unknown'],
  ])('in version %s beside %s is %s', (version, newest, age) => {
    expect(findings([npm('a', version)], [record('a', {latest_release_number: newest})])[0]?.age).toBe(age);
  });
});

describe('no version passes without a comparison', () => {
  it.each<[string, Json, string]>([
    ['one of several ranges is missing', [about(entry('a', '< 4', null))], 'unknown'],
    ['one of several ranges is odd', [about(entry('a', '< 4', 'odd'))], 'unknown'],
    ['a second entry has no ranges', [about(entry('a', '< 4'), entry('a'))], 'unknown'],
    ['a second entry has no list', [about(entry('a', '< 4'), {ecosystem: 'npm', package_name: 'a'})], 'unknown'],
    ['a range is no object', [about({ecosystem: 'npm', package_name: 'a', versions: ['< 4']})], 'unknown'],
    ['the entries are of another package', [about(entry('b', '< 4'))], 'unknown'],
    ['the entries are of another ecosystem', [about({...(entry('a', '< 4') as object), ecosystem: 'pypi'})], 'unknown'],
    ['there is no list of packages', [advisory('a', '< 4', {packages: null})], 'unknown'],
    ['the list of packages is empty', [about()], 'unknown'],
    ['an entry without a name may be about this package', [about(entry('a', '< 4'), entry(null, '< 9'))], 'unknown'],
    ['what is no entry may be one', [about(entry('a', '< 4'), 'a < 9')], 'unknown'],
    ['a name with spaces around it is the name', [about(entry('a', '< 4'), entry(' a ', '< 9'))], 'affected'],
    ['all ranges are compared', [about(entry('a', '< 4', '< 3'))], 'not-affected'],
    ['a range of a second entry affects it', [about(entry('a', '< 4'), entry('a', '< 10'))], 'affected'],
  ])('if %s', (_why, advisories, expected) => {
    expect(findings([npm('a', '5')], [record('a', {advisories})])[0]?.advisories[0]?.verdict).toBe(expected);
  });

  it('if the file names no version', () => {
    const records = [record('a', {advisories: [about(entry('a', '< 4'))]})];
    expect(findings([npm('a')], records)[0]?.advisories[0]?.verdict).toBe('unknown');
  });

  // What the service calculates with vers 1.3.1 from each range: the lists misjudge versions, so only ranges count.
  it.each([
    ['gem', '4.2.11.3', '< 4.2.11', 'affected_versions', 'not-affected'],
    ['gem', '5.2.2', '>= 5.2.0, < 5.2.2.1', 'unaffected_versions', 'affected'],
    ['pypi', '4.0.0.post1', '<= 4.0.0', 'affected_versions', 'not-affected'],
    ['pypi', '4.0.0rc1', '< 4.0.0', 'unaffected_versions', 'affected'],
    ['composer', '2.4.3', '< 2.4.3.1', 'unaffected_versions', 'affected'],
    ['gem', '5', 'odd', 'affected_versions', 'unknown'],
    ['gem', '5', null, 'unaffected_versions', 'unknown'],
  ])('of %s %s and %s, whatever %s says: %s', (type, version, range, list, verdict) => {
    const ecosystem = {gem: 'rubygems', composer: 'packagist'}[type] ?? type;
    const listed = {...(entry('a/b', range) as object), ecosystem, [list]: [version]};
    const own = {...npm('a/b', version), type, purl: `pkg:${type}/a/b@${version}`};
    const records = readRecords([record('a/b', {purl: `pkg:${type}/a/b`, ecosystem, advisories: [about(listed)]})]);
    const [found] = findingsOf([own], records, {affected, compareVersions});
    expect(found?.advisories.map((one) => one.verdict)).toEqual([verdict]);
  });

  it.each<[string, Json, string | undefined]>([
    ['has 99 advisories', Array.from({length: 99}, () => advisory('a', '< 4')), undefined],
    ['has 100 advisories', Array.from({length: 100}, () => advisory('a', '< 4')), 'cut'],
    [
      'has 100, withdrawn ones included',
      Array.from({length: 100}, (_, index) => advisory('a', '< 4', {withdrawn_at: index ? '2026-01-01' : null})),
      'cut',
    ],
    ['has no list', null, 'unreadable'],
    ['has something else for a list', {}, 'unreadable'],
    ['has a list of names', ['GHSA-aaaa-bbbb-cccc'], 'unreadable'],
    ['has an empty list', [], undefined],
  ])('if its record %s', (_what, advisories, gap) => {
    const [found] = findings([npm('a', '5')], [record('a', {advisories})]);
    expect(found?.gap).toBe(gap);
    expect(found?.advisories.some(({verdict}) => verdict === 'not-affected')).toBe(
      gap === undefined && (advisories as unknown[]).length > 0,
    );
  });

  it('if its record is cut, but one that is found affected is', () => {
    const advisories = Array.from({length: 100}, () => advisory('a', '< 4'));
    expect(findings([npm('a', '3')], [record('a', {advisories})])[0]?.advisories[0]?.verdict).toBe('affected');
  });

  it.each(['cran', 'opam', 'unheard-of'])('if its ecosystem, %s, has no source of advisories', (ecosystem) => {
    const purl = `pkg:${ecosystem}/a`;
    const of = (...advisories: Json[]) =>
      findings([{purl, type: ecosystem, name: 'a', version: '5'}], [record('a', {purl, ecosystem, advisories})])[0]!;
    expect(of().gap).toBe('uncovered');
    expect(of(advisory('a', '< 4')).gap).toBeUndefined();
  });

  it.each(['https://maven.example.org/to/', 'http://Maven.Example.org/to//', 'maven.example.org/to'])(
    'if the only record is one of another registry than the file names: %s',
    (url) => {
      const one = {
        purl: `pkg:maven/a/b?repository_url=${encodeURIComponent(url)}`,
        type: 'maven',
        name: 'a:b',
        version: '5',
      };
      const of = (name: string, query = ''): Json =>
        record('a:b', {purl: `pkg:maven/a/b${query}`, ecosystem: 'maven', registry: {name, default: false}});
      const central = of('central');
      expect(findings([one], [central])).toEqual([null]);
      // A record names its registry in its package URL, or beside it.
      for (const own of [
        of('mirror', '?repository_url=https%3A%2F%2Fmaven.example.org%2Fto'),
        of('maven.example.org/to'),
      ])
        expect(findings([one], [central, own])[0]?.record).toMatchObject({
          registry: (own as {registry: {name: string}}).registry.name,
        });
    },
  );

  it('and two advisories without an ID stay two', () => {
    const advisories = [
      advisory('a', '< 4', {uuid: null}),
      advisory('a', '< 10', {uuid: null, identifiers: ['CVE-2026-2']}),
    ];
    const [found] = findings([npm('a', '5')], [record('a', {advisories})]);
    expect(new Set(found?.advisories.map(({uuid}) => uuid)).size).toBe(2);
  });

  it("and PyPI's spellings of a name are one", () => {
    const advisories = [about({...(entry('Typing.Extensions', '< 10') as object), ecosystem: 'pypi'})];
    const one = {purl: 'pkg:pypi/typing-extensions', type: 'pypi', name: 'typing-extensions', version: '5'};
    const [found] = findings(
      [one],
      [record('typing_extensions', {purl: 'pkg:pypi/typing_extensions', ecosystem: 'pypi', advisories})],
    );
    expect(found?.advisories[0]?.verdict).toBe('affected');
  });
});
