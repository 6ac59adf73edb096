import {describe, expect, it} from 'vitest';
import {generator} from '@ecosystems-docs/openapi-docs/testing';
import type {Finding} from './findings';
import type {Row} from './rows';
import {advisory, inventory, npm, record, rowsAfter} from './testing';
import {affectedBy, countOutcomes, wordsFor, unknownsOf, headlineOf} from './headline';

/** Kinds of rows, with the words that the headline has for them. */
const KINDS = {
  affected: 'affected',
  check: 'to check by hand',
  cut: 'to check by hand',
  failed: 'not looked up',
  waiting: 'not looked up',
  skipped: 'not looked up',
  missing: 'not found',
  uncovered: 'without an advisory source',
  file: 'file not read',
  folder: 'folder not read',
  indirect: 'indirect missing',
  clear: 'clear',
} as const;

type Kind = keyof typeof KINDS;

const finding = (verdicts: readonly string[], gap?: Finding['gap']): Finding =>
  ({record: {}, advisories: verdicts.map((verdict) => ({verdict, severity: 'low'})), gap, age: 'newest'}) as never;

const ROWS: Partial<Record<Kind, Pick<Row, 'state' | 'finding'>>> = {
  affected: {state: 'found', finding: finding(['not-affected', 'unknown', 'affected'])},
  check: {state: 'found', finding: finding(['not-affected', 'unknown'])},
  cut: {state: 'found', finding: finding([], 'cut')},
  failed: {state: 'failed'},
  waiting: {state: 'waiting'},
  missing: {state: 'not-found'},
  uncovered: {state: 'found', finding: finding([], 'uncovered')},
  clear: {state: 'found', finding: finding(['not-affected'])},
};

describe('the headline', () => {
  it('of 1,000 mixtures has the number of each kind, and claims nothing else', () => {
    const next = generator(42);
    const kinds = Object.keys(KINDS) as Kind[];
    for (let mixture = 0; mixture < 1000; mixture++) {
      const often = next(1000);
      const bag = kinds.flatMap((kind) => (next(1000) < often ? Array<Kind>(1 + next(4)).fill(kind) : []));
      const rows = bag.flatMap((kind, index) => (ROWS[kind] ? {index, package: npm('a'), ...ROWS[kind]} : []));
      const of = (kind: Kind): never[] => bag.filter((one) => one === kind) as never[];
      const unread = bag.flatMap((kind) =>
        kind === 'file' ? [{}] : kind === 'folder' || kind === 'indirect' ? [{kind}] : [],
      ) as never[];
      const {title, rest} = wordsFor(countOutcomes(rows, {skipped: of('skipped'), unread}));
      const expected = new Map<string, number>();
      for (const kind of bag) expected.set(KINDS[kind], (expected.get(KINDS[kind]) ?? 0) + 1);
      const clear = expected.get('clear') ?? 0;
      expected.delete('clear');
      const told = /^No (?:known advisory|package)/.test(title)
        ? []
        : title.split(/, | and /).map((part) => {
            const plain = part
              .replace(/indirect dependencies of (\d+) files?/, '$1 indirect')
              .replace(/s not read$/, ' not read');
            const [, number, word] = /^(\d+) (?:package versions? )?(.+)$/.exec(plain) ?? [];
            return [word, Number(number)] as const;
          });
      // The first part alone says of what.
      expect(title.match(/package version/g)?.length ?? 0, title).toBeLessThanOrEqual(1);
      expect(new Map(told), title).toEqual(expected);
      // Affected ones come first, then those to check, then those that weren't looked up.
      const order = ['affected', 'to check by hand', 'not looked up'].filter((word) => expected.has(word));
      expect(told.slice(0, order.length).map(([word]) => word)).toEqual(order);
      const versions = clear === 1 ? 'package version' : `${clear} package versions`;
      if (expected.size === 0 && clear === 0) expect(title).toBe('No package versions to compare');
      else if (expected.size === 0) expect(title).toMatch(clear === 1 ? /the one package version$/ : `the ${versions}`);
      expect(rest).toBe(expected.size > 0 && clear > 0 ? `No known advisory matches the other ${versions}.` : '');
      expect(title + rest).not.toMatch(/none|not affected|safe|clean/i);
    }
  });

  it('never reads as final while a lookup runs', () => {
    const packages = [npm('a', '3'), npm('b', '3')];
    const rows = rowsAfter(packages, [record('a', {advisories: [advisory('a', '< 4')]}), record('b')]);
    expect(headlineOf(rows, inventory(packages), false).title).toBe('So far: 1 package version affected');
    expect(headlineOf(rows, inventory(packages), true)).toMatchObject({
      title: '1 package version affected',
      rest: 'No known advisory matches the other package version.',
      others: 1,
    });
  });

  it('counts affected versions by their worst advisory, worst first', () => {
    const rows = [['low', 'critical'], ['low'], ['low'], []].map((severities): Row => {
      const advisories = severities.map((severity) => ({verdict: 'affected', severity}));
      const minor = {verdict: 'not-affected', severity: 'high'};
      const found = {record: {}, advisories: [...advisories, minor], age: 'newest'} as never;
      return {index: 0, package: npm('a'), state: 'found', finding: found};
    });
    expect(headlineOf(rows, inventory([]), true).severities).toEqual([
      {severity: 'critical', count: 1},
      {severity: 'low', count: 2},
    ]);
  });
});

