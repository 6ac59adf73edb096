/** Reads files with the readers of the lockfile check, and compares what they say with an independent count. */
import {type FileContents, readFile} from '@ecosystems-docs/lockfile-reader';
import {parsePackageUrl} from '@ecosystems-docs/lockfile-reader/purl';
import {counters} from './counters';

interface FileReport {
  file: string;
  /** Identifier of the format; undefined if the file wasn't read. */
  format?: string;
  /** For people, if the file wasn't read. */
  message?: string;
  packages: number;
  /** Packages that are only sent if the reader says so. */
  uncertain: number;
  left: Record<string, number>;
  /** Names and versions that only one of both lists; undefined if there is no independent count. */
  differences?: {onlyCounted: string[]; onlyRead: string[]};
}

/** @returns a name as all ways of writing it compare equal */
const comparableName = (name: string): string =>
  decodeURIComponent(name.replace(/%(?![0-9a-f]{2})/gi, '%25'))
    .toLowerCase()
    .replace(/[-_.:/]+/g, '-');

function splitCounted(counted: string): {name: string; version: string} {
  const url = parsePackageUrl(counted);
  if (url) return {name: [url.namespace, url.name].filter(Boolean).join('/'), version: url.version ?? ''};
  const at = counted.lastIndexOf('@');
  return {name: counted.slice(0, at), version: counted.slice(at + 1)};
}

/** @returns what only one of both lists; what is left out counts as read, in all its versions */
function compare({all}: FileContents, counted: readonly string[]): FileReport['differences'] {
  const skipped = new Set(all.skipped.map(({name}) => comparableName(name)));
  const names = new Set(all.packages.map(({name}) => comparableName(name)));
  const read = new Map(
    all.packages.map(({name, version = ''}) => [`${comparableName(name)}@${version}`, `${name}@${version}`]),
  );
  const own = new Map(
    counted.map(splitCounted).map(({name, version}) => [`${comparableName(name)}@${version}`, {name, version}]),
  );
  const onlyCounted = [...own].flatMap(([key, {name, version}]) =>
    read.has(key) ||
    skipped.has(comparableName(name)) ||
    [...skipped].some((one) => one.endsWith(`-${comparableName(name)}`)) ||
    (version === '' && names.has(comparableName(name)))
      ? []
      : `${name}@${version}`,
  );
  const onlyRead = [...read].flatMap(([key, label]) => (own.has(key) || key.endsWith('@') ? [] : label));
  return {onlyCounted, onlyRead};
}

/** @returns how many entries were left out for each reason */
function leftByReason({all}: FileContents): Record<string, number> {
  const left: Record<string, number> = {};
  for (const {reason} of all.skipped) left[reason] = (left[reason] ?? 0) + 1;
  return left;
}

/**
 * @param file its path
 * @param text its content
 */
export async function lockfileReport(file: string, text: string): Promise<FileReport> {
  const outcome = await readFile(file, text);
  if (!outcome.ok) return {file, message: outcome.message, packages: 0, uncertain: 0, left: {}};
  const {contents} = outcome;
  const {format} = contents.all;
  const counter = counters[format];
  return {
    file,
    format,
    packages: contents.all.packages.length,
    uncertain: contents.sources.reduce((sum, source) => sum + source.packages.length, 0),
    left: leftByReason(contents),
    ...(counter && {differences: compare(contents, counter(text))}),
  };
}

/** @returns whether a file was read otherwise than it was counted */
export function differs({differences}: FileReport): boolean {
  return differences !== undefined && differences.onlyCounted.length + differences.onlyRead.length > 0;
}

export function reportLine(report: FileReport): string {
  const {file, format, message, packages, uncertain, left, differences} = report;
  const reasons = Object.entries(left).map(([reason, count]) => `${count} ${reason}`);
  const what = format
    ? `${packages} packages${uncertain ? ` (${uncertain} only if chosen)` : ''}, left out: ${reasons.join(', ') || 'none'}`
    : (message ?? '');
  const compared = differences
    ? differs(report)
      ? `; DIFFERS: only counted ${differences.onlyCounted.slice(0, 5).join(' ') || '–'}, only read ${differences.onlyRead.slice(0, 5).join(' ') || '–'}`
      : '; same as counted'
    : '';
  return `${(format ?? 'not read').padEnd(16)} ${file}: ${what}${compared}`;
}
