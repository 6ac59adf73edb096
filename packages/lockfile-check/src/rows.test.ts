import {describe, expect, it} from 'vitest';
import {startOf} from './lookUp';
import {epssOf, filterRows, marksOf, outcomeOf, rowsOf, type Row} from './rows';
import {advisory, lookedUp, mixedRows, NOW, npm, record, rowsAfter} from './testing';

const names = (rows: readonly Row[]): string[] => rows.map((row) => row.package.name);
const marks = (change: Parameters<typeof record>[1]): string[] => {
  const [row] = rowsAfter([npm('a', '9')], [record('a', change)]);
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

  it('counts as not found, or not looked up, and is marked for nothing', () => {
    const [missing] = rowsAfter([npm('a')], []);
    expect(outcomeOf(missing as Row)).toBe('notFound');
    expect([...marksOf(missing as Row, NOW)]).toEqual([]);
    const begin = startOf([npm('a')]);
    for (const state of ['waiting', 'failed'] as const) {
      const [row] = rowsOf([npm('a')], {...begin, batches: begin.batches.map((one) => ({...one, state}))});
      expect(row?.state).toBe(state);
      expect(outcomeOf(row as Row)).toBe('notLookedUp');
    }
  });
});

describe('rows', () => {
  const rows = mixedRows();

  it.each([
    ['', 'all', ['low', 'critical', 'check', 'clean', 'missing']],
    [' CRIT ', 'all', ['critical']],
    ['apache', 'all', ['check']],
    ['ghsa-aaaa', 'all', ['low', 'critical', 'check']],
    ['', 'affected', ['low', 'critical']],
    ['', 'check', ['check']],
    ['package-lock', 'all', ['low', 'critical', 'check', 'clean', 'missing']],
    ['low', 'check', []],
  ] as const)('are filtered by %j and %s', (text, mark, expected) => {
    expect(names(filterRows(rows, {text, mark}, NOW))).toEqual(expected);
  });

  it('are sorted by the highest EPSS of what may affect them', () => {
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
  });

  it('are those of every version of a package', () => {
    const two = [npm('a', '3'), npm('a', '5')];
    const progress = lookedUp(two, [record('a', {advisories: [advisory('a', '< 4')]})]);
    expect(rowsOf(two, progress).map((row) => [...marksOf(row, NOW)].includes('affected'))).toEqual([true, false]);
  });
});