it("says that Go's standard library isn't checked, and how old the oldest record is", () => {
  const go = {...npm('example.org/a', '1'), type: 'golang'};
  expect(unknownsOf(rowsAfter([go, npm('a')], [])).join()).toContain('standard library');
  const dated = [
    record('a', {last_synced_at: '2026-03-02T00:00:00Z'}),
    record('b', {last_synced_at: '2026-01-31T00:00:00Z'}),
  ];
  expect(unknownsOf(rowsAfter([npm('a'), npm('b')], dated))).toEqual([
    expect.stringMatching(/synced on 31 January 2026\. .*check a finding against its source/),
  ]);
  expect(unknownsOf(rowsAfter([npm('a')], []))).toEqual([]);
});

it("says what one advisory affects, what can't be compared, and what wasn't", () => {
  const three = [npm('a', '3'), npm('a', '5'), npm('b', 'next')];
  const rows = rowsAfter(three, [
    record('a', {advisories: [advisory('a', '< 4')]}),
    record('b', {advisories: [advisory('b', '< 4')]}),
  ]);
  const all = inventory(three, {skipped: [{name: '../own', reason: 'local'}]});
  expect(affectedBy(rows, all, 'CVE-2026-0001', true)).toBe(
    "CVE-2026-0001 affects a 3, check b next by hand and we couldn't compare 1 package version.",
  );
  // A record without all advisories, and a type without a source of them, say nothing of any advisory.
  for (const gap of ['cut', 'unreadable', 'uncovered'] as const)
    expect(affectedBy([{...rows[0]!, finding: finding([], gap)}], inventory(three), 'CVE-2026-0001', true)).toBe(
      "CVE-2026-0001 matches no version that we compared and we couldn't compare 1 package version.",
    );
  // What is named already isn't counted again, also where its record lacks other advisories.
  const cut = rows.map((row) => ({...row, finding: {...row.finding!, gap: 'cut' as const}}));
  expect(affectedBy(cut, inventory(three), 'CVE-2026-0001', true)).toBe(
    "CVE-2026-0001 affects a 3, check b next by hand and we couldn't compare 1 package version.",
  );
  expect(affectedBy(rows, all, 'CVE-2026-0002', false)).toBe(
    "So far: CVE-2026-0002 matches no version that we compared and we couldn't compare 1 package version.",
  );
  const unread = [{}, {kind: 'folder'}, {kind: 'folder'}, {kind: 'indirect'}] as never[];
  expect(affectedBy(rows.slice(0, 1), {...inventory(three), unread}, 'CVE-2026-0001', true)).toBe(
    "CVE-2026-0001 affects a 3, we couldn't read 1 file, we couldn't read 2 folders and indirect dependencies of 1 file are missing.",
  );
});
