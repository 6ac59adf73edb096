import {describe, expect, it} from 'vitest';
import {sortRows} from '../data-view/sorting';
import {COLUMNS} from './columns/columns';
import {epssOf, filterRows, hasUnscored, marksOf, readProbability, type Row} from './rows';
import {advisory, file, lookedUp, NOW, npm, record, rowsAfter} from './rows.testing';
import {rowsOf} from './rows';
import {startOf} from './lookUp';
import {affectedBy, summaryOf, unknownsOf, verdictOf} from './verdict';

const names = (rows: readonly Row[]): string[] => rows.map((row) => row.package.name);
const marks = (change: Parameters<typeof record>[1], version = '9'): string[] => {
  const [row] = rowsAfter([npm('a', version)], [record('a', change)]);
  return [...marksOf(row as Row, NOW)];
};

describe('a row is marked', () => {
  it.each([
    ['nothing', {}, []],
    ['an advisory that affects it', {advisories: [advisory('a', '< 10')]}, ['affected']],
    ["an advisory that can't be compared", {advisories: [advisory('a', 'odd')]}, ['check']],
    ["an advisory that doesn't affect it", {advisories: [advisory('a', '< 4')]}, []],
    ['a record without a list of advisories', {advisories: null}, ['check']],
    [
      'a record that may lack advisories',
      {advisories: Array.from({length: 100}, () => advisory('a', '< 4'))},
      ['check'],
    ],
    ['a status', {status: 'removed'}, ['status']],
    ['no licence', {normalized_licenses: []}, ['licence']],
    ["a licence that isn't recognised", {normalized_licenses: ['MIT', 'Other']}, ['licence']],
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

  it.each<[string, boolean, string[]]>([
    ['advisories', true, ['critical', 'low', 'check', 'missing', 'clean']],
    ['package', false, ['check', 'clean', 'critical', 'low', 'missing']],
    ['dependents', true, ['critical', 'check', 'clean', 'low', 'missing']],
    ['dependents', false, ['low', 'check', 'clean', 'critical', 'missing']],
    ['licence', false, ['check', 'low', 'critical', 'clean', 'missing']],
    ['status', true, ['critical', 'low', 'check', 'clean', 'missing']],
    ['synced', false, ['low', 'critical', 'check', 'clean', 'missing']],
  ])('are sorted by %s, descending: %s, what is not known last', (by, descending, expected) => {
    const key = COLUMNS.find(({id}) => id === by)?.key ?? (() => undefined);
    expect(names(sortRows(rows, key, descending))).toEqual(expected);
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
    expect(names(filterRows(rows, {text, mark, epss: 0}, NOW))).toEqual(expected);
  });

  it('are summed up with counts that name their base, and nothing unknown counts as clean', () => {
    const result = file(packages, {skipped: [{name: '../own', reason: 'local'}]});
    expect(summaryOf(result, rows, NOW)).toEqual([
      '2 of 5 package versions are affected by advisories: 1 critical and 1 low. 1 has to be checked by hand.',
      'Behind the newest: 3 of 3 compared.',
      'No release for 2 years: 0 of 4 dated.',
      'One maintainer: 0 of 4 that list maintainers.',
      'Unknown licence: 0 of 4 known.',
      'Not active: 1 of 4 known.',
      'Can be funded: 0 of 4 known.',
      "1 of 5 package versions wasn't found, so we can't say anything about it.",
      "1 entry in the file was skipped before the lookup, so the 5 don't include it.",
      "1 of the 4 we found has to be checked by hand: the version or a range can't be compared, or our record may be missing advisories.",
      "1 of the 4 we found can't be compared with the newest version.",
      'The oldest of these records was synced on 30 June 2026. Advisories in records are stored copies, so check a finding against its source before you act on it.',
    ]);
  });

  it('never read as final while a lookup runs', () => {
    const some = [...rows.slice(0, 2), ...rowsOf([npm('later', '1')], startOf([npm('later', '1')]))];
    expect(verdictOf(some, NOW, false)).toMatchObject({
      title: 'So far: 2 of 2 package versions are affected by advisories',
      others: 0,
    });
    expect(verdictOf(rows, NOW, true).others).toBe(3);
    expect(summaryOf(file(packages), some, NOW)[0]).toMatch(/^So far: /);
    expect(affectedBy(some, 'CVE-2026-0002', false)).toMatch(/^So far: /);
  });

  it.each([
    [
      'none of those that were compared',
      [record('a'), record('b')],
      'None of the 2 package versions that we could compare is affected by an advisory',
    ],
    [
      'the one that was compared',
      [record('a'), record('b', {advisories: null})],
      "The one package version that we could compare isn't affected by an advisory",
    ],
    [
      'nothing that was compared',
      [record('a', {advisories: null})],
      'No package version could be compared with advisories',
    ],
    ['nothing that was found', [], 'We found none of the 2 package versions'],
  ])('say no more than was compared: %s', (_what, response, expected) => {
    const two = [npm('a', '5'), npm('b', '5')];
    expect(verdictOf(rowsAfter(two, response), NOW, true).title).toBe(expected);
  });

  it("say that Go's standard library isn't checked", () => {
    expect(unknownsOf(file([], {format: 'go-mod'}), [], NOW).join()).toContain('standard library');
    expect(unknownsOf(file([]), [], NOW)).toEqual([]);
  });

  it('are filtered and sorted by the highest EPSS of what may affect them', () => {
    const scored = rowsAfter(
      [npm('a', '3'), npm('b', '3'), npm('c', '5'), npm('d', '3')],
      [
        record('a', {
          advisories: [advisory('a', '< 4', {epss_percentage: 0.2}), advisory('a', '< 9', {epss_percentage: 0.6})],
        }),
        record('b', {advisories: [advisory('b', '< 4', {epss_percentage: null})]}),
        record('c', {advisories: [advisory('c', '< 4', {epss_percentage: 0.9})]}),
        record('d', {advisories: [advisory('d', 'odd', {epss_percentage: 0.5, epss_percentile: 0.99})]}),
      ],
    );
    expect(scored.map(epssOf)).toEqual([0.6, undefined, undefined, 0.5]);
    expect(names(filterRows(scored, {text: '', mark: 'all', epss: 0.5}, NOW))).toEqual(['a', 'd']);
    expect(names(filterRows(scored, {text: '', mark: 'all', epss: 0.55}, NOW))).toEqual(['a']);
    expect(names(filterRows(scored, {text: '', mark: 'all', epss: 0}, NOW))).toHaveLength(4);
    expect(names(scored.filter(hasUnscored))).toEqual(['b']);
  });

  it.each([
    ['', 0],
    ['0.5', 0.5],
    [' .5 ', 0.5],
    ['0,5', 0.5],
    ['0.', 0],
    ['1', 1],
    ['50%', 0.5],
    ['0.5 %', 0.005],
    ['50', 0.5],
    ['100', 1],
    ['101', undefined],
    ['-1', undefined],
    ['high', undefined],
    ['.', undefined],
    ['1e-1', undefined],
  ])('are filtered by the probability that %j stands for', (text, expected) => {
    expect(readProbability(text)).toBe(expected);
  });

  it('are marked where a catalogue names one of their advisories', () => {
    const two = [npm('a', '3'), npm('b', '5')];
    const progress = lookedUp(two, [
      record('a', {advisories: [advisory('a', '< 4')]}),
      record('b', {advisories: [advisory('b', '< 4')]}),
    ]);
    const marked = (exploited?: ReadonlySet<string>) =>
      rowsOf(two, progress, exploited).map((row) => marksOf(row, NOW).has('exploited'));
    expect(marked(new Set(['CVE-2026-0001']))).toEqual([true, false]);
    expect(marked(new Set(['CVE-2026-0002']))).toEqual([false, false]);
    expect(marked()).toEqual([false, false]);
  });

  it("say what one advisory affects, what can't be compared, and that nothing found is no pass", () => {
    const three = [npm('a', '3'), npm('a', '5'), npm('b', 'next')];
    const known = rowsAfter(three, [
      record('a', {advisories: [advisory('a', '< 4')]}),
      record('b', {advisories: [advisory('b', '< 4')]}),
    ]);
    expect(affectedBy(known, 'CVE-2026-0001', true)).toBe(
      "CVE-2026-0001 affects a 3. Check b next: we can't compare the versions.",
    );
    expect(affectedBy(known, 'CVE-2026-0002', true)).toBe(
      "We found no version here affected by CVE-2026-0002. That doesn't prove you're safe: we can't compare packages that we don't know.",
    );
  });

  it('are those of every version of a package', () => {
    const two = [npm('a', '3'), npm('a', '5')];
    const progress = lookedUp(two, [record('a', {advisories: [advisory('a', '< 4')]})]);
    expect(rowsOf(two, progress).map((row) => [...marksOf(row, NOW)].includes('affected'))).toEqual([true, false]);
  });
});
