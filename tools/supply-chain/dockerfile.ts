/** Faults of a Dockerfile, found by the linter of the editors' language server. */
import {validate, ValidationSeverity} from 'dockerfile-utils';

/** @returns a line for each fault, with its line number from 1 */
export function lintDockerfile(text: string): string[] {
  // Warnings are off by default in some cases; a finding of any kind counts here.
  const settings = {
    deprecatedMaintainer: ValidationSeverity.WARNING,
    directiveCasing: ValidationSeverity.WARNING,
    emptyContinuationLine: ValidationSeverity.WARNING,
    instructionCasing: ValidationSeverity.WARNING,
    instructionCmdMultiple: ValidationSeverity.WARNING,
    instructionEntrypointMultiple: ValidationSeverity.WARNING,
    instructionHealthcheckMultiple: ValidationSeverity.WARNING,
    instructionJSONInSingleQuotes: ValidationSeverity.WARNING,
    instructionWorkdirRelative: ValidationSeverity.WARNING,
  };
  return validate(text, settings).map(({range, message}) => `line ${range.start.line + 1}: ${message}`);
}
