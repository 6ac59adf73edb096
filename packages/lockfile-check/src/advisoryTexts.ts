/** What advisories are called, and why a package can't pass. The words for severities are in rows.ts (`severityWord`). */
import type {Gap, JudgedAdvisory} from './findings';
import {STORED_ADVISORIES} from './records';
import type {Row} from './rows';

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
