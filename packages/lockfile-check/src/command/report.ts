/** Everything that the outputs of a run are written from. */
import type {Inventory} from '../inventory';
import type {Missing} from '../missing';
import type {Gate} from '../policy';
import type {Row} from '../rows';
import type {Headline} from '../headline';
import type {ExitCode} from './exitCode';

export interface CommandReport {
  inventory: Inventory;
  rows: readonly Row[];
  headline: Headline;
  /** Everything that couldn't be compared. */
  missing: readonly Missing[];
  gate: Gate;
  /** Why the lookup ended before its end, for people. */
  problems: readonly string[];
  exitCode: ExitCode;
  now: Date;
  /** The line of a file that names a package, where one does. */
  lineOf: (file: string, row: Row) => number | undefined;
}

const escapeRegExp = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

const lineAt = (text: string, place: number): number => text.slice(0, place).split('\n').length;

/** @returns the first line with the name, if the version stands there or on the next line, else the first with the name alone */
export function findLine(text: string, {package: {name, version}}: Row): number | undefined {
  const word = `(?<![\\w.-])${escapeRegExp(name)}(?![\\w-])`;
  const exact =
    version === undefined
      ? undefined
      : new RegExp(`${word}[^\\n]{0,200}(?:\\n[^\\n]{0,200})?(?<![\\d.])${escapeRegExp(version)}(?![\\w.-])`);
  const match = exact?.exec(text) ?? new RegExp(word).exec(text);
  return match ? lineAt(text, match.index) : undefined;
}

/** @returns a text of others in which nothing moves a terminal: controls and what can't be seen are spaces */
export const plain = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
