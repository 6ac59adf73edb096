/** How a run ends. */
import type {Progress} from '../lookUp';
import type {Gate} from '../policy';
import type {Row} from '../rows';

export const EXIT = {clean: 0, finding: 1, incomplete: 2, failed: 3} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What each code says, for people. */
export const EXIT_TEXT: Readonly<Record<ExitCode, string>> = {
  [EXIT.clean]: 'nothing found, and everything was compared',
  [EXIT.finding]: 'a finding',
  [EXIT.incomplete]: "nothing found, but something wasn't read, sent, known or compared",
  [EXIT.failed]: "it couldn't run",
};

/** Never clean unless something was compared and nothing is missing. */
export function exitCodeOf(
  gate: Gate,
  rows: readonly Row[],
  {isLate, progress}: {isLate: boolean; progress: Progress},
): ExitCode {
  if (gate.failing.length > 0) return EXIT.finding;
  if (isLate || (progress.findings.size === 0 && rows.length > 0)) return EXIT.failed;
  return gate.missing.length > 0 || rows.length === 0 ? EXIT.incomplete : EXIT.clean;
}
