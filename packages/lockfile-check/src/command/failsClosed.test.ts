import {expect, it} from 'vitest';
import type {ReadPackage, SkippedEntry, SkipReason} from '@ecosystems-docs/lockfile-reader';
import type {JsonObject} from '@ecosystems-docs/openapi-docs';
import {generator} from '@ecosystems-docs/openapi-docs/testing';
import {examine} from '../examine';
import {joinFiles} from '../inventory';
import type {UnreadFile} from '../unreadFile';
import {lookUp, startOf, type Batch, type Reply} from '../lookUp';
import {missingOf} from '../missing';
import {gateOf, NO_POLICY} from '../policy';
import {rowsOf} from '../rows';
import {REASONS} from '../skipReasons';
import {advisory, file, npm, record} from '../testing';
import {headlineOf} from '../headline';
import {exitCodeOf} from './exitCode';

/** Ten thousand mixtures, in tests that end in time on a busy machine. */
const SEEDS = Array.from({length: 10}, (_, at) => 67 + at);
const MIXTURES = 1_000;

/** What can be true of a package, by the rules: whether it is affected, and whether it was compared with all that there is. */
const KINDS: Readonly<
  Record<string, {affected?: true; whole?: true; of: (name: string) => JsonObject[]; version?: string; type?: string}>
> = {
  clean: {whole: true, of: (name) => [record(name)]},
  fixed: {whole: true, of: (name) => [record(name, {advisories: [advisory(name, '< 3.0.0')]})]},
  withdrawn: {
    whole: true,
    of: (name) => [record(name, {advisories: [advisory(name, '< 9', {withdrawn_at: '2026-01-01T00:00:00Z'})]})],
  },
  affected: {affected: true, whole: true, of: (name) => [record(name, {advisories: [advisory(name, '< 9')]})]},
  both: {affected: true, of: (name) => [record(name, {advisories: [advisory(name, '< 9'), advisory(name, 'all')]})]},
  odd: {of: (name) => [record(name, {advisories: [advisory(name, 'before the fix')]})]},
  rangeless: {of: (name) => [record(name, {advisories: [advisory(name, null)]})]},
  nameless: {of: (name) => [record(name, {advisories: [advisory(name, '< 1', {packages: [{}]})]})]},
  unversioned: {of: (name) => [record(name, {advisories: [advisory(name, '< 1')]})], version: ''},
  listless: {of: (name) => [record(name, {advisories: null})]},
  cut: {
    of: (name) => [
      record(name, {advisories: Array.from({length: 100}, (_, at) => advisory(name, '< 1', {uuid: `${at}`}))}),
    ],
  },
  uncovered: {of: (name) => [record(name, {ecosystem: 'homebrew'})]},
  unknown: {of: () => []},
};
const NAMES = Object.keys(KINDS);

/** How a request can end. */
const ENDS = ['found', 'found', 'found', 'found', 'failed', 'limited', 'cancelled', 'unreadable'] as const;

/** Why an entry isn't sent; the project's own ones are apart. */
const ORIGINS = (Object.keys(REASONS) as SkipReason[]).filter((reason) => reason !== 'own');

/** A file and a folder that weren't read. */
const UNREAD: readonly UnreadFile[] = [
  {name: 'x.lock', message: 'Not read.'},
  {kind: 'folder', name: 'vendor', message: 'Not opened.'},
];

interface Mixture {
  packages: ReadPackage[];
  skipped: SkippedEntry[];
  /** Parts of the project, which nothing is known of and nothing is missing about. */
  own: SkippedEntry[];
  unread: readonly UnreadFile[];
  isDirectOnly: boolean;
  ends: (typeof ENDS)[number][];
}

/** Half of the mixtures have nothing but what is compared, so that a clean result is seen too. */
function mix(next: (limit: number) => number): Mixture {
  const isTidy = next(2) === 0;
  const kinds = isTidy ? ['clean', 'fixed', 'withdrawn', ...(next(100) < 30 ? ['affected'] : [])] : NAMES;
  const packages = Array.from({length: next(7)}, (_, at) => {
    const kind = kinds[next(kinds.length)]!;
    return npm(`${kind}-${at}`, KINDS[kind]!.version === '' ? undefined : '5.0.0');
  });
  const skipped = ORIGINS.filter(() => !isTidy && next(100) < 5).map(
    (reason): SkippedEntry => ({name: '@own/core', reason, ...(next(2) === 0 ? {version: '1.0.0'} : {})}),
  );
  const own = Array.from({length: next(3)}, (_, at): SkippedEntry => ({name: `@own/part-${at}`, reason: 'own'}));
  const ends = Array.from({length: 12}, () => (isTidy ? 'found' : ENDS[next(ENDS.length)]!));
  const unread = isTidy ? [] : UNREAD.filter(() => next(100) < 15);
  return {packages, skipped, own, unread, isDirectOnly: !isTidy && next(100) < 10, ends};
}

