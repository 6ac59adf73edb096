/** Reads the directives of go.mod and go.work. */

/** A directive in go.mod or go.work with its words, for example `require` with module and version. */
export interface Directive {
  verb: string;
  words: string[];
  comment: string;
}

/** @returns the directives of the file, those in brackets one by one */
export function directivesOf(text: string): Directive[] {
  const directives: Directive[] = [];
  let block = '';
  for (const line of text.split(/\r?\n/)) {
    const comment = /(?:^|\s)\/\/([^]*)/.exec(line);
    const code = (comment ? line.slice(0, comment.index) : line).replace(/^(\s*\w+)\(/, '$1 (');
    const words = Array.from(code.matchAll(/"([^"]*)"|`([^`]*)`|[^\s"`]+/g), ([word, a, b]) => a ?? b ?? word);
    if (words.length === 0) continue;
    if (block && words[0] === ')') block = '';
    else if (block) directives.push({verb: block, words, comment: comment?.[1]?.trim() ?? ''});
    else if (words[1] === '(') block = words[0]!;
    else directives.push({verb: words[0]!, words: words.slice(1), comment: comment?.[1]?.trim() ?? ''});
  }
  return directives;
}

/** @returns by module, and by module and version: what takes its place */
export function replacementsOf(directives: readonly Directive[]): Map<string, string[]> {
  const replacements = new Map<string, string[]>();
  for (const {verb, words} of directives) {
    const arrow = words.indexOf('=>');
    if (verb === 'replace' && arrow > 0) replacements.set(words.slice(0, arrow).join(' '), words.slice(arrow + 1));
  }
  return replacements;
}
