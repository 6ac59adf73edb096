/** The words for what a check finds and for what is missing: page, dialog, table, exports and command take them from here. Why an entry is skipped is in skipReasons.ts. */
import type {Gap, JudgedAdvisory} from './findings';
import {STORED_ADVISORIES, type Severity} from './records';
import type {Row} from './rows';

/** What the comparison of a version with an advisory says. */
export const VERDICTS = {affected: 'affected', unknown: 'check by hand', 'not-affected': 'no match'} as const;

/** What is said of a version whose record has no advisory. */
export const NO_ADVISORY = 'no known advisory';

/** What a version, an entry or a file counts as, as a title. */
export const TITLES = {
  affected: 'Affected',
  check: 'Check by hand',
  notLookedUp: 'Not looked up',
  skipped: 'Skipped',
  notFound: 'Not found',
  uncovered: 'Without an advisory source',
  unread: 'Files not read',
  folder: 'Folders not read',
  indirect: 'Indirect dependencies missing',
  passedOver: 'Folders passed over',
  own: 'Your own packages',
} as const;

/** @returns a severity as people read it; empty where there is none */
export const severityWord = (severity: Severity | undefined): string =>
  severity === 'unknown' ? 'unrated' : (severity ?? '');

/** @returns which versions have the fix; empty where none is known */
export const fixedText = (fixed: readonly string[]): string =>
  fixed.length > 0 ? `fixed in ${[...new Set(fixed)].join(', ')}` : '';

/** Why a package can't pass, for people. */
export const GAPS: Readonly<Record<Gap, string>> = {
  cut: `all advisories: our record has only the latest ${STORED_ADVISORIES}`,
  unreadable: 'all advisories: our record has no list of them that we can read',
  uncovered: 'no source publishes advisories for this ecosystem',
};

type Named = Pick<JudgedAdvisory, 'identifiers' | 'uuid'>;

/** @returns the identifier that people search for */
export const mainIdentifier = ({identifiers, uuid}: Named): string => identifiers[0] ?? uuid;

/** @returns every identifier, so that a spreadsheet can join any of them: `GHSA-…/CVE-…` */
export const identifiersText = ({identifiers, uuid}: Named): string => identifiers.join('/') || uuid;

/** The result of a row in words. */
export const RESULTS: Readonly<Record<Row['state'], string>> = {
  found: 'found',
  'not-found': 'not found',
  failed: 'not looked up: the request failed',
  waiting: 'not looked up',
};