const kindOf = ({name}: ReadPackage): string => name.split('-')[0]!;

/** Runs a mixture through what page and command share. */
async function outcomeOf({packages, skipped, own, unread, isDirectOnly, ends}: Mixture) {
  // Several files, of which one has all packages, and the last one what is left out.
  const rest = {skipped: [...skipped, ...own], ...(isDirectOnly ? {directOnly: 'Not all.'} : {})};
  const results = [file(packages.slice(2)), file(packages), file(packages.slice(0, 2), rest)];
  const files = results.map((result, place) => ({name: `${place}/package-lock.json`, result}));
  const inventory = joinFiles(files, unread);
  let [progress, sent] = [startOf(inventory.packages), 0];
  const known = new Set<string>();
  const send = async ({members}: Batch): Promise<Reply> => {
    const end = ends[sent++ % ends.length];
    if (end === 'limited') return {kind: 'limited', until: 0};
    if (end === 'cancelled') return {kind: 'cancelled'};
    if (end === 'failed' || end === 'unreadable') return {kind: 'failed', problem: end};
    const own = members.map((member) => inventory.packages[member]!);
    for (const {name} of own) known.add(name);
    return {
      kind: 'found',
      findings: examine(own, JSON.stringify(own.flatMap((one) => KINDS[kindOf(one)]!.of(one.name)))),
    };
  };
  // One package in a request, so that some are looked up and others aren't.
  progress = {
    ...progress,
    batches: inventory.packages.map((one, at): Batch => ({urls: [one.purl], members: [at], state: 'waiting'})),
  };
  await lookUp(
    progress,
    'waiting',
    {send, wait: async () => undefined, show: (next) => (progress = next)},
    new AbortController().signal,
  );
  const rows = rowsOf(inventory.packages, progress);
  const gate = gateOf(rows, missingOf(rows, inventory), NO_POLICY, '2026-11-28');
  return {
    ...headlineOf(rows, inventory, true),
    code: exitCodeOf(gate, rows, {isLate: false, progress}),
    known,
  };
}

/** @returns how many package versions a headline tells of, without the project's own */
const versionsIn = (headline: string): number =>
  headline
    .replace(/(?:One|\d+) of your own.*|of \d+ files? missing|\d+ (?:file|folder)s? not read/g, '')
    .replace(/(?:other|one) package version\b/, '1')
    .match(/\d+/g)
    ?.reduce((sum, number) => sum + Number(number), 0) ?? 0;

it.each(SEEDS)(
  'no clean headline and no exit code 0 while something is missing, in mixtures of seed %i',
  async (seed) => {
    const next = generator(seed);
    const codes = new Map<number, number>();
    for (let number = 0; number < MIXTURES; number++) {
      const mixture = mix(next);
      const {title, rest, code, known} = await outcomeOf(mixture);
      // The rules, apart from the code: what was asked for and answered, compared whole, and nothing left out.
      const isWhole =
        mixture.packages.length > 0 &&
        mixture.skipped.length === 0 &&
        mixture.unread.length === 0 &&
        !mixture.isDirectOnly &&
        mixture.packages.every((one) => known.has(one.name) && KINDS[kindOf(one)]!.whole);
      const isAffected = mixture.packages.some((one) => known.has(one.name) && KINDS[kindOf(one)]!.affected);
      const told = JSON.stringify({...mixture, title, code});
      expect(code === 0, told).toBe(isWhole && !isAffected);
      expect(code === 1, told).toBe(isAffected);
      if (mixture.packages.length > 0) expect(title.startsWith('No known'), told).toBe(isWhole && !isAffected);
      expect(/(?:One|\d) of your own/.test(rest), told).toBe(mixture.own.length > 0);
      expect(versionsIn(`${title}, ${rest}`), told).toBe(mixture.packages.length + mixture.skipped.length);
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
    expect([...codes.keys()].sort()).toEqual([0, 1, 2, 3]);
    expect(Math.min(...codes.values())).toBeGreaterThan(10);
  },
);
