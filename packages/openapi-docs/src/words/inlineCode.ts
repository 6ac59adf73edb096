/** Inline code of Markdown. Build time only. */

/** @returns the length of the longest run that matches */
export function longestRun(text: string, pattern: RegExp): number {
  return Math.max(0, ...[...text.matchAll(pattern)].map(([match]) => match.length));
}

/** @returns inline code, whatever the text holds. */
export function code(text: string): string {
  const fence = '`'.repeat(longestRun(text, /`+/g) + 1);
  const space = /^[ `]|[ `]$/.test(text) ? ' ' : '';
  return `${fence}${space}${text}${space}${fence}`;
}
