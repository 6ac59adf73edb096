/**
 * The record of how our API descriptions changed: `openapi/changelog.json`,
 * written by `npm run openapi:changelog` and read by the changelog page, the
 * feed and the listings.
 */
import {existsSync, readFileSync} from 'node:fs';
import {resolve} from 'node:path';
import {asObject} from '@ecosystems-docs/openapi-docs';
import {defaultDirectory} from '@ecosystems-docs/openapi-docs/node';

/** One structural change; `fact` as in structuralFact.ts. */
export interface Change {
  fact: string;
  /** What it was and is, in short; absent: it was not there, or is no more. */
  before?: string;
  after?: string;
}

export interface ApiChanges {
  api: string;
  title: string;
  /** The day on which the service's code was read. */
  read: string;
  /** `code`: we re-read the service's code, so the service may have changed. `description`: the same code is described better. */
  cause: 'code' | 'description';
  changes: Change[];
  /** Operations whose summary, description or caveats have other words, or that are deprecated since. */
  reworded: string[];
  /** Operations that are deprecated since; absent: none. */
  deprecated?: string[];
  /** Number of further changes of nullability, formats, limits and the like. */
  details: number;
}

/** An operation that the provider's document and the service's code do not share. */
export interface Disagreement {
  api: string;
  /** For example `GET /packages/ping`. */
  operation: string;
  /** `undescribed`: works and is not published. `absent`: published and does not work. */
  kind: 'undescribed' | 'absent';
}

/** What changed on a day. Either the first one, with `initial`, or one with `apis`. */
export interface DatedChanges {
  /** Its date, with `-2` and so on behind it where a day has several. */
  id: string;
  /** YYYY-MM-DD */
  date: string;
  /** The git commit that the descriptions were compared with. */
  since?: string;
  initial?: {apis: number; operations: number; parameters: number; differences: number; disagreements: Disagreement[]};
  apis?: ApiChanges[];
}

/** @returns the file of the changelog in a folder of descriptions */
export function changelogFile(dir: string = defaultDirectory()): string {
  return resolve(dir, 'changelog.json');
}

/**
 * @returns the entries, the latest first; none where nothing was recorded yet
 * @throws Error where the file is not a changelog
 */
export function readChangelog(dir: string = defaultDirectory()): DatedChanges[] {
  const file = changelogFile(dir);
  if (!existsSync(file)) return [];
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(value) || !value.every(isDatedChanges))
    throw new Error(`${file} is not a changelog: run "npm run openapi:changelog" to write it.`);
  return value;
}

function isDatedChanges(value: unknown): value is DatedChanges {
  const {id, date, initial, apis} = asObject(value);
  return (
    typeof id === 'string' &&
    typeof date === 'string' &&
    /^\d{4}-\d\d-\d\d$/.test(date) &&
    (initial !== undefined || Array.isArray(apis))
  );
}
