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

/** @returns the items whose key an earlier one has, each with the first of that key; an item without a key has none. */
export function repeated<T>(items: readonly T[], keyOf: (item: T) => unknown): {item: T; first: T}[] {
  const known = new Map<unknown, T>();
  return items.flatMap((item) => {
    const key = keyOf(item);
    const first = known.get(key);
    if (key !== undefined && !first) known.set(key, item);
    return first ? [{item, first}] : [];
  });
}
