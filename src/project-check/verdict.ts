/** Says what a lookup has found: a verdict in a sentence, its severities, and what isn't known. */
import {formatDate} from '../format/dates';
import {count, formatNumber} from '../format/numbers';
import {STORED_ADVISORIES, type Severity} from './records';
import {advisoriesOf, marksOf, needsCheck, SEVERITY_ORDER, severityWord, worst, type Mark, type Row} from './rows';
import {baseText, countTiles, TILES} from './tiles';
import type {ReadResult} from '@ecosystems-docs/lockfile-reader';

/** What a report says first. */
export interface Verdict {
  /** In large type. */
  title: string;
  /** What the title leaves open; empty: nothing. */
  detail: string;
  /** Affected versions by their worst advisory, worst first; none that are 0. */
  severities: {severity: Severity; count: number}[];
  /** The other versions: not all of them are known not to be affected. */
  others: number;
}

/** Joins parts of a sentence: `a`, `a and b`, `a, b and c`. */
function list(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

const verb = (number: number): string => (number === 1 ? 'is' : 'are');

const pastNegation = (number: number): string => (number === 1 ? "wasn't" : "weren't");

const counterOf = (rows: readonly Row[], now: number): ((mark: Mark) => number) => {
  const numbers = new Map<Mark, number>();
  for (const row of rows) for (const mark of marksOf(row, now)) numbers.set(mark, (numbers.get(mark) ?? 0) + 1);
  return (mark) => numbers.get(mark) ?? 0;
};

function severitiesOf(rows: readonly Row[]): Verdict['severities'] {
  const severities = rows.flatMap((row) => worst(advisoriesOf(row, 'affected')) ?? []);
  return [...SEVERITY_ORDER]
    .reverse()
    .map((severity) => ({severity, count: severities.filter((one) => one === severity).length}))
    .filter((one) => one.count > 0);
}

/** The sentence for a lookup that has ended, or for the part of it that has. */
function titleOf(rows: readonly Row[], numberOf: (mark: Mark) => number): string {
  const [affected, found] = [numberOf('affected'), rows.filter(({finding}) => finding).length];
  if (found === 0) return `We found none of the ${count(rows.length, 'package version')}`;
  if (affected > 0)
    return `${formatNumber(affected)} of ${count(rows.length, 'package version')} ${verb(affected)} affected by advisories`;
  // Without a version there is nothing to compare, also if the record has no advisories.
  const compared = rows.filter(
    (row) => row.finding && row.package.version !== undefined && !needsCheck(row) && row.finding.gap === undefined,
  ).length;
  if (compared === 0) return 'No package version could be compared with advisories';
  return `${compared === 1 ? 'The one package version' : `None of the ${count(compared, 'package version')}`} that we could compare ${compared === 1 ? "isn't" : 'is'} affected by an advisory`;
}

/**
 * @param rows a row for each package of the file
 * @param now in Unix milliseconds
 * @param isFinal whether the lookup has ended and nothing is left to look up
 */
export function verdictOf(rows: readonly Row[], now: number, isFinal: boolean): Verdict {
  const done = isFinal ? rows : rows.filter(({state}) => state === 'found' || state === 'not-found');
  const numberOf = counterOf(done, now);
  const check = numberOf('check');
  const title = titleOf(done, numberOf);
  return {
    title: isFinal ? title : `So far: ${title.slice(0, 1).toLowerCase()}${title.slice(1)}`,
    detail: check > 0 ? `${formatNumber(check)} ${check === 1 ? 'has' : 'have'} to be checked by hand.` : '',
    severities: severitiesOf(done),
    others: done.length - numberOf('affected'),
  };
}

/** Numbers in sentences about what a report can't tell; a sentence whose number is 0 stays away. */
function gaps(result: ReadResult, rows: readonly Row[], numberOf: (mark: Mark) => number): [number, string][] {
  const found = rows.flatMap(({finding}) => finding ?? []);
  const of = `of ${count(rows.length, 'package version')}`;
  const known = `of the ${formatNumber(found.length)} we found`;
  const cut = found.filter(({gap}) => gap === 'cut').length;
  const unreadable = found.filter(({gap}) => gap === 'unreadable').length;
  const unclear = found.filter(({age}) => age === 'unknown').length;
  const unnamed = found.filter(({record}) => record.maintainers === undefined).length;
  return [
    [
      numberOf('not-found'),
      `${formatNumber(numberOf('not-found'))} ${of} ${pastNegation(numberOf('not-found'))} found, so we can't say anything about ${numberOf('not-found') === 1 ? 'it' : 'them'}.`,
    ],
    [
      numberOf('not-looked-up'),
      `${formatNumber(numberOf('not-looked-up'))} ${of} ${pastNegation(numberOf('not-looked-up'))} looked up.`,
    ],
    [
      result.skipped.length,
      `${count(result.skipped.length, 'entry', 'entries')} in the file ${result.skipped.length === 1 ? 'was' : 'were'} skipped before the lookup, so the ${formatNumber(rows.length)} don't include ${result.skipped.length === 1 ? 'it' : 'them'}.`,
    ],
    [
      numberOf('check'),
      `${formatNumber(numberOf('check'))} ${known} ${numberOf('check') === 1 ? 'has' : 'have'} to be checked by hand: the version or a range can't be compared, or our record may be missing advisories.`,
    ],
    [
      cut,
      `${count(cut, 'record')} ${known} ${cut === 1 ? 'has' : 'have'} only the latest ${STORED_ADVISORIES} advisories. Advisories has them all.`,
    ],
    [
      unreadable,
      `${count(unreadable, 'record')} ${known} ${unreadable === 1 ? 'has' : 'have'} no list of advisories that we can read.`,
    ],
    [
      numberOf('uncovered'),
      `${formatNumber(numberOf('uncovered'))} ${known} ${numberOf('uncovered') === 1 ? 'belongs' : 'belong'} to an ecosystem for which no source publishes advisories.`,
    ],
    [unclear, `${formatNumber(unclear)} ${known} can't be compared with the newest version.`],
    [unnamed, `The registry lists no maintainers for ${formatNumber(unnamed)} ${known}.`],
  ];
}

/**
 * @param result what the file says
 * @param rows a row for each of its packages
 * @param now in Unix milliseconds
 * @returns what the report can't tell, a sentence each
 */
export function unknownsOf(result: ReadResult, rows: readonly Row[], now: number): string[] {
  const sentences = gaps(result, rows, counterOf(rows, now)).flatMap(([number, text]) => (number > 0 ? [text] : []));
  if (/^go-/.test(result.format))
    sentences.push(
      "Go's standard library and toolchain aren't checked, although the go and toolchain lines have their versions. govulncheck does that.",
    );
  const [oldest] = rows.flatMap(({finding}) => finding?.record.synced ?? []).sort();
  if (oldest)
    sentences.push(
      `The oldest of these records was synced on ${formatDate(oldest)}. Advisories in records are stored copies, so check a finding against its source before you act on it.`,
    );
  return sentences;
}

/**
 * @param result what the file says
 * @param rows a row for each of its packages
 * @param now in Unix milliseconds
 * @returns the report in sentences, for Markdown: the verdict, the counts with their bases, what isn't known
 */
export function summaryOf(result: ReadResult, rows: readonly Row[], now: number): string[] {
  const isFinal = rows.every(({state}) => state === 'found' || state === 'not-found');
  const {title, detail, severities} = verdictOf(rows, now, isFinal);
  const bySeverity = severities.map(({severity, count: number}) => `${formatNumber(number)} ${severityWord(severity)}`);
  const tiles = countTiles(TILES, rows, now).filter(({tile}) => tile.mark !== 'affected' && tile.mark !== 'check');
  return [
    `${title}${severities.length > 0 ? `: ${list(bySeverity)}` : ''}.${detail && ` ${detail}`}`,
    ...tiles.map((one) => `${one.tile.title}: ${formatNumber(one.count)} ${baseText(one)}.`),
    ...unknownsOf(result, rows, now),
  ];
}

const namesOf = (rows: readonly Row[]): string =>
  list(rows.map(({package: {name, version}}) => (version ? `${name} ${version}` : name)));

/**
 * @param rows a row for each package of the file
 * @param id identifier of an advisory
 * @param isFinal whether nothing is left to look up
 * @returns what it affects of them, as far as that can be told
 */
export function affectedBy(rows: readonly Row[], id: string, isFinal: boolean): string {
  const withVerdict = (verdict: 'affected' | 'unknown'): Row[] =>
    rows.filter((row) => advisoriesOf(row, verdict).some(({identifiers}) => identifiers.includes(id)));
  const [certain, unclear] = [withVerdict('affected'), withVerdict('unknown')];
  const toCheck = unclear.length > 0 ? ` Check ${namesOf(unclear)}: we can't compare the versions.` : '';
  const soFar = isFinal ? '' : 'So far: ';
  if (certain.length > 0) return `${soFar}${id} affects ${namesOf(certain)}.${toCheck}`;
  return `${soFar}We found no version here affected by ${id}.${toCheck} That doesn't prove you're safe: we can't compare packages that we don't know.`;
}
