/** Says what a lookup has found: a headline from counts, severities, and what else a report can't tell. */
import {count, formatDate, formatNumber} from '@ecosystems-docs/text';
import type {Inventory} from './inventory';
import {isOwn} from './missing';
import type {UnreadFile} from './unreadFile';
import type {Severity} from './records';
import {advisoriesOf, outcomeOf, SEVERITY_ORDER, worst, type Outcome, type Row} from './rows';
import {VERDICTS} from './verdictText';

/** Of everything that was brought, each in one number. */
type Counts = Readonly<Record<Outcome | 'own' | 'unread' | 'folders' | 'indirect', number>>;

/** Joins parts of a sentence: `a`, `a and b`, `a, b and c`. */
function list(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

/** What the headline names before it says anything of the rest, in this order. */
const CONCERNS: readonly (readonly [Outcome, string])[] = [
  ['affected', VERDICTS.affected],
  ['check', `to ${VERDICTS.unknown}`],
  ['notLookedUp', 'not looked up'],
  ['notFound', 'not found'],
  ['uncovered', 'without an advisory source'],
];

/** @returns how many rows and other entries count as what; entries that were skipped weren't looked up, unless they're the project's own */
export function countOutcomes(rows: readonly Row[], {skipped, unread}: Pick<Inventory, 'skipped' | 'unread'>): Counts {
  const own = skipped.filter(isOwn).length;
  const counts = {affected: 0, check: 0, notLookedUp: skipped.length - own, notFound: 0, uncovered: 0, clear: 0};
  for (const row of rows) counts[outcomeOf(row)]++;
  const of = (kind?: UnreadFile['kind']): number => unread.filter((one) => one.kind === kind).length;
  return {...counts, own, unread: of(), folders: of('folder'), indirect: of('indirect')};
}

/**
 * Claims nothing beyond what was compared: what wasn't stands in the title, and the rest only has no advisory
 * that we know.
 *
 * @returns the headline, and sentences about the rest and the project's own packages; empty where there are none, or the headline is about them
 */
export function wordsFor(counts: Counts): {title: string; rest: string} {
  const {title, rest} = comparedIn(counts);
  if (counts.own === 0) return {title, rest};
  const own =
    counts.own === 1
      ? "One of your own packages wasn't looked up."
      : `${formatNumber(counts.own)} of your own packages weren't looked up.`;
  return {title, rest: rest ? `${rest} ${own}` : own};
}

/** @returns what is said of everything but the project's own packages */
function comparedIn(counts: Counts): {title: string; rest: string} {
  const concerns = CONCERNS.filter(([outcome]) => counts[outcome] > 0);
  const parts = concerns.map(([outcome, word], place) =>
    place === 0 ? `${count(counts[outcome], 'package version')} ${word}` : `${formatNumber(counts[outcome])} ${word}`,
  );
  if (counts.unread > 0) parts.push(`${count(counts.unread, 'file')} not read`);
  if (counts.folders > 0) parts.push(`${count(counts.folders, 'folder')} not read`);
  if (counts.indirect > 0) parts.push(`indirect dependencies of ${count(counts.indirect, 'file')} missing`);
  const isWhole = parts.length === 0;
  if (isWhole && counts.clear === 0) return {title: 'No package versions to compare', rest: ''};
  const number = counts.clear === 1 ? (isWhole ? 'one ' : '') : `${formatNumber(counts.clear)} `;
  const versions = `${number}package ${counts.clear === 1 ? 'version' : 'versions'}`;
  const rest = `No known advisory matches the ${isWhole ? '' : 'other '}${versions}`;
  if (isWhole) return {title: rest, rest: ''};
  return {title: list(parts), rest: counts.clear > 0 ? `${rest}.` : ''};
}

/** What a report says first. */
export interface Headline {
  /** In large type. */
  title: string;
  rest: string;
  /** Affected versions by their worst advisory, worst first; none that are 0. */
  severities: {severity: Severity; count: number}[];
  /** The other versions. */
  others: number;
}

function severitiesOf(rows: readonly Row[]): Headline['severities'] {
  const severities = rows.flatMap((row) => worst(advisoriesOf(row, 'affected')) ?? []);
  return [...SEVERITY_ORDER]
    .reverse()
    .map((severity) => ({severity, count: severities.filter((one) => one === severity).length}))
    .filter((one) => one.count > 0);
}

/**
 * @param rows a row for each package
 * @param isFinal whether the lookup has ended and nothing is left to look up
 */
export function headlineOf(rows: readonly Row[], inventory: Inventory, isFinal: boolean): Headline {
  const counts = countOutcomes(rows, inventory);
  const {title, rest} = wordsFor(counts);
  return {
    title: isFinal ? title : `So far: ${title}`,
    rest,
    severities: severitiesOf(rows),
    others: rows.length - counts.affected,
  };
}

/** @returns what else the report can't tell, a sentence each */
export function unknownsOf(rows: readonly Row[]): string[] {
  const sentences: string[] = [];
  if (rows.some(({package: {type}}) => type === 'golang'))
    sentences.push("Go's standard library and toolchain aren't checked. govulncheck does that.");
  const [oldest] = rows.flatMap(({finding}) => finding?.record.synced ?? []).sort();
  if (oldest)
    sentences.push(
      `The oldest of these records was synced on ${formatDate(oldest)}. Advisories in records are stored copies, so check a finding against its source before you act on it.`,
    );
  return sentences;
}

const packageList = (rows: readonly Row[]): string =>
  list(rows.map(({package: {name, version}}) => (version ? `${name} ${version}` : name)));

/**
 * @param rows a row for each package
 * @param id identifier of an advisory
 * @param isFinal whether nothing is left to look up
 * @returns what it affects of them, as far as that can be told
 */
export function affectedBy(rows: readonly Row[], inventory: Inventory, id: string, isFinal: boolean): string {
  const withVerdict = (verdict: 'affected' | 'unknown'): Row[] =>
    rows.filter((row) => advisoriesOf(row, verdict).some(({identifiers}) => identifiers.includes(id)));
  const [certain, unclear] = [withVerdict('affected'), withVerdict('unknown')];
  const named = new Set([...certain, ...unclear]);
  const uncompared = rows.filter((row) => !named.has(row) && (!row.finding || row.finding.gap));
  const {notLookedUp, unread, folders, indirect} = countOutcomes([], inventory);
  const missing = uncompared.length + notLookedUp;
  const parts = [
    certain.length > 0 ? `${id} affects ${packageList(certain)}` : `${id} matches no version that we compared`,
    ...(unclear.length > 0 ? [`check ${packageList(unclear)} by hand`] : []),
    ...(missing > 0 ? [`we couldn't compare ${count(missing, 'package version')}`] : []),
    ...(unread > 0 ? [`we couldn't read ${count(unread, 'file')}`] : []),
    ...(folders > 0 ? [`we couldn't read ${count(folders, 'folder')}`] : []),
    ...(indirect > 0 ? [`indirect dependencies of ${count(indirect, 'file')} are missing`] : []),
  ];
  return `${isFinal ? '' : 'So far: '}${list(parts)}.`;
}
