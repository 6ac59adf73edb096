/** Reads go.mod. */
import type {Format} from '../format';
import {Collector} from '../shared/collect';
import {ownModules} from '../shared/goModules';
import {moduleElsewhere, reasonOfSource} from '../shared/registries';

/** A directive in go.mod with its words, for example `require` with module and version. */
interface Directive {
  verb: string;
  words: string[];
  comment: string;
}

/** @returns the directives of the file, those in brackets one by one */
function directivesOf(text: string): Directive[] {
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
function replacementsOf(directives: readonly Directive[]): Map<string, string[]> {
  const replacements = new Map<string, string[]>();
  for (const {verb, words} of directives) {
    const arrow = words.indexOf('=>');
    if (verb === 'replace' && arrow > 0) replacements.set(words.slice(0, arrow).join(' '), words.slice(arrow + 1));
  }
  return replacements;
}

/** @returns whether the file is for a Go before 1.17, which lists direct modules only; without a line that says it, it is */
function isBeforePruning(directives: readonly Directive[]): boolean {
  const [major = 0, minor = 0] = (directives.find(({verb}) => verb === 'go')?.words[0] ?? '').split('.').map(Number);
  return !(major > 1 || (major === 1 && minor >= 17));
}

/** @param text the go.mod */
function readGoMod(text: string): Collector {
  const found = new Collector();
  const directives = directivesOf(text);
  const replacements = replacementsOf(directives);
  const mains = directives.flatMap(({verb, words: [path]}) => (verb === 'module' && path ? [path] : []));
  const isOwn = ownModules(mains);
  found.keepModules(mains);
  if (isBeforePruning(directives)) found.markDirectOnly();
  for (const {verb, words, comment} of directives) {
    if (verb !== 'require') continue;
    const [module = '', version] = words;
    const replacement = replacements.get(`${module} ${version}`) ?? replacements.get(module);
    const [path = module, used] = replacement ?? words;
    // What takes a module's place without a version is a folder.
    if (reasonOfSource(path) === 'local' || (replacement && !used) || isOwn(path))
      found.skip(module, 'local', {version});
    else if (!used) found.skip(path, 'unreadable');
    else {
      const elsewhere = moduleElsewhere(path, used);
      found.add('golang', path, used, {direct: !/^indirect\b/.test(comment), elsewhere});
    }
  }
  return found;
}

export const goMod: Format = {
  id: 'go-mod',
  language: 'Go',
  title: 'go.mod',
  tools: 'Go',
  note: "The standard library isn't checked: the go line has its version.",
  fileName: /^go\.mod$/i,
  syntax: 'text',
  sign: (text) => /^module[ \t]+\S+[ \t]*(?:\/\/.*)?\r?$/m.test(text),
  read: readGoMod,
  nearby: [
    {
      name: /^go\.work(?:\.sum)?$/i,
      message: 'This looks like a Go workspace. Use the output of go list -m all, or the go.mod of one of its modules.',
    },
    {
      content: /^[^\s@]+(?:@v[^\s@]+)? [^\s@]+@v\d[^\s@]*$/m,
      message:
        "This looks like the output of go mod graph, which also lists versions that aren't used. Use the output of go list -m all.",
    },
  ],
};
