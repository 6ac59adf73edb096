/** One thing in our texts that is not as it should be. */
export interface Finding {
  /** Path from the project's folder. */
  file: string;
  /** Counted from 1. */
  line: number;
  /** Short name of the rule, such as `spelling`. */
  rule: string;
  /** What is wrong, as a sentence. */
  what: string;
  /** What to do about it, as a sentence. */
  fix: string;
}

/** @returns the finding on two lines, in the form that editors turn into a link. */
export function format({file, line, rule, what, fix}: Finding): string {
  return `${file}:${line} ${rule}: ${what}\n    fix: ${fix}`;
}

/** @returns the findings by file and line, each once. */
export function sorted(findings: readonly Finding[]): Finding[] {
  const unique = new Map(findings.map((finding) => [format(finding), finding]));
  return [...unique.values()].sort(
    (a, b) => a.file.localeCompare(b.file) || a.line - b.line || a.rule.localeCompare(b.rule),
  );
}
