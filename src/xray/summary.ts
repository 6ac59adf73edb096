/** Says in five sentences what a lookup has found, and what it couldn't tell. */
import {formatDate} from '../catalogue/access';
import {count, formatNumber} from '../catalogue/numbers';
import {advisoriesOf, marksOf, OLD_YEARS, type Mark, type Row} from './rows';
import type {ReadResult} from './types';

/** @returns a number of packages in a sentence: `none` reads better than `0` */
const amount = (number: number): string => (number === 0 ? 'none' : formatNumber(number));

const sentence = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

/** Joins parts of a sentence: `a`, `a and b`, `a, b and c`. */
function list(parts: readonly string[]): string {
  return parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;
}

/** Years ago as `YYYY-MM-DD`, the earliest of some times. */
function oldest(rows: readonly Row[]): string | undefined {
  return rows
    .flatMap(({finding}) => finding?.record.synced ?? [])
    .sort()[0]
    ?.slice(0, 10);
}

function lookedUp(result: ReadResult, rows: readonly Row[], numberOf: (mark: Mark) => number): string {
  const found = rows.filter(({finding}) => finding).length;
  const missing = [
    ...(numberOf('not-found') ? [`${formatNumber(numberOf('not-found'))} not found`] : []),
    ...(numberOf('not-looked-up') ? [`${formatNumber(numberOf('not-looked-up'))} not looked up`] : []),
    ...(result.skipped.length ? [count(result.skipped.length, 'entry left out', 'entries left out')] : []),
  ];
  const rest = missing.length ? `: ${list(missing)}. We can’t say anything about those` : '';
  return `We know ${formatNumber(found)} of the ${count(rows.length, 'package version')} in ${result.formatName}${rest}.`;
}

function affected(rows: readonly Row[], numberOf: (mark: Mark) => number): string {
  const severe = rows.filter((row) =>
    advisoriesOf(row, 'affected').some(({severity}) => severity === 'critical' || severity === 'high'),
  ).length;
  const check = numberOf('check')
    ? `, and ${formatNumber(numberOf('check'))} ${numberOf('check') === 1 ? 'has' : 'have'} to be checked by hand, because versions can’t be compared or the record may lack advisories`
    : '';
  if (numberOf('affected') === 0)
    return `No version that could be compared is affected by an advisory in our records${check}.`;
  const verb = numberOf('affected') === 1 ? 'is' : 'are';
  return `${count(numberOf('affected'), 'package version')} ${verb} affected by advisories, ${amount(severe)} by a critical or high one${check}.`;
}

function current(rows: readonly Row[], numberOf: (mark: Mark) => number): string {
  const unclear = rows.filter(({finding}) => finding?.age === 'unknown').length;
  const rest = unclear ? ` (${formatNumber(unclear)} can’t be compared)` : '';
  return sentence(
    `${amount(numberOf('behind'))} ${numberOf('behind') === 1 ? 'is' : 'are'} behind the newest version${rest}, ${amount(numberOf('old'))} had their last release more than ${OLD_YEARS} years ago, and ${amount(numberOf('status'))} ${numberOf('status') === 1 ? 'is' : 'are'} deprecated, removed or otherwise not active.`,
  );
}

function people(rows: readonly Row[], numberOf: (mark: Mark) => number): string {
  const unnamed = rows.filter(({finding}) => finding && finding.record.maintainers === undefined).length;
  const rest = unnamed ? ` (the registry names none for ${formatNumber(unnamed)})` : '';
  return sentence(
    `${amount(numberOf('licence'))} ${numberOf('licence') === 1 ? 'has' : 'have'} a licence that we don’t know as an SPDX identifier, ${amount(numberOf('one-maintainer'))} ${numberOf('one-maintainer') === 1 ? 'has' : 'have'} a single maintainer${rest}, and ${amount(numberOf('funding'))} can be funded.`,
  );
}

function age(rows: readonly Row[]): string {
  const date = oldest(rows);
  return date
    ? `The oldest of these records was synced on ${formatDate(date)}, and advisories are stored copies, so check a finding against the source before you act on it.`
    : 'The records don’t say when they were synced, so check a finding against the source before you act on it.';
}

const namesOf = (rows: readonly Row[]): string =>
  list(rows.map(({package: {name, version}}) => (version ? `${name} ${version}` : name)));

/**
 * @param rows a row for each package of the file
 * @param id identifier of an advisory
 * @returns what it affects of them, as far as that can be told
 */
export function affectedBy(rows: readonly Row[], id: string): string {
  const withVerdict = (verdict: 'affected' | 'unknown'): Row[] =>
    rows.filter((row) => advisoriesOf(row, verdict).some(({identifiers}) => identifiers.includes(id)));
  const [certain, unclear] = [withVerdict('affected'), withVerdict('unknown')];
  const toCheck = unclear.length > 0 ? ` Check ${namesOf(unclear)}: we can’t compare the versions.` : '';
  if (certain.length > 0) return `${id} affects ${namesOf(certain)}.${toCheck}`;
  return `We know no version here that ${id} affects.${toCheck} That isn’t a pass: what we don’t know can’t be compared.`;
}

/**
 * @param result what the file says
 * @param rows a row for each of its packages
 * @param now in Unix milliseconds
 * @returns five sentences; the first alone while nothing has been found
 */
export function summaryOf(result: ReadResult, rows: readonly Row[], now: number): string[] {
  const numbers = new Map<Mark, number>();
  for (const row of rows) for (const mark of marksOf(row, now)) numbers.set(mark, (numbers.get(mark) ?? 0) + 1);
  const numberOf = (mark: Mark): number => numbers.get(mark) ?? 0;
  const first = lookedUp(result, rows, numberOf);
  if (!rows.some(({finding}) => finding)) return [first];
  return [first, affected(rows, numberOf), current(rows, numberOf), people(rows, numberOf), age(rows)];
}
