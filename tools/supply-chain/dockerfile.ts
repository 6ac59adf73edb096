/** Faults of a Dockerfile, found by the linter of the editors' language server. */
import {words} from '../command/words';
import {validate, ValidationSeverity} from 'dockerfile-utils';

const CHECKS = words(`
  deprecatedMaintainer directiveCasing emptyContinuationLine instructionCasing instructionCmdMultiple
  instructionEntrypointMultiple instructionHealthcheckMultiple instructionJSONInSingleQuotes instructionWorkdirRelative
`);

/** @returns a line for each fault, with its line number from 1 */
export function lintDockerfile(text: string): string[] {
  // Warnings are off by default in some cases; a finding of any kind counts here.
  const settings = Object.fromEntries(CHECKS.map((check) => [check, ValidationSeverity.WARNING]));
  return validate(text, settings).map(
    ({range, message}) => `line ${range.start.line + 1}: ${typeof message === 'string' ? message : message.value}`,
  );
}
