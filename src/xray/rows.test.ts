import {describe, expect, it} from 'vitest';
import {filterRows, marksOf, sortRows, type ColumnId, type Row} from './rows';
import {advisory, file, lookedUp, NOW, npm, record, rowsAfter} from './rows.testing';
import {rowsOf} from './rows';
import {startOf} from './lookUp';
import {affectedBy, summaryOf} from './summary';

const names = (rows: readonly Row[]): string[] => rows.map((row) => row.package.name);
const marks = (change: Parameters<typeof record>[1], version = '9'): string[] => {
  const [row] = rowsAfter([npm('a', version)], [record('a', change)]);
  return [...marksOf(row as Row, NOW)];
};

describe('a row is marked', () => {
  it.each([
    ['nothing', {}, []],
    ['an advisory that affects it', {advisories: [advisory('a', '< 10')]}, ['affected']],
    ['an advisory that can’t be compared', {advisories: [advisory('a', 'odd')]}, ['check']],
    ['an advisory that doesn’t affect it', {advisories: [advisory('a', '< 4')]}, []],
    ['a record without a list of advisories', {advisories: null}, ['check']],
    [
      'a record that may lack advisories',
      {advisories: Array.from({length: 100}, () => advisory('a', '< 4'))},
      ['check'],
    ],
    ['a status', {status: 'removed'}, ['status']],
    ['no licence', {normalized_licenses: []}, ['licence']],
    ['a licence that isn’t recognised', {normalized_licenses: ['MIT', 'Other']}, ['licence']],
    ['one maintainer', {maintainers: [{}]}, ['one-maintainer']],
    ['no named maintainer', {maintainers: []}, []],
    ['an old release', {latest_release_published_at: '2024-01-01T00:00:00Z'}, ['old']],
    ['no release', {latest_release_published_at: null}, []],
    ['funding', {funding_links: ['https://opencollective.com/a']}, ['funding']],
    ['a newer version', {latest_release_number: '10'}, ['behind']],
  ])('for %s', (_what, change, expected) => {
    expect(marks(change)).toEqual(expected);
  });

  it('as not found, or not looked up, and for nothing else', () => {
    const [missing] = rowsAfter([npm('a')], []);
    expect([...marksOf(missing as Row, NOW)]).toEqual(['not-found']);
    const [waiting] = rowsOf([npm('a')], startOf([npm('a')]));
    expect(waiting?.state).toBe('waiting');
    expect([...marksOf(waiting as Row, NOW)]).toEqual(['not-looked-up']);
    const failed = startOf([npm('a')]);
    const [row] = rowsOf([npm('a')], {...failed, batches: failed.batches.map((one) => ({...one, state: 'failed'}))});
    expect(row?.state).toBe('failed');
    expect([...marksOf(row as Row, NOW)]).toEqual(['not-looked-up']);
  });
});

describe('rows', () => {
  const packages = ['low', 'critical', 'check', 'clean', 'missing'].map((name) =>
    npm(name, name === 'check' ? 'x' : '3'),
  );
  const rows = rowsAfter(packages, [
    record('low', {advisories: [advisory('low', '< 4', {severity: 'LOW'})], dependent_packages_count: 2}),
    record('critical', {
      advisories: [advisory('critical', '< 4', {severity: 'CRITICAL'})],
      dependent_packages_count: 30,
      status: 'deprecated',
    }),
    record('check', {advisories: [advisory('check', '< 4')], normalized_licenses: ['Apache-2.0']}),
    record('clean', {last_synced_at: null}),
  ]);

  it.each<[ColumnId, boolean, string[]]>([
    ['advisories', true, ['critical', 'low', 'check', 'missing', 'clean']],
    ['package', false, ['check', 'clean', 'critical', 'low', 'missing']],
    ['dependents', true, ['critical', 'check', 'clean', 'low', 'missing']],
    ['dependents', false, ['low', 'check', 'clean', 'critical', 'missing']],
    ['licence', false, ['check', 'low', 'critical', 'clean', 'missing']],
    ['status', true, ['critical', 'low', 'check', 'clean', 'missing']],
    ['synced', false, ['low', 'critical', 'check', 'clean', 'missing']],
  ])('are sorted by %s, descending: %s, what is not known last', (by, descending, expected) => {
    expect(names(sortRows(rows, {by, descending}))).toEqual(expected);
  });

  it.each([
    ['', 'all', ['low', 'critical', 'check', 'clean', 'missing']],
    [' CRIT ', 'all', ['critical']],
    ['apache', 'all', ['check']],
    ['ghsa-aaaa', 'all', ['low', 'critical', 'check']],
    ['', 'affected', ['low', 'critical']],
    ['', 'check', ['check']],
    ['', 'not-found', ['missing']],
    ['low', 'check', []],
  ] as const)('are filtered by %j and %s', (text, mark, expected) => {
    expect(names(filterRows(rows, {text, mark}, NOW))).toEqual(expected);
  });

  it('are summed up in five sentences that count nothing unknown as clean', () => {
    const result = file(packages, {skipped: [{name: '../own', reason: 'local'}]});
    expect(summaryOf(result, rows, NOW)).toEqual([
      'We know 4 of the 5 package versions in package-lock.json: 1 not found and 1 entry left out. We can’t say anything about those.',
      '2 package versions are affected by advisories, 1 by a critical or high one, and 1 has to be checked by hand, because versions can’t be compared or the record may lack advisories.',
      '3 are behind the newest version (1 can’t be compared), none had their last release more than 2 years ago, and 1 is deprecated, removed or otherwise not active.',
      'None have a licence that we don’t know as an SPDX identifier, none have a single maintainer, and none can be funded.',
      'The oldest of these records was synced on 30 June 2026, and advisories are stored copies, so check a finding against the source before you act on it.',
    ]);
  });

  it('say what one advisory affects, what can’t be compared, and that nothing found is no pass', () => {
    const three = [npm('a', '3'), npm('a', '5'), npm('b', 'next')];
    const known = rowsAfter(three, [
      record('a', {advisories: [advisory('a', '< 4')]}),
      record('b', {advisories: [advisory('b', '< 4')]}),
    ]);
    expect(affectedBy(known, 'CVE-2026-0001')).toBe(
      'CVE-2026-0001 affects a 3. Check b next: we can’t compare the versions.',
    );
    expect(affectedBy(known, 'CVE-2026-0002')).toBe(
      'We know no version here that CVE-2026-0002 affects. That isn’t a pass: what we don’t know can’t be compared.',
    );
  });

  it('say that nothing is known where nothing was found', () => {
    const one = [npm('a', '1')];
    expect(summaryOf(file(one), rowsAfter(one, []), NOW)).toEqual([
      'We know 0 of the 1 package version in package-lock.json: 1 not found. We can’t say anything about those.',
    ]);
  });

  it('are those of every version of a package', () => {
    const two = [npm('a', '3'), npm('a', '5')];
    const progress = lookedUp(two, [record('a', {advisories: [advisory('a', '< 4')]})]);
    expect(rowsOf(two, progress).map((row) => [...marksOf(row, NOW)].includes('affected'))).toEqual([true, false]);
  });
});
